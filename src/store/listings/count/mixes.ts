import type { Kysely } from 'kysely'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { ListingMixTable, Tables } from '../../tables.ts'
import { searchColumns } from '../write/columns.ts'
import { bandOf } from './price-bands.ts'

type Mix = Omit<ListingMixTable, 'chatbot_id'>
type Columns = Pick<Tables['listing'], 'city' | 'type' | 'sale_type' | 'status' | 'price' | 'bedrooms'>

/** Counts listings that came and went by what is asked for most, together. Call it within `changingCatalogue`. */
export async function countMixes(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: Listing[]; removed: Listing[] },
): Promise<void> {
  const mixes = createMixes()
  for (const listing of removed) mixes.add(searchColumns(listing), -1)
  for (const listing of added) mixes.add(searchColumns(listing), 1)
  await writeMixes(
    db,
    mixes.all().map((mix) => ({ chatbot_id: chatbotId, ...mix })),
  )
}

/** Sums up listings by their mix. */
export function createMixes() {
  const mixes = new Map<string, Mix>()
  return {
    add({ city, type, sale_type, status, price, bedrooms }: Columns, by: number) {
      const mix = { city: city ?? '', type, sale_type, status, price_band: bandOf(price), bedrooms }
      const name = JSON.stringify(Object.values(mix))
      mixes.set(name, { ...mix, count: (mixes.get(name)?.count ?? 0) + by })
    },
    all: (): Mix[] => [...mixes.values()].filter(({ count }) => count !== 0),
  }
}

const KEY = ['chatbot_id', 'city', 'type', 'sale_type', 'status', 'price_band', 'bedrooms'] as const
/** Rows of one statement: below the 32,766 variables that SQLite takes. */
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
  const emptied = rows.filter(({ count }) => count < 0).map(({ count: _, ...mix }) => mix)
  for (const mix of emptied)
    await db
      .deleteFrom('listing_mix')
      .where((is) => is.and({ ...mix, count: 0 }))
      .execute()
}
