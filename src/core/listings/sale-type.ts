import type { Filter } from '../../search/filter.ts'
import type { ListingSearch } from '../ports/ports.ts'

/** More than a month's rent and less than a home costs, in the currencies of most listings. */
const BETWEEN_RENT_AND_PRICE = 20_000

/**
 * Rents and sale prices are not to be ranked or bounded together: "under 500k" means for sale although every rent is
 * under it. Left open where there is nothing of that kind at all.
 */
export async function settleSaleType(listings: ListingSearch, filter: Filter): Promise<Filter> {
  const { price, sort, saleType } = filter
  const asksPrice = price !== undefined || sort === 'PriceAsc' || sort === 'PriceDesc'
  if (saleType !== undefined || !asksPrice) return filter
  const amount = price?.max ?? price?.below ?? price?.min ?? Infinity
  const meant = amount < BETWEEN_RENT_AND_PRICE ? 'for_rent' : 'for_sale'
  return (await listings.count({ saleType: meant })) > 0 ? { ...filter, saleType: meant } : filter
}
