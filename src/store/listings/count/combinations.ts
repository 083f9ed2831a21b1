import type { Kysely } from 'kysely'
import type { Listing } from '../../../contract/listings/listing.ts'
import { batchesOf } from '../../database/batches.ts'
import type { Tables } from '../../tables.ts'
import { searchColumns } from '../columns.ts'
import type { ListingMixTable } from '../tables.ts'
import { bandOf } from './price-bands.ts'

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
  await writeCombinations(
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

/** Adds these counts, which may be negative, to the stored ones; combinations of no listing are removed. */
export async function writeCombinations(db: Kysely<Tables>, rows: ListingMixTable[]): Promise<void> {
  for (const some of batchesOf(rows, ROWS_AT_ONCE))
    await db
      .insertInto('listing_mix')
      .values(some)
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
