import { setImmediate } from 'node:timers/promises'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { parsedJson } from '../../contract/text.ts'
import { batchesOf, inTurns } from '../database/batches.ts'
import type { Tables } from '../tables.ts'

/** Events scanned per step: few enough to block others only briefly. */
const EVENTS = 5_000
/** Events removed per query. */
const IDS = 500
/** Alerts read at once: a digest may tell of hundreds of homes. */
const ALERTS = 20
const AlertWatches = z.object({ WatchIDs: z.array(z.int()) })

/** Removes the events of these sessions and the alerts of these watches; returns up to which event it looked. */
export async function removeEvents(
  db: Kysely<Tables>,
  { chatbotId, sessionIds, watchIds }: { chatbotId: number; sessionIds: number[]; watchIds: number[] },
  { after = 0, until = Infinity }: { after?: number; until?: number } = {},
): Promise<number> {
  const counter = await db
    .selectFrom('event_counter')
    .innerJoin('chatbot', 'chatbot.workspace_id', 'event_counter.workspace_id')
    .select(['event_counter.workspace_id', 'last', 'pruned'])
    .where('chatbot.id', '=', chatbotId)
    .executeTakeFirst()
  if (counter === undefined) return 0
  const { workspace_id, pruned } = counter
  const last = Math.min(until, counter.last)
  const forgotten = new Set(sessionIds)
  for (let from = Math.max(pruned, after); from < last; from += EVENTS) {
    const scanned = db
      .selectFrom('event')
      .where('workspace_id', '=', workspace_id)
      .where('sequence', '>', from)
      .where('sequence', '<=', Math.min(from + EVENTS, last))
    const events = await scanned.select(['sequence', 'session_id']).where('session_id', 'is not', null).execute()
    const going = events.flatMap((event) => (forgotten.has(event.session_id ?? 0) ? event.sequence : []))
    if (watchIds.length > 0) {
      const ofNoSession = scanned.where('session_id', 'is', null).where('kind', '=', 'alert')
      const alerts = (await ofNoSession.select('sequence').execute()).map(({ sequence }) => sequence)
      going.push(...(await alertsOf(scanned, alerts, watchIds)))
    }
    for (const some of batchesOf(going, IDS))
      await db.deleteFrom('event').where('workspace_id', '=', workspace_id).where('sequence', 'in', some).execute()
    await setImmediate()
  }
  return last
}

type EventQuery = SelectQueryBuilder<Tables, 'event', object>

/** Which of these alerts, by sequence number, tell of these watches. */
async function alertsOf(events: EventQuery, alerts: number[], watchIds: number[]): Promise<number[]> {
  const forgotten = new Set(watchIds)
  const found: number[] = []
  for await (const some of inTurns(batchesOf(alerts, ALERTS))) {
    const rows = await events.select(['sequence', 'data']).where('sequence', 'in', some).execute()
    for (const { sequence, data } of rows)
      if (AlertWatches.parse(parsedJson(data)).WatchIDs.some((id) => forgotten.has(id))) found.push(sequence)
  }
  return found
}
