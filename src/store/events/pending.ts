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
    const values: Value[] = [workspaceId, now]
    for (let index = 0; index < count; index++) addValues(values, events[at + index] as NewEvent, first + at + index)
    await insert(within, values)
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

/** Inserts so many events with one statement, which is built once. Given are what they share, then the values of each. */
const insertsOf = (count: number) => ({
  count,
  insert: prepared((db, given: readonly Value[]) =>
    db.insertInto('event').values(
      Array.from({ length: count }, (_, index) => {
        const at = SHARED + index * VALUES
        return {
          workspace_id: given[0] as number,
          sequence: given[at] as number,
          kind: given[at + 1] as NewEvent['kind'],
          chatbot_id: given[at + 2] as number,
          session_id: given[at + 3] as number | null,
          subject_id: given[at + 4] as number | null,
          data: given[at + 5] as string,
          created_at: given[1] as number,
        }
      }),
    ),
  ),
})

const SHARED = 2
const VALUES = 6

function addValues(values: Value[], event: NewEvent, sequence: number): void {
  values.push(sequence, event.kind, event.chatbotId, event.sessionId, event.subjectId, event.data)
}

const oneByOne = insertsOf(1)
/** A few sizes, of which every number of events is made up. */
const inserts = [...[64, 32, 16, 8, 4, 2].map(insertsOf), oneByOne]
