import type { Part } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import { distanceKm } from '../place/distance.ts'
import { textQueryOf } from '../text/full-text.ts'
import { listingWords, type Phrase } from '../text/words.ts'
import { searchColumns } from '../write/columns.ts'
import { narrowing, searches, valuesOf } from './filter.ts'

type Test = (listing: Listing) => boolean

/** Whether a listing in hand fits a filter: the same conditions as `matches` and the full text, without a database. */
export function fits(filter: Filter): Test {
  const text = textQueryOf(filter)
  const tests = narrowing(filter).map((part) => testOf(filter, part))
  if (text !== undefined) tests.push((listing) => hasText(text, wordsOf(listing)))
  return (listing) => tests.every((test) => test(listing))
}

function testOf(filter: Filter, part: Part): Test {
  const search = searches[part]
  if (search === 'circle') return (listing) => isNear(filter, listing)
  if (search === 'text' || search === 'log' || search === 'order') return () => true
  if ('within' in search) return (listing) => isWithin(columnsOf(listing)[search.within], filter[part] as Range)
  const column = 'among' in search ? search.among : search.notAmong
  const values = new Set<unknown>(valuesOf(filter, part, column))
  const valueOf = (listing: Listing) => (column === 'id' ? listing.ID : columnsOf(listing)[column])
  return 'among' in search ? (listing) => values.has(valueOf(listing)) : (listing) => !values.has(valueOf(listing))
}

/** What is derived of a listing, for as long as somebody has it in hand: it is tried with many filters. */
const columns = new WeakMap<Listing, ReturnType<typeof searchColumns>>()
const words = new WeakMap<Listing, string[]>()

function columnsOf(listing: Listing) {
  const known = columns.get(listing) ?? searchColumns(listing)
  columns.set(listing, known)
  return known
}

function wordsOf(listing: Listing): string[] {
  const known = words.get(listing) ?? listingWords(listing)
  words.set(listing, known)
  return known
}

function isWithin(value: number | null, { min, max, below }: Range): boolean {
  if (min === undefined && max === undefined && below === undefined) return true
  if (value === null) return false
  return (
    (min === undefined || value >= min) && (max === undefined || value <= max) && (below === undefined || value < below)
  )
}

function isNear({ near }: Filter, { Latitude, Longitude }: Listing): boolean {
  if (near?.km === undefined) return true
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return false
  return distanceKm(near, { latitude: Latitude, longitude: Longitude }) <= near.km
}

const hasText = ({ all, none = [] }: NonNullable<ReturnType<typeof textQueryOf>>, said: string[]): boolean =>
  all.every((any) => any.some((phrase) => stands(phrase, said))) && !none.some((phrase) => stands(phrase, said))

function stands({ words: sought, open }: Phrase, said: string[]): boolean {
  const last = sought.length - 1
  const isHere = (at: number) =>
    sought.every((word, index) =>
      open && index === last ? said[at + index]?.startsWith(word) : said[at + index] === word,
    )
  return said.some((_, at) => isHere(at))
}
