import type { Listing, ListingFields } from '../contract/listing.ts'
import { searchColumns } from './listing-columns.ts'
import { listingWords } from './listing-text.ts'
import type { Tables } from './tables.ts'

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
/** What is counted: values of columns, words of texts, cells of the map, and blocks of ids. */
export type TallyKind = WordKind | 'word' | 'cell' | 'block'

/** A value that listings are counted by. `shown` is how a person would read it, "" where nobody does. */
export type Tally = { kind: TallyKind; value: string; shown: string }

/** Ids in a block: few enough to walk over one, enough that a million listings have only some hundred blocks. */
export const BLOCK = 4_096
export const blockOf = (id: number): number => Math.floor(id / BLOCK)

/** A number as text that sorts as the number does. */
export const sortable = (value: number): string => String(value).padStart(12, '0')

/** Everything that a listing is counted by. */
export function talliesOf(listing: Listing): Tally[] {
  const columns = searchColumns(listing)
  const values = (Object.keys(wordFields) as WordKind[]).flatMap((kind): Tally[] => {
    const value = columns[kind]
    return value === null ? [] : [{ kind, value, shown: listing[wordFields[kind]] ?? '' }]
  })
  const words = [...new Set(listingWords(listing))].map((value): Tally => ({ kind: 'word', value, shown: '' }))
  const block: Tally = { kind: 'block', value: sortable(blockOf(listing.ID)), shown: '' }
  const cell: Tally[] = columns.cell === null ? [] : [{ kind: 'cell', value: sortable(columns.cell), shown: '' }]
  return [...values, ...words, ...cell, block]
}
