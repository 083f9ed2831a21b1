import { createHash } from 'node:crypto'
import type { ListingFields } from '../../../contract/listings/listing.ts'
import { pricePerSquareFoot, squareFeet } from '../../../search/numbers/area.ts'
import { fold } from '../../../search/text/fold.ts'
import type { ListingTable } from '../../tables.ts'
import { cellOf } from '../place/cells.ts'

/** What a listing can be searched by, derived from what it says. */
export function searchColumns(listing: ListingFields): Omit<ListingTable, 'id' | 'chatbot_id' | 'updated_at'> {
  const { SaleType, AreaUnit, Latitude, Longitude } = listing
  const price = (SaleType === 'for_rent' ? listing.RentPrice : listing.SalePrice) ?? null
  const area = unsetWhenZero(squareFeet(listing.BuildingArea, AreaUnit))
  return {
    sale_type: SaleType,
    status: listing.Status,
    type: key(listing.PropertyType),
    currency: key(listing.CurrencySymbol),
    city: keyOrNull(listing.City),
    state: keyOrNull(listing.State),
    zip: keyOrNull(listing.ZIP),
    location: keyOrNull(listing.Location),
    mls: key(listing.MLSNumber),
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

/** The price of a square foot: as stated, else the price by the area. */
function unitAreaPrice({ UnitAreaPrice, AreaUnit }: ListingFields, price: number | null, area: number | null) {
  if (UnitAreaPrice) return pricePerSquareFoot(UnitAreaPrice, AreaUnit)
  return price === null || area === null ? null : price / area
}

/** PostgreSQL's indexes take no more than 2.7 KB; texts this long are compared by their beginning. */
const KEY_MAX = 200

/** A text as the search columns have it: what is to be found in them has to become one too. */
export const key = (text: string): string => fold(text).slice(0, KEY_MAX)

/** An address as a key, without regard to case; a long one by its beginning and a hash of the whole. */
export function urlKey(url: string): string {
  const small = url.toLowerCase()
  if (small.length <= KEY_MAX) return small
  return `${small.slice(0, KEY_MAX)}#${createHash('sha256').update(small).digest('hex')}`
}

const keyOrNull = (text: string | null | undefined): string | null => key(text ?? '') || null

/** The contract requires these numbers, so a source that does not know one writes 0. */
const unsetWhenZero = (value: number): number | null => (value === 0 ? null : value)
