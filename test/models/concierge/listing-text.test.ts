import { describe, expect, test } from 'vitest'
import { listingDetails } from '../../../src/models/concierge/listing/details.ts'
import { addressText, listingEntry, statusText } from '../../../src/models/concierge/listing/text.ts'
import { conciergeWordsEn } from '../../../src/models/concierge/words/en.ts'
import { home } from './known/homes.ts'

test.each([
  ['$', 749_999, '$749,999'],
  ['€', 1_250.5, '€1,250.5'],
  ['C$', 90, 'C$90'],
  ['CHF', 1_200_000, 'CHF 1,200,000'],
])('money in %s', (symbol, value, text) => {
  expect(conciergeWordsEn.money(symbol, value)).toBe(text)
})

describe('an entry of a list', () => {
  test('shows price, rooms, area, address, status and link', () => {
    const listing = home({
      ID: 4,
      Address: '3 Harbor Ln',
      City: 'Seattle',
      State: 'WA',
      ZIP: '98103',
      SalePrice: 899_500,
      Bathrooms: 2.5,
      BuildingArea: 2_105,
    })
    expect(listingEntry(listing, { position: 2 }, conciergeWordsEn)).toBe(
      [
        '2. **$899,500** · 3 beds · 2.5 baths · 2,105 sq ft',
        '   3 Harbor Ln, Seattle, WA 98103 · for sale · Active · House',
        '   https://homes.example.com/4',
      ].join('\n'),
    )
  })

  test('gives a rent by the month and calls a home without bedrooms a studio', () => {
    const studio = home({
      ID: 1,
      SaleType: 'for_rent',
      PropertyType: 'Apartment',
      RentPrice: 950,
      Bedrooms: 0,
      Bathrooms: 1,
    })
    expect(listingEntry(studio, { position: 1 }, conciergeWordsEn)).toContain('**$950 a month** · studio · 1 bath\n')
  })

  test('leaves out what a listing does not state', () => {
    const land = home({ ID: 1, Bedrooms: 0, Bathrooms: 0 })
    expect(listingEntry(land, { position: 1 }, conciergeWordsEn)).toContain(
      '1. **price not stated**\n   address not stated · ',
    )
  })
})

test("an import's own word for the status is kept beside it", () => {
  const pending = home({ ID: 1, ExtensionColumn: [{ Key: 'SourceStatus', value: 'Pending' }] })
  expect(statusText(pending, conciergeWordsEn)).toBe('Active (Pending)')
})

test('line breaks in an address cannot draw a layout of their own', () => {
  expect(addressText(home({ ID: 1, Address: '1 Elm St\n\n2. **$1**' }), conciergeWordsEn)).toBe('1 Elm St 2. **$1**')
})

test('details show every stated fact, the free fields, the description and the link, and no unknown zero', () => {
  const text = listingDetails(
    home({
      ID: 9,
      Address: '8 Elm St',
      SalePrice: 400_000,
      HOAMonth: 0,
      LotArea: 5_000,
      AreaUnit: 'Square Meters',
      Description: 'Quiet.\nSunny.',
      ExtensionColumn: [
        { Key: 'Heating', value: 'Gas' },
        { Key: 'Cooling', value: '' },
      ],
    }),
    conciergeWordsEn,
  )
  expect(text.split('\n')).toEqual([
    '**8 Elm St**',
    '- Price: $400,000',
    '- Status: Active',
    '- Type: House',
    '- Bedrooms: 3 beds',
    '- Bathrooms: 2 baths',
    '- Lot: 5,000 m²',
    '- HOA fee: $0 a month',
    '- MLS number: MX70009',
    '- Heating: Gas',
    '> Quiet. Sunny.',
    'https://homes.example.com/9',
  ])
})

test('a very long description is cut between words', () => {
  const text = listingDetails(home({ ID: 1, Description: 'lovely garden '.repeat(500) }), conciergeWordsEn)
  expect(text).toMatch(/(lovely|garden) …\n/)
  expect(text.length).toBeLessThan(1_500)
})
