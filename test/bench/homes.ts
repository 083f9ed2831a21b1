import type { ListingFields } from '../../src/contract/listings/listing.ts'
import { demoListings } from '../../src/core/demo/listings.ts'
import { createRandom } from '../../src/core/demo/random.ts'

/** The demo's listings over and over, each time elsewhere and with other numbers, the same in every run. */
export function manyListings(): (index: number) => ListingFields {
  const demo = demoListings()
  return (index) => {
    const home = demo[index % demo.length]
    if (home === undefined) throw new RangeError('the demo has no listings')
    const random = createRandom(index)
    const scale = random.between(500, 1_500) / 1_000
    const scaled = (price: number | null | undefined) => Math.round((price ?? 0) * scale)
    return {
      ...home,
      MLSNumber: `BENCH-${index}`,
      Url: `https://example.com/homes/${index}`,
      Bedrooms: random.between(0, 6),
      YearBuilt: random.between(1900, 2025),
      Latitude: (home.Latitude ?? 0) + random.between(-2_000, 2_000) / 10_000,
      Longitude: (home.Longitude ?? 0) + random.between(-2_000, 2_000) / 10_000,
      ...(home.SaleType === 'for_sale' ? { SalePrice: scaled(home.SalePrice) } : { RentPrice: scaled(home.RentPrice) }),
    }
  }
}
