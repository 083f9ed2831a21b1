import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { WatchKind } from '../../contract/listings/watches.ts'
import type { Watch, WatchChange, WatchedHome, WatchTiming } from '../../core/ports/watches.ts'
import { Filter } from '../../search/filter.ts'
import { batchesByLength, inTurns } from '../database/batches.ts'
import { bytesOf } from '../database/expressions.ts'
import type { Tables } from '../tables.ts'
import type { WatchTable } from './tables.ts'

export const ID_AND_BYTES = ['id', bytesOf('filter').as('bytes')] as const
/** Watches, and bytes of their filters, that are read or removed in one turn of the event loop: a filter may have 1 MB. */
export const READ_AT_ONCE = { items: 200, length: 512 * 1024 }

/** Watches to read, with the bytes of their filters. */
export type Chosen = { id: number; bytes: number }[]

/** The chosen watches in their order, without those removed meanwhile. */
export async function readWatches(db: Kysely<Tables>, chosen: Chosen): Promise<Watch[]> {
  return (await Array.fromAsync(streamWatches(db, chosen))).flat()
}

/** The same, some at a time as they are taken. */
export async function* streamWatches(db: Kysely<Tables>, chosen: Chosen): AsyncGenerator<Watch[], undefined> {
  for await (const batch of inTurns(batchesByLength(chosen, ({ bytes }) => bytes, READ_AT_ONCE))) {
    const ids = batch.map(({ id }) => id)
    const rows = await db.selectFrom('watch').selectAll().where('id', 'in', ids).execute()
    const found = new Map(rows.map((row) => [row.id, toWatch(row)]))
    yield ids.flatMap((id) => found.get(id) ?? [])
  }
}

/** The columns that a change sets. */
export const columnsOf = ({
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

/** The columns that `toTiming` reads. */
export const timingColumns = [
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

export const toTiming = (row: Pick<Selectable<WatchTable>, (typeof timingColumns)[number]>): WatchTiming => ({
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

const Home = z.object({ listingId: z.int(), mls: z.string(), url: z.string() }) satisfies z.ZodType<WatchedHome>

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
