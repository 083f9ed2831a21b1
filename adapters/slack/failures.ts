import { webApi } from '@slack/bolt'
import { Undelivered } from '../bridge/platform.ts'

const { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } = webApi

/** Errors of sockets before anything was sent. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
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
  if (error instanceof WebAPIRequestError && NEVER_SENT.includes(codeOf(error.original))) return failed('retryable')
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

/** Whether Slack refused with one of these words. */
export const isRefusal = (error: unknown, ...words: string[]): boolean =>
  error instanceof WebAPIPlatformError && words.includes(wordOf(error))

const wordOf = ({ data }: webApi.WebAPIPlatformError): string => data.error

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
