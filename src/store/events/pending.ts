import { type Kysely, sql } from 'kysely'
import type { NewEvent } from '../../core/ports/events.ts'
import { prepared } from '../prepared.ts'
import type { Tables } from '../tables.ts'

/** What tells of a message that was written, or changed as `data` says. */
export const messageEvent = (of: { chatbotId: number; sessionId: number }, id: number, data = ''): NewEvent => ({
  chatbotId: of.chatbotId,
  sessionId: of.sessionId,
  kind: 'message',
  subjectId: id,
  data,
})

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
  const [counter] = await takeNumbers(within, { chatbotId, count: events.length })
  // The chatbot was removed at this moment, and what is told of it too.
  if (counter === undefined) return
  const first = counter.last - events.length + 1
  const { workspace_id: workspaceId } = counter
  for (let at = 0; at < events.length; ) {
    const { count, insert } = inserts.find((one) => one.count <= events.length - at) ?? oneByOne
    const rows = events.slice(at, at + count).map((event, index) => valuesOf(event, first + at + index, index))
    await insert(within, Object.assign({ workspaceId, now }, ...rows))
    at += count
  }
}

const takeNumbers = prepared((db, given: { chatbotId: number; count: number }) =>
  db
    .updateTable('event_counter')
    .set({ last: sql<number>`last + ${given.count}` })
    .where('workspace_id', '=', (owner) =>
      owner.selectFrom('chatbot').select('workspace_id').where('id', '=', given.chatbotId),
    )
    .returning(['workspace_id', 'last']),
)

type Value = string | number | null

/** Inserts so many events with one statement, which is built once. */
const insertsOf = (count: number) => ({
  count,
  insert: prepared((db, given: Record<string, Value>) =>
    db.insertInto('event').values(
      Array.from({ length: count }, (_, index) => ({
        workspace_id: given['workspaceId'] as number,
        sequence: given[`sequence ${index}`] as number,
        kind: given[`kind ${index}`] as NewEvent['kind'],
        chatbot_id: given[`chatbotId ${index}`] as number,
        session_id: given[`sessionId ${index}`] as number | null,
        subject_id: given[`subjectId ${index}`] as number | null,
        data: given[`data ${index}`] as string,
        created_at: given['now'] as number,
      })),
    ),
  ),
})

const oneByOne = insertsOf(1)
/** A few sizes, of which every number of events is made up. */
const inserts = [insertsOf(64), insertsOf(8), oneByOne]

/** The values of an event at its place in a statement. */
const valuesOf = (event: NewEvent, sequence: number, index: number): Record<string, Value> => ({
  [`sequence ${index}`]: sequence,
  [`kind ${index}`]: event.kind,
  [`chatbotId ${index}`]: event.chatbotId,
  [`sessionId ${index}`]: event.sessionId,
  [`subjectId ${index}`]: event.subjectId,
  [`data ${index}`]: event.data,
})
