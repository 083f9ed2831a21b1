import type { Range } from '../filter.ts'
import type { Quantity } from './quantities.ts'
import type { Facet } from './units.ts'

/** "about" means within a tenth either way. */
const AROUND = 0.1

/** What a quantity means as a range of its facet, in the facet's own measure. Ages are counted back from `year`. */
export function rangeOf(facet: Facet, quantity: Quantity, year = 0): Range {
  if (quantity.unit?.kind === 'decade') return decade(quantity)
  if (quantity.unit?.facet === 'yearBuilt' && quantity.unit.kind !== 'year') return builtSince(quantity, year)
  const factor = quantity.unit?.factor ?? 1
  const low = round(facet, quantity.low * factor)
  const high = round(facet, quantity.high * factor)
  const kind = quantity.kind === 'bare' ? BARE[facet] : quantity.kind
  if (kind === 'min') return { min: quantity.strict ? above(facet, low) : low }
  if (kind === 'max') return quantity.strict ? below(facet, low) : { max: low }
  if (kind === 'between') return facet === 'bathrooms' ? baths(low, high) : { min: low, max: high }
  if (kind === 'around') return around(facet, low)
  return facet === 'bathrooms' ? baths(low, low) : { min: low, max: low }
}

/** "under 10 years old" is built in the last ten years, "over 10" before that. */
function builtSince({ kind, low, high, isDated }: Quantity, year: number): Range {
  // "older than 50 years" compares dates, "more than 50 years old" ages: they point the other way.
  if (kind === (isDated ? 'max' : 'min')) return { max: year - low }
  if (kind === 'between') return { min: year - high, max: year - low }
  return kind === 'around' ? { min: year - low - 5, max: year - low + 5 } : { min: year - low }
}

/** "the 1990s" are ten years; an open end keeps the near edge: "1990s or newer". */
function decade({ kind, low: first, high: last }: Quantity): Range {
  const [low, high] = [fullYear(first), fullYear(last)]
  if (kind === 'min') return { min: low }
  return kind === 'max' ? { max: low } : { min: low, max: high + 9 }
}

/** "the 90s" are 1990s, "the 10s" 2010s. */
const fullYear = (value: number) => (value >= 100 ? value : value < 30 ? 2000 + value : 1900 + value)

/** A number without any comparing word: a price is a ceiling, a size is about right, rooms are counted. */
const BARE: Record<Facet, Quantity['kind']> = {
  price: 'max',
  bedrooms: 'exact',
  bathrooms: 'exact',
  area: 'around',
  lotArea: 'around',
  yearBuilt: 'exact',
  daysOnMarket: 'max',
  hoa: 'max',
  parking: 'min',
}

/** "2 baths" takes the half bath along, so it means 2 or more but under 3. */
const baths = (low: number, high: number): Range => ({ min: low, below: Math.floor(high) + 1 })

const isCount = (facet: Facet) => facet === 'bedrooms' || facet === 'parking'

/** "more than 3 bedrooms" starts at 4; of baths at the next quarter; amounts have no next one, so their end counts. */
function above(facet: Facet, value: number): number {
  if (isCount(facet)) return Math.floor(value) + 1
  return facet === 'bathrooms' ? value + 0.25 : value
}

function below(facet: Facet, value: number): Range {
  if (isCount(facet)) return { max: Math.max(0, Math.ceil(value) - 1) }
  return facet === 'bathrooms' ? { below: value } : { max: value }
}

function around(facet: Facet, value: number): Range {
  if (facet === 'bathrooms') return baths(value, value)
  if (isCount(facet)) return { min: value, max: value }
  if (facet === 'yearBuilt') return { min: value - 5, max: value + 5 }
  return { min: round(facet, value * (1 - AROUND)), max: round(facet, value * (1 + AROUND)) }
}

const round = (facet: Facet, value: number) =>
  facet === 'area' || facet === 'lotArea' ? Math.round(value) : Number(value.toPrecision(12))
