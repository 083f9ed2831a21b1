import { createHash } from 'node:crypto'
import { pricePerSquareFoot, squareFeet } from '../../contract/listings/area.ts'
import type { ListingFields } from '../../contract/listings/listing.ts'
import { fold } from '../../search/text/fold.ts'
import { cellOf } from './place/cells.ts'
import type { ListingTable } from './tables.ts'

/** Search columns, derived from a listing's fields. */
export function searchColumns(listing: ListingFields): Omit<ListingTable, 'id' | 'chatbot_id' | 'updated_at'> {
  const { SaleType, AreaUnit, Latitude, Longitude } = listing
  const price = (SaleType === 'for_rent' ? listing.RentPrice : listing.SalePrice) ?? null
  const area = unsetWhenZero(squareFeet(listing.BuildingArea, AreaUnit))
  return {
    sale_type: SaleType,
    status: listing.Status,
    type: searchKey(listing.PropertyType),
    currency: searchKey(listing.CurrencySymbol),
    city: keyOrNull(listing.City),
    state: keyOrNull(listing.State),
    zip: keyOrNull(listing.ZIP),
    location: keyOrNull(listing.Location),
    mls: searchKey(listing.MLSNumber),
    mls_key: listing.MLSNumber.toLowerCase(),
    url: urlKey(listing.Url),
    tours: listing.Tours ?? null,
    price,
    unit_area_price: unitAreaPrice(listing, price, area),
    bedrooms: listing.Bedrooms,
    bathrooms: listing.Bathrooms,
    area,
    lot_area: unsetWhenZero(squareFeet(listing.LotArea, AreaUnit)),
    year_built: unsetWhenZero(listing.YearBuilt),
    days_on_market: listing.DaysOnMarket,
    hoa: listing.HOAMonth ?? null,
    parking: listing.ParkingSpots,
    latitude: Latitude ?? null,
    longitude: Longitude ?? null,
    cell: typeof Latitude === 'number' && typeof Longitude === 'number' ? cellOf(Latitude, Longitude) : null,
  }
}

/** Price per square foot: as stated, else price divided by area. */
function unitAreaPrice({ UnitAreaPrice, AreaUnit }: ListingFields, price: number | null, area: number | null) {
  if (UnitAreaPrice) return pricePerSquareFoot(UnitAreaPrice, AreaUnit)
  return price === null || area === null ? null : price / area
}

/** PostgreSQL's index entries are limited to 2.7 KB; longer texts are compared by their beginning. */
const KEY_MAX = 200

/** Normalises a text for a search column. Search values need the same normalisation. */
export const searchKey = (text: string): string => fold(text).slice(0, KEY_MAX)

/** Normalises a URL for comparison without case; a long one is cut and gets a hash of the whole. */
export function urlKey(url: string): string {
  const lowerCase = url.toLowerCase()
  if (lowerCase.length <= KEY_MAX) return lowerCase
  return `${lowerCase.slice(0, KEY_MAX)}#${createHash('sha256').update(lowerCase).digest('hex')}`
}

const keyOrNull = (text: string | null | undefined): string | null => searchKey(text ?? '') || null

/** These fields are required by the contract, so sources write 0 for an unknown value. */
const unsetWhenZero = (value: number): number | null => (value === 0 ? null : value)
