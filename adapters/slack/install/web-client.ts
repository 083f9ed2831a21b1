import { type LogLevel, webApi } from '@slack/bolt'
import { HARMLESS_TIMEOUT_MS, PLATFORM_TIMEOUT_MS } from '../../bridge/retry.ts'
import { DEFAULT_RETRY_AFTER_MS } from '../failures.ts'

export type Logger = NonNullable<webApi.WebClientOptions['logger']>
export type ClientParts = { apiUrl: string; logger: Logger }

/** A client of Slack's web API with the token of one installation. */
export const createWebClient = (token: string, { apiUrl, logger }: ClientParts): webApi.WebClient =>
  new webApi.WebClient(token, { ...clientOptions, slackApiUrl: apiUrl, logger })

/**
 * Methods that do no harm if Slack does them late: they only read, or open a dialog, which Slack does within three seconds or not
 * at all.
 */
const HARMLESS = [
  'auth.test',
  'conversations.history',
  'conversations.info',
  'conversations.members',
  'conversations.replies',
  'files.info',
  'users.info',
  'users.list',
  'views.open',
]

/** Aborts requests of harmless methods earlier than others. Slack's library has one timeout for all. */
export const withShortTimeouts =
  (request: webApi.FetchFunction, timeoutMs = HARMLESS_TIMEOUT_MS): webApi.FetchFunction =>
  (url, init) => {
    const [, method = ''] = /([^/]+)$/.exec(String(url)) ?? []
    if (!HARMLESS.includes(method)) return request(url, init)
    const signals = [AbortSignal.timeout(timeoutMs), init?.signal ?? []].flat()
    return request(url, { ...init, signal: AbortSignal.any(signals) })
  }

const TOO_MANY_REQUESTS = 429
const HEADER = 'retry-after'

/**
 * Like `fetch`, but every 429 tells a wait. A proxy before Slack may answer 429 without `Retry-After` or with a date, for which
 * Slack's library throws an unknown error, or with 0, for which it would ask endlessly. These become a wait of `DEFAULT_RETRY_AFTER_MS`.
 */
const fetchWithRetryAfter: webApi.FetchFunction = async (url, init) => {
  const response = await fetch(url, init)
  const isTold = Number.parseInt(response.headers.get(HEADER) ?? '', 10) > 0
  if (response.status !== TOO_MANY_REQUESTS || isTold) return response
  await response.arrayBuffer() // an unread body would keep the connection
  return new Response(null, {
    status: TOO_MANY_REQUESTS,
    headers: { [HEADER]: String(DEFAULT_RETRY_AFTER_MS / 1_000) },
  })
}

/** Options of every client: https://docs.slack.dev/tools/node-slack-sdk/web-api */
export const clientOptions = {
  retryConfig: { retries: 0 },
  rejectRateLimitedCalls: true,
  timeout: PLATFORM_TIMEOUT_MS,
  fetch: withShortTimeouts(fetchWithRetryAfter),
}

const silent = () => undefined

/** A logger for Slack's libraries. It reports errors and drops everything else, which may contain what people wrote. */
export function createLogger(report: (error: unknown) => void): Logger {
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (...words: unknown[]) => report(words.join(' ')),
    setLevel: silent,
    setName: silent,
    getLevel: () => 'error' as LogLevel,
  }
}
