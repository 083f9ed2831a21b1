import type { Call, Calls } from './calls.ts'
import type { Method } from './limits.ts'

/** The methods that answer a list page by page: https://docs.slack.dev/apis/web-api/pagination */
const PAGED = [
  'conversations.history',
  'conversations.members',
  'conversations.replies',
  'users.list',
] as const satisfies Method[]
type PagedCall = Extract<Call, { method: (typeof PAGED)[number] }>
type Page = { response_metadata?: { next_cursor?: string } }

/**
 * Reads a list of Slack, at most `pagesMax` pages. It ends with a page that names no next one, or one that was already read: a cursor
 * that is repeated would be followed without end.
 */
export async function* pagesOf<Answer>(
  calls: Calls,
  list: PagedCall,
  pagesMax = Number.POSITIVE_INFINITY,
): AsyncGenerator<Answer & Page> {
  const followed = new Set<string>()
  let cursor = ''
  for (let page = 1; page <= pagesMax; page += 1) {
    const args = { ...list.args, ...(cursor !== '' && { cursor }) }
    const answer = await calls<Answer & Page>({ ...list, args } as PagedCall)
    yield answer
    cursor = answer.response_metadata?.next_cursor ?? ''
    if (cursor === '' || followed.has(cursor)) return
    followed.add(cursor)
  }
}
