import * as fc from 'fast-check'
import type { ListingFields } from '../../src/contract/listings/listing.ts'

// What spreadsheets, CSV and JSON each find special, more often than chance would bring it.
const spice = fc.constantFrom(
  '=1+1',
  "'=x",
  '-5',
  '+',
  '@a',
  '\t',
  '\r\n',
  '\n',
  '"',
  '""',
  ',',
  "'",
  '\u2028',
  '＝',
  ' ',
  '%2C',
  '{',
  '[',
)
const text = fc
  .array(fc.oneof(spice, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 4 })
  .map((parts) => parts.join('').replaceAll('\0', '').toWellFormed())
const filled = text.filter((value) => value.trim() !== '')
const url = fc
  .array(fc.constantFrom('a', ',', '%2C', '%2c', '[', '?', '=', "'", '/', 'é'), { maxLength: 8 })
  .map((parts) => `https://homes.example.com/${parts.join('')}`)
const quantity = fc.oneof(fc.integer({ min: 0, max: 5_000_000 }), fc.double({ min: 0, max: 1e15, noNaN: true }))
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0 || 0)
const unset = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const fields: { [Name in keyof Required<ListingFields>]: fc.Arbitrary<ListingFields[Name]> } = {
  SaleType: fc.constantFrom('for_sale', 'for_rent'),
  Status: fc.constantFrom('Active', 'PreOnMarket', 'Sold'),
  CurrencySymbol: filled,
  PropertyType: filled,
  Bedrooms: quantity,
  Bathrooms: quantity,
  Url: url,
  MLSNumber: filled,
  YearBuilt: quantity,
  DaysOnMarket: quantity,
  LotArea: quantity,
  BuildingArea: quantity,
  AreaUnit: fc.constantFrom('Square Feet', 'Square Meters'),
  ParkingSpots: quantity,
  Images: unset(fc.array(url, { maxLength: 3 })),
  Tours: unset(fc.constantFrom('OpenHouse', '3D')),
  Description: unset(text),
  ExtensionColumn: unset(fc.array(fc.record({ Key: filled, value: text }), { maxLength: 3 })),
  Location: unset(text),
  Address: unset(text),
  City: unset(text),
  State: unset(text),
  ZIP: unset(text),
  Latitude: unset(degrees(90)),
  Longitude: unset(degrees(180)),
  SalePrice: unset(quantity),
  UnitAreaPrice: unset(quantity),
  HOAMonth: unset(quantity),
  EstimatePrice: unset(quantity),
  RentPrice: unset(quantity),
  SpaceType: unset(fc.constantFrom('Entire place', 'Room')),
  DepositFee: unset(quantity),
}

/** Any listing that the contract takes, every field present, null where it is unset. */
export const anyListing: fc.Arbitrary<ListingFields> = fc.record(fields)
