import { expect, test } from 'vitest'
import { listingsOf, readingsOf } from './files.ts'

const property = {
  ListingKey: 'k-1',
  ListingId: 'R100',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 640000,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  LivingArea: 1820,
  LivingAreaUnits: 'Square Feet',
  LotSizeSquareFeet: 5000,
  YearBuilt: 1998,
  DaysOnMarket: 4,
  GarageSpaces: 2,
  UnparsedAddress: '77 Wrenfield Ln',
  City: 'Tacoma',
  StateOrProvince: 'WA',
  PostalCode: '98407',
  SubdivisionName: 'North End',
  Latitude: 47.27,
  Longitude: -122.48,
  PublicRemarks: 'Bright corner home.',
  ListingURL: 'https://example.com/r100',
  AssociationFee: 300,
  AssociationFeeFrequency: 'Quarterly',
  PetsAllowed: ['Cats OK', 'Dogs OK'],
  WaterfrontYN: false,
  ListAgentFullName: null,
  Media: [
    { MediaURL: 'https://example.com/2.jpg', Order: 2, MediaCategory: 'Photo' },
    { MediaURL: 'https://example.com/1.jpg', Order: 1 },
    { MediaURL: 'https://example.com/tour.mp4', Order: 0, MediaCategory: 'Video' },
  ],
}
const listing = async (changes: object) => (await listingsOf(JSON.stringify([{ ...property, ...changes }])))[0]

test('a Property of the RESO Data Dictionary becomes a listing', async () => {
  expect(await listing({})).toEqual({
    SaleType: 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: 'Single Family Residence',
    Bedrooms: 3,
    Bathrooms: 2.5,
    Url: 'https://example.com/r100',
    MLSNumber: 'R100',
    YearBuilt: 1998,
    DaysOnMarket: 4,
    LotArea: 5000,
    BuildingArea: 1820,
    AreaUnit: 'Square Feet',
    ParkingSpots: 2,
    Images: ['https://example.com/1.jpg', 'https://example.com/2.jpg'],
    Description: 'Bright corner home.',
    Location: 'North End',
    Address: '77 Wrenfield Ln',
    City: 'Tacoma',
    State: 'WA',
    ZIP: '98407',
    Latitude: 47.27,
    Longitude: -122.48,
    SalePrice: 640000,
    HOAMonth: 100,
    ExtensionColumn: [
      { Key: 'Pets', value: 'Cats OK, Dogs OK' },
      { Key: 'Waterfront', value: 'No' },
      { Key: 'Listing key', value: 'k-1' },
    ],
  })
})

test('the answer of a RESO Web API, a list and JSONL are all taken', async () => {
  const answer = { '@odata.context': 'https://api.example.com/$metadata#Property', value: [property, property] }
  const two = [await listing({}), await listing({})]
  expect(await listingsOf(JSON.stringify(answer))).toEqual(two)
  expect(await listingsOf(JSON.stringify(answer, null, 2))).toEqual(two)
  expect(await listingsOf(`${JSON.stringify(property)}\n${JSON.stringify(property)}\n`)).toEqual(two)
})

test('a lease is for rent, at its list price a month', async () => {
  const found = await listing({ PropertyType: 'Residential Lease', ListPrice: 2100 })
  expect(found).toMatchObject({ SaleType: 'for_rent', RentPrice: 2100 })
  expect(found).not.toHaveProperty('SalePrice')
})

test('a closed sale shows what was paid and keeps its own status word', async () => {
  expect(await listing({ StandardStatus: 'Closed', ClosePrice: 655000 })).toMatchObject({
    Status: 'Sold',
    SalePrice: 655000,
    ExtensionColumn: expect.arrayContaining([{ Key: 'Source status', value: 'Closed' }]),
  })
})

test('areas are kept in the unit of the living area, and lots converted to it', async () => {
  const metric = { LivingArea: 120, LivingAreaUnits: 'Square Meters', LotSizeSquareFeet: null, LotSizeAcres: 0.5 }
  expect(await listing(metric)).toMatchObject({ AreaUnit: 'Square Meters', BuildingArea: 120, LotArea: 2023 })
  const hectares = { LotSizeSquareFeet: null, LotSizeArea: 1, LotSizeUnits: 'Hectares' }
  expect(await listing(hectares)).toMatchObject({ AreaUnit: 'Square Feet', LotArea: 107639 })
})

test('without parts the total of bathrooms counts, and an address is put together from its parts', async () => {
  const parts = {
    BathroomsFull: null,
    BathroomsHalf: null,
    BathroomsTotalInteger: 3,
    UnparsedAddress: null,
    StreetNumber: '77',
    StreetName: 'Wrenfield',
    StreetSuffix: 'Ln',
    UnitNumber: 'B',
  }
  expect(await listing(parts)).toMatchObject({ Bathrooms: 3, Address: '77 Wrenfield Ln #B' })
  expect(await listing({ ...parts, BathroomsTotalDecimal: 2.5 })).toMatchObject({ Bathrooms: 2.5 })
})

test('a record without a page links to its tour, else to its first picture', async () => {
  const tour = { ListingURL: null, VirtualTourURLUnbranded: 'https://example.com/tour' }
  expect(await listing(tour)).toMatchObject({ Url: 'https://example.com/tour', Tours: '3D' })
  expect(await listing({ ListingURL: null })).toMatchObject({ Url: 'https://example.com/1.jpg' })
})

test('what a record does not name stays as it is known, and null unsets it', async () => {
  const { City: _, Media: __, SubdivisionName: ___, PetsAllowed: ____, AssociationFee: _____, ...rest } = property
  const [reading] = await readingsOf(JSON.stringify([{ ...rest, Latitude: null, MLSAreaMajor: null, Cooling: null }]))
  if (reading === undefined || 'errors' in reading) throw new Error('the record is no listing')
  for (const field of ['City', 'Images', 'HOAMonth', 'Tours']) expect(reading.listing).not.toHaveProperty(field)
  expect(reading.listing).toMatchObject({ Latitude: null, Location: null, Longitude: -122.48 })
  expect(reading.extensionKeys).not.toContain('Pets')
  expect(reading.extensionKeys).toEqual(expect.arrayContaining(['Cooling', 'Waterfront', 'Source status']))
})

test('without any area the unit is not stated, so that the area that is known keeps its own', async () => {
  const { LivingArea: _, LotSizeSquareFeet: __, ...rest } = property
  expect(await readingsOf(JSON.stringify([rest]))).toMatchObject([
    { assumed: expect.arrayContaining(['BuildingArea', 'LotArea', 'AreaUnit']) },
  ])
})

test.each(['0x10', '$640,000', '', '  ', 'Infinity', '1,5'])('a number written as %j is read as none', async (text) => {
  const [reading] = await readingsOf(JSON.stringify([{ ...property, ListPrice: text }]))
  const reason =
    text.trim() === '' ? 'is missing, and a listing cannot do without it' : `must be a number, not "${text}"`
  expect(reading).toEqual({ row: 1, errors: [{ row: 1, column: 'ListPrice', reason }] })
})

test('what a record lacks or has wrong is named by the dictionary’s own fields', async () => {
  const bad = {
    ListPrice: null,
    ListingId: null,
    ListingKey: null,
    LivingArea: 'large',
    ListingURL: 'ftp://x',
    Media: [],
  }
  const [reading] = await readingsOf(JSON.stringify([{ ...property, ...bad }]))
  const columns = reading !== undefined && 'errors' in reading ? reading.errors.map(({ column }) => column) : []
  expect(columns.toSorted()).toEqual(['ListPrice', 'ListingId', 'ListingURL', 'LivingArea'])
})
