import { expect, test } from 'vitest'
import type { Language } from '../../src/contract/languages.ts'
import { describeFilter as summary } from '../../src/search/describe.ts'
import type { Filter } from '../../src/search/filter.ts'
import { baths, createParser, exactly, metres, parse, stated } from './vocabulary.ts'

test('a whole request becomes a filter and reads back as one line', () => {
  const { filter } = parse('at least 3 bed houses for sale in Seattle under 900k, cheapest first')
  expect(filter).toEqual({
    bedrooms: { min: 3 },
    types: ['Single Family Residential'],
    saleType: 'for_sale',
    cities: ['Seattle'],
    price: { max: 900_000 },
    sort: 'PriceAsc',
    statuses: ['Active', 'PreOnMarket'],
  })
  expect(summary(filter)).toBe('3+ bed houses for sale in Seattle under $900k, cheapest first')
})

const SFR = ['Single Family Residential']

test.each<[string, Filter]>([
  ['houses', { types: SFR }],
  ['single family homes', { types: SFR }],
  ['condos or townhomes', { types: ['Condo/Co-op', 'Townhouse'] }],
  ['duplex', { types: ['Multi-Family (2-4 Unit)'] }],
  ['land', { types: ['Vacant Land'] }],
  ['apartments', { types: ['Condo/Co-op'] }],
  ['a cabin', { types: ['cabin'] }],
  ['not a condo', { notTypes: ['Condo/Co-op'] }],
  ['anything but condos or townhouses', { notTypes: ['Condo/Co-op', 'Townhouse'] }],
])('the types in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test('an empty vocabulary falls back to the said kind, so that nothing false matches', () => {
  const empty = { cities: [], states: [], zips: [], locations: [], types: [] }
  expect(createParser(empty)('condos').filter.types).toEqual(['condo'])
})

test.each([
  ['sold homes', ['Sold']],
  ['including sold', ['Active', 'PreOnMarket', 'Sold']],
  ['coming soon', ['PreOnMarket']],
  ['homes', ['Active', 'PreOnMarket']],
])('the statuses in "%s"', (words, statuses) => {
  expect(parse(words).filter.statuses).toEqual(statuses)
})

test.each([
  ['I would rather buy than rent', 'for_sale'],
  ['to rent, not buy', 'for_rent'],
  ['not for rent', 'for_sale'],
])('what is ruled out in "%s" leaves the other', (words, saleType) => {
  expect(stated(words)).toEqual({ saleType })
})

test.each<[string, string]>([
  ['pet friendly', 'pets allowed'],
  ['where I can bring my dog', 'pets allowed'],
  ['furnished', 'furnished'],
  ['with in-unit laundry', 'in-unit laundry'],
  ['with washer dryer in unit', 'in-unit laundry'],
  ['with a washer/dryer in the unit', 'in-unit laundry'],
  ['with its own washer and dryer', 'in-unit laundry'],
  ['unfurnished', 'unfurnished'],
  ['non-furnished', 'unfurnished'],
  ['washer and dryer', 'laundry'],
  ['with a pool', 'pool'],
  ['wheelchair accessible', 'wheelchair accessible'],
  ['55+ community', '55+'],
])('the feature in "%s"', (words, name) => {
  expect(stated(`homes ${words}`).features?.map(([first]) => first)).toEqual([name])
})

test.each<[string, Filter]>([
  ['with a garage', { parking: { min: 1 } }],
  ['a place to park', { parking: { min: 1 } }],
  ['no garage', { parking: { max: 0 } }],
  ['open house', { tours: ['OpenHouse'] }],
  ['with a 3D tour', { tours: ['3D'] }],
  ['MLS 1923154', { mlsNumbers: ['1923154'] }],
  ['mls# DCDC2017888', { mlsNumbers: ['DCDC2017888'] }],
  ['homes mentioning skylight', { keywords: ['skylight'] }],
  ['"wine cellar"', { keywords: ['wine cellar'] }],
  ['newest listings', { sort: 'Newest' }],
  ['biggest first', { sort: 'AreaDesc' }],
])('the wish in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test('what is not understood is told, not dropped in silence', () => {
  expect(parse('house with a helipad').notUnderstood).toEqual(['helipad'])
  expect(parse('house with no pool').notUnderstood).toEqual(['no pool'])
  expect(parse('a house, not 3 bedrooms').notUnderstood).toEqual(['not 3 bedrooms'])
})

test.each([
  'what is the weather?',
  'hello',
  'thanks!',
  '',
  'can I get a mortgage for a house?',
  'how do I sell my house?',
  'are you open today?',
  'who are you',
  'does the first one have a garage?',
  'I want to speak with an agent',
  'ok',
])('"%s" is no search and changes nothing', (words) => {
  const previous = { cities: ['Seattle'] }
  expect(parse(words, { previous })).toMatchObject({ isSearch: false, filter: previous })
  expect(parse(words)).toMatchObject({ isSearch: false, filter: {} })
})

test.each<[string, Filter]>([
  [
    'piso en venta en Seattle con 3 habitaciones y 2 baños por menos de 500 mil',
    {
      types: ['Condo/Co-op'],
      saleType: 'for_sale',
      cities: ['Seattle'],
      bedrooms: exactly(3),
      bathrooms: baths(2),
      price: { max: 500_000 },
    },
  ],
  [
    'casa con al menos tres dormitorios entre 200 y 300 mil',
    { types: SFR, bedrooms: { min: 3 }, price: { min: 200_000, max: 300_000 } },
  ],
  [
    'maison à vendre à Seattle avec 3 chambres, moins de 500 000 €',
    {
      types: SFR,
      saleType: 'for_sale',
      cities: ['Seattle'],
      bedrooms: exactly(3),
      price: { max: 500_000 },
      currency: '€',
    },
  ],
  [
    'appartement à louer, deux chambres, maximum 1500 par mois',
    { types: ['Condo/Co-op'], saleType: 'for_rent', bedrooms: exactly(2), price: { max: 1_500 } },
  ],
  [
    'Haus zum Kauf in Seattle mit mindestens 3 Schlafzimmern unter 500.000 Euro',
    {
      types: SFR,
      saleType: 'for_sale',
      cities: ['Seattle'],
      bedrooms: { min: 3 },
      price: { max: 500_000 },
      currency: '€',
    },
  ],
  [
    'Wohnung mit zwei Badezimmern, mindestens 100 qm',
    { types: ['Condo/Co-op'], bathrooms: baths(2), area: { min: metres(100) } },
  ],
  [
    'casa para alugar em Seattle com 3 quartos até 2000',
    { types: SFR, saleType: 'for_rent', cities: ['Seattle'], bedrooms: exactly(3), price: { max: 2_000 } },
  ],
  ['apartamento com pelo menos dois banheiros', { types: ['Condo/Co-op'], bathrooms: { min: 2 } }],
])('amounts, rooms and places in other languages: "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Language]>([
  ['los angeles condos', 'en'],
  ['las vegas under 500k', 'en'],
  ['los apartamentos con piscina', 'es'],
  ['las más baratas', 'es'],
])('the language of "%s" is %s', (words, language) => {
  expect(parse(words).language).toBe(language)
})
