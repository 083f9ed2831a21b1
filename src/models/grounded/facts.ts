import type { Listing } from '../../contract/listings/listing.ts'
import type { ListingRow } from '../../contract/listings/search.ts'
import { beginning } from '../../contract/text.ts'
import { toRow } from '../../core/listings/row.ts'

type Facts = Record<string, string | number>

/** Fields that repeat others or are useless in a chat. */
const LEFT_OUT = new Set<keyof ListingRow>(['SalePrice', 'RentPrice', 'BuildingArea', 'LATITUDE', 'LONGITUDE'])
/** The fields shown for each listing of a list; the others are shown in its details. */
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
/** Fields where 0 is a value (a studio has no bedroom); in others, sources write 0 for unknown. */
const MAY_BE_ZERO = new Set<keyof ListingRow>(['Bedrooms', 'Bathrooms'])
/** Maximum length of a description given to a model, in UTF-16 units. */
const DESCRIPTION_MAX = 4_000

/** A listing as shown to a model in a list. */
export const briefFacts = (listing: Listing): Facts => factsOf(listing, (name) => IN_A_LIST.has(name))

/** All facts of a listing. */
export const allFacts = (listing: Listing): Facts => factsOf(listing, (name) => !LEFT_OUT.has(name))

/**
 * Marks listing text as data, cut after `most` UTF-16 units. All angle brackets are escaped, so that the text cannot close the
 * mark.
 */
export function asData(value: unknown, most = Number.POSITIVE_INFINITY): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<data>\n${json.length > most ? `${json.slice(0, most)} … (cut)` : json}\n</data>`
}

function factsOf(listing: Listing, wanted: (name: keyof ListingRow) => boolean): Facts {
  const row = Object.entries(toRow(listing)) as [keyof ListingRow, ListingRow[keyof ListingRow]][]
  const stated = row.flatMap(([name, value]): [string, string | number][] => {
    const isUnknown = value === null || value === '' || (/^0( |$)/.test(String(value)) && !MAY_BE_ZERO.has(name))
    return isUnknown || !wanted(name) ? [] : [[name, value]]
  })
  const { Description, ...facts } = Object.fromEntries(stated)
  return Description === undefined ? facts : { ...facts, Description: beginning(String(Description), DESCRIPTION_MAX) }
}
