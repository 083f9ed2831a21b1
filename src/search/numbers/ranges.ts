import { squareFeet } from '../../contract/listings/area.ts'
import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../filter.ts'
import { areaSize, money } from '../text/wording.ts'
import { exact } from './numbers.ts'
import type { NumericConstraint } from './quantities.ts'

/** How a number without a comparing word is read, and how a range is relaxed. */
type RangeRow = {
  /** meaning of a number without a comparing word: a price is a maximum, a size approximate, rooms are exact */
  bare: 'exact' | 'around' | 'min' | 'max'
  /** `counts` and `days` are whole numbers, `halves` have fractions, `years` are relaxed in both directions */
  grain: 'counts' | 'halves' | 'years' | 'days' | 'amounts' | 'areas'
  /** words a relaxed bound; without it, the part is never relaxed */
  relaxed?:
    | { [End in 'max' | 'min']?: (value: number, filter: Filter) => string }
    | { least: (rooms: number) => string }
}

export const rangeRows: Readonly<Record<RangePart, RangeRow>> = {
  price: {
    bare: 'max',
    grain: 'amounts',
    relaxed: {
      max: (value, { currency }) => `up to ${money(value, currency)}`,
      min: (value, { currency }) => `from ${money(value, currency)}`,
    },
  },
  unitAreaPrice: {
    bare: 'max',
    grain: 'amounts',
    relaxed: { max: (value, { currency }) => `up to ${money(value, currency)} per sq ft` },
  },
  bedrooms: { bare: 'exact', grain: 'counts', relaxed: { least: (rooms) => `with ${rooms} or more bedrooms` } },
  bathrooms: { bare: 'exact', grain: 'halves', relaxed: { least: (rooms) => `with ${rooms} or more bathrooms` } },
  area: { bare: 'around', grain: 'areas', relaxed: { min: (value) => `from ${areaSize(value)}` } },
  lotArea: { bare: 'around', grain: 'areas' },
  yearBuilt: { bare: 'exact', grain: 'years' },
  daysOnMarket: { bare: 'max', grain: 'days' },
  hoa: { bare: 'max', grain: 'amounts' },
  parking: { bare: 'min', grain: 'counts' },
}

/** "about" means up to ten percent more or less. */
export const AROUND = 0.1

/** Converts a quantity to a range of its part, in the part's unit. Ages are subtracted from `year`. */
export function rangeOf(part: RangePart, quantity: NumericConstraint, year = 0): Range {
  if (quantity.unit?.kind === 'decade') return decade(quantity)
  if (quantity.unit?.part === 'yearBuilt' && quantity.unit.kind !== 'year') return builtSince(quantity, year)
  const range = inUnit(part, quantity)
  if (rangeRows[part].grain !== 'areas') return range
  // Square metres are converted as those of listings are, unrounded: "up to 53 m²" finds a home of 53 m².
  return mapped(range, quantity.unit?.isMetric ? (metres) => squareFeet(metres, 'Square Meters') : Math.round)
}

const mapped = (range: Range, convert: (value: number) => number): Range =>
  Object.fromEntries(Object.entries(range).map(([end, value]) => [end, convert(value)]))

/** The range in the filter's unit; of metric areas in square metres. */
function inUnit(part: RangePart, quantity: NumericConstraint): Range {
  const factor = quantity.unit?.factor ?? 1
  const low = exact(quantity.low * factor)
  const high = exact(quantity.high * factor)
  const { bare } = rangeRows[part]
  // "1 parking space" is one or more, "only 1" is one.
  const only = bare === 'min' ? 'exact' : bare
  const kind = quantity.kind === 'bare' ? bare : quantity.kind === 'only' ? only : quantity.kind
  if (kind === 'min') return { min: quantity.strict ? above(part, low) : low }
  if (kind === 'max') return quantity.strict ? below(part, low) : { max: low }
  if (kind === 'between') return rangeRows[part].grain === 'halves' ? bathRange(low, high) : { min: low, max: high }
  if (kind === 'around') return around(part, low)
  return rangeRows[part].grain === 'halves' ? bathRange(low) : { min: low, max: low }
}

/** "under 10 years old" means built in the last ten years, "over 10" before that. */
function builtSince({ kind, low, high, isDated }: NumericConstraint, year: number): Range {
  // "older than 50 years" compares dates, "more than 50 years old" ages: opposite directions.
  if (kind === (isDated ? 'max' : 'min')) return { max: year - low }
  if (kind === 'between') return { min: year - high, max: year - low }
  return kind === 'around' ? { min: year - low - 5, max: year - low + 5 } : { min: year - low }
}

/** "the 1990s" are ten years; an open range includes the decade: "1990s or newer". */
function decade({ kind, low: first, high: last }: NumericConstraint): Range {
  const [low, high] = [fullYear(first), fullYear(last)]
  if (kind === 'min') return { min: low }
  return kind === 'max' ? { max: low } : { min: low, max: high + 9 }
}

/** Completes a year: "the 90s" are the 1990s, "the 10s" the 2010s. */
const fullYear = (value: number) => (value >= 100 ? value : value < 30 ? 2000 + value : 1900 + value)

/** "2 baths" includes an extra half bath, so it means at least 2 but under 3. */
export const bathRange = (low: number, high = low): Range => ({ min: low, below: Math.floor(high) + 1 })

const WHOLE = new Set<string>(['counts', 'years', 'days'])
const isCount = (part: RangePart) => rangeRows[part].grain === 'counts'

/** The lowest value above a number: for 3 bedrooms 4, for baths the next quarter; for amounts the number itself. */
function above(part: RangePart, value: number): number {
  if (WHOLE.has(rangeRows[part].grain)) return Math.floor(value) + 1
  return rangeRows[part].grain === 'halves' ? value + 0.25 : value
}

function below(part: RangePart, value: number): Range {
  if (WHOLE.has(rangeRows[part].grain)) return { max: Math.max(0, Math.ceil(value) - 1) }
  return rangeRows[part].grain === 'halves' ? { below: value } : { max: value }
}

function around(part: RangePart, value: number): Range {
  if (rangeRows[part].grain === 'halves') return bathRange(value)
  if (isCount(part)) return { min: value, max: value }
  if (rangeRows[part].grain === 'years') return { min: value - 5, max: value + 5 }
  return { min: exact(value * (1 - AROUND)), max: exact(value * (1 + AROUND)) }
}
