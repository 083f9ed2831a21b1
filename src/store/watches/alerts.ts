import { setImmediate } from 'node:timers/promises'
import { type Kysely, type SqlBool, sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '../../contract/fields/times.ts'
import { createRests } from '../../core/event-loop/resting.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { AlertedPrice, AlertStore, DueAlert } from '../../core/ports/watches.ts'
import { batchesOf, inTurns } from '../database/batches.ts'
import { hasCome, isFarAhead } from '../database/due.ts'
import type { Tables } from '../tables.ts'
import { createMatchCursor, ROWS_MAX } from './match-cursor.ts'

/** Longer than any alert waits: a weekly one waits up to a week and an hour. */
const LONGEST_WAIT_MS = 8 * DAY_MS
/** Rows read in one turn of the event loop. */
const READ_AT_ONCE = 5_000

/** Alerts, from matching until they are settled. */
export const createAlertStore = (db: Kysely<Tables>, now: Clock): AlertStore => ({
  ...createMatchCursor(db, now),

  async due(by, limit) {
    const due = await selectPeople(db, { by, limit }).where('due_at', '<=', by).execute()
    if (due.length === limit) return due
    // A second query: with both conditions in one, SQLite would read all alerts that wait.
    const far = selectPeople(db, { by, limit: limit - due.length }).where(isFarAhead('due_at', by, LONGEST_WAIT_MS))
    return [...due, ...(await far.execute())]
  },

  async pending(chatbotId, person) {
    const alerts: DueAlert[] = []
    for (;;) {
      const last = alerts.at(-1)
      const some = await readPending(db, { chatbotId, person, last, at: now() })
      alerts.push(...some)
      if (some.length < READ_AT_ONCE) break
      await setImmediate()
    }
    return alerts.toSorted((one, other) => one.sequence - other.sequence || one.watchId - other.watchId)
  },

  async postpone(alerts, dueAt, change) {
    for await (const some of inTurns(batchesOf(alerts, ROWS_MAX)))
      await db
        .updateTable('alert')
        .set({ due_at: dueAt, ...(change && { in_digest: change.inDigest ? 1 : 0 }) })
        .where(among(some))
        .where('settled_at', 'is', null)
        .execute()
  },

  async settle(alerts, at) {
    for await (const some of inTurns(batchesOf(alerts, ROWS_MAX))) {
      const settled = await db
        .updateTable('alert')
        .set({ settled_at: at })
        .where(among(some))
        .where('settled_at', 'is', null)
        .returning('watch_id')
        .execute()
      checkSettled(some, settled)
    }
  },

  async settleAlerted(alerts, at) {
    for await (const some of inTurns(batchesOf(alerts, ROWS_MAX))) {
      const { rows } = await sql`update alert set settled_at = ${at}, told_price = told.column4
        from (values ${sql.join(
          some.map((alert) => sql`(${keyOf(alert)}, cast(${alert.price} as double precision))`),
        )}) as told
        where watch_id = told.column1 and listing_id = told.column2 and sequence = told.column3 and settled_at is null
        returning watch_id`.execute(db)
      checkSettled(some, rows)
    }
  },

  async alertedPrices(chatbotId, person, listingIds) {
    const prices = new Map<number, AlertedPrice>()
    for await (const some of inTurns(batchesOf(listingIds, ROWS_MAX))) {
      const rows = await db
        .selectFrom('alert')
        .select(['listing_id', 'told_price', 'settled_at'])
        .where('watch_id', 'in', (of) =>
          of.selectFrom('watch').select('id').where('chatbot_id', '=', chatbotId).where('person', '=', person),
        )
        .where('listing_id', 'in', some)
        .where('told_price', 'is not', null)
        // Not by time, since a clock may be set back. What is told settles all pending changes of a home.
        .orderBy('sequence')
        .execute()
      for (const { listing_id, told_price, settled_at } of rows)
        prices.set(listing_id, { price: told_price as number, at: settled_at as number })
    }
    return prices
  },

  async recordAlerted(watchIds, at) {
    if (watchIds.length === 0) return
    await db.updateTable('watch').set({ last_alert_at: at }).where('id', 'in', watchIds).execute()
  },

  async alertCountsOn({ chatbotId, person, day }) {
    const row = await db
      .selectFrom('alert_day')
      .select(['alerts', 'digests'])
      .where('chatbot_id', '=', chatbotId)
      .where('person', '=', person)
      .where('day', '=', day)
      .executeTakeFirst()
    return row ?? { alerts: 0, digests: 0 }
  },

  async countAlerts({ chatbotId, person, day }, { alerts, digests }) {
    await db
      .insertInto('alert_day')
      .values({ chatbot_id: chatbotId, person, day, alerts, digests })
      .onConflict((clash) =>
        clash.columns(['chatbot_id', 'person', 'day']).doUpdateSet((is) => ({
          alerts: is('alert_day.alerts', '+', alerts),
          digests: is('alert_day.digests', '+', digests),
        })),
      )
      .execute()
  },

  async clean(before) {
    const rest = createRests()
    for (;;) {
      const old = await db
        .selectFrom('alert')
        .select(['watch_id', 'listing_id', 'sequence'])
        .where('settled_at', '<', before)
        .limit(ROWS_MAX)
        .execute()
      if (old.length === 0) break
      await db
        .deleteFrom('alert')
        .where(among(old.map((row) => ({ watchId: row.watch_id, listingId: row.listing_id, sequence: row.sequence }))))
        .execute()
      await rest()
    }
    await db.deleteFrom('alert_day').where('day', '<', new Date(before).toISOString().slice(0, 10)).execute()
  },
})

/** People with alerts that wait, apart from those of an import that is running. */
const selectPeople = (db: Kysely<Tables>, { by, limit }: { by: number; limit: number }) =>
  db
    .selectFrom('alert')
    .innerJoin('watch_cursor', 'watch_cursor.chatbot_id', 'alert.chatbot_id')
    .select([
      'alert.chatbot_id as chatbotId',
      // Not the bare column, by whose index SQLite would read all alerts of one person after the other.
      sql<string>`alert.person || ''`.as('person'),
    ])
    .distinct()
    .where('settled_at', 'is', null)
    .where((is) => is.or([is('in_digest', '=', 0), hasCome('importing_until', by, HOUR_MS)]))
    .limit(limit)

/** The next alerts of a person that wait, in the order of their keys. */
async function readPending(
  db: Kysely<Tables>,
  { chatbotId, person, last, at }: { chatbotId: number; person: string; last: Key | undefined; at: number },
): Promise<DueAlert[]> {
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .select(hasCome('due_at', at, LONGEST_WAIT_MS).as('has_come'))
    .where('chatbot_id', '=', chatbotId)
    .where('person', '=', person)
    .where('settled_at', 'is', null)
    .$if(last !== undefined, (all) =>
      all.where(sql<SqlBool>`(watch_id, listing_id, sequence) > (${keyOf(last as Key)})`),
    )
    .orderBy('watch_id')
    .orderBy('listing_id')
    .orderBy('sequence')
    .limit(READ_AT_ONCE)
    .execute()
  return rows.map((row) => ({
    chatbotId,
    person,
    watchId: row.watch_id,
    listingId: row.listing_id,
    sequence: row.sequence,
    dueAt: row.has_come ? Math.min(row.due_at ?? at, at) : (row.due_at ?? Infinity),
    inDigest: row.in_digest === 1,
  }))
}

type Key = { watchId: number; listingId: number; sequence: number }

const keyOf = ({ watchId, listingId, sequence }: Key) =>
  sql`cast(${watchId} as integer), cast(${listingId} as integer), cast(${sequence} as integer)`

const among = (alerts: Key[]) =>
  sql<SqlBool>`(watch_id, listing_id, sequence) in (values ${sql.join(alerts.map((alert) => sql`(${keyOf(alert)})`))})`

/** Fails if another process has settled some: that rolls back this transaction with the events it has appended. */
function checkSettled(alerts: Key[], settled: unknown[]): void {
  if (settled.length !== alerts.length) throw new Error('what was due is told already, or its watch is gone')
}
