import type { Range } from '../../../search/filter.ts'

/** Where bands begin: at every price of two digits followed by zeros, which most prices that people ask for are. */
const STARTS = [0, ...Array.from({ length: 10 }, (_, zeros) => zeros).flatMap(decade)]

function decade(zeros: number): number[] {
  return Array.from({ length: 90 }, (_, index) => ((10 + index) / 10) * 10 ** zeros)
}

/** Of listings without a price. */
const UNPRICED = -1

/** The band that a price lies in. */
export const bandOf = (price: number | null): number => (price === null ? UNPRICED : startsUpTo(price) - 1)

/** How many bands begin at `price` or below. */
function startsUpTo(price: number): number {
  let [low, high] = [0, STARTS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((STARTS[middle] ?? 0) <= price) low = middle + 1
    else high = middle
  }
  return low
}

/** A range of prices as whole bands, from the first to the last, and what is left of it at its ends. */
export type Banded = { first: number; last: number; ends: Range[] }

/** Where no band lies in the range as a whole, `last` is less than `first` and the one end is the range itself. */
export function banded({ min, max, below }: Range): Banded {
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
