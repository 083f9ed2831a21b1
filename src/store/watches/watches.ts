import { type Kysely, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Page } from '../../contract/fields.ts'
import type { WatchKind } from '../../contract/listings/watches.ts'
import type { Clock } from '../../core/ports/ports.ts'
import {
  type Watch,
  type WatchChange,
  type WatchedHome,
  type WatchScope,
  type WatchStore,
  type WatchTiming,
  watchPerson,
} from '../../core/ports/watches.ts'
import { Filter } from '../../search/filter.ts'
import { batchesByLength, inTurns } from '../database/batches.ts'
import { bytesOf, COUNT_OF_ALL } from '../database/expressions.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import { atomically } from '../transactions/transactions.ts'
import { createAlertStore } from './alerts.ts'
import type { WatchTable } from './tables.ts'

const Home = z.object({ listingId: z.int(), mls: z.string(), url: z.string() }) satisfies z.ZodType<WatchedHome>

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
      .select([...timing, 'edited'])
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

const ID_AND_BYTES = ['id', bytesOf('filter').as('bytes')] as const
/** Watches, and bytes of their filters, that are read or removed in one turn of the event loop: a filter may have 1 MB. */
const READ_AT_ONCE = { items: 200, length: 512 * 1024 }

type Chosen = { id: number; bytes: number }[]

const choose = (db: Kysely<Tables>, scope: WatchScope, { offset, limit }: Page): Promise<Chosen> =>
  ofScope(db, scope).select(ID_AND_BYTES).orderBy('id', 'desc').offset(offset).limit(limit).execute()

/** The chosen watches in their order, without those removed meanwhile. */
async function readWatches(db: Kysely<Tables>, chosen: Chosen): Promise<Watch[]> {
  return (await Array.fromAsync(streamWatches(db, chosen))).flat()
}

/** The same, some at a time as they are taken. */
async function* streamWatches(db: Kysely<Tables>, chosen: Chosen): AsyncGenerator<Watch[], undefined> {
  for await (const batch of inTurns(batchesByLength(chosen, ({ bytes }) => bytes, READ_AT_ONCE))) {
    const ids = batch.map(({ id }) => id)
    const rows = await db.selectFrom('watch').selectAll().where('id', 'in', ids).execute()
    const found = new Map(rows.map((row) => [row.id, toWatch(row)]))
    yield ids.flatMap((id) => found.get(id) ?? [])
  }
}

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

const columnsOf = ({
  sessionId,
  kinds,
  every,
  hour,
  timeZone,
  isPaused,
  pausedUntil,
  since,
}: WatchChange): Partial<Omit<WatchTable, 'id'>> => ({
  ...(sessionId !== undefined && { session_id: sessionId }),
  ...(kinds !== undefined && { kinds: JSON.stringify(kinds) }),
  ...(every !== undefined && { every }),
  ...(hour !== undefined && { hour }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
  ...(isPaused !== undefined && { state: isPaused ? ('Paused' as const) : ('Active' as const) }),
  ...(pausedUntil !== undefined && { paused_until: pausedUntil }),
  ...(since !== undefined && { since }),
})

const timing = [
  'id',
  'chatbot_id',
  'person',
  'kinds',
  'every',
  'hour',
  'time_zone',
  'quiet',
  'state',
  'paused_until',
  'since',
] as const

const toTiming = (row: Pick<Selectable<WatchTable>, (typeof timing)[number]>): WatchTiming => ({
  id: row.id,
  chatbotId: row.chatbot_id,
  person: row.person,
  kinds: JSON.parse(row.kinds) as WatchKind[],
  every: row.every,
  hour: row.hour,
  timeZone: row.time_zone,
  quiet: row.quiet === 1,
  isPaused: row.state === 'Paused',
  pausedUntil: row.paused_until,
  since: row.since,
})

const toWatch = (row: Selectable<WatchTable>): Watch => ({
  ...toTiming(row),
  sessionId: row.session_id,
  visitorId: row.visitor_id,
  watched:
    row.home === null
      ? { filter: Filter.parse(JSON.parse(row.filter ?? '{}')) }
      : { home: Home.parse(JSON.parse(row.home)) },
  summary: row.summary,
  createdAt: row.created_at,
  lastAlertAt: row.last_alert_at,
})
