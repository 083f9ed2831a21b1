import type { SortBy, Status } from '../contract/listings/listing.ts'
import type { Filter, Range } from './filter.ts'
import { SQUARE_FEET_PER_ACRE } from './numbers/units.ts'
import { listOf, typeNouns } from './text/nouns.ts'

/** A filter in plain words: "3+ bed houses for sale in Seattle under $900k, cheapest first". */
export function describe(filter: Filter): string {
  const head = [
    ...namesOf(filter, true),
    rooms(filter),
    statusWord(filter.statuses),
    typeNouns(filter.types),
    saleWord(filter),
    places(filter),
    price(filter),
  ]
  const tail = [...extras(filter), filter.sort && SORTS[filter.sort]]
  return [head.filter(Boolean).join(' '), ...tail.filter(Boolean)].join(', ')
}

/** An amount as people write it: $900k, $1.25m, $2,000. */
export function money(value: number, currency = '$'): string {
  if (value >= 1e6 && value % 1e4 === 0) return `${currency}${value / 1e6}m`
  if (value >= 1e4 && value % 1e3 === 0) return `${currency}${value / 1e3}k`
  return `${currency}${value.toLocaleString('en-US')}`
}

function rooms({ bedrooms, bathrooms }: Filter): string {
  const isStudio = bedrooms?.min === 0 && bedrooms.max === 0
  const beds = isStudio ? 'studio' : bedrooms && `${count(bedrooms)} bed`
  return [beds, bathrooms && `${count(bathrooms)} bath`].filter(Boolean).join(' ')
}

/** "3", "3+", "2-4", "up to 2"; an open end just above the lower one is the number itself ("2 baths"). */
function count({ min, max, below }: Range): string {
  if (below !== undefined) {
    if (min === undefined) return `under ${below}`
    return below === Math.floor(min) + 1 ? `${min}` : `${min}-${below - 1}`
  }
  if (max === undefined) return `${min ?? 0}+`
  if (min === undefined) return `up to ${max}`
  return min === max ? `${min}` : `${min}-${max}`
}

function price({ price: range, currency, saleType }: Filter): string {
  if (!range) return ''
  const ends = between(range, (value) => money(value, currency))
  return saleType === 'for_rent' ? `${ends} a month` : ends
}

const saleWord = ({ saleType }: Filter) => (saleType ? { for_sale: 'for sale', for_rent: 'for rent' }[saleType] : '')

function places({ locations, cities, states, zips, near }: Filter): string {
  const parts = [locations, cities, states, zips].filter((names) => names !== undefined && names.length > 0)
  const named = parts.map((names) => listOf(names ?? [], 'or')).join(', ')
  const within =
    near && `${near.km === undefined ? 'around' : `within ${near.km} km of`} ${near.place ?? 'the place named'}`
  return [named && `in ${named}`, within].filter(Boolean).join(' ')
}

/** Only what differs from the usual (everything but sold) is worth saying. */
function statusWord(statuses: readonly Status[] | undefined): string {
  if (!statuses || statuses.length === 3) return statuses ? 'sold or active' : ''
  if (statuses.length !== 1) return statuses.includes('Sold') ? 'sold or active' : ''
  return { Active: 'active', PreOnMarket: 'coming soon', Sold: 'sold' }[statuses[0] ?? 'Active']
}

function extras(filter: Filter): string[] {
  const { area, lotArea, yearBuilt, daysOnMarket, hoa, parking, notTypes, tours, keywords } = filter
  const features = namesOf(filter, false)
  return [
    area && between(area, (value) => `${value.toLocaleString('en-US')} sq ft`),
    lotArea && `lot ${between(lotArea, lotSize)}`,
    yearBuilt && years(yearBuilt),
    daysOnMarket?.max !== undefined && `listed in the last ${counted(daysOnMarket.max, 'day')}`,
    daysOnMarket?.min !== undefined && `on the market over ${counted(daysOnMarket.min, 'day')}`,
    hoa && (hoa.max === 0 ? 'no HOA' : `HOA ${between(hoa, (value) => money(value, filter.currency))}`),
    parking && parkingWords(parking),
    notTypes && `no ${typeNouns(notTypes)}`,
    tours && listOf(tours.map(tourName), 'and'),
    features.length > 0 && `with ${listOf(features, 'and')}`,
    keywords && `mentioning ${listOf(keywords.map(quoted), 'and')}`,
    filter.extension && listOf(filter.extension.map(extensionName), 'and'),
    filter.mlsNumbers && `MLS ${listOf(filter.mlsNumbers, 'or')}`,
  ].filter((part) => typeof part === 'string')
}

const tourName = (tour: 'OpenHouse' | '3D') => (tour === '3D' ? '3D tour' : 'open house')
const quoted = (word: string) => `"${word}"`
const extensionName = ({ key, value }: { key: string; value: string }) => `${key}: ${value}`

/** The names of the features: those that say what a home is stand before it, those that it has behind. */
const namesOf = ({ features }: Filter, isQuality: boolean): string[] =>
  (features ?? []).map(([name]) => name ?? '').filter((name) => QUALITIES.has(name) === isQuality)

const QUALITIES = new Set(
  'furnished|unfurnished|wheelchair accessible|renovated|craftsman|mid-century|gated|walkable|move-in ready|waterfront|smoke-free|single story|two story|fixer|foreclosure|new construction|55+'.split(
    '|',
  ),
)

function years({ min, max }: Range): string {
  if (max === undefined) return `built ${min ?? 0} or later`
  if (min === undefined) return `built ${max} or earlier`
  return min === max ? `built in ${min}` : `built between ${min} and ${max}`
}

function parkingWords(parking: Range): string {
  if (parking.max === 0) return 'no parking'
  return parking.min === 1 && parking.max === undefined ? 'with parking' : `${count(parking)} parking spots`
}

/** Acres where they come out even, for lots are spoken of so. */
function lotSize(value: number): string {
  const acres = value / SQUARE_FEET_PER_ACRE
  const isEven = acres >= 0.25 && Number.isInteger(acres * 100)
  return isEven ? counted(acres, 'acre') : `${value.toLocaleString('en-US')} sq ft`
}

const counted = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

function between({ min, max, below }: Range, show: (value: number) => string): string {
  const top = max ?? below
  if (top === undefined) return `over ${show(min ?? 0)}`
  if (min === undefined) return `under ${show(top)}`
  return min === top ? `exactly ${show(min)}` : `between ${show(min)} and ${show(top)}`
}

const SORTS: Readonly<Record<SortBy, string>> = {
  Newest: 'newest first',
  PriceAsc: 'cheapest first',
  PriceDesc: 'most expensive first',
  BedroomsDesc: 'most bedrooms first',
  AreaDesc: 'largest first',
  Distance: 'nearest first',
}
