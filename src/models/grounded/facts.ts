import type { ListingRow } from '../../contract/listings/list.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import { toRow } from '../../core/listings/row.ts'

type Facts = Record<string, string | number>

/** Said twice, or of no use in a talk. */
const LEFT_OUT = new Set<keyof ListingRow>(['SalePrice', 'RentPrice', 'BuildingArea', 'LATITUDE', 'LONGITUDE'])
/** What a list shows of each listing; the rest is for its details. */
const IN_A_LIST = new Set<keyof ListingRow>([
  'ID',
  'PropertyType',
  'SaleType',
  'Status',
  'CurrencySymbol',
  'Price',
  'Bedrooms',
  'Bathrooms',
  'Area',
  'Address',
  'City',
  'State',
  'ZIP',
  'Location',
  'YearBuilt',
  'Url',
])
/** Sources write 0 where they do not know, but a studio has no bedroom. */
const MAY_BE_ZERO = new Set<keyof ListingRow>(['Bedrooms', 'Bathrooms'])
/** Longest description that a model reads, in UTF-16 units. */
const DESCRIPTION_MAX = 4_000

/** A listing as a model reads it in a list. */
export const briefFacts = (listing: Listing): Facts => factsOf(listing, (name) => IN_A_LIST.has(name))

/** Everything a listing states. */
export const allFacts = (listing: Listing): Facts => factsOf(listing, (name) => !LEFT_OUT.has(name))

function factsOf(listing: Listing, wanted: (name: keyof ListingRow) => boolean): Facts {
  const row = Object.entries(toRow(listing)) as [keyof ListingRow, ListingRow[keyof ListingRow]][]
  const stated = row.flatMap(([name, value]): [string, string | number][] => {
    const isUnknown = value === null || value === '' || (/^0( |$)/.test(String(value)) && !MAY_BE_ZERO.has(name))
    return isUnknown || !wanted(name) ? [] : [[name, value]]
  })
  const { Description, ...facts } = Object.fromEntries(stated)
  return Description === undefined ? facts : { ...facts, Description: String(Description).slice(0, DESCRIPTION_MAX) }
}
