import { type Kysely, sql } from 'kysely'
import type { Listing } from '../../contract/listings/listing.ts'
import { createYielder } from '../../core/event-loop/yielding.ts'
import type { ChangeLog, LoggedChange, LoggedWrite } from '../../core/ports/listings.ts'
import { batchesByLength, inTurns } from '../database/batches.ts'
import { bytesOf } from '../database/expressions.ts'
import type { Tables } from '../tables.ts'
import { prepareToFit } from './read/fits.ts'
import { readListings, toListing } from './rows.ts'
import type { ListingChangeTable } from './tables.ts'

export const changeColumns = ['sequence', 'listing_id', 'mls', 'url', 'kind', 'old', 'new', 'at'] as const
type ChangeRow = Pick<ListingChangeTable, (typeof changeColumns)[number]>

export const toChange = ({ listing_id, mls, ...row }: ChangeRow): LoggedChange => ({
  sequence: row.sequence,
  listingId: listing_id,
  mlsNumber: mls,
  url: row.url,
  kind: row.kind,
  old: row.old,
  new: row.new,
  at: row.at,
})

/** Rows of the log after a sequence number and up to another one, at most `limit`. */
type LogRange = Parameters<ChangeLog['writes']>[0]

/** Reads complete writes: all rows of a write stay together. */
export async function readWrites(db: Kysely<Tables>, chatbotId: number, range: LogRange): Promise<LoggedWrite[]> {
  const { after, limit } = range
  const rows = await db
    .selectFrom('listing_change')
    .selectAll()
    .where('chatbot_id', '=', chatbotId)
    .where('sequence', '>', after)
    .where('sequence', '<=', await lastAtOnce(db, chatbotId, range))
    .orderBy('sequence')
    .limit(limit + 1)
    .execute()
  const writes = [...Map.groupBy(rows, ({ write_sequence }) => write_sequence).values()]
  // The last write may continue beyond the limit.
  const whole = rows.length > limit ? writes.slice(0, -1) : writes
  const afters = await aftersOf(db, chatbotId, whole)
  const found = whole.flatMap((same) => {
    const [first, ...others] = same
    if (first === undefined) return []
    return {
      rows: [toChange(first), ...others.map(toChange)] as LoggedWrite['rows'],
      before: first.before === null ? undefined : toListing({ id: first.listing_id, data: first.before }),
      after: first.kind === 'Removed' ? undefined : afters.get(first.write_sequence),
      alerts: first.alerts,
    }
  })
  // Each may be compared with many filters.
  await prepareToFit(found.flatMap(({ before, after: now }) => [before, now].filter((one) => one !== undefined)))
  return found
}

/** Listings in the log, and their bytes, that are read in one turn of the event loop. */
const READ_AT_ONCE = { items: 100, length: 512 * 1024 }

/** The last row to read at once: rows of the same write stay together. */
async function lastAtOnce(db: Kysely<Tables>, chatbotId: number, { after, until, limit }: LogRange): Promise<number> {
  const rows = await db
    .selectFrom('listing_change')
    .select(['sequence', 'write_sequence', bytesOf('before', 'after').as('bytes')])
    .where('chatbot_id', '=', chatbotId)
    .where('sequence', '>', after)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .limit(limit + 1)
    .execute()
  const first = rows[0]?.write_sequence
  let bytes = 0
  const beyond = rows.find((row) => {
    bytes += row.bytes
    return bytes > READ_AT_ONCE.length && row.write_sequence === row.sequence && row.write_sequence !== first
  })
  return beyond === undefined ? until : beyond.sequence - 1
}

const sequencesOf = (rows: { sequence: number }[]): number[] => rows.map(({ sequence }) => sequence)

/**
 * The listing after each write: from the write's last row, else `before` of the next write of this listing, else its current
 * state.
 */
async function aftersOf(
  db: Kysely<Tables>,
  chatbotId: number,
  writes: ListingChangeTable[][],
): Promise<Map<number, Listing>> {
  const open: ListingChangeTable[] = []
  const found = new Map<number, Listing>()
  for (const rows of writes) {
    const last = rows.at(-1)
    if (last === undefined || last.kind === 'Removed') continue
    if (last.after === null) open.push(last)
    else found.set(last.write_sequence, toListing({ id: last.listing_id, data: last.after }))
  }
  if (open.length === 0) return found
  const ids = [...new Set(open.map(({ listing_id }) => listing_id))]
  // Read before the log, so that a write in between is found in the log.
  const current = new Map((await readListings(db, chatbotId, ids)).map((listing) => [listing.ID, listing]))
  for (const { write_sequence, listing_id } of open) {
    const listing = current.get(listing_id)
    if (listing !== undefined) found.set(write_sequence, listing)
  }
  const states = (await withNext(db, chatbotId, sequencesOf(open))).flatMap(
    ({ write, id, own, after, next, before }): State[] => {
      if (after > 0) return [{ write, id, column: 'after', sequence: own, bytes: after }]
      return next !== null && before > 0 ? [{ write, id, column: 'before', sequence: next, bytes: before }] : []
    },
  )
  return new Map([...found, ...(await readStates(db, chatbotId, states))])
}

/** Which row and column of the log has the state of a listing after a write. */
export type State = { write: number; id: number; column: 'before' | 'after'; sequence: number; bytes: number }

/** The states by their writes, read in several turns of the event loop. */
export async function readStates(
  db: Kysely<Tables>,
  chatbotId: number,
  states: State[],
): Promise<Map<number, Listing>> {
  const found = new Map<number, Listing>()
  const yieldAfter = createYielder()
  for (const [column, same] of Map.groupBy(states, (state) => state.column))
    for await (const batch of inTurns(batchesByLength(same, ({ bytes }) => bytes, READ_AT_ONCE))) {
      const rows = await db
        .selectFrom('listing_change')
        .select(['sequence', sql.ref<string | null>(column).as('data')])
        .where('chatbot_id', '=', chatbotId)
        .where('sequence', 'in', sequencesOf(batch))
        .execute()
      const data = new Map(rows.map((row) => [row.sequence, row.data]))
      for (const { write, id, sequence } of batch) {
        const kept = data.get(sequence)
        if (typeof kept !== 'string') continue
        await yieldAfter(kept.length)
        found.set(write, toListing({ id, data: kept }))
      }
    }
  return found
}

/**
 * For rows that are the last of their writes: the next row of the same listing, and the bytes of the states in both. Looks each
 * next row up: a listing may have changed a thousand times since.
 */
const withNext = (db: Kysely<Tables>, chatbotId: number, sequences: number[]) =>
  db
    .selectFrom('listing_change as own')
    .leftJoin('listing_change as next', (join) =>
      join.onRef('next.chatbot_id', '=', 'own.chatbot_id').on('next.sequence', '=', (is) =>
        is
          .selectFrom('listing_change as later')
          .select((of) => of.fn.min('later.sequence').as('first'))
          .whereRef('later.chatbot_id', '=', 'own.chatbot_id')
          .whereRef('later.listing_id', '=', 'own.listing_id')
          .whereRef('later.sequence', '>', 'own.sequence'),
      ),
    )
    .select(['own.write_sequence as write', 'own.listing_id as id', 'own.sequence as own', 'next.sequence as next'])
    .select([bytesOf('own.after').as('after'), bytesOf('next.before').as('before')])
    .where('own.chatbot_id', '=', chatbotId)
    .where('own.sequence', 'in', sequences)
    .execute()
