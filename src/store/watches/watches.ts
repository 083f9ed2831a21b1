import { type Kysely, sql } from 'kysely'
import type { Page } from '../../contract/fields/paging.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { type Watch, type WatchScope, type WatchStore, watchPerson } from '../../core/ports/watches.ts'
import { batchesByLength, inTurns } from '../database/batches.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import { atomically } from '../transactions/transactions.ts'
import { createAlertStore } from './alerts.ts'
import {
  type Chosen,
  columnsOf,
  ID_AND_BYTES,
  READ_AT_ONCE,
  readWatches,
  streamWatches,
  timingColumns,
  toTiming,
} from './rows.ts'

export const createWatchStore = (db: Kysely<Tables>, now: Clock): WatchStore => ({
  ...createAlertStore(db, now),

  async insert({ watched, consent, ...watch }) {
    const write = () =>
      atomically(db, async (within) => {
        const since = await lockWatchCursor(within, watch.chatbotId)
        const row = {
          chatbot_id: watch.chatbotId,
          session_id: watch.sessionId,
          visitor_id: watch.visitorId,
          person: watch.person,
          home: 'home' in watched ? JSON.stringify(watched.home) : null,
          filter: 'filter' in watched ? JSON.stringify(watched.filter) : null,
          summary: watch.summary,
          kinds: JSON.stringify(watch.kinds),
          every: watch.every,
          hour: watch.hour,
          time_zone: watch.timeZone,
          quiet: watch.quiet ? 1 : 0,
          state: 'Active' as const,
          since,
          consent,
          created_at: now(),
          edited: 0,
        }
        return (await within.insertInto('watch').values(row).returning('id').executeTakeFirstOrThrow()).id
      })
    return await mapMissingParent('noSuchChatbot', write)
  },

  async byIds(ids) {
    const possible = ids.filter((id) => id <= ID_MAX)
    if (possible.length === 0) return []
    const chosen = await db.selectFrom('watch').select(ID_AND_BYTES).where('id', 'in', possible).orderBy('id').execute()
    return await readWatches(db, chosen)
  },

  async editedAfter(chatbotId, edit, limit) {
    const rows = await db
      .selectFrom('watch')
      .select([...timingColumns, 'edited'])
      .where('chatbot_id', '=', chatbotId)
      .where('edited', '>', edit)
      // A literal, so that the partial index applies.
      .where('edited', '>', sql.lit(0))
      .orderBy('edited')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ edit: row.edited, watch: toTiming(row) }))
  },

  async list(scope, page) {
    return await readWatches(db, await choose(db, scope, page))
  },

  async *streamList(scope, page) {
    yield* streamWatches(db, await choose(db, scope, page))
  },

  async count(scope) {
    const counted = ofScope(db, scope).select(COUNT_OF_ALL)
    return (await counted.executeTakeFirstOrThrow()).count
  },

  save: (id, change) =>
    atomically(db, async (within) => {
      // Edits are numbered in commit order, so that readers by number skip none.
      const cursor = await within
        .updateTable('watch_cursor')
        .set((is) => ({ edits: is('edits', '+', 1) }))
        .where('chatbot_id', '=', (of) => of.selectFrom('watch').select('chatbot_id').where('id', '=', id))
        .returning('edits')
        .executeTakeFirst()
      if (cursor === undefined) return
      await within
        .updateTable('watch')
        .set({ ...columnsOf(change), edited: cursor.edits })
        .where('id', '=', id)
        .execute()
    }),

  async remove(id) {
    if (id > ID_MAX) return false
    const gone = await db.deleteFrom('watch').where('id', '=', id).returning('id').executeTakeFirst()
    return gone !== undefined
  },

  async forget(scope) {
    const all = await ofScope(db, scope).select(ID_AND_BYTES).execute()
    let gone = 0
    for await (const batch of inTurns(batchesByLength(all, ({ bytes }) => bytes, READ_AT_ONCE))) {
      const ids = batch.map(({ id }) => id)
      gone += (await db.deleteFrom('watch').where('id', 'in', ids).returning('id').execute()).length
    }
    const person = watchPerson(scope.visitorId, scope.sessionId)
    await db.deleteFrom('alert_day').where('chatbot_id', '=', scope.chatbotId).where('person', '=', person).execute()
    return gone
  },

  async passOn(sessionId, removed) {
    const newest = await db
      .selectFrom('session as own')
      .innerJoin('session as other', (join) =>
        join.onRef('other.chatbot_id', '=', 'own.chatbot_id').onRef('other.visitor_id', '=', 'own.visitor_id'),
      )
      .select((is) => is.fn.max<number | null>('other.id').as('id'))
      .where('own.id', '=', sessionId)
      .where('other.id', 'not in', removed)
      .executeTakeFirst()
    if (newest?.id == null) return
    await db.updateTable('watch').set({ session_id: newest.id }).where('session_id', '=', sessionId).execute()
  },

  async after(chatbotId, id, limit) {
    const found: Watch[] = []
    for (let [last, more] = [id, true]; more; ) {
      const least = limit - found.length
      const chosen = await db
        .selectFrom('watch')
        .select(ID_AND_BYTES)
        .where('chatbot_id', '=', chatbotId)
        .where('id', '>', last)
        .orderBy('id')
        .limit(least)
        .execute()
      found.push(...(await readWatches(db, chosen)))
      last = chosen.at(-1)?.id ?? last
      // The caller takes fewer than `limit` for the end, so watches removed meanwhile are replaced by the next ones.
      more = chosen.length === least && found.length < limit
    }
    return found
  },
})

const choose = (db: Kysely<Tables>, scope: WatchScope, { offset, limit }: Page): Promise<Chosen> =>
  ofScope(db, scope).select(ID_AND_BYTES).orderBy('id', 'desc').offset(offset).limit(limit).execute()

/**
 * Serialises inserts of a chatbot's watches, so that readers by ID skip none that commits late. Returns the last sequence number
 * of the change log; for a chatbot's first watch, matching starts there.
 */
async function lockWatchCursor(db: Kysely<Tables>, chatbotId: number): Promise<number> {
  const last = () => db.selectFrom('catalogue').select('changes').where('chatbot_id', '=', chatbotId).executeTakeFirst()
  const first = (await last())?.changes ?? 0
  await db
    .insertInto('watch_cursor')
    .values({ chatbot_id: chatbotId, matched: first, importing_until: 0 })
    .onConflict((clash) =>
      clash.column('chatbot_id').doUpdateSet((is) => ({ matched: is.ref('watch_cursor.matched') })),
    )
    .execute()
  return (await last())?.changes ?? 0
}

function ofScope(db: Kysely<Tables>, { chatbotId, sessionId, visitorId }: WatchScope) {
  let rows = db.selectFrom('watch').where('chatbot_id', '=', chatbotId)
  if (sessionId !== undefined) rows = rows.where('session_id', '=', Math.min(sessionId, ID_MAX))
  // `person` has an index.
  if (visitorId !== undefined) rows = rows.where('person', '=', watchPerson(visitorId, undefined))
  return rows
}
