import { type Listing, Status } from '../../contract/listings/listing.ts'
import type { Filter, Range } from '../../search/filter.ts'
import { fold } from '../../search/text/fold.ts'
import { priceOf } from '../listings/row.ts'
import { KEY_MAX, keysOfFilter, keysOfListing } from './bucket-keys.ts'

/**
 * Index of filters by slot number. Buckets are keyed by place, type and sale, so that a listing is compared only with filters for
 * its own area. Bounds and statuses are in flat arrays.
 */
export function createBuckets() {
  const buckets = new Map<string, Bucket>()
  const ranges = createRanges()
  return {
    add(slot: number, filter: Filter): void {
      ranges.set(slot, filter)
      for (const key of keysOfFilter(filter)) {
        const bucket = buckets.get(key) ?? newBucket()
        bucket.slots.push(slot)
        buckets.set(key, bucket)
      }
    },

    /** Calls `tell` for slots whose bucket, bounds and statuses fit the listing; may repeat a slot. */
    eachFitting(listing: Listing, tell: (slot: number) => void): void {
      for (const key of keysOfListing(listing)) {
        const bucket = buckets.get(key)
        if (bucket !== undefined) ranges.eachFitting(bucket, listing, tell)
      }
    },
  }
}

/** Parts compared numerically, with a listing's value for each; price must be first, because buckets are sorted by it. */
const compared = [
  ['price', priceOf],
  ['bedrooms', ({ Bedrooms }: Listing) => Bedrooms],
  ['bathrooms', ({ Bathrooms }: Listing) => Bathrooms],
] as const satisfies [keyof Filter, (listing: Listing) => number | undefined][]

const WIDTH = compared.length * 2
/** Slots per block; a block outside the price range is skipped as a whole. */
const BLOCK = 64
/** Maximum number of unsorted slots in a bucket; more trigger sorting. */
const FRESH_MAX = 256

/**
 * Slots in one bucket. The first `sorted` ones are in ascending order of lowest price; `tops` is the highest price in each block
 * of them.
 */
type Bucket = { slots: number[]; sorted: number; tops: number[] }
const newBucket = (): Bucket => ({ slots: [], sorted: 0, tops: [] })

const PLAIN = new Set<string>(['saleType', 'statuses', 'types', 'sort', ...compared.map(([part]) => part)])

/** Whether bucket and ranges cover all conditions of a filter, so that no further test is needed. */
export function isPlain(filter: Filter): boolean {
  const { cities, types } = filter
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined)
  const areShort = [cities, types]
    .flat()
    .every((text) => text === undefined || (fold(text) !== '' && fold(text).length < KEY_MAX))
  return areShort && parts.every(([part]) => PLAIN.has(part) || part === 'cities')
}

/** Bounds and statuses of all filters, in flat arrays indexed by slot. */
function createRanges() {
  let ends = new Float64Array(WIDTH * 64)
  /** bit mask of the statuses that each filter accepts */
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

  /** Runs about 1,000 times per change, so it must not allocate. */
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

    /**
     * Calls `tell` for each slot of a bucket whose bounds and statuses fit the listing. A missing value fits only an unbounded
     * range.
     */
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

/** The largest floating-point number below `value`. */
function justBelow(value: number): number {
  if (value === Infinity) return value
  if (value === 0) return -Number.MIN_VALUE
  const bits = new BigInt64Array(new Float64Array([value]).buffer)
  bits[0] = (bits[0] as bigint) - (value > 0 ? 1n : -1n)
  return new Float64Array(bits.buffer)[0] as number
}
