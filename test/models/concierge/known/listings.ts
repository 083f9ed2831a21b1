import type { KeyType, Listing } from '../../../../src/contract/listings/listing.ts'
import type { ListingSearch } from '../../../../src/core/ports/models.ts'
import type { Filter } from '../../../../src/search/filter.ts'
import { fold } from '../../../../src/search/text/fold.ts'
import { fits } from '../../../../src/store/listings/read/fits.ts'

/** A listing search over an array, without a database. */
export function searchOver(listings: Listing[]): ListingSearch {
  const matching = (filter: Filter) => listings.filter(fits(filter)).toSorted(order(filter))
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

/** Flat enough for the few kilometres of a test. */
function kilometres(
  { Latitude, Longitude }: Listing,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return Infinity
  const [north, east] = [Latitude - latitude, (Longitude - longitude) * Math.cos((latitude * Math.PI) / 180)]
  return Math.hypot(north, east) * 111.2
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
