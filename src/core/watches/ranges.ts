import type { Listing } from '../../contract/listings/listing.ts'
import { Status } from '../../contract/listings/listing.ts'
import type { Filter, Range } from '../../search/filter.ts'
import { priceOf } from '../listings/row.ts'

/** The ends of ranges that most filters have, and a listing's value for each; the price comes first. */
export const compared = [
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
export type Bucket = { slots: number[]; sorted: number; tops: number[] }
export const newBucket = (): Bucket => ({ slots: [], sorted: 0, tops: [] })

/** Numbers and statuses of many filters, side by side. */
export function createRanges() {
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
