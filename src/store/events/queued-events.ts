import { type Kysely, sql } from 'kysely'
import type { NewEvent } from '../../core/ports/events.ts'
import { isPostgres } from '../database/database-kind.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'

/** The event of a message that was added, or changed as `data` says. */
export const messageEvent = (of: { chatbotId: number; sessionId: number }, id: number, data = ''): NewEvent => ({
  chatbotId: of.chatbotId,
  sessionId: of.sessionId,
  kind: 'message',
  subjectId: id,
  data,
})

type Queued = { events: NewEvent[]; now: number }
const queued = new WeakMap<Kysely<Tables>, Queued>()

/** Queues events of a transaction; `writeQueuedEvents` writes them at its end. */
export function queueEvents(within: Kysely<Tables>, events: NewEvent[], now: number): void {
  const known = queued.get(within)
  if (known === undefined) queued.set(within, { events: [...events], now })
  else known.events.push(...events)
}

/**
 * Writes a transaction's queued events just before its commit. Numbering locks the workspace's counter until the commit, so that
 * whoever sees an event can see all earlier ones. At the end of the transaction, the lock is short and cannot cause a deadlock.
 */
export async function writeQueuedEvents(within: Kysely<Tables>): Promise<void> {
  const waiting = queued.get(within)
  if (waiting === undefined) return
  queued.delete(within)
  const byChatbot = Map.groupBy(waiting.events, (event) => event.chatbotId)
  if (byChatbot.size > 1 && isPostgres(within))
    await lockCounters(within, { chatbotIds: JSON.stringify([...byChatbot.keys()]) })
  for (const [chatbotId, events] of byChatbot) await writeEvents(within, chatbotId, { events, now: waiting.now })
}

/** Locks the counters of several chatbots, in an order that is the same everywhere, to avoid deadlocks. */
const lockCounters = prepared((db, given: { chatbotIds: string }) =>
  db
    .selectFrom('event_counter')
    .select('workspace_id')
    .where('workspace_id', 'in', (owners) =>
      owners.selectFrom('chatbot').select('workspace_id').where('id', 'in', idsIn(db, given.chatbotIds)),
    )
    .orderBy('workspace_id')
    .forNoKeyUpdate(),
)

async function writeEvents(within: Kysely<Tables>, chatbotId: number, { events, now }: Queued): Promise<void> {
  const [counter] = await takeNumbers(within, { chatbotId, count: events.length })
  // The chatbot was removed concurrently; so are its events.
  if (counter === undefined) return
  const first = counter.last - events.length + 1
  const { workspace_id: workspaceId } = counter
  for (let at = 0; at < events.length; ) {
    const { count, insert } = inserts.find((one) => one.count <= events.length - at) ?? insertOne
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

/** A prepared statement that inserts `count` events. Parameters: the shared values, then the values of each event. */
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

/** Number of parameters that all events of a statement share, and of those that each has. */
const SHARED = 2
const VALUES = 6

function addValues(values: Value[], event: NewEvent, sequence: number): void {
  values.push(sequence, event.kind, event.chatbotId, event.sessionId, event.subjectId, event.data)
}

const insertOne = insertsOf(1)
/** Batch sizes; any number of events is a sum of these. */
const inserts = [...[64, 32, 16, 8, 4, 2].map(insertsOf), insertOne]
