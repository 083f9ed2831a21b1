import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
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

  test('changes every field that is sent', async () => {
    const id = await create(aListing())
    const changes: ListingFields = {
      SaleType: 'for_rent',
      Status: 'Sold',
      CurrencySymbol: '£',
      PropertyType: 'Mews',
      Bedrooms: 11,
      Bathrooms: 12.5,
      Url: 'https://h.example/new',
      MLSNumber: 'NEW-1',
      YearBuilt: 1888,
      DaysOnMarket: 13,
      LotArea: 14,
      BuildingArea: 15,
      AreaUnit: 'Square Meters',
      Images: ['https://i.example/new.jpg'],
      Tours: 'OpenHouse',
      ParkingSpots: 16,
      Description: 'New words',
      ExtensionColumn: [{ Key: 'New', value: 'yes' }],
      Location: 'New Town',
      Address: '17 New St',
      City: 'Newcastle',
      State: 'Tyne',
      ZIP: 'NE1',
      Latitude: 18.5,
      Longitude: -19.5,
      SalePrice: 20,
      UnitAreaPrice: 21,
      HOAMonth: 22,
      EstimatePrice: 23,
      RentPrice: 24,
      SpaceType: 'Room',
      DepositFee: 25,
    }
    expect((await update({ Key: id, KeyType: 'PrimaryId', ...changes })).envelope.Data).toBe(1)
    const second = await create(changes)
    const [copy, changed] = (await list()).List
    expect({ ...changed, ID: 0 }).toEqual({ ...copy, ID: 0 })
    expect([copy?.ID, changed?.ID]).toEqual([Number(second), Number(id)])
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

  test('finds the longest address there may be, and no other that begins alike', async () => {
    const long = `https://h.example/${'é漢'.repeat(1_010)}`
    for (const Url of [`${long}a`, `${long}b`]) await create(aListing({ Url }))
    expect((await update({ Key: `${long}A`, KeyType: 'URL', Bedrooms: 9 })).envelope.Data).toBe(1)
    expect((await list()).List.map(({ Bedrooms }) => Bedrooms)).toEqual(['3', '9'])
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
