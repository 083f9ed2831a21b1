import { type Kysely, sql } from 'kysely'
import type { NewEvent } from '../../core/ports/events.ts'
import type { Tables } from '../tables.ts'

/** What tells of a message that was written, or changed as `data` says. */
export const messageEvent = (of: { chatbotId: number; sessionId: number }, id: number, data = ''): NewEvent => ({
  chatbotId: of.chatbotId,
  sessionId: of.sessionId,
  kind: 'message',
  subjectId: id,
  data,
})

/** Rows of one statement; each has eight values, and PostgreSQL takes 65,535 of them. */
const ROWS_MAX = 500

const pending = new WeakMap<Kysely<Tables>, { events: NewEvent[]; now: number }>()

/** Adds events to a transaction. They are written as its last act, see `writePending`. */
export function addPending(within: Kysely<Tables>, events: NewEvent[], now: number): void {
  const known = pending.get(within)
  if (known === undefined) pending.set(within, { events: [...events], now })
  else known.events.push(...events)
}

/**
 * Writes the events of a transaction that is about to commit. To number them it locks its workspace's counter until the
 * commit, so that whoever sees an event sees all earlier ones; last in a transaction, this lock is short and never waits
 * for one that waits for it.
 */
export async function writePending(within: Kysely<Tables>): Promise<void> {
  const waiting = pending.get(within)
  if (waiting === undefined) return
  pending.delete(within)
  for (const [chatbotId, events] of Map.groupBy(waiting.events, (event) => event.chatbotId))
    await writeOf(within, chatbotId, events, waiting.now)
}

async function writeOf(within: Kysely<Tables>, chatbotId: number, events: NewEvent[], now: number): Promise<void> {
  const counter = await within
    .updateTable('event_counter')
    .set({ last: sql`last + ${sql.lit(events.length)}` })
    .where('workspace_id', '=', (owner) =>
      owner.selectFrom('chatbot').select('workspace_id').where('id', '=', chatbotId),
    )
    .returning(['workspace_id', 'last'])
    .executeTakeFirst()
  // The chatbot was removed at this moment, and what is told of it too.
  if (counter === undefined) return
  const first = counter.last - events.length + 1
  const rows = events.map(({ sessionId, kind, subjectId, data }, index) => ({
    workspace_id: counter.workspace_id,
    sequence: first + index,
    kind,
    chatbot_id: chatbotId,
    session_id: sessionId,
    subject_id: subjectId,
    data,
    created_at: now,
  }))
  for (let at = 0; at < rows.length; at += ROWS_MAX)
    await within
      .insertInto('event')
      .values(rows.slice(at, at + ROWS_MAX))
      .execute()
}
