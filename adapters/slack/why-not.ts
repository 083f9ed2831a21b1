import { webApi } from '@slack/bolt'
import { nobodyAnswered } from '../../src/contract/client/refused.ts'
import { CannotStart } from '../bridge/config.ts'

const { WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError } = webApi

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
export const isFinal = (error: unknown): boolean => isRefused(error, [...BAD_TOKEN, ...WRONG_KIND])

/** Turns what the first call with a token met into words for the person who starts the app; what is not of that kind stays. */
export function whyNot(error: unknown, token: Token, apiUrl: string): unknown {
  if (isRefused(error, BAD_TOKEN))
    return new CannotStart(`Slack does not accept ${token}; copy it again from ${where[token]}.`)
  if (isRefused(error, WRONG_KIND))
    return new CannotStart(`${token} is not the token that is needed; take it from ${where[token]}.`)
  if (error instanceof WebAPIRateLimitedError)
    return new CannotStart(`Slack wants to be left alone for ${error.retryAfter} seconds; start the app again then.`)
  if (error instanceof WebAPIRequestError || nobodyAnswered(error))
    return new CannotStart(`Slack does not answer at ${apiUrl}.`)
  return error
}

const isRefused = (error: unknown, words: string[]): boolean =>
  error instanceof WebAPIPlatformError && words.includes(error.data.error)
