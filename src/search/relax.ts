import { money } from './describe.ts'
import type { Filter, Range } from './filter.ts'
import type { Part } from './text/sentence.ts'

/** A filter that asks for a little less, and what it gives up in words: "up to $425k". */
export type Relaxation = { filter: Filter; change: string }

/**
 * Ways to loosen a filter that finds nothing, the smallest first; how many listings each finds is for the caller to
 * count. `otherCities` are tried beside the ones asked for, in the order given.
 */
export function relaxations(filter: Filter, otherCities: readonly string[] = []): Relaxation[] {
  return [
    ...STEPS.slice(0, 1).flatMap((step) => loosenAmounts(filter, step)),
    ...loosenRooms(filter),
    ...dropFeatures(filter),
    ...moreCities(filter, otherCities),
    ...STEPS.slice(1).flatMap((step) => loosenAmounts(filter, step)),
    ...dropParts(filter),
  ]
}

/** How far amounts give way, step by step: about a sixteenth, an eighth, a quarter. */
const STEPS = [0.0625, 0.125, 0.25]

function loosenAmounts(filter: Filter, step: number): Relaxation[] {
  const { price, area, currency } = filter
  return [
    price?.max !== undefined && price.max > 0 && atPrice(filter, { ...price, max: raise(price.max, step) }, currency),
    price?.min !== undefined && price.min > 0 && fromPrice(filter, { ...price, min: lower(price.min, step) }, currency),
    area?.min !== undefined && area.min > 0 && fromArea(filter, { ...area, min: lower(area.min, step) }),
  ].filter((one) => typeof one === 'object')
}

const atPrice = (filter: Filter, price: Range, currency: string | undefined): Relaxation => ({
  filter: { ...filter, price },
  change: `up to ${money(price.max ?? 0, currency)}`,
})

const fromPrice = (filter: Filter, price: Range, currency: string | undefined): Relaxation => ({
  filter: { ...filter, price },
  change: `from ${money(price.min ?? 0, currency)}`,
})

const fromArea = (filter: Filter, area: Range): Relaxation => ({
  filter: { ...filter, area },
  change: `from ${(area.min ?? 0).toLocaleString('en-US')} sq ft`,
})

/** An exact count opens upwards first, then gives up one room. */
function loosenRooms(filter: Filter): Relaxation[] {
  return (['bedrooms', 'bathrooms'] as const).flatMap((part) => {
    const range = filter[part]
    if (!range) return []
    const { min = 0 } = range
    const isOpen = range.max === undefined && range.below === undefined
    const ways: (number | false)[] = [!isOpen && min, min > 1 && min - 1]
    return ways
      .filter((least) => least !== false)
      .map((least) => ({ filter: { ...filter, [part]: { min: least } }, change: `with ${least} or more ${part}` }))
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
          // The neighbourhood and ZIP of one city would shut the other one out.
          filter: { ...omit(filter, ['locations', 'zips', 'near']), cities: [...(filter.cities ?? []), city] },
          change: `with ${city} too`,
        }))

/** Whole wishes given up, the least of them first. */
function dropParts(filter: Filter): Relaxation[] {
  const isSet = (part: Part) => filter[part] !== undefined
  return DROPPABLE.filter(([parts]) => parts.some(isSet))
    .map(([parts, change]) => ({ filter: omit(filter, parts), change }))
    .filter(({ filter: left }) => Object.keys(left).length > 0)
}

const DROPPABLE: readonly (readonly [readonly Part[], string])[] = [
  [['tours'], 'without a tour'],
  [['keywords'], 'without the words asked for'],
  [['extension'], 'without the extra fields'],
  [['daysOnMarket'], 'however long listed'],
  [['hoa'], 'with any HOA fee'],
  [['parking'], 'with any parking'],
  [['yearBuilt'], 'built in any year'],
  [['lotArea'], 'with any lot size'],
  [['area'], 'of any size'],
  [['currency'], 'in any currency'],
  [['locations', 'zips'], 'in any neighborhood'],
  [['bathrooms'], 'with any number of bathrooms'],
  [['types', 'notTypes'], 'of any type'],
  [['bedrooms'], 'with any number of bedrooms'],
  [['price'], 'at any price'],
  [['cities', 'states', 'near', 'locations', 'zips'], 'anywhere'],
]

/** Rounded outwards to two and a half leading digits, so that the words stay short: 400k → 425k → 450k → 500k. */
function raise(value: number, step: number): number {
  const unit = grain(value)
  return Math.ceil((value * (1 + step)) / unit) * unit
}

function lower(value: number, step: number): number {
  const unit = grain(value)
  return Math.floor((value * (1 - step)) / unit) * unit
}

const grain = (value: number) => Math.max(1, 10 ** Math.floor(Math.log10(value) - 1) * 2.5)

const omit = (filter: Filter, parts: readonly Part[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.includes(part as Part)))
