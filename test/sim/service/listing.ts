import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import type { NewWatch } from '../../../src/core/ports/watches.ts'

let made = 0

/** A made-up listing with everything that is required, and what a test wants to be otherwise. */
export function aListing(fields: Partial<ListingFields> = {}): ListingFields {
  made += 1
  return {
    SaleType: 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: 'House',
    Bedrooms: 3,
    Bathrooms: 2,
    Url: `https://homes.example.com/${made}`,
    MLSNumber: `MLS-${made}`,
    YearBuilt: 1990,
    DaysOnMarket: 5,
    LotArea: 5000,
    BuildingArea: 1500,
    AreaUnit: 'Square Feet',
    ParkingSpots: 1,
    ...fields,
  }
}

/** A made-up watch of a visitor, and what a test wants to be otherwise. */
export const aWatch = (fields: Pick<NewWatch, 'chatbotId' | 'watched'> & Partial<NewWatch>): NewWatch => ({
  sessionId: null,
  visitorId: 'ana',
  person: 'visitor ana',
  summary: '',
  kinds: ['New'],
  every: 'AtOnce',
  hour: 8,
  timeZone: null,
  quiet: true,
  consent: '',
  ...fields,
})
