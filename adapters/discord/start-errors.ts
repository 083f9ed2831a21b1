import { DiscordjsError, DiscordjsErrorCodes, GatewayCloseCodes } from 'discord.js'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { CannotStart } from '../bridge/program/config.ts'

const PAGE = 'the page "Bot" of your application on https://discord.com/developers/applications'
const BAD_TOKEN = `Discord does not accept DISCORD_TOKEN; copy it again from ${PAGE}.`
const NO_INTENT = `Discord does not show the bot what people write; turn "Message Content Intent" on, on ${PAGE}.`

const reasons: Record<number, string> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN,
  [GatewayCloseCodes.DisallowedIntents]: NO_INTENT,
}

/** Why Discord let go of the bot for good, by the code with which it closed, in words for the person who runs it. */
export const disconnectReason = (code: number): CannotStart =>
  new CannotStart(reasons[code] ?? `Discord closed the connection for good, with the code ${code}.`)

/** Turns what logging in met into such words; what is not of that kind stays as it is. */
export function explainStartError(error: unknown, apiUrl: string): unknown {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)
    return new CannotStart(BAD_TOKEN)
  if (nobodyAnswered(error)) return new CannotStart(`Discord does not answer at ${apiUrl}.`)
  return error
}
