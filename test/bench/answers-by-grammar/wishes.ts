import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import type { Grammar, Kind } from './grammar.ts'

export type Fits = (listing: Listing) => boolean
/**
 * What a question asks for in a language, and which listings that is, told by the listings' own fields alone. `stated`: each of its
 * conditions, all of which a listing fits that `fits`.
 */
export type Wish = { text: string; fits: Fits; stated: Fits[] }

const TYPES: Record<string, Kind> = {
  'Single Family Residential': 'house',
  House: 'house',
  'Condo/Co-op': 'condo',
  Condo: 'condo',
  Townhouse: 'townhouse',
  Apartment: 'apartment',
}
export const kindOf = ({ PropertyType }: Listing): Kind | undefined => TYPES[PropertyType]

export const priceOf = ({ SaleType, SalePrice, RentPrice }: Listing): number =>
  (SaleType === 'for_rent' ? RentPrice : SalePrice) ?? 0
export const squareFeet = ({ AreaUnit, BuildingArea }: Listing): number =>
  AreaUnit === 'Square Meters' ? BuildingArea / 0.3048 ** 2 : BuildingArea

const LOCALES = { english: 'en-US', spanish: 'es-AR', french: 'fr-FR', german: 'de-DE', portuguese: 'pt-BR' } as const
export type LanguageName = keyof typeof LOCALES

export type Asker = { grammar: Grammar; language: LanguageName; listings: Listing[]; random: Random }

/** A number as people of that language type it: with or without its thousands apart. */
export function typed({ language, random }: Asker, value: number): string {
  const grouped = value.toLocaleString(LOCALES[language]).replaceAll(/[\u00a0\u202f]/g, ' ')
  return random.pick([String(value), grouped])
}

export const fill = (phrase: string, value: string): string => phrase.replace('{}', value)

export type Condition = { text: string; fits: Fits }
type Make = (asker: Asker, pivot: Listing) => Condition | undefined

/** A round number near `value` that no listing has itself. */
export function limit({ listings, random }: Asker, value: number, of: (listing: Listing) => number, over: boolean) {
  if (value <= 0) return undefined
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1) / 2
  const factor = over ? random.between(60, 95) / 100 : random.between(105, 140) / 100
  const wanted = Math.round((value * factor) / step) * step
  if (wanted < 1 || listings.some((listing) => Math.abs(of(listing) - wanted) < 0.5)) return undefined
  return Number.isInteger(wanted) ? wanted : undefined
}

export const phrase = (asker: Asker, name: keyof Grammar['conditions'], value = ''): string =>
  fill(asker.random.pick(asker.grammar.conditions[name]), value)

const same =
  (pivot: Listing): Fits =>
  ({ SaleType }) =>
    SaleType === pivot.SaleType

