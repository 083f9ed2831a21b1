import type { Listing, ListingFields } from '../../contract/listings/listing.ts'
import type { ListingRow } from '../../contract/listings/search.ts'

const saleTypes = { for_sale: 'For Sale', for_rent: 'For Rent' }

/** A listing as RealEstateList returns it: every value as text, "" if unset. */
export function toRow(listing: Listing): ListingRow {
  const { SaleType, ExtensionColumn: extension, Images } = listing
  return {
    ID: listing.ID,
    PropertyType: listing.PropertyType,
    SaleType: saleTypes[SaleType],
    Status: listing.Status,
    Images: (Images ?? []).map((url) => url.replaceAll(',', '%2C')).join(','),
    CurrencySymbol: listing.CurrencySymbol,
    Price: priceText(listing),
    State: listing.State ?? '',
    City: listing.City ?? '',
    Address: listing.Address ?? '',
    ZIP: listing.ZIP ?? '',
    Location: listing.Location ?? '',
    Area: `${decimal(listing.BuildingArea)} ${listing.AreaUnit}`,
    AreaUnit: listing.AreaUnit,
    Bathrooms: decimal(listing.Bathrooms),
    Bedrooms: decimal(listing.Bedrooms),
    Url: listing.Url,
    Tours: listing.Tours ?? '',
    YearBuilt: decimal(listing.YearBuilt),
    MLSNumber: listing.MLSNumber,
    DaysOnMarket: decimal(listing.DaysOnMarket),
    LotArea: decimal(listing.LotArea),
    BuildingArea: decimal(listing.BuildingArea),
    ParkingSpots: decimal(listing.ParkingSpots),
    Description: listing.Description ?? '',
    RentPrice: decimal(listing.RentPrice),
    SpaceType: listing.SpaceType ?? '',
    DepositFee: decimal(listing.DepositFee),
    SalePrice: decimal(listing.SalePrice),
    UnitAreaPrice: decimal(listing.UnitAreaPrice),
    EstimatePrice: decimal(listing.EstimatePrice),
    HOAMonth: decimal(listing.HOAMonth),
    LATITUDE: listing.Latitude ?? null,
    LONGITUDE: listing.Longitude ?? null,
    ExtensionColumn: extension?.length ? JSON.stringify(extension) : '',
  }
}

/** SalePrice, or RentPrice of a rental; undefined if unset. */
export const priceOf = ({ SaleType, RentPrice, SalePrice }: ListingFields): number | undefined =>
  (SaleType === 'for_rent' ? RentPrice : SalePrice) ?? undefined

/** The same as text, "" if unset. */
export const priceText = (listing: ListingFields): string => decimal(priceOf(listing))

/** A number without exponent: 2.5, 450000, 0.0000001. JavaScript prints an exponent below 1e-6 (and from 1e21). */
function decimal(value: number | null | undefined): string {
  if (value === null || value === undefined) return ''
  const [digits = '', exponent] = String(value).split('e-')
  if (exponent === undefined) return digits
  return `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`
}
