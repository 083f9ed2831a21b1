import { dayNamed } from './features/open-house-days.ts'
import { type Filter, isSaidByCity, namesOfPlaces, type Range } from './filter.ts'
import { between, count, kmOrMiles, listOf, money } from './text/wording.ts'

export const beds = (range: Range) => (range.min === 0 && range.max === 0 ? 'studio' : `${count(range)} bed`)

export function priceText({ price, currency, saleType }: Filter): string {
  if (!price) return ''
  const ends = between(price, (value) => money(value, currency))
  return saleType === 'for_rent' ? `${ends} a month` : ends
}

export function placesText({ locations, cities, states, zips }: Filter): string {
  const named = [locations, cities, states, zips].flatMap((names) => (names?.length ? [listOf(names, 'or')] : []))
  return named.length === 0 ? '' : `in ${named.join(', ')}`
}

/** Said behind the places and the circle: "in Ballard or in Tacoma". */
export function elsewhereText(filter: Filter): string {
  const names = namesOfPlaces(filter.otherPlaces)
  const isFirst = placesText(filter) === '' && nearText(filter) === ''
  return names.length === 0 ? '' : `${isFirst ? '' : 'or '}in ${listOf(names, 'or')}`
}

export function notIn({ notLocations = [], notCities = [], notZips = [] }: Filter): string {
  const names = [...notLocations, ...notCities, ...notZips]
  return names.length > 0 ? `not in ${listOf(names, 'or')}` : ''
}

export function nearText(filter: Filter): string {
  const { near } = filter
  if (!near || isSaidByCity(filter)) return ''
  const place = near.place ?? 'the place named'
  return near.km === undefined
    ? `around ${place}`
    : `within ${kmOrMiles(near.km)} ${near.side ?? ''} of ${place}`.replace('  ', ' ')
}

export const feeText = (hoa: Range, currency: string | undefined) =>
  hoa.max === 0 ? 'no HOA' : `HOA ${between(hoa, (value) => money(value, currency))}`

export function parkingText(parking: Range): string {
  if (parking.max === 0) return 'no parking'
  return parking.min === 1 && parking.max === undefined ? 'with parking' : `${count(parking)} parking spots`
}

export const quoted = (word: string) => `"${word}"`
export const withList = (names: string[]) => (names.length === 0 ? '' : `with ${listOf(names, 'and')}`)

const featureNames = ({ features = [] }: Filter): string[] => features.map(([name]) => name ?? '')
/** Adjectives, which stand before the noun. */
export const qualities = (filter: Filter): string[] => featureNames(filter).filter((name) => QUALITIES.has(name))
/** Things that a home has, which stand after it. */
export const amenities = (filter: Filter): string[] => featureNames(filter).filter((name) => !QUALITIES.has(name))

const QUALITIES = new Set(
  'furnished|unfurnished|wheelchair accessible|renovated|craftsman|mid-century|gated|walkable|move-in ready|waterfront|smoke-free|single story|two story|ground floor|top floor|fixer|foreclosure|rent to own|new construction|55+'.split(
    '|',
  ),
)

export const TOURS = { '3D': '3D tour', OpenHouse: 'open house' } as const

export const onDays = (days: string[] = []): string =>
  days.length === 0
    ? ''
    : ` on ${listOf(
        days.map((day) => dayNamed('en', day)),
        'or',
      )}`
