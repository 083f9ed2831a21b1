import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListingRow } from '../../src/contract/listing.ts'
import { aListing } from '../sim/listing.ts'
import { type Service, startService } from '../sim/service.ts'

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
const update = (fields: object) => service.post('/chat/Chatbot/RealEstateUpdate', { SerialNumber, ...fields })
const remove = (fields: object) => service.post('/chat/Chatbot/RealEstateDelete', { SerialNumber, ...fields })
const list = (fields: object = {}) =>
  service.data<{ List: ListingRow[]; VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
    SerialNumber,
    ...fields,
  })

test('a list shows every value as text, as the contract spells it', async () => {
  const id = await create(
    aListing({
      SaleType: 'for_sale',
      Status: 'PreOnMarket',
      CurrencySymbol: '€',
      PropertyType: 'Villa',
      Bedrooms: 4,
      Bathrooms: 2.5,
      Url: 'https://h.example/1',
      MLSNumber: 'A1',
      YearBuilt: 1960,
      DaysOnMarket: 0,
      LotArea: 500.25,
      BuildingArea: 120,
      AreaUnit: 'Square Meters',
      Images: ['https://i.example/a,b.jpg', 'https://i.example/c.jpg'],
      Tours: '3D',
      ParkingSpots: 2,
      Description: 'Sunny',
      ExtensionColumn: [{ Key: 'Pool', value: 'yes' }],
      Location: 'Old Town',
      Address: '1 Rue A',
      City: 'Nice',
      State: 'PACA',
      ZIP: '06000',
      Latitude: 43.7,
      Longitude: -7.25,
      SalePrice: 1_000_000,
      UnitAreaPrice: 0.0000001,
      HOAMonth: 55.5,
      EstimatePrice: 1e15,
      RentPrice: 3_000,
      SpaceType: 'Entire place',
      DepositFee: 10,
    }),
  )
  expect(await list()).toEqual({
    VirtualCount: 1,
    List: [
      {
        ID: Number(id),
        PropertyType: 'Villa',
        SaleType: 'For Sale',
        Status: 'PreOnMarket',
        Images: 'https://i.example/a%2Cb.jpg,https://i.example/c.jpg',
        CurrencySymbol: '€',
        Price: '1000000',
        State: 'PACA',
        City: 'Nice',
        Address: '1 Rue A',
        ZIP: '06000',
        Location: 'Old Town',
        Area: '120 Square Meters',
        AreaUnit: 'Square Meters',
        Bathrooms: '2.5',
        Bedrooms: '4',
        Url: 'https://h.example/1',
        Tours: '3D',
        YearBuilt: '1960',
        MLSNumber: 'A1',
        DaysOnMarket: '0',
        LotArea: '500.25',
        BuildingArea: '120',
        ParkingSpots: '2',
        Description: 'Sunny',
        RentPrice: '3000',
        SpaceType: 'Entire place',
        DepositFee: '10',
        SalePrice: '1000000',
        UnitAreaPrice: '0.0000001',
        EstimatePrice: '1000000000000000',
        HOAMonth: '55.5',
        LATITUDE: 43.7,
        LONGITUDE: -7.25,
        ExtensionColumn: '[{"Key":"Pool","value":"yes"}]',
      },
    ],
  })
})

test('what is unset is an empty string, coordinates null, and the price of a rental is its rent', async () => {
  await create(aListing({ SaleType: 'for_rent', RentPrice: 1_500 }))
  const [row] = (await list()).List
  expect(row).toMatchObject({
    SaleType: 'For Rent',
    Price: '1500',
    SalePrice: '',
    Images: '',
    City: '',
    ExtensionColumn: '',
    LATITUDE: null,
    LONGITUDE: null,
  })
})

test('field names and enumerated values match without regard to case', async () => {
  const { SaleType: _sale, Status: _status, AreaUnit: _unit, ...rest } = aListing()
  await create({ ...rest, saletype: 'FOR_SALE', STATUS: 'preonmarket', areaUnit: 'square feet' })
  expect((await list({ SALETYPE: 'For_Sale' })).List[0]).toMatchObject({ SaleType: 'For Sale', Status: 'PreOnMarket' })
})

describe('updating', () => {
  test('keeps what is left out, sets what is sent, clears what is null', async () => {
    const id = await create(aListing({ City: 'Nice', Description: 'Sunny', SalePrice: 5 }))
    const { envelope } = await update({ Key: id, KeyType: 'PrimaryId', SalePrice: 6, Description: null })
    expect(envelope.Data).toBe(1)
    expect((await list()).List[0]).toMatchObject({ City: 'Nice', Description: '', Price: '6' })
  })

  test('changes every listing that the key matches, without regard to case', async () => {
    for (const Url of ['https://h.example/a', 'https://h.example/b'])
      await create(aListing({ MLSNumber: 'same-1', Url }))
    expect((await update({ Key: 'SAME-1', KeyType: 'mlsnumber', Status: 'Sold' })).envelope.Data).toBe(2)
    expect((await update({ Key: 'HTTPS://H.example/A', KeyType: 'URL', Bedrooms: 9 })).envelope.Data).toBe(1)
    expect((await list()).List.map(({ Status, Bedrooms }) => [Status, Bedrooms])).toEqual([
      ['Sold', '3'],
      ['Sold', '9'],
    ])
  })

  test('answers 404 with Data 0 when nothing matches', async () => {
    const { status, envelope } = await update({ Key: 'none', KeyType: 'MLSNumber', Status: 'Sold' })
    expect([status, envelope]).toEqual([404, expect.objectContaining({ Code: 40404, Data: 0, Success: false })])
  })

  test('refuses null for what is required, and changes nothing', async () => {
    const id = await create(aListing({ SalePrice: 5 }))
    const { envelope } = await update({ Key: id, KeyType: 'PrimaryId', Bedrooms: null, SalePrice: 6 })
    expect(envelope.Data).toEqual({ Errors: [{ Field: 'Bedrooms', Message: 'is required and may not be null' }] })
    expect((await list()).List[0]?.Price).toBe('5')
  })

  test('two at the same moment both take effect', async () => {
    const id = await create(aListing())
    const changes = [{ City: 'Nice' }, { State: 'PACA' }, { ZIP: '06000' }, { Address: '1 Rue A' }]
    await Promise.all(changes.map((change) => update({ Key: id, KeyType: 'PrimaryId', ...change })))
    expect((await list()).List[0]).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('deleting', () => {
  test('counts what was deleted and skips keys that match nothing', async () => {
    const ids = [await create(aListing()), await create(aListing())]
    const { envelope } = await remove({ Keys: [...ids, ids[0], '999999', 'x', ''], KeyType: 'PrimaryId' })
    expect(envelope.Data).toEqual({ SuccessCount: 2 })
    expect((await list()).VirtualCount).toBe(0)
  })

  test('takes 1,000 keys and no more', async () => {
    const keys = (count: number) => Array.from({ length: count }, (_, index) => `MLS-${index}`)
    expect((await remove({ Keys: keys(1_000), KeyType: 'MLSNumber' })).envelope.Data).toEqual({ SuccessCount: 0 })
    expect((await remove({ Keys: keys(1_001), KeyType: 'MLSNumber' })).envelope.Code).toBe(40002)
  })
})

describe('listing', () => {
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
      { MinParkingSpots: 2 },
    ]
    for (const filter of opposite)
      expect([filter, (await list(filter)).List.map(({ MLSNumber }) => MLSNumber)]).toEqual([filter, ['other']])
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
})
