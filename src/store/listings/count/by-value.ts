import { type Kysely, sql } from 'kysely'
import type { Listing, ListingFields } from '../../../contract/listings/listing.ts'
import type { CountedField } from '../../../core/ports/ports.ts'
import { batchesOf, inTurns } from '../../database/batches.ts'
import { isPostgres } from '../../database/database-kind.ts'
import { prepared } from '../../database/prepared.ts'
import type { Tables } from '../../tables.ts'
import type { ListingCountTable } from '../tables.ts'
import { listingWords } from '../text/full-text.ts'
import { addToCatalogue } from '../write/catalogue.ts'
import { searchColumns } from '../write/columns.ts'
import { updateCombinationCounts } from './combinations.ts'

type Count = Omit<ListingCountTable, 'chatbot_id'>

/** Rows per statement and turn of the event loop. */
const ROWS_AT_ONCE = 500

/** Updates tallies for added and removed listings. Call within `changingCatalogue`, whose lock protects the read and the write. */
export async function countListings(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: Listing[]; removed: Listing[] },
): Promise<void> {
  const differences = differencesOf(added, removed)
  let isOther = false
  for await (const some of inTurns(batchesOf(differences, ROWS_AT_ONCE))) {
    const words = some.filter(({ kind }) => isWordKind(kind))
    const before = new Map((await read(db, chatbotId, words)).map((count) => [keyOf(count), count]))
    const changes = some.filter((count) => count.count !== 0 || isRespelled(count, before.get(keyOf(count))))
    await writeTallies(db, chatbotId, changes)
    isOther ||= words.some((count) => isOtherWord(count, before.get(keyOf(count))))
  }
  await updateCombinationCounts(db, chatbotId, { added, removed })
  if (isOther) await addToCatalogue(db, chatbotId, { vocabulary: 1 })
}

const keyOf = ({ kind, value }: Pick<Count, 'kind' | 'value'>): string => `${kind} ${value}`
const isRespelled = (difference: Count, before: Count | undefined) =>
  difference.shown !== '' && difference.shown !== before?.shown
/** Whether a value appears, disappears or changes its spelling. */
const isOtherWord = (difference: Count, before: Count | undefined) =>
  isRespelled(difference, before) || difference.count + (before?.count ?? 0) === 0

/** Change of count per value, and its latest spelling ("" if only removed). */
function differencesOf(added: Listing[], removed: Listing[]): Count[] {
  const differences = new Map<string, Count>()
  const add = ({ kind, value, shown }: Tally, by: number) => {
    const known = differences.get(keyOf({ kind, value }))
    const count = { kind, value, shown: shown || (known?.shown ?? ''), count: (known?.count ?? 0) + by }
    differences.set(keyOf(count), count)
  }
  for (const listing of removed) for (const tally of talliesOf(listing)) add({ ...tally, shown: '' }, -1)
  for (const listing of added) for (const tally of talliesOf(listing)) add(tally, 1)
  return [...differences.values()].filter(({ count, shown }) => count !== 0 || shown !== '')
}

const among = (counts: Count[]) =>
  sql<boolean>`(kind, value) in (values ${sql.join(counts.map(({ kind, value }) => sql`(${kind}, ${value})`))})`

async function read(db: Kysely<Tables>, chatbotId: number, counts: Count[]): Promise<Count[]> {
  if (counts.length === 0) return []
  return await db
    .selectFrom('listing_count')
    .select(['kind', 'value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where(among(counts))
    .execute()
}

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
/** Numeric columns with few distinct values, tallied too: a range is then a sum. */
export const numberColumns = ['bedrooms', 'bathrooms', 'parking', 'year_built', 'days_on_market'] as const
type NumberKind = (typeof numberColumns)[number]

/** Kinds of tallies: column values, words of texts, map cells, and blocks of ids. */
export type TallyKind = WordKind | NumberKind | 'word' | 'cell' | 'block'

/** A tallied value. `shown` is its display form, "" if never displayed. */
type Tally = { kind: TallyKind; value: string; shown: string }

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

/** All tallies of a listing. */
function talliesOf(listing: Listing): Tally[] {
  const columns = searchColumns(listing)
  const values = (Object.keys(columnOfField) as CountedField[]).flatMap((field): Tally[] => {
    const kind = columnOfField[field]
    const value = columns[kind]
    return value === null ? [] : [{ kind, value, shown: listing[field] ?? '' }]
  })
  const numbers = numberColumns.flatMap((kind) => numbered(kind, columns[kind]))
  const words = [...new Set(listingWords(listing))].map((value): Tally => ({ kind: 'word', value, shown: '' }))
  return [...values, ...numbers, ...words, ...numbered('cell', columns.cell), ...numbered('block', blockOf(listing.ID))]
}

const numbered = (kind: TallyKind, value: number | null): Tally[] =>
  value === null ? [] : [{ kind, value: sortable(value), shown: '' }]
