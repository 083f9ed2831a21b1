import type { ListingFields } from '../contract/listing.ts'
import { squareFeet } from '../search/area.ts'
import { fold } from '../search/fold.ts'
import type { ListingTable } from './tables.ts'

/** What a listing can be searched by, derived from what it says. */
export function searchColumns(listing: ListingFields): Omit<ListingTable, 'id' | 'chatbot_id' | 'data' | 'updated_at'> {
  const { SaleType, AreaUnit } = listing
  return {
    sale_type: SaleType,
    status: listing.Status,
    type: fold(listing.PropertyType),
    currency: fold(listing.CurrencySymbol),
    city: foldedOrNull(listing.City),
    state: foldedOrNull(listing.State),
    zip: foldedOrNull(listing.ZIP),
    location: foldedOrNull(listing.Location),
    mls: fold(listing.MLSNumber),
    mls_key: listing.MLSNumber.toLowerCase(),
    url: listing.Url.toLowerCase(),
    tours: listing.Tours ?? null,
    price: (SaleType === 'for_rent' ? listing.RentPrice : listing.SalePrice) ?? null,
    bedrooms: listing.Bedrooms,
    bathrooms: listing.Bathrooms,
    area: unsetWhenZero(squareFeet(listing.BuildingArea, AreaUnit)),
    lot_area: unsetWhenZero(squareFeet(listing.LotArea, AreaUnit)),
    year_built: unsetWhenZero(listing.YearBuilt),
    days_on_market: listing.DaysOnMarket,
    hoa: listing.HOAMonth ?? null,
    parking: listing.ParkingSpots,
    latitude: listing.Latitude ?? null,
    longitude: listing.Longitude ?? null,
    extension: extensionLines(listing),
    words: words(listing),
  }
}

const foldedOrNull = (text: string | null | undefined): string | null => fold(text ?? '') || null

/** The contract requires these numbers, so a source that does not know one writes 0. */
const unsetWhenZero = (value: number): number | null => (value === 0 ? null : value)

export const extensionLine = (key: string, value: string): string => `\n${fold(key)}=${fold(value)}\n`

const extensionLines = ({ ExtensionColumn }: ListingFields): string | null =>
  ExtensionColumn?.length ? ExtensionColumn.map(({ Key, value }) => extensionLine(Key, value)).join('') : null

function words({ Description, Address, Location, City, ExtensionColumn }: ListingFields): string {
  const extension = (ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`)
  return fold([Address, Location, City, Description, ...extension].filter((part) => part).join(' \n '))
}
