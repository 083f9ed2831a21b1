import { type Kysely, sql } from 'kysely'
import type { Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { CountedField } from '../../core/ports/listings.ts'
import { isPostgres } from '../database/database-kind.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'
import { searchColumns } from './columns.ts'
import type { ListingCountTable } from './tables.ts'

/** How many listings have a value; as a difference, how many more. */
export type Count = Omit<ListingCountTable, 'chatbot_id'>

/** The tallies of these values. */
export const among = (counts: Count[]) =>
  sql<boolean>`(kind, value) in (values ${sql.join(counts.map(({ kind, value }) => sql`(${kind}, ${value})`))})`

/** Adds the differences to the tallies; those that come to 0 are removed. */
export async function writeTallies(db: Kysely<Tables>, chatbotId: number, differences: Count[]): Promise<void> {
  if (differences.length === 0) return
  // A value may be cut within a surrogate pair, which JSON would keep and the database refuse.
  const rows = differences.map((of) => [of.kind, of.value.toWellFormed(), of.shown, of.count])
  await addCounts(db, { chatbotId, rows: JSON.stringify(rows) })
  const fewer = differences.filter(({ count }) => count < 0)
  if (fewer.length === 0) return
  await db
    .deleteFrom('listing_count')
    .where('chatbot_id', '=', chatbotId)
    .where(among(fewer))
    .where('count', '=', 0)
    .execute()
}

/** Any number of rows are one JSON parameter: a statement with a hundred rows takes longer to build than to run. */
const addCounts = prepared((db, given: { chatbotId: number; rows: string }) => {
  const items = isPostgres(db) ? sql`json_array_elements(${given.rows}::json)` : sql`json_each(${given.rows})`
  const statement = sql<never>`
    insert into listing_count (chatbot_id, kind, value, shown, count)
    select cast(${given.chatbotId} as integer), value->>0, value->>1, value->>2, cast(value->>3 as integer)
    from ${items} where true
    on conflict (chatbot_id, kind, value) do update set
      shown = case when excluded.shown = '' then listing_count.shown else excluded.shown end,
      count = listing_count.count + excluded.count`
  return { compile: () => statement.compile(db) }
})

/** Fields whose distinct values are tallied, with their column. */
export const columnOfField = {
  City: 'city',
  State: 'state',
  ZIP: 'zip',
  Location: 'location',
  PropertyType: 'type',
  Status: 'status',
  SaleType: 'sale_type',
} as const satisfies Record<CountedField & keyof ListingFields, keyof Tables['listing']>

export type WordKind = (typeof columnOfField)[CountedField]
/** Whether the distinct values of a column are tallied. */
export const isWordKind = (column: string): column is WordKind => Object.values<string>(columnOfField).includes(column)
/** The listing's field of a column whose distinct values are tallied: it holds the spelling. */
export const fieldOfColumn = Object.fromEntries(
  Object.entries(columnOfField).map(([field, column]) => [column, field]),
) as Record<WordKind, keyof typeof columnOfField>

/** Numeric columns with few distinct values, tallied too: a range is then a sum. */
export const numberColumns = ['bedrooms', 'bathrooms', 'parking', 'year_built', 'days_on_market'] as const
type NumberKind = (typeof numberColumns)[number]

/** Kinds of tallies: column values, those with several spellings, words of texts, map cells, and blocks of ids. */
export type TallyKind = WordKind | NumberKind | 'respelt' | 'word' | 'cell' | 'block'

/** A tallied value. `shown` is its display form, "" if never displayed. */
export type Tally = { kind: TallyKind; value: string; shown: string }

/** Ids per block: few enough to scan one block, and a million listings have only a few hundred blocks. */
export const BLOCK = 4_096
const blockOf = (id: number): number => Math.floor(id / BLOCK)

/** Encodes a number ≥ 0 as text in the same sort order: the big-endian bytes of a double as hex. */
export function sortable(value: number): string {
  const bytes = Buffer.alloc(8)
  // Adding 0 turns -0 into 0, whose sign bit is not set.
  bytes.writeDoubleBE(value + 0)
  return bytes.toString('hex')
}
export const numberOf = (text: string): number => Buffer.from(text, 'hex').readDoubleBE()

export const sumOfCounts = (tallies: { count: number }[]): number => tallies.reduce((sum, { count }) => sum + count, 0)

/** All tallies of a listing but those of its words. */
export function valueTalliesOf(listing: Listing): Tally[] {
  const columns = searchColumns(listing)
  const values = (Object.keys(columnOfField) as CountedField[]).flatMap((field): Tally[] => {
    const kind = columnOfField[field]
    const value = columns[kind]
    return value === null ? [] : [{ kind, value, shown: listing[field] ?? '' }]
  })
  const numbers = numberColumns.flatMap((kind) => numbered(kind, columns[kind]))
  return [...values, ...numbers, ...numbered('cell', columns.cell), ...numbered('block', blockOf(listing.ID))]
}

const numbered = (kind: TallyKind, value: number | null): Tally[] =>
  value === null ? [] : [{ kind, value: sortable(value), shown: '' }]
