import { squareFeet, squareMetresOf } from '../../../contract/listings/area.ts'
import type { RangePart } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import type { Relative } from '../../../search/parse/parsed.ts'
import { COMPARED } from '../../../search/talk/comparisons.ts'
import { buildingSquareFeet, statedPriceOf } from './numbers.ts'

/** What a listing states of the parts that comparisons are about. */
const VALUES: Partial<Record<RangePart, (listing: Listing) => number | undefined>> = {
  price: statedPriceOf,
  area: buildingSquareFeet,
  bedrooms: ({ Bedrooms }) => Bedrooms,
  yearBuilt: ({ YearBuilt }) => YearBuilt || undefined,
}

/** "Closer" halves the distance of the search; "closer than 3 miles" has changed it already. Undefined where it has none. */
export function comeCloser(filter: Filter, before: Filter | undefined): Filter | undefined {
  const { near } = filter
  if (near?.km === undefined) return undefined
  return before?.near?.km === near.km
    ? { ...filter, near: { ...near, km: Number((near.km / 2).toPrecision(6)) } }
    : filter
}

/**
 * Narrows the filter to values better than those of every listing in `shown`: cheaper than the cheapest, bigger than the biggest.
 * `unmeasurable` lists the comparisons that cannot be applied because no shown listing states the value.
 */
export function applyComparisons(
  filter: Filter,
  relatives: Relative[],
  shown: Listing[],
): { filter: Filter; unmeasurable: Relative[] } {
  const steps = relatives.map((relative) => ({ relative, step: stepOf(relative, shown) }))
  const changes = steps.flatMap(({ step }) =>
    step === undefined ? [] : [[step.range, { ...otherEnd(filter[step.range], step.bounds), ...step.bounds }] as const],
  )
  const unmeasurable = steps.filter(({ step }) => step === undefined).map(({ relative }) => relative)
  return { filter: { ...filter, ...Object.fromEntries(changes) }, unmeasurable }
}

function stepOf(relative: Relative, shown: Listing[]): { range: RangePart; bounds: Range } | undefined {
  const compared = COMPARED[relative]
  const values = shown.flatMap((listing) => (compared && VALUES[compared.part]?.(listing)) ?? [])
  if (compared === undefined || values.length === 0) return undefined
  const { part: range, towards } = compared
  if (towards === 'less') return { range, bounds: { below: Math.min(...values) } }
  const most = Math.max(...values)
  const metres = range === 'area' ? squareMetresOf(most) : undefined
  const min = metres === undefined ? justAbove(most) : squareFeet(justAbove(metres), 'Square Meters')
  return { range, bounds: { min } }
}

/** The bound of the earlier range that the new range does not replace; "bigger" than the most asked for gives that bound up. */
const otherEnd = (before: Range = {}, { min, below = Infinity }: Range): Range => {
  const { min: low, ...high } = before
  if (min !== undefined) return (high.max ?? high.below ?? Infinity) < min ? {} : high
  return low === undefined || low >= below ? {} : { min: low }
}

// `min` is inclusive. The next whole number is above the value, since areas, rooms and years are whole.
const justAbove = (value: number): number => Math.floor(value) + 1
