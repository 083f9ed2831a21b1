import {
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  GatewayCloseCodes,
  RateLimitError,
  RESTJSONErrorCodes,
} from 'discord.js'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { Undelivered } from '../bridge/platform/undelivered.ts'
import { CannotStart, DISCORD_BOT_PAGE } from '../bridge/program/settings.ts'
import { wasNeverSent } from '../bridge/retry.ts'

/** Pause after the rate limit for edits of messages older than an hour; Discord sends no duration for that limit. */
const OLD_EDITS_PAUSE_MS = 60_000

/** Codes of refusals for a time: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const TEMPORARY = [
  RESTJSONErrorCodes.ChannelWriteRateLimit,
  RESTJSONErrorCodes.ServerWriteRateLimit,
  RESTJSONErrorCodes.SendMessagesHasBeenTemporarilyDisabled,
  RESTJSONErrorCodes.APIResourceOverloaded,
]

/** Translates an error of a request into an `Undelivered`. */
export function undelivered(error: unknown): Undelivered {
  if (error instanceof Undelivered) return error
  const failed = (failure: Undelivered['failure'], retryAfterMs?: number) =>
    new Undelivered(failure, 'Discord did not take the message', {
      cause: error,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  if (error instanceof RateLimitError) return failed('retryable', error.retryAfter > 0 ? error.retryAfter : undefined)
  if (hasCode(error, RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached))
    return failed('retryable', OLD_EDITS_PAUSE_MS)
  if (hasCode(error, ...TEMPORARY)) return failed('retryable')
  if (error instanceof DiscordAPIError) return failed(isVerdict(error) ? 'refused' : 'retryable')
  if (wasNeverSent(error)) return failed('retryable')
  // After a timeout, a broken connection or a 5xx status the request may have been done.
  return failed('ambiguous')
}

const UNAUTHORIZED = 401
const TOO_LARGE = 413

/**
 * Whether Discord judged the request. A proxy answers without a code of Discord's; only its limit for sizes is final. That the
 * token is unknown can be an outage: the gateway closes the connection if it is not.
 */
const isVerdict = ({ status, code }: DiscordAPIError): boolean =>
  status === UNAUTHORIZED ? Number(code) > 0 : typeof code === 'number' || status === TOO_LARGE

/** Repeats idempotent `work` once if its outcome is unknown, such as after a timeout. */
export async function retryIfOutcomeUnknown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (undelivered(error).failure !== 'ambiguous') throw error
    return work()
  }
}

/** Whether the error is a refusal by Discord with one of these codes. */
export const hasCode = (error: unknown, ...codes: RESTJSONErrorCodes[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code)

/** Whether Discord refused the request permanently. */
export const isRefused = (error: unknown): boolean => undelivered(error).failure === 'refused'

/** Ignores a permanent refusal; throws any other error. */
export function ignoreRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error
}

/** Reads a list as empty that Discord permanently refuses to give; throws any other error. */
export function emptyIfRefused(error: unknown): never[] {
  if (!isRefused(error)) throw error
  return []
}

/** Throws the error as an `Undelivered`. */
export function throwUndelivered(error: unknown): never {
  throw undelivered(error)
}

/** Waits for a request and ignores a permanent refusal. Throws `Undelivered` for other errors. */
export async function optional(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isRefused(error)) throw undelivered(error)
  }
}

/** Runs the attempts in order until one is not refused. Each gets the refusal of the one before; the last refusal is thrown. */
export async function firstAccepted<T>(tries: ((refused: unknown) => Promise<T>)[]): Promise<T> {
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

/** The same for forms of a message, from best to plainest. Stops at a refusal that each form would meet. */
export const inPlainestForm = <T>([best, ...plainer]: (() => Promise<T>)[]): Promise<T> =>
  firstAccepted([
    ...(best === undefined ? [] : [best]),
    ...plainer.map((form) => async (refused: unknown) => {
      if (isRefusedInAnyForm(refused)) throw refused
      return form()
    }),
  ])

/** What the API says of a message that was deleted, maybe with its channel. */
export const GONE = [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel]

/** Whether the bot lacks a permission. */
export const isForbidden = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions)

/**
 * Codes about the place, the person or the token of an interaction, whatever the message looks like. Who goes on to send what is
 * refused is shut out in the end: https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
 */
const IN_ANY_FORM = [
  ...GONE,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
  RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.ThreadLocked,
]

/** Whether a plainer message would be refused as well. */
export const isRefusedInAnyForm = (error: unknown): boolean =>
  hasCode(error instanceof Undelivered ? error.cause : error, ...IN_ANY_FORM)

const BAD_TOKEN = `Discord does not accept DISCORD_TOKEN; copy it again from ${DISCORD_BOT_PAGE}.`
const NO_INTENT = `Discord does not show the bot what people write; turn "Message Content Intent" on, on ${DISCORD_BOT_PAGE}.`

const reasons: Record<number, string> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN,
  [GatewayCloseCodes.DisallowedIntents]: NO_INTENT,
}

/** Explains a permanent close code of the gateway to the person who runs the bot. */
export const disconnectReason = (code: number): CannotStart =>
  new CannotStart(reasons[code] ?? `Discord closed the connection for good, with the code ${code}.`)

/** Explains errors of the login to the person who runs the bot; returns other errors unchanged. */
export function explainStartError(error: unknown, apiUrl: string): unknown {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)
    return new CannotStart(BAD_TOKEN)
  if (nobodyAnswered(error)) return new CannotStart(`Discord does not answer at ${apiUrl}.`)
  return error
}
