import type { Range } from '../../../search/filter.ts'

/** Lower bounds of the price bands: every price with two leading digits, since most prices asked for are round. */
const STARTS = [0, ...Array.from({ length: 10 }, (_, zeros) => zeros).flatMap(decade)]

function decade(zeros: number): number[] {
  return Array.from({ length: 90 }, (_, index) => ((10 + index) / 10) * 10 ** zeros)
}

/** Band of listings without a price. */
const UNPRICED = -1

/** Index of a price's band. */
export const bandOf = (price: number | null): number => (price === null ? UNPRICED : startsUpTo(price) - 1)

/** Number of bands whose lower bound is at most `price`, by binary search. */
function startsUpTo(price: number): number {
  let [low, high] = [0, STARTS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((STARTS[middle] ?? 0) <= price) low = middle + 1
    else high = middle
  }
  return low
}

/** A price range as complete bands `first` to `last`, plus partial ranges at its `ends`. */
export type BandedRange = { first: number; last: number; ends: Range[] }

/** If no complete band fits, `last` is less than `first` and `ends` is the range itself. */
export function bandsWithin({ min, max, below }: Range): BandedRange {
  const upper = max ?? below ?? Number.POSITIVE_INFINITY
  const first = min === undefined ? 0 : bandOf(min) + ((STARTS[bandOf(min)] ?? 0) < min ? 1 : 0)
  const last = upper === Number.POSITIVE_INFINITY ? STARTS.length - 1 : startsUpTo(upper) - 2
  const limit = { ...(max !== undefined && { max }), ...(below !== undefined && { below }) }
  if (last < first) return { first, last, ends: [{ ...(min !== undefined && { min }), ...limit }] }
  const [start, end] = [STARTS[first] ?? 0, STARTS[last + 1]]
  return {
    first,
    last,
    ends: [
      ...(min !== undefined && min < start ? [{ min, below: start }] : []),
      ...(end === undefined ? [] : [{ min: end, ...limit }]),
    ],
  }
}
