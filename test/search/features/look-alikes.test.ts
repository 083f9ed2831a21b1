import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'
import { baths, exactly, stated, vocabulary } from '../vocabulary.ts'

const { read } = readerFor(vocabulary)
const parsed = (words: string, previous: Filter = {}) => read(words).parse({ year: 2026, previous })

test.each([
  ['hasta 300 k', 'es'],
  ['Energieausweis B', 'de'],
  ['villa avec garage', 'fr'],
  ['loft avec parking', 'fr'],
  ['Villa mit Garage', 'de'],
  ['Penthouse mit Pool', 'de'],
  ['loft con parking', 'es'],
  ["j'aime", 'fr'],
  ["O'Fallon", undefined],
  ['studios in Tacoma', 'en'],
  ['3/2 minimum', undefined],
])('words that English has too, and single letters, hide no other language: "%s"', (words, language) => {
  expect(read(words).language).toBe(language)
})

test.each<[string, Filter]>([
  ['2/1 plus garage', { bedrooms: exactly(2), bathrooms: baths(1), parking: { min: 1 } }],
  ['2 beds plus a garage', { bedrooms: exactly(2), parking: { min: 1 } }],
  ['3/2 plus', { bedrooms: { min: 3 }, bathrooms: { min: 2 } }],
])('what is wished besides is no minimum: "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each([
  ['which ones are open saturday', ['OpenHouse']],
  ['which condos are open this weekend', ['OpenHouse']],
  ['which homes are open plan', undefined],
  ['which ones are open to pets', undefined],
  ['which homes are open for rent', undefined],
])('homes that are open are visited on that day, others have an open plan: "%s"', (words, tours) => {
  expect(parsed(words).filter.tours).toEqual(tours)
})

test('"which condos are open" asks for condos', () => {
  expect(parsed('which condos are open this weekend').filter.types).toEqual(['Condo/Co-op'])
})

test.each([
  ['that is still too much', ['cheaper']],
  ['way too much for us', ['cheaper']],
  ['way too much traffic', []],
  ['still too much noise', []],
])('"%s"', (words, relative) => {
  expect(parsed(words).relative).toEqual(relative)
})

test.each([
  ['sort by sqft', 'AreaDesc'],
  ['highest price by sqft', 'UnitAreaPriceDesc'],
  ['price by sqft', undefined],
])('a price by area is no order by area: "%s"', (words, sort) => {
  expect(parsed(words).filter.sort).toBe(sort)
})

test('a limit in another currency is no other end of the limit before', () => {
  const previous = parsed('homes for sale under $1.2m').filter
  expect(parsed('over 500k', previous).filter.price).toEqual({ min: 500_000, max: 1_200_000 })
  expect(parsed('over €500k', previous).filter.price).toEqual({ min: 500_000 })
})

test('"which cities" is understood', () => {
  expect(parsed('which cities have the most condos').notUnderstood).toEqual([])
})

test.each<[string, string, Filter]>([
  ['homes for sale of at least 1500 sq ft', 'over 2000', { area: { min: 2_000 } }],
  ['homes for sale of at least 1500 sq ft', 'over 500', { area: { min: 1_500 }, price: { min: 500_000 } }],
  ['homes for rent of at least 1500 sq ft', 'over 1800', { area: { min: 1_500 }, price: { min: 1_800 } }],
])('"%s", "%s": a number may take the place of one that is near it', (before, words, filter) => {
  expect(parsed(words, parsed(before).filter).filter).toMatchObject(filter)
})

test.each<[string, Filter]>([
  ['rent not buy under 2000', { saleType: 'for_rent', price: { max: 2_000 } }],
  ['buy instead of rent, under 500k', { saleType: 'for_sale', price: { max: 500_000 } }],
  ['we want to buy and stop renting, max 500k', { saleType: 'for_sale', price: { max: 500_000 } }],
  ['no tengo más de 400 mil', { price: { max: 400_000 } }],
  ['não tenho mais de 400 mil', { price: { max: 400_000 } }],
  ['4 plus garage spaces', { parking: { min: 4 } }],
  ['lots between 500 and 100,000 sq ft', { lotArea: { min: 500, max: 100_000 } }],
])('"%s"', (words, filter) => {
  expect(parsed(words).filter).toMatchObject(filter)
})

test('"buy not rent under 400k" is no search for a higher rent', () => {
  const { filter, notUnderstood } = parsed('want to buy not rent under 400k')
  expect([filter.saleType, filter.price, notUnderstood]).toEqual(['for_sale', undefined, ['not rent under 400k']])
})
