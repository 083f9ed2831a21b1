import type { webApi } from '@slack/bolt'
import { HARMLESS_TIMEOUT_MS } from '../../bridge/retry.ts'

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
