import type { webApi } from '@slack/bolt'
import { DEFAULT_RETRY_AFTER_MS } from '../failures.ts'

const TOO_MANY_REQUESTS = 429
const HEADER = 'retry-after'

/**
 * Like `fetch`, but every 429 tells a wait. A proxy before Slack may answer 429 without `Retry-After` or with a date, for which
 * Slack's library throws an unknown error, or with 0, for which it would ask endlessly. These become a wait of `DEFAULT_RETRY_AFTER_MS`.
 */
export const fetchWithRetryAfter: webApi.FetchFunction = async (url, init) => {
  const response = await fetch(url, init)
  const isTold = Number.parseInt(response.headers.get(HEADER) ?? '', 10) > 0
  if (response.status !== TOO_MANY_REQUESTS || isTold) return response
  await response.arrayBuffer() // an unread body would keep the connection
  return new Response(null, {
    status: TOO_MANY_REQUESTS,
    headers: { [HEADER]: String(DEFAULT_RETRY_AFTER_MS / 1_000) },
  })
}
