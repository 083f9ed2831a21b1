import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { type Filter, only, PLACE_PARTS } from '../../search/filter.ts'
import type { ListingSearch } from '../ports/models.ts'

const MONEY: readonly RangePart[] = ['price', 'unitAreaPrice', 'hoa']

/**
 * A filter as it is described, not as it is searched: amounts without a currency are said in that of the newest listing in the
 * filter's places, or of the newest one at all.
 */
export async function inUsualCurrency(listings: Pick<ListingSearch, 'search'>, filter: Filter): Promise<Filter> {
  if (filter.currency !== undefined || MONEY.every((part) => filter[part] === undefined)) return filter
  const newestOf = async (some: Filter) => (await listings.search(some, { offset: 0, limit: 1 }))[0]
  const there = only(filter, PLACE_PARTS)
  const newest = (await newestOf(there)) ?? (Object.keys(there).length > 0 ? await newestOf({}) : undefined)
  return newest === undefined ? filter : { ...filter, currency: newest.CurrencySymbol.trim() }
}
