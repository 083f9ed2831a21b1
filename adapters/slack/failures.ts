import { webApi } from '@slack/bolt'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { Undelivered } from '../bridge/platform.ts'
import { CannotStart } from '../bridge/program/config.ts'
import { wasNeverSent } from '../bridge/retry.ts'

const { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } = webApi

/** Slack's words for its own troubles. */
const TROUBLES = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout', 'streaming_state_conflict']
const LIMITED = ['ratelimited', 'rate_limited']
/** Where Slack does not say how long it wants to be left alone. */
const UNTOLD_MS = 5_000

/** What became of a message, by what sending it met. */
export function undelivered(error: unknown): Undelivered {
  if (error instanceof Undelivered) return error
  const failed = (failure: Undelivered['failure'], retryAfterMs?: number) =>
    new Undelivered(failure, 'Slack did not take the message', {
      cause: error,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  const limitMs = limitOf(error)
  if (limitMs !== undefined) return failed('retryable', limitMs)
  if (error instanceof WebAPIPlatformError) return failed(TROUBLES.includes(wordOf(error)) ? 'ambiguous' : 'refused')
  if (error instanceof WebAPIRequestError && wasNeverSent(error.original)) return failed('retryable')
  if (error instanceof WebAPIRequestError || error instanceof WebAPIHTTPError) return failed('ambiguous')
  throw error
}

/** How long Slack wants to be left alone, in ms; undefined where the error is another. */
export function limitOf(error: unknown): number | undefined {
  if (error instanceof Undelivered) return error.retryAfterMs
  if (error instanceof WebAPIRateLimitedError) return error.retryAfter * 1_000
  if (!(error instanceof WebAPIPlatformError) || !LIMITED.includes(wordOf(error))) return undefined
  const { retryAfter } = error.data.response_metadata ?? {}
  return retryAfter === undefined ? UNTOLD_MS : retryAfter * 1_000
}

/** Whether Slack refused for good, whatever its word: what is sent again as it is would be refused again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Undelivered
    ? error.failure === 'refused'
    : error instanceof WebAPIPlatformError && undelivered(error).failure === 'refused'

/** Throws the error unless Slack refused something. */
export function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error
}

/** Slack's words for what no other body would help with. */
const WHATEVER_IS_SAID = ['missing_scope', 'not_in_channel', 'channel_not_found', 'is_archived']

/** Sends the first of these bodies that Slack does not refuse for good. Throws what the first one met. */
export async function inPlainestWay<Body, Answer>(
  bodies: Body[],
  send: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  let refusal: unknown
  for (const body of bodies) {
    try {
      return await send(body)
    } catch (error) {
      if (!isRefused(error)) throw error
      refusal ??= error
      if (isRefusal(error, ...WHATEVER_IS_SAID)) break
    }
  }
  throw refusal
}

/** Whether Slack refused with one of these words. */
export const isRefusal = (error: unknown, ...words: string[]): boolean =>
  error instanceof WebAPIPlatformError && words.includes(wordOf(error))

const wordOf = ({ data }: webApi.WebAPIPlatformError): string => data.error

const PAGES = 'of your app on https://api.slack.com/apps'
/** Slack's words for a token that is good for nothing, now and later. */
const BAD_TOKEN = ['invalid_auth', 'not_authed', 'account_inactive', 'token_revoked', 'token_expired', 'app_inactive']
const WRONG_KIND = ['not_allowed_token_type', 'missing_scope', 'no_permission']

type Token = 'SLACK_BOT_TOKEN' | 'SLACK_APP_TOKEN'
const where: Record<Token, string> = {
  SLACK_BOT_TOKEN: `the page "OAuth & Permissions" ${PAGES}; it begins with xoxb-`,
  SLACK_APP_TOKEN: `the part "App-Level Tokens" on the page "Basic Information" ${PAGES}; it begins with xapp- and needs the scope connections:write`,
}

/** Whether Slack will refuse a token again, however often it is tried. */
export const isTokenRejected = (error: unknown): boolean => isRefusal(error, ...BAD_TOKEN, ...WRONG_KIND)

/** Turns what the first call with a token met into words for the person who starts the app; what is not of that kind stays. */
export function explainStartError(error: unknown, token: Token, apiUrl: string): unknown {
  if (isRefusal(error, ...BAD_TOKEN))
    return new CannotStart(`Slack does not accept ${token}; copy it again from ${where[token]}.`)
  if (isRefusal(error, ...WRONG_KIND))
    return new CannotStart(`${token} is not the token that is needed; take it from ${where[token]}.`)
  if (error instanceof WebAPIRateLimitedError)
    return new CannotStart(`Slack wants to be left alone for ${error.retryAfter} seconds; start the app again then.`)
  if (error instanceof WebAPIRequestError || nobodyAnswered(error))
    return new CannotStart(`Slack does not answer at ${apiUrl}.`)
  return error
}
