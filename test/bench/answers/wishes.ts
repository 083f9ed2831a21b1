import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import { nouns } from './catalogue.ts'
import { inWords } from './question.ts'

/** What a phrasing asks for once its braces are filled, and which listings that is, told without the product's own search. */
export type Wish = { text: string; fits: (listing: Listing) => boolean }

type Slot = { value: string; fits?: (listing: Listing) => boolean }
/** Fills a brace with something that is true of `pivot`; undefined where nothing is. */
type Fill = (pivot: Listing, random: Random, listings: Listing[]) => Slot | undefined

const BUYING = /\b(for sale|buy|buying|purchase)\b/
const RENTING = /\b(rent|rental|rentals)\b/

/** A phrasing filled so that at least one listing fits; undefined where that can not be. */
export function wishFor(phrasing: string, listings: Listing[], random: Random): Wish | undefined {
  const held = directionOf(phrasing)
  const open = listings.filter((listing) => listing.Status !== 'Sold' && held(listing))
  const names = [...phrasing.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  for (let tries = 0; tries < 200; tries++) {
    const [first, ...others] = open
    if (first === undefined) return undefined
    const slots = slotsOf(names, random.pick([first, ...others]), random, listings)
    if (slots === undefined) continue
    const fits = (listing: Listing) =>
      listing.Status !== 'Sold' && held(listing) && [...slots.values()].every((slot) => slot.fits?.(listing) ?? true)
    const text = phrasing.replace(/\{(\w+)\}/g, (_, name: string) => slots.get(name)?.value ?? '')
    return { text, fits }
  }
  return undefined
}

/** "For sale or for rent" is no choice. Amounts for buying are told apart from rents by their size. */
function directionOf(phrasing: string): (listing: Listing) => boolean {
  const buys = BUYING.test(phrasing) || /\{(max|min|best)\}/.test(phrasing)
  const rents = RENTING.test(phrasing) || phrasing.includes('{rent}') || phrasing.includes('{pets}')
  if (buys === rents) return () => true
  return ({ SaleType }) => SaleType === (buys ? 'for_sale' : 'for_rent')
}

function slotsOf(names: string[], pivot: Listing, random: Random, listings: Listing[]): Map<string, Slot> | undefined {
  const slots = new Map<string, Slot>()
  for (const name of names) {
    const slot = fills[name]?.(pivot, random, listings)
    if (slot === undefined) return undefined
    slots.set(name, slot)
  }
  return slots
}

export const feet = ({ AreaUnit, BuildingArea }: Listing): number =>
  AreaUnit === 'Square Meters' ? BuildingArea / 0.3048 ** 2 : BuildingArea

const priceFits =
  (limit: number, over: boolean) =>
  ({ SaleType, SalePrice }: Listing) =>
    SaleType === 'for_sale' && typeof SalePrice === 'number' && (over ? SalePrice >= limit : SalePrice <= limit)

const nounFits = (pivot: Listing) => (listing: Listing) =>
  nouns[listing.PropertyType]?.[0] === nouns[pivot.PropertyType]?.[0]
const bedsFit = (pivot: Listing) => (listing: Listing) => listing.Bedrooms === pivot.Bedrooms

const nouned =
  (index: 0 | 1): Fill =>
  (pivot) => {
    const value = nouns[pivot.PropertyType]?.[index]
    return value === undefined ? undefined : { value, fits: nounFits(pivot) }
  }

const fills: Record<string, Fill> = {
  type: nouned(1),
  noun: nouned(0),
  city: ({ City }, random) => {
    if (!City) return undefined
    // Few people type accents.
    const plain = City.normalize('NFD').replace(/\p{M}/gu, '')
    return { value: random.pick([City, plain]), fits: (listing) => listing.City === City }
  },
  location: ({ Location }) =>
    Location ? { value: Location, fits: (listing) => listing.Location === Location } : undefined,
  beds: (pivot) => (pivot.Bedrooms > 0 ? { value: String(pivot.Bedrooms), fits: bedsFit(pivot) } : undefined),
  bedsWord: (pivot) => (pivot.Bedrooms > 0 ? { value: inWords(pivot.Bedrooms), fits: bedsFit(pivot) } : undefined),
  baths: (pivot) => {
    const whole = Math.floor(pivot.Bathrooms)
    return { value: String(whole), fits: ({ Bathrooms }) => Bathrooms >= whole && Bathrooms < whole + 1 }
  },
  max: (pivot, random, all) => limited(pivot, random, all, { from: 1.02, to: 1.3, over: false }),
  min: (pivot, random, all) => limited(pivot, random, all, { from: 0.7, to: 0.96, over: true }),
  rent: rented,
  year: (pivot, random, all) => {
    const year = pivot.YearBuilt - random.between(2, 25)
    if (all.some(({ YearBuilt }) => YearBuilt === year)) return undefined
    return { value: String(year), fits: ({ YearBuilt }) => YearBuilt >= year }
  },
  area: areaOf,
  pets: (pivot, random) =>
    allowsPets(pivot) ? { value: random.pick(['pets', 'dogs', 'cats']), fits: allowsPets } : undefined,
  feature: featureOf,
  tiny: (_, random) => ({ value: random.pick(['$40,000', '35k', '$30k', '25,000']) }),
  nowhere: (_, random) => ({ value: random.pick(['Chicago', 'Miami', 'London', 'Tokyo', 'Springfield']) }),
}

type Limits = { from: number; to: number; over: boolean }

/** A round amount a little above or below what the pivot costs, and no listing's own price. */
function limited(pivot: Listing, random: Random, all: Listing[], { from, to, over }: Limits): Slot | undefined {
  if (typeof pivot.SalePrice !== 'number') return undefined
  const wanted = pivot.SalePrice * (from + (to - from) * (random.between(0, 100) / 100))
  const step = wanted > 1_000_000 ? 50_000 : 5_000
  const limit = over ? Math.floor(wanted / step) * step : Math.ceil(wanted / step) * step
  if (limit === 0 || all.some(({ SalePrice }) => SalePrice === limit)) return undefined
  return { value: amount(limit, pivot, random), fits: priceFits(limit, over) }
}

function amount(value: number, { CurrencySymbol }: Listing, random: Random): string {
  const short = value < 1_000_000 ? `${value / 1_000}k` : `${value / 1_000_000}m`
  const plain = random.pick([short, value.toLocaleString('en-US'), String(value)])
  return CurrencySymbol === '$' && random.between(0, 1) === 1 ? `$${plain}` : plain
}

function rented({ RentPrice, CurrencySymbol }: Listing, random: Random, all: Listing[]): Slot | undefined {
  if (typeof RentPrice !== 'number') return undefined
  const limit = Math.ceil((RentPrice * random.between(102, 125)) / 5_000) * 50
  if (all.some((listing) => listing.RentPrice === limit)) return undefined
  const plain = random.pick([String(limit), limit.toLocaleString('en-US')])
  const fits = (listing: Listing) => typeof listing.RentPrice === 'number' && listing.RentPrice <= limit
  return { value: CurrencySymbol === '$' ? `$${plain}` : plain, fits }
}

function areaOf(pivot: Listing, random: Random, all: Listing[]): Slot | undefined {
  const metric = pivot.AreaUnit === 'Square Meters'
  const step = metric ? 5 : 50
  const limit = Math.floor((pivot.BuildingArea * random.between(75, 97)) / 100 / step) * step
  const wanted = metric ? limit / 0.3048 ** 2 : limit
  if (limit === 0 || all.some((listing) => Math.abs(feet(listing) - wanted) < 1)) return undefined
  const units = metric ? (['square meters', 'm2', 'sqm'] as const) : (['square feet', 'sq ft', 'sqft'] as const)
  return {
    value: `${limit.toLocaleString('en-US')} ${random.pick([...units])}`,
    fits: (listing) => feet(listing) >= wanted,
  }
}

export const extensionOf = ({ ExtensionColumn }: Listing, key: string): string | undefined =>
  ExtensionColumn?.find(({ Key }) => Key === key)?.value

const allowsPets = (listing: Listing): boolean => extensionOf(listing, 'Pets') === 'Cats and dogs allowed'

const FEATURES: Record<string, string> = {
  Fireplace: 'a fireplace',
  Elevator: 'an elevator',
  'Outdoor space': 'a deck',
  Cooling: 'a heat pump',
}

function featureOf(pivot: Listing, random: Random): Slot | undefined {
  const [key, ...others] = Object.keys(FEATURES).filter((name) => extensionOf(pivot, name) !== undefined)
  if (key === undefined) return undefined
  const chosen = random.pick([key, ...others])
  return { value: FEATURES[chosen] ?? '', fits: (listing) => extensionOf(listing, chosen) !== undefined }
}
