import type { Call, Calls } from './calls.ts'
import type { MethodArguments } from './limits.ts'
import type { Lane } from './rate-queue.ts'

/** The methods that answer a list page by page: https://docs.slack.dev/apis/web-api/pagination */
type PagedMethod =
  | 'conversations.history'
  | 'conversations.members'
  | 'conversations.replies'
  | 'users.conversations'
  | 'users.list'
type PagedCall = Extract<Call, { method: PagedMethod }>
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

/** People of a page: Slack advises at most 200, and allows 999. */
export const PEOPLE_PAGE = 500

/** The ids of a channel's members, page by page. */
export async function* membersOf(
  calls: Calls,
  { workspace, channel }: { workspace: string; channel: string },
): AsyncGenerator<string, undefined> {
  const args = { channel, limit: PEOPLE_PAGE }
  const list = { workspace, method: 'conversations.members', lane: 'final', args } as const
  for await (const { members = [] } of pagesOf<{ members?: string[] }>(calls, list)) yield* members
}

/** Messages of a page. */
const PAGE = 100
/** `ts`: of the first message of a thread; '' for the messages of the channel itself. */
export type MessageList = { workspace: string; lane: Lane; ts: string } & Omit<
  MethodArguments['conversations.history'],
  'limit'
>

/** The messages of a channel, or of one of its threads, page by page. */
export async function* messagePagesOf<Message>(
  calls: Calls,
  { workspace, lane, ts, ...range }: MessageList,
  pagesMax?: number,
): AsyncGenerator<Message[]> {
  const args = { ...range, limit: PAGE }
  const list: PagedCall =
    ts === ''
      ? { workspace, lane, method: 'conversations.history', args }
      : { workspace, lane, method: 'conversations.replies', args: { ...args, ts } }
  for await (const { messages = [] } of pagesOf<{ messages?: Message[] }>(calls, list, pagesMax)) yield messages
}

/** The messages of a channel, or of one of its threads. */
export async function* messagesOf<Message>(
  ...given: Parameters<typeof messagePagesOf>
): AsyncGenerator<Message, undefined> {
  for await (const page of messagePagesOf<Message>(...given)) yield* page
}
