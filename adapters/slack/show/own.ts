import type { AbandonedPart } from '../../bridge/platform.ts'
import { type At, atOf } from '../ids.ts'
import type { Calls, Homes } from '../limits/calls.ts'
import { hasMark, isMarked, type Marked } from './parts.ts'

type Listed = Marked & { ts: string; user?: string; streaming_state?: string }
type Page = { messages?: Listed[]; response_metadata?: { next_cursor?: string } }
/** A message that an earlier try made for a part. `open`: it is a stream that nobody stopped. */
export type Own = { at: At; open: boolean }

const PAGE = 100

/**
 * The message that an earlier try made for the part, undefined where there is none. A stream gets its mark only when it
 * is stopped: one without a mark is that of the reply which was being shown, since a thread has one reply at a time.
 */
export async function findOwn(
  { homes, calls }: { homes: Homes; calls: Calls },
  showing: Omit<AbandonedPart, 'id'>,
): Promise<Own | undefined> {
  const thread = atOf(showing.thread)
  const { botUser } = await homes(thread.workspace)
  let unmarked: Own | undefined
  for await (const message of messagesAfter(calls, showing)) {
    if (message.user !== botUser) continue
    const own = { at: { ...thread, ts: message.ts }, open: message.streaming_state === 'in_progress' }
    if (hasMark(message, showing.key)) return own
    if (message.streaming_state !== undefined && !isMarked(message)) unmarked = own
  }
  return unmarked
}

async function* messagesAfter(
  calls: Calls,
  { thread, replyTo }: Pick<AbandonedPart, 'thread' | 'replyTo'>,
): AsyncGenerator<Listed> {
  const { workspace, channel, ts } = atOf(thread)
  const method = ts === '' ? 'conversations.history' : 'conversations.replies'
  const from = { channel, ...(ts !== '' && { ts }), oldest: atOf(replyTo).ts, include_all_metadata: true, limit: PAGE }
  let cursor: string | undefined
  do {
    const args = { ...from, ...(cursor && { cursor }) }
    const page: Page = await calls({ workspace, method, lane: 'final', args })
    yield* page.messages ?? []
    cursor = page.response_metadata?.next_cursor
  } while (cursor)
}
