import type { RangePart } from '../../../../src/contract/listings/filter-parts.ts'
import type { KeyType, Listing } from '../../../../src/contract/listings/listing.ts'
import type { ListingSearch } from '../../../../src/core/ports/models.ts'
import { denialsOf, foreignSpellingsOf } from '../../../../src/search/features/spellings.ts'
import type { Filter, Range } from '../../../../src/search/filter.ts'
import { fold } from '../../../../src/search/text/fold.ts'

/** A listing search over an array: the filter's meaning, spelled out without a database. */
export function searchOver(listings: Listing[]): ListingSearch {
  const matching = (filter: Filter) => listings.filter((listing) => matches(listing, filter)).toSorted(order(filter))
  const vocabulary = {
    cities: distinct(listings.map(({ City }) => City)),
    states: distinct(listings.map(({ State }) => State)),
    zips: distinct(listings.map(({ ZIP }) => ZIP)),
    locations: distinct(listings.map(({ Location }) => Location)),
    types: distinct(listings.map(({ PropertyType }) => PropertyType)),
  }
  return {
    find: async (keyType, keys) => listings.filter((listing) => keys.some((key) => same(keyOf(listing, keyType), key))),
    search: async (filter, { offset, limit }) => matching(filter).slice(offset, offset + limit),
    count: async (filter) => matching(filter).length,
    values: async (filter, field, { limit, among }) =>
      [...Map.groupBy(matching(filter), (listing) => listing[field] ?? '')]
        .map(([value, those]) => ({ value, count: those.length }))
        .filter(({ value }) => value !== '' && (among?.some((one) => same(one, value)) ?? true))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, limit),
    vocabulary: async () => vocabulary,
  }
}

const distinct = (texts: (string | null | undefined)[]) => [
  ...new Set(texts.filter((text) => typeof text === 'string')),
]

const same = (a: string, b: string) => fold(a) === fold(b)

function keyOf(listing: Listing, keyType: KeyType): string {
  if (keyType === 'PrimaryId') return String(listing.ID)
  return keyType === 'MLSNumber' ? listing.MLSNumber : listing.Url
}

const priceOf = (of: Listing) => (of.SaleType === 'for_rent' ? of.RentPrice : of.SalePrice)
const feet = (of: Listing, value: number) => value * (of.AreaUnit === 'Square Meters' ? 1 / 0.3048 ** 2 : 1)

const numbers: Record<RangePart, (of: Listing) => number | null | undefined> = {
  price: priceOf,
  unitAreaPrice: (of) =>
    of.UnitAreaPrice ? of.UnitAreaPrice / feet(of, 1) : (priceOf(of) ?? Number.NaN) / feet(of, of.BuildingArea),
  bedrooms: (of) => of.Bedrooms,
  bathrooms: (of) => of.Bathrooms,
  area: (of) => feet(of, of.BuildingArea),
  lotArea: (of) => feet(of, of.LotArea),
  yearBuilt: (of) => of.YearBuilt,
  daysOnMarket: (of) => of.DaysOnMarket,
  hoa: (of) => of.HOAMonth,
  parking: (of) => of.ParkingSpots,
}
const rangeNames = Object.keys(numbers) as RangePart[]

const texts: [
  keyof Filter & ('cities' | 'states' | 'zips' | 'locations' | 'types' | 'mlsNumbers' | 'statuses'),
  (of: Listing) => string | null | undefined,
][] = [
  ['cities', (of) => of.City],
  ['states', (of) => of.State],
  ['zips', (of) => of.ZIP],
  ['locations', (of) => of.Location],
  ['types', (of) => of.PropertyType],
  ['mlsNumbers', (of) => of.MLSNumber],
  ['statuses', (of) => of.Status],
]

function matches(listing: Listing, filter: Filter): boolean {
  const said = fold([listing.Description, listing.Address, listing.Location, ...extension(listing)].join(' '))
  return (
    rangeNames.every((name) => within(numbers[name](listing), filter[name])) &&
    texts.every(([name, of]) => filter[name]?.some((text) => same(of(listing) ?? '', text)) ?? true) &&
    (filter.saleType === undefined || filter.saleType === listing.SaleType) &&
    !(filter.notIds ?? []).includes(listing.ID) &&
    (filter.near?.km === undefined || kilometres(listing, filter.near) <= filter.near.km) &&
    (filter.near?.side !== 'west' || (listing.Longitude ?? 0) < filter.near.longitude) &&
    !(filter.notCities ?? []).some((city) => same(city, listing.City ?? '')) &&
    !(filter.notLocations ?? []).some((location) => same(location, listing.Location ?? '')) &&
    !(filter.notZips ?? []).some((zip) => same(zip, listing.ZIP ?? '')) &&
    !(filter.notTypes ?? []).some((type) => same(type, listing.PropertyType)) &&
    (filter.currency === undefined || filter.currency === listing.CurrencySymbol) &&
    (filter.extension ?? []).every(({ key, value }) =>
      extension(listing).some((item) => same(item, `${key} ${value}`)),
    ) &&
    (filter.tours === undefined || filter.tours.some((tour) => tour === listing.Tours)) &&
    (filter.keywords ?? []).every((word) => said.includes(fold(word))) &&
    (filter.features ?? []).every(
      (spellings) =>
        spellings.some((spelling) => said.includes(fold(spelling))) &&
        ![...denialsOf(spellings), ...foreignSpellingsOf(spellings[0] ?? '').denials].some((denial) =>
          new RegExp(`\\b${denial}\\b`).test(said),
        ),
    )
  )
}

/** Flat enough for the few kilometres of a test. */
function kilometres(
  { Latitude, Longitude }: Listing,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return Infinity
  const [north, east] = [Latitude - latitude, (Longitude - longitude) * Math.cos((latitude * Math.PI) / 180)]
  return Math.hypot(north, east) * 111.2
}

const extension = ({ ExtensionColumn }: Listing) => (ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`)

function within(value: number | null | undefined, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (value === null || value === undefined) return false
  const { min = -Infinity, max = Infinity, below = Infinity } = range
  return value >= min && value <= max && value < below
}

function order({ sort, near }: Filter): (a: Listing, b: Listing) => number {
  const by: Partial<Record<NonNullable<Filter['sort']>, (of: Listing) => number>> = {
    PriceAsc: (of) => priceOf(of) ?? Infinity,
    PriceDesc: (of) => -(priceOf(of) ?? -Infinity),
    BedroomsDesc: (of) => -of.Bedrooms,
    Distance: (of) => (near === undefined ? 0 : kilometres(of, near)),
    AreaDesc: (of) => -feet(of, of.BuildingArea),
    LotAreaDesc: (of) => -feet(of, of.LotArea),
    YearBuiltDesc: (of) => -of.YearBuilt,
    HOAMonthAsc: (of) => of.HOAMonth ?? Infinity,
    HOAMonthDesc: (of) => -(of.HOAMonth ?? -Infinity),
  }
  const rank = by[sort ?? 'Newest'] ?? (() => 0)
  return (a, b) => rank(a) - rank(b) || b.ID - a.ID
}
