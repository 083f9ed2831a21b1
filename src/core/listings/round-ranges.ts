/** Most ranges that a span is cut into. */
export const RANGES_MAX = 8
/** From so many times the lowest value on, equal steps would leave nearly all in the first range. */
const WIDE = 20

/**
 * Round numbers that cut a span into a handful of ranges: the first is not above `min`, the last is above `max`. A narrow
 * span is cut into equal steps (300,000, 400,000 …), a wide one into growing ones (2,000, 5,000, 10,000 …).
 */
export function roundEdges({ min, max }: { min: number; max: number }): number[] {
  return min >= 1 && max / min > WIDE ? growing(min, max) : equal(min, max)
}

function equal(min: number, max: number): number[] {
  const step = stepFor(max - min)
  const first = Math.floor(min / step)
  const count = Math.floor(max / step) - first + 1
  return Array.from({ length: count + 1 }, (_, index) => exact((first + index) * step))
}

/** 1, 2 or 5 with zeros behind, and so wide that a span makes at most `RANGES_MAX` ranges wherever it begins. */
const stepFor = (span: number): number =>
  roundNumbers(1, [1, 2, 5]).find((step) => step >= 1 && span / step <= RANGES_MAX - 1) ?? span

/** The round numbers around a span; the coarser ones where the finer ones would be too many. */
function growing(min: number, max: number): number[] {
  const cuts = [[1, 2, 5], [1, 3], [1]].map((digits) => edgesAmong(roundNumbers(min, digits), min, max))
  return cuts.find((edges) => edges.length <= RANGES_MAX + 1) ?? edgesAmong(cuts.at(-1) ?? [], min, max, RANGES_MAX)
}

/** From the last that is not above `min` to the first that is above `max`; of too many the last `most`, which then reach down. */
function edgesAmong(round: number[], min: number, max: number, most = Infinity): number[] {
  const from = round.findLastIndex((value) => value <= min)
  const until = round.findIndex((value) => value > max)
  const edges = round.slice(from, until + 1)
  return edges.length <= most + 1 ? edges : [...edges.slice(0, 1), ...edges.slice(-most)]
}

/** These digits with zeros behind, from below `around` to beyond anything that a price or an area can be. */
function roundNumbers(around: number, digits: number[]): number[] {
  const least = Math.floor(Math.log10(around)) - 1
  return Array.from({ length: 24 }, (_, power) => digits.map((digit) => exact(digit * 10 ** (least + power)))).flat()
}

const exact = (value: number): number => Number(value.toPrecision(12))
