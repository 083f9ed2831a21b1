import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingRow } from '../../../src/contract/listings/search.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let SerialNumber: string
const homes = [
  aListing({ MLSNumber: 'nice-3', City: 'Nice', Bedrooms: 3, SalePrice: 400_000 }),
  aListing({ MLSNumber: 'nice-4', City: 'Nice', Bedrooms: 4, SalePrice: 700_000, Description: 'With a wine cellar' }),
  aListing({ MLSNumber: 'lyon-3', City: 'Lyon', Bedrooms: 3, SalePrice: 300_000 }),
  aListing({ MLSNumber: 'sold-3', City: 'Nice', Bedrooms: 3, SalePrice: 390_000, Status: 'Sold' }),
  aListing({ MLSNumber: 'rent-3', City: 'Lyon', Bedrooms: 3, SaleType: 'for_rent', SalePrice: 0, RentPrice: 2_000 }),
  aListing({
    MLSNumber: 'condo-5',
    City: 'Lyon',
    PropertyType: 'Condo',
    Bedrooms: 5,
    Bathrooms: 4,
    SaleType: 'for_rent',
  }),
]
beforeAll(async () => {
  service = await startService()
  SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  for (const home of homes) await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...home })
})
afterAll(() => service.stop())

const cases: [fields: object, found: string[]][] = [
  [{ Query: '3 bedroom homes in nice' }, ['nice-3']],
  [{ Query: 'under 500k, cheapest first' }, ['lyon-3', 'nice-3']],
  [{ Query: 'most expensive per square foot' }, ['nice-4', 'nice-3', 'lyon-3']],
  [{ Query: 'cheapest per square foot' }, ['lyon-3', 'nice-3', 'nice-4']],
  [{ Query: '3 bedrooms', Status: 'Sold' }, ['sold-3']],
  [{ Query: 'in Nice', CityName: 'lyon' }, ['condo-5', 'rent-3', 'lyon-3']],
  [{ Query: 'between 300k and 500k', MinPrice: 350_000 }, ['nice-3']],
  [{ Query: 'under 350k', MinPrice: 600_000 }, ['nice-4']],
  [{ Query: '3 bedrooms', MinBedrooms: 4, MaxBedrooms: 4 }, ['nice-4']],
  [{ Query: 'under 2500', SaleType: 'for_sale' }, ['lyon-3', 'nice-4', 'nice-3']],
  [{ Query: 'under 2500' }, ['rent-3']],
  [{ Query: 'under 2500 for rent', SaleType: 'for_sale' }, []],
  [{ Query: '2 baths in Lyon', MinBathrooms: 3 }, ['condo-5']],
  [{ Query: 'homes that are not condos', PropertyType: 'CONDO' }, ['condo-5']],
  [{ Query: 'not in Lyon', CityName: 'lyon', MinBedrooms: 5 }, ['condo-5']],
  [{ Query: 'wine cellar' }, ['nice-4']],
  [{ Query: ' ' }, ['condo-5', 'rent-3', 'sold-3', 'lyon-3', 'nice-4', 'nice-3']],
]
test.each(cases)('%o finds %o', async (fields, found) => {
  const list = await service.data<{ List: ListingRow[]; VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
    SerialNumber,
    ...fields,
  })
  expect(list.List.map(({ MLSNumber }) => MLSNumber)).toEqual(found)
  expect(list.VirtualCount).toBe(found.length)
})
