import type { ListingRow } from '../../../src/contract/listings/list.ts'
import { isRental } from './cards.ts'
import type { SavedSearch } from './listings.ts'

const ABOUT = 0.15

/** The search for listings like this one: same city, type, sale and bedrooms, at a price 15 % lower to 15 % higher. */
export function similarTo(row: ListingRow): SavedSearch {
  const price = Number(row.Price)
  // Who looks at a sold one looks for one that is not.
  const Status = row.Status === 'PreOnMarket' ? row.Status : 'Active'
  const filter = {
    SaleType: isRental(row) ? 'for_rent' : 'for_sale',
    Status,
    ...(row.City !== '' && { CityName: row.City }),
    ...(row.PropertyType !== '' && { PropertyType: row.PropertyType }),
    ...(row.Bedrooms !== '' && { MinBedrooms: Number(row.Bedrooms), MaxBedrooms: Number(row.Bedrooms) }),
    ...(row.Price !== '' && {
      CurrencySymbol: row.CurrencySymbol,
      MinPrice: Math.floor(price * (1 - ABOUT)),
      MaxPrice: Math.ceil(price * (1 + ABOUT)),
    }),
  } as const
  return { filter, ...(row.Status === Status && { not: row.ID }) }
}
