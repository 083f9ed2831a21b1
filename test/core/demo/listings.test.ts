import { expect, test } from 'vitest'
import { SettingsPatch } from '../../../src/contract/chatbot/settings.ts'
import { ListingFields } from '../../../src/contract/listings/listing.ts'
import { validate } from '../../../src/contract/validation/validate.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import { demoSettings } from '../../../src/core/demo/settings.ts'

const listings = demoListings()
const valuesOf = <Name extends keyof ListingFields>(name: Name) => new Set(listings.map((listing) => listing[name]))

test('the demo listings are sixty that the contract takes, the same every time', () => {
  expect(listings).toHaveLength(60)
  expect(demoListings()).toEqual(listings)
  for (const listing of listings) expect(validate(ListingFields, listing)).toEqual(listing)
})

test('the demo listings have something for most questions', () => {
  expect(valuesOf('City').size).toBeGreaterThanOrEqual(6)
  expect(valuesOf('PropertyType').size).toBeGreaterThanOrEqual(5)
  expect(valuesOf('Bedrooms').size).toBeGreaterThanOrEqual(6)
  expect([...valuesOf('SaleType')].toSorted()).toEqual(['for_rent', 'for_sale'])
  expect([...valuesOf('Status')].toSorted()).toEqual(['Active', 'PreOnMarket', 'Sold'])
  const keys = new Set(listings.flatMap(({ ExtensionColumn }) => (ExtensionColumn ?? []).map(({ Key }) => Key)))
  expect([...keys]).toEqual(expect.arrayContaining(['Pets', 'Furnished', 'Laundry']))
})

test('every demo listing has a number, an address and a link of its own and one price that fits its sale type', () => {
  for (const name of ['MLSNumber', 'Address', 'Url', 'Description'] as const) expect(valuesOf(name).size).toBe(60)
  for (const { SaleType, SalePrice, RentPrice } of listings) {
    const [price, other] = SaleType === 'for_sale' ? [SalePrice, RentPrice] : [RentPrice, SalePrice]
    expect(price).toBeGreaterThan(SaleType === 'for_sale' ? 100_000 : 500)
    expect(other).toBeUndefined()
  }
})

test.each(['en', 'es', 'fr', 'de', 'pt'] as const)(
  'the demo settings in "%s" are settings that Edit takes',
  (language) => {
    const settings = demoSettings(language)
    expect(validate(SettingsPatch, settings)).toEqual(settings)
  },
)
