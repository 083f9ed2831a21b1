import type { FilterPart } from '../../../contract/listings/filter-parts.ts'
import { type Listing, lengthOf } from '../../../contract/listings/listing.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import { distanceKm } from '../../../search/places/great-circle.ts'
import { searchColumns } from '../columns.ts'
import { columnValues, partsByPlace, searchOfPart } from '../filter.ts'
import { degreesTowards, directionsOf } from '../place/distance.ts'
import { phraseText, type TextQuery, textQueryOf } from '../text/full-text.ts'
import { entryWord, prepareEntries, prepareWords, textWords } from '../text/listing-words.ts'

type Test = (listing: Listing) => boolean

/** A predicate equal to `matches` plus full-text search, evaluated without a database. */
export function fits(filter: Filter): Test {
  // Entries are compared as a whole, so a listing's other words need not be read for them.
  const { extension: _, ...others } = filter
  const text = textQueryOf(others)
  const parts = partsByPlace(filter)
  const tests = parts.others.map((part) =>
    part === 'extension' ? entriesTest(filter.extension) : testOf(others, part),
  )
  const here = parts.places.map((part) => testOf(others, part))
  const there = parts.elsewhere.map((part) => testOf(filter.otherPlaces ?? {}, part))
  if (there.length === 0) tests.push(...here)
  else tests.push(anyOf([...(here.length > 0 ? [allOf(here)] : []), ...there]))
  if (text !== undefined) tests.push(textTest(text))
  return allOf(tests)
}

const allOf =
  (tests: Test[]): Test =>
  (listing) =>
    tests.every((test) => test(listing))
const anyOf =
  (tests: Test[]): Test =>
  (listing) =>
    tests.some((test) => test(listing))

function testOf(filter: Filter, part: FilterPart): Test {
  const search = searchOfPart[part]
  if (search === 'circle') return circleTest(filter)
  if (typeof search === 'string') return () => true
  if ('within' in search) return (listing) => isWithin(columnsOf(listing)[search.within], filter[part] as Range)
  const column = 'among' in search ? search.among : search.notAmong
  const values = new Set<unknown>(columnValues(filter, part, column))
  const valueOf = (listing: Listing) => (column === 'id' ? listing.ID : columnsOf(listing)[column])
  return 'among' in search ? (listing) => values.has(valueOf(listing)) : (listing) => !values.has(valueOf(listing))
}

/** Cached per listing, since one is tested against many filters. */
const columns = new WeakMap<Listing, ReturnType<typeof searchColumns>>()

function columnsOf(listing: Listing) {
  const known = columns.get(listing) ?? searchColumns(listing)
  columns.set(listing, known)
  return known
}

function isWithin(value: number | null, { min, max, below }: Range): boolean {
  if (min === undefined && max === undefined && below === undefined) return true
  if (value === null) return false
  return (
    (min === undefined || value >= min) && (max === undefined || value <= max) && (below === undefined || value < below)
  )
}

function circleTest({ near }: Filter): Test {
  if (near?.km === undefined) return () => true
  const { km, side } = near
  const directions = directionsOf(side)
  return ({ Latitude, Longitude }) => {
    if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return false
    const point = { latitude: Latitude, longitude: Longitude }
    return distanceKm(near, point) <= km && degreesTowards(directions, near, point).every((degrees) => degrees > 0)
  }
}

/** Keeps the words that stand for the entries, since the entries themselves may be long. */
function entriesTest(extension: Filter['extension'] = []): Test {
  const words = extension.map(entryWord)
  return ({ ExtensionColumn = [] }) =>
    words.every((word) => (ExtensionColumn ?? []).some((entry) => entryWord(entry) === word))
}

/** Listings with less text, in UTF-16 units, are read when they are compared. */
const SHORT_MAX = 4_096

export const prepareToFit = (listings: Listing[]): Promise<void> =>
  prepareWords(listings.filter((listing) => lengthOf(listing) > SHORT_MAX))

/** `fits`, but long entries are read in several turns of the event loop. */
export async function fitsInTurns(filter: Filter): Promise<Test> {
  await prepareEntries(filter.extension ?? [])
  return fits(filter)
}

/** Joins the words of each phrase once, since many listings are tested. */
function textTest({ all, none = [] }: TextQuery): Test {
  const wanted = all.map((any) => any.map(phraseText))
  const unwanted = none.map(phraseText)
  return (listing) => {
    const words = textWords(listing)
    return (
      wanted.every((any) => any.some((phrase) => words.includes(phrase))) &&
      !unwanted.some((phrase) => words.includes(phrase))
    )
  }
}
