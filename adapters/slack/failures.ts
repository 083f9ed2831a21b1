import { webApi } from '@slack/bolt'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { Undelivered } from '../bridge/platform/undelivered.ts'
import { CannotStart, SLACK_APP_PAGES } from '../bridge/program/settings.ts'
import { wasNeverSent } from '../bridge/retry.ts'

const { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } = webApi

/** Error codes of temporary failures inside Slack. */
const TROUBLES = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout', 'streaming_state_conflict']
/**
 * Error codes while a workspace or channel moves, such as to an organization, which may take hours:
 * https://docs.slack.dev/reference/events/grid_migration_started
 */
const MOVING = ['team_added_to_org', 'org_login_required', 'external_channel_migrating']
const LIMITED = ['ratelimited', 'rate_limited']

/** Pause after a rate limit that does not say how long, in ms. */
export const DEFAULT_RETRY_AFTER_MS = 5_000

/** Translates an error of a request into an `Undelivered`. Throws errors of other kinds. */
export function undelivered(error: unknown): Undelivered {
  if (error instanceof Undelivered) return error
  const failed = (failure: Undelivered['failure'], retryAfterMs?: number) =>
    new Undelivered(failure, 'Slack did not take the message', {
      cause: error,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    })
  const limitMs = limitOf(error)
  if (limitMs !== undefined) return failed('retryable', limitMs)
  if (isTokenInvalid(error) || isRefusal(error, ...MOVING)) return failed('retryable')
  if (error instanceof WebAPIPlatformError) return failed(isVerdict(wordOf(error)) ? 'refused' : 'ambiguous')
  if (error instanceof WebAPIRequestError && wasNeverSent(error.original)) return failed('retryable')
  if (error instanceof WebAPIRequestError || error instanceof WebAPIHTTPError) return failed('ambiguous')
  throw error
}

/** Whether Slack judged the request. The text of a page that a proxy answers stands in the place of Slack's error code. */
const isVerdict = (word: string): boolean => /^\w+$/.test(word) && !TROUBLES.includes(word)

/** The pause that a rate limit error asks for, in ms; undefined for other errors. */
export function limitOf(error: unknown): number | undefined {
  if (error instanceof Undelivered) return error.retryAfterMs
  if (error instanceof WebAPIRateLimitedError) return error.retryAfter * 1_000
  if (!(error instanceof WebAPIPlatformError) || !LIMITED.includes(wordOf(error))) return undefined
  const { retryAfter } = error.data.response_metadata ?? {}
  return retryAfter === undefined ? DEFAULT_RETRY_AFTER_MS : retryAfter * 1_000
}

/** Whether a request to Slack failed, whatever the reason. */
export const isFromSlack = (error: unknown): boolean =>
  [Undelivered, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError, WebAPIHTTPError].some(
    (kind) => error instanceof kind,
  )

/** Whether Slack refused the request permanently, with any error code. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Undelivered
    ? error.failure === 'refused'
    : error instanceof WebAPIPlatformError && undelivered(error).failure === 'refused'

/** Throws the error as an `Undelivered`. */
export function throwUndelivered(error: unknown): never {
  throw undelivered(error)
}

/** Ignores a permanent refusal; throws any other error. */
export function ignoreRefused(error: unknown): void {
  if (!isRefused(error)) throw error
}

type Send<Body, Answer> = (body: Body) => Promise<Answer>

/** Posts the bodies in order until Slack accepts one. If it refuses all, throws the first refusal. */
export const postInPlainestWay = <Body extends object, Answer>(bodies: Body[], send: Send<Body, Answer>) =>
  firstAccepted(bodies, send, isRefused)

/** The same for an edit, which may be tried in another form even where it is unknown whether it was done. */
export const editInPlainestWay = <Body extends object, Answer>(bodies: Body[], send: Send<Body, Answer>) =>
  firstAccepted(bodies, send, (error) => isRefused(error) || isFailedByContent(error))

/**
 * Sends the bodies in order until one is accepted, except those that would meet the same refusal. Goes on after errors that
 * `mayGoOn` allows; if none is left, throws the first.
 */
export async function firstAccepted<Body extends object, Answer>(
  [body, ...others]: Body[],
  send: Send<Body, Answer>,
  mayGoOn: (error: unknown) => boolean,
): Promise<Answer> {
  if (body === undefined) throw new Error('there is nothing to send')
  try {
    return await send(body)
  } catch (first) {
    const left = mayGoOn(first) ? otherForms(others, first) : []
    if (left.length === 0) throw first
    return firstAccepted(left, send, mayGoOn).catch((error: unknown) => {
      throw mayGoOn(error) ? first : error
    })
  }
}

