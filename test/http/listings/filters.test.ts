import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ListingRow } from '../../../src/contract/listings/search.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let SerialNumber: string
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
})
afterAll(() => service.stop())

const create = (fields: object) => service.data<string>('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...fields })
const list = (fields: object = {}) =>
  service.data<{ List: ListingRow[]; VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
    SerialNumber,
    ...fields,
  })

test('pages, newest first, with the count of all that match', async () => {
  for (const Bedrooms of [1, 2, 3, 4, 5]) await create(aListing({ Bedrooms, City: Bedrooms > 1 ? 'Nice' : 'Lyon' }))
  const page = await list({ CityName: 'nice', PageSize: 2, PageNumber: 2 })
  expect([page.List.map(({ Bedrooms }) => Bedrooms), page.VirtualCount]).toEqual([['3', '2'], 4])
  expect((await list({ PageNumber: 99 })).List).toEqual([])
  expect((await list({ PageNumber: null, PageSize: null, CityName: '' })).VirtualCount).toBe(5)
})

test.each([{ PageSize: 0 }, { PageSize: 201 }, { PageNumber: 0 }, { PageNumber: 1.5 }])(
  'refuses the page %o',
  async (page) => {
    const { envelope } = await service.post('/chat/Chatbot/RealEstateList', { SerialNumber, ...page })
    expect(envelope.Data).toMatchObject({ Errors: [{ Field: Object.keys(page)[0] }] })
  },
)

test('narrows by every field of the filter', async () => {
  await create(
    aListing({
      MLSNumber: 'wanted',
      City: 'Nice',
      State: 'PACA',
      ZIP: '06000',
      PropertyType: 'Villa',
      SalePrice: 700,
      HOAMonth: 50,
      Latitude: 43.7,
      Longitude: 7.2,
      ExtensionColumn: [{ Key: 'Pool', value: 'Yes' }],
      Description: 'Sea view',
    }),
  )
  await create(
    aListing({
      MLSNumber: 'other',
      CurrencySymbol: '£',
      SaleType: 'for_rent',
      Status: 'Sold',
      Bedrooms: 9,
      Bathrooms: 9,
      BuildingArea: 9_000,
      LotArea: 90_000,
      YearBuilt: 1900,
      DaysOnMarket: 99,
      ParkingSpots: 9,
      RentPrice: 9_000,
      HOAMonth: 900,
    }),
  )
  const filters = [
    { CityName: 'NICE' },
    { State: 'paca' },
    { ZIP: '06000' },
    { PropertyType: 'villa' },
    { MLSNumber: 'WANTED' },
    { SaleType: 'for_sale' },
    { Status: 'Active' },
    { NotStatus: 'Sold' },
    { Status: 'Active', NotStatus: 'Active' },
    { CurrencySymbol: '$' },
    { Keyword: 'sea VIEW' },
    { Extension: [{ Key: 'pool', value: 'yes' }] },
    { MaxPrice: 700 },
    { MaxBedrooms: 3 },
    { MaxBathrooms: 2 },
    { MaxArea: 1_500 },
    { MaxLotArea: 5_000 },
    { MinYearBuilt: 1990 },
    { MaxDaysOnMarket: 5 },
    { MaxHOAMonth: 50 },
    { MinUnitAreaPrice: 0.4, MaxUnitAreaPrice: 0.5 },
    { MaxUnitAreaPrice: 5.1, AreaUnit: 'Square Meters' },
    { MaxParkingSpots: 1 },
    { MaxArea: 140, AreaUnit: 'Square Meters' },
    { Latitude: 43.7, Longitude: 7.3, RadiusKm: 10 },
  ]
  for (const filter of filters)
    expect([filter, (await list(filter)).List.map(({ MLSNumber }) => MLSNumber)]).toEqual([filter, ['wanted']])
  const opposite = [
    { MinPrice: 701 },
    { MinBedrooms: 4 },
    { MinBathrooms: 3 },
    { MinArea: 1_501 },
    { MinLotArea: 5_001 },
    { MaxYearBuilt: 1989 },
    { MinDaysOnMarket: 6 },
    { MinHOAMonth: 51 },
    { MinUnitAreaPrice: 1 },
    { MinParkingSpots: 2 },
  ]
  for (const filter of opposite)
    expect([filter, (await list(filter)).List.map(({ MLSNumber }) => MLSNumber)]).toEqual([filter, ['other']])
})

test.each([
  ['AreaAsc', ['small', 'large', 'unknown']],
  ['AreaDesc', ['large', 'small', 'unknown']],
  ['LotAreaAsc', ['large', 'small', 'unknown']],
  ['LotAreaDesc', ['small', 'large', 'unknown']],
  ['YearBuiltAsc', ['large', 'small', 'unknown']],
  ['YearBuiltDesc', ['small', 'large', 'unknown']],
  ['UnitAreaPriceAsc', ['small', 'large', 'unknown']],
])('sorts by %s, with what is unknown last', async (SortBy, order) => {
  const homes = [
    { MLSNumber: 'small', BuildingArea: 50, LotArea: 900, YearBuilt: 2001, SalePrice: 50_000 },
    { MLSNumber: 'unknown', BuildingArea: 0, LotArea: 0, YearBuilt: 0, SalePrice: 10 },
    // Its own figure counts, whatever the price and the area say.
    { MLSNumber: 'large', BuildingArea: 100, LotArea: 800, YearBuilt: 1950, SalePrice: 10_000, UnitAreaPrice: 1_100 },
  ]
  for (const home of homes) await create(aListing(home))
  expect((await list({ SortBy })).List.map(({ MLSNumber }) => MLSNumber)).toEqual(order)
})

test('sorts as asked', async () => {
  for (const SalePrice of [2, 1, 3]) await create(aListing({ SalePrice }))
  const prices = async (SortBy: string) => (await list({ SortBy })).List.map(({ Price }) => Price)
  expect([await prices('PriceAsc'), await prices('pricedesc'), await prices('Newest')]).toEqual([
    ['1', '2', '3'],
    ['3', '2', '1'],
    ['3', '1', '2'],
  ])
})

test.each([
  [{ RadiusKm: 5 }, ['Latitude', 'Longitude']],
  [{ SortBy: 'Distance', Latitude: 1 }, ['Longitude']],
  [{ Longitude: 1 }, ['Latitude']],
])('refuses %o, for want of coordinates', async (fields, missing) => {
  const { envelope } = await service.post('/chat/Chatbot/RealEstateList', { SerialNumber, ...fields })
  expect((envelope.Data as { Errors: { Field: string }[] }).Errors.map(({ Field }) => Field)).toEqual(missing)
})
