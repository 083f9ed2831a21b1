/** Maximum number of ranges in one histogram. */
export const RANGES_MAX = 8
/** Ratio of highest to lowest value above which equal steps would put nearly all listings into the first range. */
const WIDE = 20

/**
 * Round bounds of ranges that cover a span: the first bound is at most `min`, the last is above `max`. A narrow span gets equal
 * steps (300,000, 400,000 …), a wide one growing steps (2,000, 5,000, 10,000 …).
 */
export function roundEdges({ min, max }: { min: number; max: number }): number[] {
  return min >= 1 && max / min > WIDE ? growing(min, max) : equal(min, max)
}

function equal(min: number, max: number): number[] {
  const step = stepFor(min, max)
  const below = Math.floor(min / step)
  // A quotient just below a whole number may be rounded up to it.
  const first = below * step > min ? below - 1 : below
  const count = Math.floor(max / step) - first + 1
  return Array.from({ length: count + 1 }, (_, index) => exact((first + index) * step))
}

/** The smallest step of 1, 2 or 5 times a power of ten that gives at most RANGES_MAX ranges, whose bounds are exact. */
function stepFor(min: number, max: number): number {
  const least = Math.max(1, max / 10 ** (DIGITS - 1))
  return roundNumbers(1, [1, 2, 5]).find((step) => step >= least && (max - min) / step <= RANGES_MAX - 1) ?? max
}

/** Bounds with leading digits 1, 2, 5; with fewer digits if those are too many. */
function growing(min: number, max: number): number[] {
  const cuts = [[1, 2, 5], [1, 3], [1]].map((digits) => edgesAmong(roundNumbers(min, digits), min, max))
  return cuts.find((edges) => edges.length <= RANGES_MAX + 1) ?? withMergedLowest(cuts.at(-1) ?? [])
}

/** The bounds from the last one at most `min` to the first one above `max`. */
function edgesAmong(round: number[], min: number, max: number): number[] {
  const from = round.findLastIndex((value) => value <= min)
  const until = round.findIndex((value) => value > max)
  return round.slice(from, until + 1)
}

/** The bounds of RANGES_MAX ranges, the first of which replaces all the lowest. */
const withMergedLowest = (edges: number[]): number[] => [...edges.slice(0, 1), ...edges.slice(-RANGES_MAX)]

/** Round numbers: each digit times each power of ten, from below `around` to beyond any price or area. */
function roundNumbers(around: number, digits: number[]): number[] {
  const least = Math.floor(Math.log10(around)) - 1
  return Array.from({ length: 24 }, (_, power) => digits.map((digit) => exact(digit * 10 ** (least + power)))).flat()
}

/** Digits of a bound: fewer than a number has, so that errors of rounding vanish. */
const DIGITS = 12
const exact = (value: number): number => Number(value.toPrecision(DIGITS))
