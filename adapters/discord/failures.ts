import {
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  GatewayCloseCodes,
  RateLimitError,
  RESTJSONErrorCodes,
} from 'discord.js'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { Undelivered } from '../bridge/platform.ts'
import { CannotStart } from '../bridge/program/config.ts'
import { wasNeverSent } from '../bridge/retry.ts'

/** Edits of messages that are older than an hour have a limit of their own, of which Discord says nothing but this. */
const OLD_EDITS_PAUSE_MS = 60_000

/** What became of a message, by what sending it met. */
export function undelivered(error: unknown): Undelivered {
  const failed = (failure: Undelivered['failure'], retryAfterMs?: number) =>
    new Undelivered(failure, 'Discord did not take the message', {
      cause: error,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  if (error instanceof RateLimitError) return failed('retryable', error.retryAfter > 0 ? error.retryAfter : undefined)
  if (hasCode(error, RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached))
    return failed('retryable', OLD_EDITS_PAUSE_MS)
  if (error instanceof DiscordAPIError) return failed('refused')
  if (wasNeverSent(error)) return failed('retryable')
  // A time-out, a broken connection, a 5xx: it may have been done all the same.
  return failed('ambiguous')
}

/** Does what may be done twice, and does it again where nobody knows whether it was done. */
export async function retryIfOutcomeUnknown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (undelivered(error).failure !== 'ambiguous') throw error
    return work()
  }
}

/** Whether Discord refused with one of these codes. */
export const hasCode = (error: unknown, ...codes: RESTJSONErrorCodes[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code)

/** Whether Discord took it and will not do it, however often it is asked. */
export const isRefused = (error: unknown): boolean => undelivered(error).failure === 'refused'

/** Throws the error unless Discord refused something. */
export function unlessRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error
}

/** Throws the error as the bridge takes it. */
export function throwUndelivered(error: unknown): never {
  throw undelivered(error)
}

/** Waits for a request that nothing depends on; Discord may refuse it. */
export async function optional(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isRefused(error)) throw undelivered(error)
  }
}

/** Does the first of these that is not refused. Each gets what the one before it met; the last refusal is thrown. */
export async function firstTaken<T>(tries: ((refused: unknown) => Promise<T>)[]): Promise<T> {
  let refused: unknown
  for (const attempt of tries) {
    try {
      return await attempt(refused)
    } catch (error) {
      if (!isRefused(error)) throw error
      refused = error
    }
  }
  throw refused
}

/** Whether Discord says that the bot may not. */
export const isForbidden = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions)

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
