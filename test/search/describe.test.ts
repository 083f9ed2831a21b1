import { expect, test } from 'vitest'
import { describeFilterIn, describeFilter as summary } from '../../src/search/describe.ts'
import type { Filter } from '../../src/search/filter.ts'

test.each<[Filter, string]>([
  [{}, 'homes'],
  [
    { bedrooms: { min: 0, max: 0 }, saleType: 'for_rent', price: { max: 2_000 } },
    'studio homes for rent under $2,000 a month',
  ],
  [{ bedrooms: { min: 2, max: 2 }, bathrooms: { min: 2, below: 3 }, types: ['Condo/Co-op'] }, '2 bed 2 bath condos'],
  [{ price: { min: 1_250_000, max: 2_000_000 } }, 'homes between $1.25m and $2m'],
  [{ price: { max: 300_000 }, currency: '€' }, 'homes under €300k'],
  [{ locations: ['Ballard'], cities: ['Seattle'], states: ['WA'] }, 'homes in Ballard, Seattle, WA'],
  [
    { types: ['Townhouse'], area: { min: 1_500 }, yearBuilt: { min: 2010 } },
    'townhouses, over 1,500 sq ft, built 2010 or later',
  ],
  [{ statuses: ['Sold'], hoa: { max: 0 }, parking: { min: 1 } }, 'sold homes, no HOA, with parking'],
  [{ features: [['furnished'], ['pool']], types: ['Townhouse'] }, 'furnished townhouses, with pool'],
  [{ lotArea: { min: 43_560 } }, 'homes, lot over 1 acre'],
  [
    { notTypes: ['Condo/Co-op'], features: [['pets allowed', 'pets'], ['pool']] },
    'homes, no condos, with pets allowed and pool',
  ],
  [{ daysOnMarket: { min: 61 } }, 'homes, on the market 61 days or more'],
])('%j reads as "%s"', (filter, words) => {
  expect(summary(filter)).toBe(words)
})

test.each([
  ['en', 'houses for sale in Seattle under $900k, with pool, cheapest first'],
  ['es', 'casas, en venta, en Seattle, hasta 900.000 $, con piscina, primero los más baratos'],
  ['fr', "maisons, à vendre, à Seattle, jusqu'à 900 000 $, avec piscine, les moins chers d'abord"],
  ['de', 'Häuser, zu verkaufen, in Seattle, bis 900.000 $, mit Schwimmbad, günstigste zuerst'],
  ['pt', 'casas, à venda, em Seattle, até $ 900.000, com piscina, mais baratos primeiro'],
] as const)('the same filter in %s', (language, words) => {
  const filter: Filter = {
    types: ['Single Family Residential'],
    saleType: 'for_sale',
    cities: ['Seattle'],
    price: { max: 900_000 },
    features: [['pool']],
    sort: 'PriceAsc',
  }
  expect(describeFilterIn(language, filter).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

test.each([
  ['en', 'homes within 10 miles west of Seattle, not in Ballard or Kent'],
  ['es', 'viviendas, a menos de 10 millas de Seattle, al oeste, fuera de Ballard o Kent'],
  ['fr', "logements, à moins de 10 miles de Seattle, à l'ouest, hors de Ballard ou Kent"],
  ['de', 'Wohnungen und Häuser, höchstens 10 Meilen von Seattle, im Westen, nicht in Ballard oder Kent'],
  ['pt', 'imóveis, a menos de 10 milhas de Seattle, a oeste, fora de Ballard ou Kent'],
] as const)('a side of a place and places left out, in %s', (language, words) => {
  const near = { latitude: 47.6, longitude: -122.3, km: 16.09344, place: 'Seattle', side: 'west' as const }
  const filter: Filter = { near, notLocations: ['Ballard'], notCities: ['Kent'] }
  expect(describeFilterIn(language, filter).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

test('homes built before a year are not said to be built later', () => {
  expect(summary({ yearBuilt: { below: 1_918 } })).toContain('built 1917 or earlier')
  expect(summary({ yearBuilt: { min: 1_900, below: 1_918 } })).toContain('built between 1900 and 1917')
  for (const language of ['es', 'fr', 'de', 'pt'] as const) {
    const [below, max] = [{ below: 1_918 }, { max: 1_917 }].map((yearBuilt) =>
      describeFilterIn(language, { yearBuilt }),
    )
    expect(below, language).toBe(max)
  }
})

test.each([
  ['es', 'viviendas, 61 días o más en el mercado'],
  ['fr', 'logements, 61 jours ou plus sur le marché'],
  ['de', 'Wohnungen und Häuser, seit 61 Tagen oder länger im Angebot'],
  ['pt', 'imóveis, 61 dias ou mais no mercado'],
] as const)('the least time on the market in %s', (language, words) => {
  expect(describeFilterIn(language, { daysOnMarket: { min: 61 } })).toBe(words)
})