/** The bodies that Slack may accept after a refusal: none if it is not about the content. */
export function otherForms<Body extends object>(bodies: Body[], refusal: unknown): Body[] {
  if (isRefusalLike(refusal, NOT_BY_CONTENT)) return []
  return isRefusalLike(refusal, /metadata/) ? bodies.filter((body) => !('metadata' in body)) : bodies
}

/**
 * Error codes about the channel, the thread, the message to edit, the person, the app or the workspace: another body would meet
 * the same. Unknown codes may be about the content. https://docs.slack.dev/reference/methods/chat.postMessage and …/chat.update
 */
const NOT_BY_CONTENT = new RegExp(
  `^(?:${[
    'restricted_action\\w*',
    '(?:channel|message|thread|team|user)_not_found',
    'is_archived|is_inactive|not_in_channel|user_not_in_channel|user_disabled',
    'thread_locked|cannot_reply_to_message|cannot_dm_bot|messages_tab_disabled',
    'edit_window_closed|cant_update_message|cant_delete_message|compliance_exports_prevent_deletion',
    '\\w*access_(?:denied|restricted|not_granted)|accesslimited|enterprise_is_restricted|two_factor_setup_required',
    'missing_scope|no_permission|not_allowed_token_type|method_deprecated|deprecated_endpoint|message_limit_exceeded',
  ].join('|')})$`,
)

/** Whether Slack failed in a way that can lie in the content: https://github.com/slackapi/node-slack-sdk/issues/2390 */
export const isFailedByContent = (error: unknown): boolean => isRefusal(error, 'internal_error', 'fatal_error')

/** Whether the error is a refusal with one of these error codes. */
export const isRefusal = (error: unknown, ...words: string[]): boolean =>
  error instanceof WebAPIPlatformError && words.includes(wordOf(error))

/** Whether the error is a refusal with an error code of this kind. */
export const isRefusalLike = (error: unknown, words: RegExp): boolean =>
  error instanceof WebAPIPlatformError && words.test(wordOf(error))

const wordOf = ({ data }: webApi.WebAPIPlatformError): string => data.error

/** Error codes of invalid tokens. */
const BAD_TOKEN = ['invalid_auth', 'not_authed', 'account_inactive', 'token_revoked', 'token_expired', 'app_inactive']
const WRONG_KIND = ['not_allowed_token_type', 'missing_scope', 'no_permission']

/** Whether the token is no longer valid. The request can be repeated with a new one. */
export const isTokenInvalid = (error: unknown): boolean => isRefusal(error, ...BAD_TOKEN)

type Token = 'SLACK_BOT_TOKEN' | 'SLACK_APP_TOKEN'
const where: Record<Token, string> = {
  SLACK_BOT_TOKEN: `the page "OAuth & Permissions" ${SLACK_APP_PAGES}; it begins with xoxb-`,
  SLACK_APP_TOKEN: `the part "App-Level Tokens" on the page "Basic Information" ${SLACK_APP_PAGES}; it begins with xapp- and needs the scope connections:write`,
}

/** Whether Slack rejected the token permanently: it is invalid or of the wrong kind. */
export const isTokenRejected = (error: unknown): boolean => isRefusal(error, ...BAD_TOKEN, ...WRONG_KIND)

/** Slack rejected a token of the settings while the app was running. */
export class TokenRejected extends Error {
  override readonly name = 'TokenRejected'
  readonly token: Token

  constructor(token: Token, cause: unknown) {
    super(`Slack rejected ${token}`, { cause })
    this.token = token
  }
}

/** Slack ended a connection as soon as it was made: https://github.com/slackapi/bolt-js/issues/2225 */
export class EndedAtOnce extends Error {
  override readonly name = 'EndedAtOnce'

  constructor() {
    super(
      'Slack ended a connection as soon as it was made. It allows ten to an app, of which each process of the app takes two.',
    )
  }
}

/** Explains why the app cannot start, or not go on, to the person who starts it; returns other errors unchanged. */
export function explainStartError(error: unknown, token: Token, apiUrl: string): unknown {
  if (error instanceof EndedAtOnce) return new CannotStart(`${error.message} End the others and start it again.`)
  if (error instanceof TokenRejected) return explainStartError(error.cause, error.token, apiUrl)
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
