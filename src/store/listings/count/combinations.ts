import type { Kysely } from 'kysely'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { Range } from '../../../search/filter.ts'
import type { ListingMixTable, Tables } from '../../tables.ts'
import { searchColumns } from '../write/columns.ts'

type Combination = Omit<ListingMixTable, 'chatbot_id'>
type Columns = Pick<Tables['listing'], 'city' | 'type' | 'sale_type' | 'status' | 'price' | 'bedrooms'>

/** Updates the pre-aggregated counts per city, type, sale, status, price band and bedrooms. Call within `changingCatalogue`. */
export async function updateCombinationCounts(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: Listing[]; removed: Listing[] },
): Promise<void> {
  const combinations = createCombinations()
  for (const listing of removed) combinations.add(searchColumns(listing), -1)
  for (const listing of added) combinations.add(searchColumns(listing), 1)
  await writeMixes(
    db,
    combinations.all().map((combination) => ({ chatbot_id: chatbotId, ...combination })),
  )
}

/** Collects counts per combination of these columns. */
export function createCombinations() {
  const combinations = new Map<string, Combination>()
  return {
    add({ city, type, sale_type, status, price, bedrooms }: Columns, by: number) {
      const combination = { city: city ?? '', type, sale_type, status, price_band: bandOf(price), bedrooms }
      const name = JSON.stringify(Object.values(combination))
      combinations.set(name, { ...combination, count: (combinations.get(name)?.count ?? 0) + by })
    },
    all: (): Combination[] => [...combinations.values()].filter(({ count }) => count !== 0),
  }
}

const KEY = ['chatbot_id', 'city', 'type', 'sale_type', 'status', 'price_band', 'bedrooms'] as const
/** Rows per statement, below SQLite's limit of 32,766 parameters. */
const ROWS_AT_ONCE = 2_000

export async function writeMixes(db: Kysely<Tables>, rows: ListingMixTable[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('listing_mix')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((clash) =>
        clash.columns(KEY).doUpdateSet((is) => ({ count: is('listing_mix.count', '+', is.ref('excluded.count')) })),
      )
      .execute()
  const emptied = rows.filter(({ count }) => count < 0).map(({ count: _, ...combination }) => combination)
  for (const combination of emptied)
    await db
      .deleteFrom('listing_mix')
      .where((is) => is.and({ ...combination, count: 0 }))
      .execute()
}

/** Lower bounds of the price bands: every price with two leading digits, since most prices asked for are round. */
const STARTS = [0, ...Array.from({ length: 10 }, (_, zeros) => zeros).flatMap(decade)]

function decade(zeros: number): number[] {
  return Array.from({ length: 90 }, (_, index) => ((10 + index) / 10) * 10 ** zeros)
}

/** Band of listings without a price. */
const UNPRICED = -1

/** Index of a price's band. */
export const bandOf = (price: number | null): number => (price === null ? UNPRICED : startsUpTo(price) - 1)

/** Number of bands whose lower bound is at most `price`, by binary search. */
function startsUpTo(price: number): number {
  let [low, high] = [0, STARTS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((STARTS[middle] ?? 0) <= price) low = middle + 1
    else high = middle
  }
  return low
}

/** A price range as complete bands `first` to `last`, plus partial ranges at its `ends`. */
export type Banded = { first: number; last: number; ends: Range[] }

/** If no complete band fits, `last` is less than `first` and `ends` is the range itself. */
export function banded({ min, max, below }: Range): Banded {
  const upper = max ?? below ?? Number.POSITIVE_INFINITY
  const first = min === undefined ? 0 : bandOf(min) + ((STARTS[bandOf(min)] ?? 0) < min ? 1 : 0)
  const last = upper === Number.POSITIVE_INFINITY ? STARTS.length - 1 : startsUpTo(upper) - 2
  const limit = { ...(max !== undefined && { max }), ...(below !== undefined && { below }) }
  if (last < first) return { first, last, ends: [{ ...(min !== undefined && { min }), ...limit }] }
  const [start, end] = [STARTS[first] ?? 0, STARTS[last + 1]]
  return {
    first,
    last,
    ends: [
      ...(min !== undefined && min < start ? [{ min, below: start }] : []),
      ...(end === undefined ? [] : [{ min: end, ...limit }]),
    ],
  }
}
