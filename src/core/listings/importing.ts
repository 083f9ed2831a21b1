import { isDeepStrictEqual } from 'node:util'
import { ITEMS_MAX } from '../../contract/fields.ts'
import { type Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { AlertMode, ListingWrite } from '../ports/listings.ts'
import type { ListingStore, Store } from '../ports/ports.ts'

export type FieldName = keyof ListingFields
/**
 * A listing that came from outside. `assumed` names fields whose value is a stand-in that the source does not state;
 * `extensionKeys` are the keys of ExtensionColumn that the source speaks for, left out: all. The rest keeps its value.
 */
export type Arrival = {
  row: number
  listing: ListingFields
  assumed: readonly FieldName[]
  extensionKeys?: readonly string[]
}
export type Change = { field: FieldName; before: unknown; after: unknown }
/** What becomes of a row. `superseded`: a later row of the same file has the same MLS number and counts instead. */
export type Outcome =
  | { row: number; kind: 'created'; listing: ListingFields }
  | { row: number; kind: 'changed'; listing: Listing; changes: Change[] }
  | { row: number; kind: 'unchanged' }
  | { row: number; kind: 'superseded'; by: number }

/** What a whole import knows of its file: the last row of every MLS number, and the listings found by their URL. */
export type Run = { lastRows: ReadonlyMap<string, number>; foundByUrl: Set<number> }

/** Reads all arrivals once, keeping nothing of them but their MLS numbers. */
export async function startRun(arrivals: AsyncIterable<Arrival>): Promise<Run> {
  const lastRows = new Map<string, number>()
  for await (const { row, listing } of arrivals) lastRows.set(keyOf(listing), row)
  return { lastRows, foundByUrl: new Set() }
}

/** Writes a batch in one transaction, so that an import that was killed can simply be run again. */
export async function importBatch(
  store: Store,
  chatbotId: number,
  batch: Arrival[],
  run: Run,
  alerts: AlertMode = 'digest',
): Promise<Outcome[]> {
  if (alerts === 'digest') await store.watches.importing(chatbotId, BATCH_MS)
  return await store.transaction(async (within) => {
    const listings = within.listings(chatbotId)
    await listings.lock()
    const outcomes = await planBatch(listings, batch, run)
    await listings.write(outcomes.flatMap(writeOf), alerts)
    return outcomes
  })
}

/** Says that no batch follows: who watches is told of all of them together. */
export const endImport = (store: Store, chatbotId: number): Promise<void> => store.watches.importing(chatbotId, 0)

/** An import that says nothing for so long was broken off. */
const BATCH_MS = 60_000

function writeOf(outcome: Outcome): ListingWrite[] {
  if (outcome.kind === 'created') return [{ insert: outcome.listing }]
  return outcome.kind === 'changed' ? [{ replace: outcome.listing }] : []
}

/** What an import would do with a batch; writes nothing. A field that an arrival leaves out keeps its value. */
export async function planBatch(listings: Pick<ListingStore, 'find'>, batch: Arrival[], run: Run): Promise<Outcome[]> {
  const current = batch.filter((arrival) => lastRow(run, arrival) === arrival.row)
  const known = await findKnown(listings, current, run)
  return batch.map((arrival) => {
    const by = lastRow(run, arrival)
    if (by !== arrival.row) return { row: arrival.row, kind: 'superseded', by }
    return outcomeOf(arrival, known.get(arrival.row))
  })
}

const keyOf = ({ MLSNumber }: ListingFields): string => MLSNumber.toLowerCase()

const lastRow = (run: Run, { row, listing }: Arrival): number => run.lastRows.get(keyOf(listing)) ?? row

/** The listings that arrivals are about, by row: the same MLS number, else the same URL. */
async function findKnown(listings: Pick<ListingStore, 'find'>, arrivals: Arrival[], run: Run) {
  const known = new Map<number, Listing>()
  const mlsNumbers = arrivals.map(({ listing }) => listing.MLSNumber)
  const byMls = Map.groupBy(await listings.find('MLSNumber', mlsNumbers), keyOf)
  for (const { row, listing } of arrivals) {
    const same = byMls.get(keyOf(listing)) ?? []
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
    // A listing whose own MLS number stands in the file is another row's: two homes may share one page.
    const free = ({ ID, ...other }: Listing) => !run.foundByUrl.has(ID) && !run.lastRows.has(keyOf(other))
    const found = byUrl.get(urlOf(listing))?.find(free)
    if (found === undefined) continue
    run.foundByUrl.add(found.ID)
    known.set(row, found)
  }
  return known
}

const urlOf = ({ Url }: ListingFields): string => Url.toLowerCase()

const names = ListingFields.keyof().options

function outcomeOf(arrival: Arrival, before: Listing | undefined): Outcome {
  const { row, listing, assumed } = arrival
  if (before === undefined) return { row, kind: 'created', listing }
  const incoming = { ...listing, ExtensionColumn: mergedExtension(arrival, before) }
  const stated = names.filter((field) => field in listing && !assumed.includes(field))
  const changes = stated
    .map((field): Change => ({ field, before: before[field] ?? null, after: incoming[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
  if (changes.length === 0) return { row, kind: 'unchanged' }
  const after = Object.fromEntries(changes.map((change) => [change.field, change.after]))
  return { row, kind: 'changed', listing: { ...before, ...after }, changes }
}

/** What the source says, and behind it what others added under keys it knows nothing of. */
function mergedExtension({ listing, extensionKeys }: Arrival, before: Listing): ListingFields['ExtensionColumn'] {
  if (extensionKeys === undefined) return listing.ExtensionColumn
  const others = (before.ExtensionColumn ?? []).filter(({ Key }) => !extensionKeys.includes(Key))
  return [...(listing.ExtensionColumn ?? []), ...others].slice(0, ITEMS_MAX)
}

/** What becomes of listings that a full file no longer has. */
export const missingWays = ['keep', 'sold', 'remove'] as const
export type Missing = (typeof missingWays)[number]

/** A file that lacks more than this share of the listings is rather a broken one. */
const SHARE_MAX = 0.05
const PAGE = 500

type Options = { missing: Missing; alerts: AlertMode; yes: boolean }

/**
 * Marks as sold, or removes, what an import did not find in its file. Where that is too many, and `yes` is not said,
 * nothing is changed.
 */
export async function settleMissing(store: Store, chatbotId: number, run: Run, { missing, alerts, yes }: Options) {
  const listings = store.listings(chatbotId)
  const ids: number[] = []
  let of = 0
  for await (const { ID, MLSNumber, Status } of all(listings)) {
    if (missing === 'sold' && Status === 'Sold') continue
    of += 1
    if (!run.lastRows.has(MLSNumber.toLowerCase()) && !run.foundByUrl.has(ID)) ids.push(ID)
  }
  if (ids.length > of * SHARE_MAX && !yes) return { missing: ids.length, of, isTooMany: true }
  for (let from = 0; from < ids.length; from += PAGE) {
    const keys = ids.slice(from, from + PAGE).map(String)
    await store.transaction(async (within) => {
      const own = within.listings(chatbotId)
      await own.lock()
      if (missing === 'remove') return void (await own.remove('PrimaryId', keys, alerts))
      const found = await own.find('PrimaryId', keys)
      return await own.write(
        found.map((listing) => ({ replace: { ...listing, Status: 'Sold' as const } })),
        alerts,
      )
    })
  }
  return { missing: ids.length, of, isTooMany: false }
}

async function* all(listings: ListingStore): AsyncGenerator<Listing> {
  for (let last = 0; ; ) {
    const page = await listings.after(last, PAGE)
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end.ID
  }
}