export const conditions: Record<string, Make> = {
  beds: (asker, { Bedrooms }) =>
    Bedrooms < 2
      ? undefined
      : { text: phrase(asker, 'beds', String(Bedrooms)), fits: (listing) => listing.Bedrooms === Bedrooms },
  atLeastBeds: (asker, { Bedrooms }) =>
    Bedrooms < 2
      ? undefined
      : { text: phrase(asker, 'atLeastBeds', String(Bedrooms)), fits: (listing) => listing.Bedrooms >= Bedrooms },
  atLeastBaths: (asker, { Bathrooms }) =>
    Bathrooms < 2
      ? undefined
      : {
          text: phrase(asker, 'atLeastBaths', String(Math.floor(Bathrooms))),
          fits: (listing) => listing.Bathrooms >= Math.floor(Bathrooms),
        },
  under: (asker, pivot) => {
    const most = limit(asker, priceOf(pivot), priceOf, false)
    const fits: Fits = (listing) => same(pivot)(listing) && priceOf(listing) > 0 && priceOf(listing) <= (most ?? 0)
    return most === undefined ? undefined : { text: phrase(asker, 'under', typed(asker, most)), fits }
  },
  over: (asker, pivot) => {
    const least = limit(asker, priceOf(pivot), priceOf, true)
    const fits: Fits = (listing) => same(pivot)(listing) && priceOf(listing) >= (least ?? 0)
    return least === undefined ? undefined : { text: phrase(asker, 'over', typed(asker, least)), fits }
  },
  builtAfter: (asker, { YearBuilt }) =>
    YearBuilt < 1900
      ? undefined
      : { text: phrase(asker, 'builtAfter', String(YearBuilt - 3)), fits: (l) => l.YearBuilt > YearBuilt - 3 },
  builtBefore: (asker, { YearBuilt }) =>
    YearBuilt < 1900
      ? undefined
      : {
          text: phrase(asker, 'builtBefore', String(YearBuilt + 3)),
          fits: (l) => l.YearBuilt > 0 && l.YearBuilt < YearBuilt + 3,
        },
  decade: (asker, { YearBuilt }) => {
    const first = Math.floor(YearBuilt / 10) * 10
    if (first < 1920 || first > 1990) return undefined
    const fits: Fits = (listing) => listing.YearBuilt >= first && listing.YearBuilt <= first + 9
    return { text: phrase(asker, 'decade', String(first - 1900)), fits }
  },
  younger: (asker, { YearBuilt }) => {
    const years = new Date().getUTCFullYear() - YearBuilt + 2
    if (YearBuilt < 1960) return undefined
    return { text: phrase(asker, 'younger', String(years)), fits: (listing) => listing.YearBuilt >= YearBuilt - 2 }
  },
  areaOver: (asker, pivot) => {
    const least = limit(asker, squareFeet(pivot), squareFeet, true)
    return least === undefined
      ? undefined
      : { text: phrase(asker, 'areaOver', typed(asker, least)), fits: (listing) => squareFeet(listing) >= least }
  },
  areaUnder: (asker, pivot) => {
    const most = limit(asker, squareFeet(pivot), squareFeet, false)
    const fits: Fits = (listing) => squareFeet(listing) > 0 && squareFeet(listing) <= (most ?? 0)
    return most === undefined ? undefined : { text: phrase(asker, 'areaUnder', typed(asker, most)), fits }
  },
  parking: (asker, { ParkingSpots }) =>
    ParkingSpots > 0 ? { text: phrase(asker, 'parking'), fits: (listing) => listing.ParkingSpots > 0 } : undefined,
}
const names = Object.keys(conditions) as [string, ...string[]]

/** Homes of a kind, in a city mostly, with up to two conditions, all of them true of the pivot. */
export function wishFor(asker: Asker, pivot: Listing, most = 2): Wish {
  const { grammar, random, listings } = asker
  const kind = random.between(1, 5) === 1 ? 'home' : (kindOf(pivot) ?? 'home')
  const sale = pivot.SaleType === 'for_rent' ? 'rent' : 'sale'
  const chosen = [...new Set(Array.from({ length: random.between(0, most) }, () => random.pick(names)))]
    // A range of one thing is said in one phrase.
    .filter(
      (name, _, all) =>
        !(name === 'atLeastBeds' && all.includes('beds')) &&
        !(name === 'over' && all.includes('under')) &&
        !(name === 'builtBefore' && all.includes('builtAfter')) &&
        !(name === 'areaUnder' && all.includes('areaOver')),
    )
    .flatMap((name) => conditions[name]?.(asker, pivot) ?? [])
  const bothSaleTypes = new Set(listings.map(({ SaleType }) => SaleType)).size > 1
  const saleType = bothSaleTypes || random.between(0, 1) === 1 ? [{ text: phrase(asker, sale), fits: same(pivot) }] : []
  const city = pivot.City && random.between(1, 4) > 1 ? [inCity(asker, pivot.City)] : []
  const all = [...saleType, ...city, ...chosen]
  const text = [random.pick(grammar.kinds[kind]), ...all.map((each) => each.text)].join(' ')
  const stated = [
    isOpen,
    (listing: Listing) => kind === 'home' || kindOf(listing) === kind,
    ...all.map((each) => each.fits),
  ]
  return { text, fits: (listing) => stated.every((fits) => fits(listing)), stated }
}

export const isOpen: Fits = ({ Status }) => Status !== 'Sold'

export const inCity = (asker: Asker, city: string): Condition => ({
  text: phrase(asker, 'city', city),
  fits: ({ City }) => City === city,
})

/** One typing mistake in a long word: two letters swapped, one left out, or one doubled. */
export function mistyped(text: string, random: Random): string {
  const words = [...text.matchAll(/\p{L}{6,}/gu)]
  const [first, ...others] = words
  if (first === undefined) return text
  const word = random.pick([first, ...others])
  const at = word.index + random.between(2, word[0].length - 3)
  const [a = '', b = ''] = [text[at], text[at + 1]]
  const changed = random.pick([b + a, b, a + a + b])
  return text.slice(0, at) + changed + text.slice(at + 2)
}
