import type { Listing } from '../../contract/listings/listing.ts'
import type { Filter, Range } from '../../search/filter.ts'
import { fold } from '../../search/text/fold.ts'
import { priceOf } from '../listings/row.ts'
import type { Watch, WatchedHome } from '../ports/watches.ts'
import type { Match, Step } from './judge.ts'

type Test = (listing: Listing) => boolean

/** The watches of one chatbot, to be asked which of them a listing may concern. */
export type FilterIndex = {
  add(watch: Pick<Watch, 'id' | 'watched'>): void
  /** The IDs of all watches that match a home before or after; some of them may have been removed since. */
  matching(step: Pick<Step, 'before' | 'after'>): Map<number, Match>
  /** the ID of the newest watch in it */
  newest: number
}

/** What is kept of a filter: compared first are the ends of its ranges, then all of it, read from `json`. */
type Bucket = { filters: number[] }

const ANY = '*'
const keyOf = (text: string | null | undefined): string => fold(text ?? '').slice(0, 60)

/**
 * Filters lie in buckets by place, type and kind of sale, so that a home is compared with those of its own town. Of each
 * only numbers and its JSON are kept, once for all who watch the same: about 400 bytes.
 */
export function createFilterIndex(fits: (filter: Filter) => Test): FilterIndex {
  const buckets = new Map<string, Bucket>()
  const numbers = createColumns()
  const json: string[] = []
  const slots = new Map<string, number>()
  const watchers: (number | number[])[] = []
  const homes = new Map<string, number[]>()

  function addFilter(filter: Filter, id: number): void {
    const text = JSON.stringify(filter)
    const known = slots.get(text)
    if (known !== undefined) {
      watchers[known] = [watchers[known] ?? []].flat().concat(id)
      return
    }
    const slot = json.push(text) - 1
    slots.set(text, slot)
    watchers[slot] = id
    numbers.set(slot, filter)
    for (const key of bucketsOf(filter)) {
      const bucket = buckets.get(key) ?? { filters: [] }
      bucket.filters.push(slot)
      buckets.set(key, bucket)
    }
  }

  function* slotsFor(listing: Listing): Generator<number> {
    for (const key of keysOf(listing))
      for (const slot of buckets.get(key)?.filters ?? []) if (numbers.mayFit(slot, listing)) yield slot
  }

  const index: FilterIndex = {
    newest: 0,
    add({ id, watched }) {
      index.newest = Math.max(index.newest, id)
      if ('filter' in watched) addFilter(watched.filter, id)
      else for (const key of homeKeys(watched.home)) homes.set(key, [...(homes.get(key) ?? []), id])
    },
    matching({ before, after }) {
      const found = new Map<number, Match>()
      const tried = new Map<number, Test>()
      const note = (id: number, side: keyof Match) => {
        const match = found.get(id) ?? { did: false, does: false }
        match[side] = true
        found.set(id, match)
      }
      const look = (listing: Listing, side: keyof Match) => {
        const { ID, MLSNumber, Url } = listing
        for (const key of homeKeys({ listingId: ID, mls: MLSNumber, url: Url }))
          for (const id of homes.get(key) ?? []) note(id, side)
        for (const slot of slotsFor(listing)) {
          const test = tried.get(slot) ?? fits(JSON.parse(json[slot] ?? '{}') as Filter)
          tried.set(slot, test)
          if (test(listing)) for (const id of [watchers[slot] ?? []].flat()) note(id, side)
        }
      }
      if (before !== undefined) look(before, 'did')
      if (after !== undefined) look(after, 'does')
      return found
    },
  }
  return index
}

const homeKeys = ({ listingId, mls, url }: WatchedHome) => [
  `${listingId}`,
  `mls ${mls.toLowerCase()}`,
  `url ${url.toLowerCase()}`,
]

/** Whether a listing is a home that is watched. */
export const isHome = (home: WatchedHome): Test => {
  const keys = new Set(homeKeys(home))
  return ({ ID, MLSNumber, Url }) => homeKeys({ listingId: ID, mls: MLSNumber, url: Url }).some((key) => keys.has(key))
}

