import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Facets } from '../../../src/contract/listings/search.ts'
import { slowdown, usedMsOf } from '../../sim/clock/cost.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const homes = [
  aListing({ City: 'Montréal', SalePrice: 300_000, BuildingArea: 900, Location: 'Old Port', ZIP: '98101' }),
  aListing({ City: 'Montréal', SalePrice: 500_000, BuildingArea: 0, State: 'QC', Bedrooms: 4, LotArea: 9_000 }),
  aListing({ City: 'Montclair', SaleType: 'for_rent', RentPrice: 2_000, Status: 'Sold', BuildingArea: 700 }),
  aListing({
    City: 'Seattle',
    PropertyType: 'Condo',
    MLSNumber: 'one',
    Description: 'A quiet garden',
    YearBuilt: 1910,
  }),
  aListing({ City: 'Seattle', CurrencySymbol: '€', Latitude: 47.6, Longitude: -122.3, HOAMonth: 90, ParkingSpots: 3 }),
  aListing({ City: 'Tacoma', Bathrooms: 5, DaysOnMarket: 90, ExtensionColumn: [{ Key: 'Pets', value: 'Cats' }] }),
]

describe.each(databases)('facets on $name', (kind) => {
  let service: Service
  let SerialNumber: string
  beforeAll(async () => {
    service = await startService({ kind })
    SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    for (const home of homes) await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...home })
  })
  afterAll(() => service.stop())

  const facets = (fields: object = {}) =>
    service.data<Facets>('/chat/Chatbot/RealEstateFacets', { SerialNumber, ...fields })
  const list = (fields: object) =>
    service.data<{ List: { City: string }[] }>('/chat/Chatbot/RealEstateList', { SerialNumber, ...fields })
  const cities = async (fields: object) =>
    (await facets({ Kind: 'City', ...fields })).Values.map(({ Value, Count }) => `${Value} ${Count}`)

  test('everybody in a crowd that asks at once is answered', async () => {
    const asked = Array.from({ length: 60 }, (_, index) => facets({ MaxDaysOnMarket: 100 + index }))
    expect((await Promise.all(asked)).map(({ VirtualCount }) => VirtualCount)).toEqual(asked.map(() => 6))
  })

  test('counts the values of every kind, the most frequent first, with statuses, sale types and ranges', async () => {
    const { Values, ...totals } = await facets()
    expect(totals).toEqual({
      VirtualCount: 6,
      Statuses: [
        { Value: 'Active', Count: 5 },
        { Value: 'Sold', Count: 1 },
      ],
      SaleTypes: [
        { Value: 'for_sale', Count: 5 },
        { Value: 'for_rent', Count: 1 },
      ],
      Price: { Min: 2_000, Max: 500_000 },
      Area: { Min: 700, Max: 1_500 },
      PriceRanges: [
        { Min: 2_000, Below: 5_000, Count: 1 },
        { Min: 5_000, Below: 10_000, Count: 0 },
        { Min: 10_000, Below: 20_000, Count: 0 },
        { Min: 20_000, Below: 50_000, Count: 0 },
        { Min: 50_000, Below: 100_000, Count: 0 },
        { Min: 100_000, Below: 200_000, Count: 0 },
        { Min: 200_000, Below: 500_000, Count: 1 },
        { Min: 500_000, Below: 1_000_000, Count: 1 },
      ],
      AreaRanges: [
        { Min: 600, Below: 800, Count: 1 },
        { Min: 800, Below: 1_000, Count: 1 },
        { Min: 1_000, Below: 1_200, Count: 0 },
        { Min: 1_200, Below: 1_400, Count: 0 },
        { Min: 1_400, Below: 1_600, Count: 3 },
      ],
    })
    expect(Values.filter(({ Kind }) => Kind === 'PropertyType')).toEqual([
      { Kind: 'PropertyType', Value: 'House', Count: 5 },
      { Kind: 'PropertyType', Value: 'Condo', Count: 1 },
    ])
    expect(new Set(Values.map((value) => value.Kind)).size).toBe(5)
  })

  test('completes what is being typed, without regard to case, accents and small typing errors', async () => {
    expect(await cities({ Prefix: 'MONTR' })).toEqual(['Montréal 2'])
    expect(await cities({ Prefix: 'mont' })).toEqual(['Montréal 2', 'Montclair 1'])
    expect(await cities({ Prefix: 'mont', Limit: 1 })).toEqual(['Montréal 2'])
    expect(await cities({ Prefix: 'seatl' })).toEqual(['Seattle 2'])
    expect(await cities({ Prefix: 'Atlantis' })).toEqual([])
    expect((await facets({ Prefix: 'port' })).Values).toEqual([{ Kind: 'Location', Value: 'Old Port', Count: 1 }])
  })

  test('completes with as many values as the filter leaves, however many others are more frequent', async () => {
    const rentals = { SaleType: 'for_rent', Prefix: 'mont' }
    expect(await cities({ ...rentals, Limit: 1 })).toEqual(['Montclair 1'])
    expect(await cities({ ...rentals, Limit: 2 })).toEqual(['Montclair 1'])
    expect(await cities({ MaxBedrooms: 3, Prefix: 'mont', Limit: 2 })).toEqual(['Montréal 1', 'Montclair 1'])
  })

  test('a name of nothing but accents is the name of no city', async () => {
    const other = await service.data<string>('/chat/Chatbot/Add', {})
    await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: other, ...aListing({ SalePrice: 5_000 }) })
    for (const CityName of ['\u0301', '\ufe0f'])
      for (const others of [{}, { SaleType: 'for_sale' }, { MinPrice: 1_000, Status: 'Active' }]) {
        const filter = { SerialNumber: other, CityName, ...others }
        expect(await list(filter)).toEqual({ List: [], VirtualCount: 0 })
        expect(await facets(filter)).toMatchObject({ VirtualCount: 0, Values: [] })
      }
  })

  test('leaves out what the filter leaves out', async () => {
    expect(await cities({ SaleType: 'for_sale', Prefix: 'mont' })).toEqual(['Montréal 2'])
    expect(await facets({ CityName: 'montreal' })).toMatchObject({
      VirtualCount: 2,
      Statuses: [{ Value: 'Active', Count: 2 }],
      Price: { Min: 300_000, Max: 500_000 },
      Area: { Min: 900, Max: 900 },
    })
    expect(await facets({ CityName: 'Nowhere' })).toMatchObject({
      VirtualCount: 0,
      Values: [],
      Price: null,
      Area: null,
    })
  })

  test('counts ranges of what the filter leaves, and none while somebody types', async () => {
    expect(await facets({ MinPrice: 250_000, MaxPrice: 500_000 })).toMatchObject({
      PriceRanges: [
        { Min: 300_000, Below: 350_000, Count: 1 },
        { Min: 350_000, Below: 400_000, Count: 0 },
        { Min: 400_000, Below: 450_000, Count: 0 },
        { Min: 450_000, Below: 500_000, Count: 0 },
        { Min: 500_000, Below: 550_000, Count: 1 },
      ],
      AreaRanges: [{ Min: 900, Below: 901, Count: 1 }],
    })
    expect(await facets({ Keyword: 'garden' })).toMatchObject({ AreaRanges: [{ Min: 1_500, Below: 1_501, Count: 1 }] })
    expect(await facets({ Keyword: 'port', MaxPrice: 400_000 })).toMatchObject({
      VirtualCount: 1,
      PriceRanges: [{ Min: 300_000, Below: 300_001, Count: 1 }],
      AreaRanges: [{ Min: 900, Below: 901, Count: 1 }],
    })
    expect(await facets({ CityName: 'Nowhere' })).toMatchObject({ PriceRanges: [], AreaRanges: [] })
    expect(await facets({ Prefix: 'mont' })).not.toHaveProperty('PriceRanges')
    expect(await facets({ Kind: 'City' })).not.toHaveProperty('AreaRanges')
  })

  const filters: object[] = [
    { CityName: 'Seattle' },
    { SaleType: 'for_rent' },
    { MLSNumber: 'one' },
    { Query: 'condos in Seattle' },
    { Status: 'Sold' },
    { PropertyType: 'condo' },
    { State: 'qc' },
    { ZIP: '98101' },
    { CurrencySymbol: '€' },
    { MinPrice: 400_000 },
    { MaxPrice: 3_000 },
    { MinBedrooms: 4, MaxBedrooms: 4 },
    { MinBathrooms: 4, MaxBathrooms: 6 },
    { MinArea: 80, MaxArea: 90, AreaUnit: 'Square Meters' },
    { MinLotArea: 8_000, MaxLotArea: 9_000 },
    { MinYearBuilt: 1900, MaxYearBuilt: 1920 },
    { MinDaysOnMarket: 80, MaxDaysOnMarket: 100 },
    { MinHOAMonth: 50, MaxHOAMonth: 100 },
    { MinParkingSpots: 3, MaxParkingSpots: 3 },
    { Keyword: 'gard' },
    { Extension: [{ Key: 'pets', value: 'cats' }] },
    { Latitude: 47.6, Longitude: -122.3, RadiusKm: 5, SortBy: 'Distance' },
  ]
  test.each(filters)('counts what a list with %o would show', async (filter) => {
    const { List } = await list(filter)
    const { VirtualCount, Values } = await facets({ Kind: 'City', ...filter })
    expect(List.length).toBeGreaterThan(0)
    expect(List.length).toBeLessThan(homes.length)
    expect(VirtualCount).toBe(List.length)
    expect(Values.reduce((sum, { Count }) => sum + Count, 0)).toBe(List.length)
  })

  // One sign of these folds into four, so that 2,048 become 8,192 words.
  test.each(['㍿'.repeat(2_048), 'ﷺ '.repeat(1_000), 'a '.repeat(1_024), '1 2 3 '.repeat(340)])(
    'a keyword that folds into thousands of words stops nobody',
    async (Keyword) => {
      const healthy = soonMsOf(() => fetch(`${service.url}/healthz`))
      await service.data('/chat/Chatbot/RealEstateFacets', { SerialNumber, Keyword })
      expect((await healthy) / slowdown()).toBeLessThan(500)
      await service.data('/chat/Chatbot/RealEstateFacets', { SerialNumber, Query: Keyword })
    },
  )
})

/** What this process computes, the service among it, from in 20 ms until the work is done. */
async function soonMsOf(work: () => Promise<unknown>): Promise<number> {
  await setTimeout(20)
  return await usedMsOf(work)
}
