import { isDeepStrictEqual } from 'node:util'
import { ITEMS_MAX } from '../../contract/fields/values.ts'
import {
  type Listing,
  type ListingFieldName,
  ListingFields,
  listingFieldNames,
} from '../../contract/listings/listing.ts'
import type { AlertMode, ListingStore, ListingWrite } from '../ports/listings.ts'
import type { Store } from '../ports/ports.ts'

/**
 * A listing from an import source. `assumed` names fields with a default that the source does not state. `extensionKeys` are the
 * ExtensionColumn keys that the source controls (undefined: all); other keys keep their values.
 */
export type Arrival = {
  row: number
  listing: ListingFields
  assumed: readonly ListingFieldName[]
  extensionKeys?: readonly string[]
}
export type Change = { field: ListingFieldName; before: unknown; after: unknown }
/** Result for one row. `superseded`: a later row of the same file has the same MLS number and wins. */
export type Outcome =
  | { row: number; kind: 'created'; listing: ListingFields }
  | { row: number; kind: 'changed'; listing: Listing; changes: Change[] }
  | { row: number; kind: 'unchanged' }
  | { row: number; kind: 'superseded'; by: number }

/** State of one import: the last row of each MLS number, and ids of listings found by URL. */
export type Run = { lastRows: ReadonlyMap<string, number>; foundByUrl: Set<number> }

/** An import into a chatbot. */
export type Import = { store: Store; chatbotId: number; run: Run; alerts?: AlertMode }

/** Reads all arrivals once and keeps only their MLS numbers. */
export async function startRun(arrivals: AsyncIterable<Arrival>): Promise<Run> {
  const lastRows = new Map<string, number>()
  for await (const { row, listing } of arrivals) lastRows.set(mlsKey(listing), row)
  return { lastRows, foundByUrl: new Set() }
}

/** Writes a batch in one transaction. An interrupted import can simply be run again. */
export async function importBatch(
  { store, chatbotId, run, alerts = 'digest' }: Import,
  batch: Arrival[],
): Promise<Outcome[]> {
  if (alerts === 'digest') await store.watches.markImporting(chatbotId, BATCH_MS)
  const { outcomes, foundByUrl } = await store.transaction(async (within) => {
    const listings = within.listings(chatbotId)
    await listings.lock()
    // A copy, because a transaction may run again, and would not find again what the first run had found.
    const attempt = { ...run, foundByUrl: new Set(run.foundByUrl) }
    const planned = await planBatch(listings, batch, attempt)
    await listings.write(planned.flatMap(writeOf), alerts)
    return { outcomes: planned, foundByUrl: attempt.foundByUrl }
  })
  for (const id of foundByUrl) run.foundByUrl.add(id)
  return outcomes
}

/** Ends the import: its alerts go out together now. */
export const endImport = (store: Store, chatbotId: number): Promise<void> => store.watches.markImporting(chatbotId, 0)

/** An import without a batch for this long is taken as aborted. */
const BATCH_MS = 60_000

function writeOf(outcome: Outcome): ListingWrite[] {
  if (outcome.kind === 'created') return [{ insert: outcome.listing }]
  return outcome.kind === 'changed' ? [{ replace: outcome.listing }] : []
}

/** What importing the batch would do; writes nothing. Fields absent from an arrival keep their values. */
export async function planBatch(listings: Pick<ListingStore, 'find'>, batch: Arrival[], run: Run): Promise<Outcome[]> {
  const current = batch.filter((arrival) => lastRow(run, arrival) === arrival.row)
  const known = await findKnown(listings, current, run)
  return batch.map((arrival) => {
    const by = lastRow(run, arrival)
    if (by !== arrival.row) return { row: arrival.row, kind: 'superseded', by }
    return outcomeOf(arrival, known.get(arrival.row))
  })
}

export const mlsKey = ({ MLSNumber }: Pick<ListingFields, 'MLSNumber'>): string => MLSNumber.toLowerCase()

const lastRow = (run: Run, { row, listing }: Arrival): number => run.lastRows.get(mlsKey(listing)) ?? row

/** Existing listings by row: those of the same MLS number, else of the same URL. */
async function findKnown(listings: Pick<ListingStore, 'find'>, arrivals: Arrival[], run: Run) {
  const known = new Map<number, Listing>()
  const mlsNumbers = arrivals.map(({ listing }) => listing.MLSNumber)
  const byMls = Map.groupBy(await listings.find('MLSNumber', mlsNumbers), mlsKey)
  for (const { row, listing } of arrivals) {
    const same = byMls.get(mlsKey(listing)) ?? []
    const found = same.find(({ Url }) => Url.toLowerCase() === listing.Url.toLowerCase()) ?? same[0]
    if (found !== undefined) known.set(row, found)
  }
  const rest = arrivals.filter(({ row }) => !known.has(row))
  const byUrl = Map.groupBy(
    await listings.find(
      'URL',
      rest.map(({ listing }) => listing.Url),
    ),
    urlOf,
  )
  for (const { row, listing } of rest) {
    // A listing whose MLS number is in the file belongs to that row: two homes may share one URL.
    const free = ({ ID, ...other }: Listing) => !run.foundByUrl.has(ID) && !run.lastRows.has(mlsKey(other))
    const found = byUrl.get(urlOf(listing))?.find(free)
    if (found === undefined) continue
    run.foundByUrl.add(found.ID)
    known.set(row, found)
  }
  return known
}

const urlOf = ({ Url }: ListingFields): string => Url.toLowerCase()

function outcomeOf(arrival: Arrival, before: Listing | undefined): Outcome {
  const { row, listing, assumed } = arrival
  if (before === undefined) return { row, kind: 'created', listing }
  const incoming = { ...listing, ExtensionColumn: mergedExtension(arrival, before) }
  const stated = listingFieldNames.filter((field) => field in listing && !assumed.includes(field))
  const changes = stated
    .map((field): Change => ({ field, before: before[field] ?? null, after: incoming[field] ?? null }))
    // 0 and -0 differ for isDeepStrictEqual, and are stored as the same number.
    .filter(({ before: was, after: is }) => was !== is && !isDeepStrictEqual(was, is))
  if (changes.length === 0) return { row, kind: 'unchanged' }
  const after = Object.fromEntries(changes.map((change) => [change.field, change.after]))
  return { row, kind: 'changed', listing: { ...before, ...after }, changes }
}

/** The source's entries, then entries under keys that the source does not control. */
function mergedExtension({ listing, extensionKeys }: Arrival, before: Listing): ListingFields['ExtensionColumn'] {
  if (extensionKeys === undefined) return listing.ExtensionColumn
  const others = (before.ExtensionColumn ?? []).filter(({ Key }) => !extensionKeys.includes(Key))
  return [...(listing.ExtensionColumn ?? []), ...others].slice(0, ITEMS_MAX)
}