/** Where a filter lies: by its places, or the squares of the map it reaches, then by types and kind of sale. */
function bucketsOf(filter: Filter): string[] {
  const types = filter.types === undefined ? [ANY] : filter.types.map(keyOf)
  const places = placesOf(filter)
  return [...new Set(places.flatMap((place) => types.map((type) => `${place}|${type}|${filter.saleType ?? ANY}`)))]
}

function placesOf({ cities, zips, locations, near }: Filter): string[] {
  if (cities !== undefined) return cities.map((city) => `city ${keyOf(city)}`)
  if (zips !== undefined) return zips.map((zip) => `zip ${keyOf(zip)}`)
  if (locations !== undefined) return locations.map((location) => `location ${keyOf(location)}`)
  return (near?.km !== undefined && squaresWithin(near, near.km)) || [ANY]
}

function keysOf(listing: Listing): string[] {
  const { City, ZIP, Location, Latitude, Longitude } = listing
  const places = [ANY, `city ${keyOf(City)}`, `zip ${keyOf(ZIP)}`, `location ${keyOf(Location)}`]
  if (typeof Latitude === 'number' && typeof Longitude === 'number') places.push(squareOf(Latitude, Longitude))
  const types = [ANY, keyOf(listing.PropertyType)]
  return places.flatMap((place) =>
    types.flatMap((type) => [`${place}|${type}|${ANY}`, `${place}|${type}|${listing.SaleType}`]),
  )
}

/** A square of the map, in degrees: about 11 km high. */
const SQUARE = 0.1
const squareOf = (latitude: number, longitude: number) =>
  `at ${Math.floor(latitude / SQUARE)} ${Math.floor(longitude / SQUARE)}`
const SQUARES_MAX = 64
/** Less than a degree of latitude anywhere on Earth. */
const KM_PER_DEGREE = 110

/** The squares that a circle reaches; undefined where they are many, or it lies near a pole or the date line. */
function squaresWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): string[] | undefined {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180)
  if (Math.abs(latitude) + high > 85 || Math.abs(longitude) + wide > 179) return undefined
  const [rows, columns] = [span(latitude, high), span(longitude, wide)]
  if (rows.length * columns.length > SQUARES_MAX) return undefined
  return rows.flatMap((row) => columns.map((column) => `at ${row} ${column}`))
}

/** The ends of ranges that most filters have, and a listing's value for each. */
const compared = [
  ['price', priceOf],
  ['bedrooms', ({ Bedrooms }: Listing) => Bedrooms],
  ['bathrooms', ({ Bathrooms }: Listing) => Bathrooms],
] as const satisfies [keyof Filter, (listing: Listing) => number | undefined][]

/** Numbers of many filters, side by side. Unset ends let everything pass; so does a range over what a listing lacks. */
function createColumns() {
  const width = compared.length * 2
  let ends = new Float64Array(width * 64)
  return {
    set(slot: number, filter: Filter): void {
      if (ends.length < (slot + 1) * width) {
        const longer = new Float64Array(ends.length * 1.5 + width)
        longer.set(ends)
        ends = longer
      }
      for (const [index, [part]] of compared.entries()) {
        const range: Range = filter[part] ?? {}
        ends[slot * width + index * 2] = range.min ?? -Infinity
        ends[slot * width + index * 2 + 1] = Math.min(range.max ?? Infinity, range.below ?? Infinity)
      }
    },
    mayFit(slot: number, listing: Listing): boolean {
      let at = slot * width
      for (const [, valueOf] of compared) {
        const value = valueOf(listing)
        if (value !== undefined && (value < (ends[at] ?? 0) || value > (ends[at + 1] ?? 0))) return false
        at += 2
      }
      return true
    },
  }
}

/** The numbers of all squares from one side of a point to the other. */
function span(middle: number, reach: number): number[] {
  const [first, last] = [Math.floor((middle - reach) / SQUARE), Math.floor((middle + reach) / SQUARE)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
