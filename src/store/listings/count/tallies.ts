import type { Listing, ListingFields } from '../../../contract/listings/listing.ts'
import type { Tables } from '../../tables.ts'
import { listingWords } from '../text/words.ts'
import { searchColumns } from '../write/columns.ts'

/** The columns whose distinct values are counted, each with the field that spells them. */
export const wordFields = {
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  location: 'Location',
  type: 'PropertyType',
  status: 'Status',
  sale_type: 'SaleType',
} as const satisfies Partial<Record<keyof Tables['listing'], keyof ListingFields>>

export type WordKind = keyof typeof wordFields
/** The columns of numbers that have few distinct values, which are counted too: a range of them is a sum. */
export const numberColumns = ['bedrooms', 'bathrooms', 'parking', 'year_built', 'days_on_market'] as const
export type NumberKind = (typeof numberColumns)[number]

/** What is counted: values of columns, words of texts, cells of the map, and blocks of ids. */
export type TallyKind = WordKind | NumberKind | 'word' | 'cell' | 'block'

/** A value that listings are counted by. `shown` is how a person would read it, "" where nobody does. */
export type Tally = { kind: TallyKind; value: string; shown: string }

/** Ids in a block: few enough to walk over one, enough that a million listings have only some hundred blocks. */
export const BLOCK = 4_096
export const blockOf = (id: number): number => Math.floor(id / BLOCK)

/** A number from 0 on as text that sorts as the number does: the bytes of a double, the highest first. */
export function sortable(value: number): string {
  const bytes = Buffer.alloc(8)
  // Added to 0, a negative zero loses its sign, which is the highest bit.
  bytes.writeDoubleBE(value + 0)
  return bytes.toString('hex')
}
export const numberOf = (text: string): number => Buffer.from(text, 'hex').readDoubleBE()

/** Everything that a listing is counted by. */
export function talliesOf(listing: Listing): Tally[] {
  const columns = searchColumns(listing)
  const values = (Object.keys(wordFields) as WordKind[]).flatMap((kind): Tally[] => {
    const value = columns[kind]
    return value === null ? [] : [{ kind, value, shown: listing[wordFields[kind]] ?? '' }]
  })
  const numbers = numberColumns.flatMap((kind) => numbered(kind, columns[kind]))
  const words = [...new Set(listingWords(listing))].map((value): Tally => ({ kind: 'word', value, shown: '' }))
  return [...values, ...numbers, ...words, ...numbered('cell', columns.cell), ...numbered('block', blockOf(listing.ID))]
}

const numbered = (kind: TallyKind, value: number | null): Tally[] =>
  value === null ? [] : [{ kind, value: sortable(value), shown: '' }]
