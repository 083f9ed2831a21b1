import { squareFeet, squareMetresOf } from '../contract/listings/area.ts'
import { type FilterPart, type RangePart, rangePartNames } from '../contract/listings/filter-parts.ts'
import { describeFilter } from './describe.ts'
import { type Filter, omit, only } from './filter.ts'
import { allParts, filterParts } from './filter-parts.ts'
import { rangeRows } from './numbers/ranges.ts'

/** A relaxed filter, and what it gives up in words: "up to $425k". */
export type Relaxation = { filter: Filter; change: string }

/**
 * Ways to relax a filter that finds nothing, the smallest change first; the caller counts the listings. `otherCities`
 * are added to the cities asked for, in the given order.
 */
export function relaxations(filter: Filter, otherCities: readonly string[] = []): Relaxation[] {
  return [
    ...dropNews(filter),
    ...STEPS.slice(0, 1).flatMap((step) => relaxAmounts(filter, step)),
    ...relaxRooms(filter),
    ...dropFeatures(filter),
    ...moreCities(filter, otherCities),
    ...STEPS.slice(1).flatMap((step) => relaxAmounts(filter, step)),
    ...dropParts(filter),
  ]
}

const dropNews = (filter: Filter): Relaxation[] =>
  filter.changed === undefined ? [] : [{ filter: omit(filter, ['changed']), change: 'with or without news' }]

/** How far amounts are relaxed per step: a sixteenth, an eighth, a quarter. */
const STEPS = [0.0625, 0.125, 0.25]

function relaxAmounts(filter: Filter, step: number): Relaxation[] {
  return rangePartNames.flatMap((part) => {
    const { relaxed } = rangeRows[part]
    const range = filter[part]
    if (range === undefined || relaxed === undefined || 'least' in relaxed) return []
    const ends = [['max', raise] as const, ['min', lower] as const]
    return ends.flatMap(([end, move]) => {
      const [value, say] = [range[end] ?? 0, relaxed[end]]
      if (value <= 0 || say === undefined) return []
      const moved = movedInUnit(value, part, (amount) => move(amount, step))
      return { filter: { ...filter, [part]: { ...range, [end]: moved } }, change: say(moved, filter) }
    })
  })
}

/** Square metres stay square metres. */
function movedInUnit(value: number, part: RangePart, move: (amount: number) => number): number {
  const metres = rangeRows[part].grain === 'areas' ? squareMetresOf(value) : undefined
  return metres === undefined ? move(value) : squareFeet(move(metres), 'Square Meters')
}

/** An exact count becomes a minimum first, then loses one room. */
function relaxRooms(filter: Filter): Relaxation[] {
  return rangePartNames.flatMap((part) => {
    const { relaxed } = rangeRows[part]
    const range = filter[part]
    if (range === undefined || relaxed === undefined || !('least' in relaxed)) return []
    const { min = 0 } = range
    const isOpen = range.max === undefined && range.below === undefined
    return [...(isOpen ? [] : [min]), ...(min > 1 ? [min - 1] : [])].map((least) => ({
      filter: { ...filter, [part]: { min: least } },
      change: relaxed.least(least),
    }))
  })
}

const dropFeatures = (filter: Filter): Relaxation[] =>
  (filter.features ?? []).map((feature) => {
    const features = (filter.features ?? []).filter((other) => other !== feature)
    const rest = features.length > 0 ? { ...filter, features } : omit(filter, ['features'])
    return { filter: rest, change: `without asking for ${feature[0] ?? 'it'}` }
  })

const moreCities = (filter: Filter, others: readonly string[]): Relaxation[] =>
  filter.cities === undefined
    ? []
    : others
        .filter((city) => !filter.cities?.includes(city))
        .map((city) => ({
          // The neighbourhood and ZIP of one city would exclude the other city.
          filter: { ...omit(filter, ['locations', 'zips', 'near']), cities: [...(filter.cities ?? []), city] },
          change: `with ${city} too`,
        }))

/** Removes whole parts, the least important first. */
function dropParts(filter: Filter): Relaxation[] {
  return GIVEN_UP.filter(({ part }) => filter[part] !== undefined && !isOfSeveral(filter, part))
    .map(({ part, words, others }) => ({ filter: omit(filter, [part, ...others]), change: words }))
    .filter(({ filter: left }, index, all) => {
      const isSame = all.slice(0, index).some((other) => other.change === all[index]?.change)
      return !isSame && Object.keys(left).length > 0
    })
}

/** Whether a neighborhood or ZIP is one of several places asked for: without it, fewer homes match. */
const isOfSeveral = ({ otherPlaces }: Filter, part: FilterPart): boolean =>
  otherPlaces !== undefined && (part === 'locations' || part === 'zips')

const GIVEN_UP = allParts
  .flatMap((part) => {
    const { droppedPhrases } = filterParts[part]
    return droppedPhrases === 'never'
      ? []
      : [{ part, rank: droppedPhrases.rank, words: droppedPhrases.words, others: droppedPhrases.with ?? [] }]
  })
  .toSorted((one, other) => one.rank - other.rank)

/** Rounded outwards to about two and a half leading digits, so that the words stay short: 400k → 425k → 450k → 500k. */
function raise(value: number, step: number): number {
  const unit = roundingUnit(value)
  return Math.ceil((value * (1 + step)) / unit) * unit
}

function lower(value: number, step: number): number {
  const unit = roundingUnit(value)
  return Math.floor((value * (1 - step)) / unit) * unit
}

const roundingUnit = (value: number) => Math.max(1, 10 ** Math.floor(Math.log10(value) - 1) * 2.5)

/**
 * If giving up one part does not help: the filter without ever more parts, the least important first. The kind of home, the place and
 * whether to buy or to rent stay, and the parts `held`.
 */
export function withFewerParts(filter: Filter, held: readonly FilterPart[] = []): Relaxation[] {
  const parts = (['features', ...GIVEN_UP.map(({ part }) => part)] as const).filter(
    (part) => filter[part] !== undefined && !KEPT.has(part) && !held.includes(part) && !isOfSeveral(filter, part),
  )
  return parts.map((_, index) => {
    const left = omit(filter, parts.slice(0, index + 1))
    return { filter: left, change: describeFilter(left) }
  })
}
const KEPT: ReadonlySet<FilterPart> = new Set(['types', 'notTypes', 'cities', 'states', 'near', 'otherPlaces'])

/** If that does not help either: by type and place, by place, by type; last, the other sale type. */
export function lastResorts(filter: Filter): Relaxation[] {
  const typeAndPlace = only(filter, ['saleType', 'statuses', 'types', 'cities'])
  const other = filter.saleType === 'for_rent' ? 'for_sale' : 'for_rent'
  return [
    typeAndPlace,
    only(filter, ['saleType', 'statuses', 'cities']),
    only(filter, ['saleType', 'statuses', 'types']),
    only(filter, ['saleType', 'statuses']),
    { ...typeAndPlace, saleType: other } as const,
    { ...only(filter, ['statuses']), saleType: other } as const,
  ].map((left) => ({ filter: left, change: describeFilter(left) }))
}
