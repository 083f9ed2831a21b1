import { sql } from 'kysely'
import { type Listing, lengthOf } from '../../../contract/listings/listing.ts'
import { toListingChange } from '../../../core/listings/changes.ts'
import { priceOf, priceText } from '../../../core/listings/row.ts'
import type { NewEvent } from '../../../core/ports/events.ts'
import { batchesByLength, batchesOf, inTurns } from '../../database/batches.ts'
import { prepared } from '../../database/prepared.ts'
import { queueEvents } from '../../events/queued-events.ts'
import { urlKey } from '../columns.ts'
import { toChange } from '../logged-writes.ts'
import { toStoredRow } from '../rows.ts'
import type { ListingChangeTable } from '../tables.ts'
import { findGone, forgetGone, type Log, type Row } from './gone-keys.ts'

/** A written listing. `before` is undefined if it was created, `after` if it was removed. */
export type Written = { before?: Listing; after?: Listing }

/**
 * Appends writes to the change log in their order, and queues their events. Returns the new rows. Call it within
 * `changingCatalogue`, once.
 */
export async function logWrites(log: Log, writes: Written[]): Promise<ListingChangeTable[]> {
  const logged: { rows: Row[] }[] = []
  for await (const batch of inTurns(
    batchesByLength(writes, ({ before }) => (before === undefined ? 0 : lengthOf(before))),
  )) {
    const changed = batch.map((write) => ({ ...write, rows: rowsOf(write) }))
    await keepAfter(
      log,
      changed.filter(({ rows }) => rows.length === 0),
    )
    logged.push(...changed.filter(({ rows }) => rows.length > 0))
  }
  if (logged.length === 0) return []
  for (const batch of batchesOf(logged))
    await markBack(
      log,
      batch.flatMap(({ rows }) => rows),
    )
  const count = logged.reduce((sum, { rows }) => sum + rows.length, 0)
  const { next, taken } = log.numbers
  if (count > taken) await takeNumbers(log, count - taken)
  const numbered = number(logged, next, log)
  const [only, ...others] = numbered
  if (only !== undefined && others.length === 0) await insertOne(log.db, only)
  else
    for await (const batch of inTurns(batchesByLength(numbered, ({ before }) => before?.length ?? 0)))
      await log.db.insertInto('listing_change').values(batch).execute()
  queueEvents(log.db, numbered.map(listingEvent), log.now)
  return numbered
}

const listingEvent = (row: ListingChangeTable): NewEvent => ({
  chatbotId: row.chatbot_id,
  sessionId: null,
  kind: 'listing',
  subjectId: null,
  data: JSON.stringify(toListingChange(toChange(row))),
})

/** Log rows of one write; none if neither price nor status changed. */
function rowsOf({ before, after }: Written): Row[] {
  const listing = after ?? before
  if (listing === undefined) return []
  const common = { ...unchanged, listing_id: listing.ID, mls: listing.MLSNumber, url: listing.Url }
  if (before === undefined) return [{ ...common, ...prices(undefined, after), kind: 'Created' }]
  const was = { ...common, before: toStoredRow(before).data }
  if (after === undefined)
    return [{ ...was, ...prices(before, undefined), price: priceText(before), ...goneKeys(before), kind: 'Removed' }]
  const rows: Row[] = []
  const price = prices(before, after)
  if (price.old !== price.new) rows.push({ ...was, ...price, kind: 'Price' })
  if (before.Status !== after.Status) {
    const status = { old: before.Status, new: after.Status, price: price.new }
    const gone = after.Status === 'Sold' ? goneKeys(after) : {}
    rows.push({ ...(rows.length === 0 ? was : common), ...status, ...gone, kind: 'Status' })
  }
  return rows
}

const unchanged = { before: null, after: null, gone_mls: null, gone_url: null, old_price: null, new_price: null }

const prices = (before: Listing | undefined, after: Listing | undefined) => ({
  old: before === undefined ? '' : priceText(before),
  new: after === undefined ? '' : priceText(after),
  price: after === undefined ? '' : priceText(after),
  old_price: (before && priceOf(before)) ?? null,
  new_price: (after && priceOf(after)) ?? null,
})

const goneKeys = ({ MLSNumber, Url }: Listing) => ({ gone_mls: MLSNumber.toLowerCase(), gone_url: urlKey(Url) })

export function number(
  writes: { rows: Row[] }[],
  first: number,
  { chatbotId, now, alerts }: Log,
): ListingChangeTable[] {
  let sequence = first
  return writes.flatMap(({ rows }) => {
    const write_sequence = sequence
    return rows.map((row) => ({ ...row, chatbot_id: chatbotId, sequence: sequence++, write_sequence, alerts, at: now }))
  })
}

const insertOne = prepared((db, row: ListingChangeTable) =>
  db.insertInto('listing_change').values({
    chatbot_id: row.chatbot_id,
    sequence: row.sequence,
    listing_id: row.listing_id,
    write_sequence: row.write_sequence,
    kind: row.kind,
    old: row.old,
    new: row.new,
    mls: row.mls,
    url: row.url,
    price: row.price,
    alerts: row.alerts,
    at: row.at,
    old_price: row.old_price,
    new_price: row.new_price,
    gone_mls: row.gone_mls,
    gone_url: row.gone_url,
    before: row.before,
    after: row.after,
  }),
)

/** Reserves more sequence numbers; the catalogue row is locked. */
async function takeNumbers({ db, chatbotId }: Log, count: number): Promise<void> {
  await db
    .updateTable('catalogue')
    .set((is) => ({ changes: is('changes', '+', count) }))
    .where('chatbot_id', '=', chatbotId)
    .execute()
}

/**
 * For writes without log rows: stores the state before the write as `after` of the listing's last row, unless it has one, because
 * the current listing no longer shows it.
 */
async function keepAfter({ db, chatbotId }: Log, writes: Written[]): Promise<void> {
  const states = writes.flatMap(({ before }) =>
    before === undefined ? [] : [sql`(cast(${before.ID} as integer), ${toStoredRow(before).data})`],
  )
  if (states.length === 0) return
  await sql`
    with state (listing_id, data) as (values ${sql.join(states)})
    update listing_change set after = state.data from state
    where chatbot_id = ${chatbotId} and listing_change.listing_id = state.listing_id and after is null
      and sequence = (select max(sequence) from listing_change as last
        where last.chatbot_id = ${chatbotId} and last.listing_id = state.listing_id)`.execute(db)
}

/** Changes `Created` to `Back` if a listing with the same MLS number or URL was removed or sold earlier and has not come back. */
async function markBack(log: Log, rows: Row[]): Promise<void> {
  const unsold = rows.filter(({ kind, old }) => kind === 'Status' && old === 'Sold').map((row) => row.listing_id)
  if (unsold.length > 0) await forgetGone(log, 'listing_id', unsold)
  const created = rows.filter(({ kind }) => kind === 'Created')
  if (created.length === 0) return
  const gone = await findGone(log, created)
  const taken: number[] = []
  for (const row of created) {
    const { mls, url } = row
    const [mlsKey, pageKey] = [mls.toLowerCase(), urlKey(url)]
    const same = gone.filter(
      ({ sequence, gone_mls, gone_url }) => !taken.includes(sequence) && (gone_mls === mlsKey || gone_url === pageKey),
    )
    const last = same.at(-1)
    if (last === undefined) continue
    taken.push(...same.map(({ sequence }) => sequence))
    Object.assign(row, { kind: 'Back', old: last.price, old_price: last.price === '' ? null : Number(last.price) })
  }
  if (taken.length > 0) await forgetGone(log, 'sequence', taken)
}
