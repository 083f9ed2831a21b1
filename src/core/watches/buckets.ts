import { type Listing, Status } from '../../contract/listings/listing.ts'
import type { Filter, Range } from '../../search/filter.ts'
import { fold } from '../../search/text/fold.ts'
import { priceOf } from '../listings/row.ts'

/**
 * Filters, each known by a slot, lie in buckets by place, type and kind of sale, so that a home is compared with those of
 * its own town. Most ask for nothing beyond that but numbers and a status, which are kept side by side.
 */
export function createBuckets() {
  const buckets = new Map<string, Bucket>()
  const ranges = createRanges()
  return {
    add(slot: number, filter: Filter): void {
      ranges.set(slot, filter)
      for (const key of bucketsOf(filter)) {
        const bucket = buckets.get(key) ?? newBucket()
        bucket.slots.push(slot)
        buckets.set(key, bucket)
      }
    },

    /** Tells of the slots whose bucket, numbers and statuses fit a listing; one may be told several times. */
    eachFitting(listing: Listing, tell: (slot: number) => void): void {
      for (const key of keysOf(listing)) {
        const bucket = buckets.get(key)
        if (bucket !== undefined) ranges.eachFitting(bucket, listing, tell)
      }
    },
  }
}

const ANY = '*'
const KEY_MAX = 60
const keyOf = (text: string | null | undefined): string => fold(text ?? '').slice(0, KEY_MAX)

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

/** The numbers of all squares from one side of a point to the other. */
function span(middle: number, reach: number): number[] {
  const [first, last] = [Math.floor((middle - reach) / SQUARE), Math.floor((middle + reach) / SQUARE)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The ends of ranges that most filters have, and a listing's value for each; the price comes first. */
const compared = [
  ['price', priceOf],
  ['bedrooms', ({ Bedrooms }: Listing) => Bedrooms],
  ['bathrooms', ({ Bathrooms }: Listing) => Bathrooms],
] as const satisfies [keyof Filter, (listing: Listing) => number | undefined][]

const WIDTH = compared.length * 2
/** Slots that are passed over together. */
const BLOCK = 64
/** So many new slots of a bucket are looked through one by one before they are sorted in. */
const FRESH_MAX = 256

/** Slots of filters that lie together: those before `sorted` by where their prices begin. `tops`: the highest price of each block. */
type Bucket = { slots: number[]; sorted: number; tops: number[] }
const newBucket = (): Bucket => ({ slots: [], sorted: 0, tops: [] })

const PLAIN = new Set<string>(['saleType', 'statuses', 'types', 'sort', ...compared.map(([part]) => part)])

/** Whether the bucket and the numbers of a filter say all that it asks for. */
export function isPlain(filter: Filter): boolean {
  const { cities, types } = filter
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined)
  const areShort = [cities, types]
    .flat()
    .every((text) => text === undefined || (fold(text) !== '' && fold(text).length < KEY_MAX))
  return areShort && parts.every(([part]) => PLAIN.has(part) || part === 'cities')
}

/** Numbers and statuses of many filters, side by side. */
function createRanges() {
  let ends = new Float64Array(WIDTH * 64)
  /** a bit for each status that a filter asks for */
  let statuses = new Uint8Array(64)

  function sort(bucket: Bucket): void {
    bucket.slots.sort((one, other) => (ends[one * WIDTH] as number) - (ends[other * WIDTH] as number))
    bucket.sorted = bucket.slots.length
    bucket.tops = []
    for (const [at, slot] of bucket.slots.entries()) {
      const block = Math.floor(at / BLOCK)
      bucket.tops[block] = Math.max(bucket.tops[block] ?? -Infinity, ends[slot * WIDTH + 1] as number)
    }
  }

  /** Called some 1,000 times a change: it allocates nothing. */
  function isWithin(slot: number, values: Float64Array): boolean {
    for (let index = 0, at = slot * WIDTH; index < values.length; index++, at += 2) {
      const value = values[index] as number
      const min = ends[at] as number
      const max = ends[at + 1] as number
      if (!(value >= min && value <= max) && (min !== -Infinity || max !== Infinity)) return false
    }
    return true
  }

  return {
    set(slot: number, filter: Filter): void {
      if (statuses.length <= slot) {
        const longer = { ends: new Float64Array(ends.length * 1.5), statuses: new Uint8Array(statuses.length * 1.5) }
        longer.ends.set(ends)
        longer.statuses.set(statuses)
        ends = longer.ends
        statuses = longer.statuses
      }
      statuses[slot] = filter.statuses?.reduce((bits, status) => bits | bitOf(status), 0) ?? ALL
      for (const [index, [part]] of compared.entries()) {
        const range: Range = filter[part] ?? {}
        ends[slot * WIDTH + index * 2] = range.min ?? -Infinity
        ends[slot * WIDTH + index * 2 + 1] = Math.min(range.max ?? Infinity, justBelow(range.below ?? Infinity))
      }
    },

    /** Tells of each filter of a bucket whose numbers and statuses fit a listing. What it lacks lies in no range that has an end. */
    eachFitting(bucket: Bucket, listing: Listing, tell: (slot: number) => void): void {
      const { slots } = bucket
      if (slots.length > bucket.sorted + FRESH_MAX) sort(bucket)
      const bit = bitOf(listing.Status)
      const values = Float64Array.from(compared, ([, valueOf]) => valueOf(listing) ?? Number.NaN)
      const price = values[0] as number
      const look = (from: number, to: number) => {
        for (let at = from; at < to; at++) {
          const slot = slots[at] as number
          if (((statuses[slot] as number) & bit) !== 0 && isWithin(slot, values)) tell(slot)
        }
      }
      for (let from = 0; from < bucket.sorted; from += BLOCK) {
        if ((ends[(slots[from] as number) * WIDTH] as number) > price) break
        if ((bucket.tops[from / BLOCK] as number) < price) continue
        look(from, Math.min(from + BLOCK, bucket.sorted))
      }
      look(bucket.sorted, slots.length)
    },
  }
}

const bitOf = (status: Status): number => 1 << Status.options.indexOf(status)
const ALL = 255

/** The largest number below another one. */
function justBelow(value: number): number {
  if (value === Infinity) return value
  if (value === 0) return -Number.MIN_VALUE
  const bits = new BigInt64Array(new Float64Array([value]).buffer)
  bits[0] = (bits[0] as bigint) - (value > 0 ? 1n : -1n)
  return new Float64Array(bits.buffer)[0] as number
}
