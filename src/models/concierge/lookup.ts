import type { Listing } from '../../contract/listings/listing.ts'
import type { ListingSearch } from '../../core/ports/ports.ts'

/** Listings by ID, in the order of the IDs; the ones that were removed meanwhile are left out. */
export async function byIds(listings: ListingSearch, ids: number[]): Promise<Listing[]> {
  if (ids.length === 0) return []
  const found = await listings.find('PrimaryId', ids.map(String))
  const byId = new Map(found.map((listing) => [listing.ID, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
