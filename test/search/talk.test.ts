import { expect, test } from 'vitest'
import type { Filter } from '../../src/search/filter.ts'
import { baths, exactly, parse, stated } from './vocabulary.ts'

const first = stated('3 bed condos for sale in Seattle under 800k with a pool')
const without = (...parts: (keyof Filter)[]) =>
  Object.fromEntries(Object.entries(first).filter(([part]) => !parts.includes(part as keyof Filter)))

test.each<[string, Filter]>([
  ['in Tacoma instead', { ...first, cities: ['Tacoma'] }],
  ['same but in Tacoma', { ...first, cities: ['Tacoma'] }],
  ['Tacoma instead of Seattle', { ...first, cities: ['Tacoma'] }],
  ['houses instead of condos', { ...first, types: ['Single Family Residential'] }],
  ['how about 2?', { ...first, bedrooms: exactly(2) }],
  ['what about Ballard?', { ...without('cities'), locations: ['Ballard'] }],
  ['Tacoma too', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['also in Tacoma', { ...first, cities: ['Seattle', 'Tacoma'] }],
  ['make it 4', { ...first, bedrooms: exactly(4) }],
  ['with 2 bedrooms', { ...first, bedrooms: exactly(2) }],
  ['and 2 baths', { ...first, bathrooms: baths(2) }],
  ['raise the budget to 900k', { ...first, price: { max: 900_000 } }],
  ['over 300k', { ...first, price: { min: 300_000 } }],
  ['houses instead', { ...first, types: ['Single Family Residential'] }],
  ['also houses', { ...first, types: ['Condo/Co-op', 'Single Family Residential'] }],
  ['with a garage', { ...first, parking: { min: 1 } }],
  ['cheapest first', { ...first, sort: 'PriceAsc' }],
])('"%s" changes that and leaves the rest', (words, filter) => {
  expect(stated(words, first)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['any price', without('price')],
  ['no any price is fine', without('price')],
  ["price doesn't matter", without('price')],
  ['anywhere', without('cities')],
  ['any city', without('cities')],
  ['any number of bedrooms', without('bedrooms')],
  ['any type', without('types')],
  ['without the pool', without('features')],
  ['no pool needed', without('features')],
  ['start over', {}],
  ['start over, houses in Tacoma', { types: ['Single Family Residential'], cities: ['Tacoma'] }],
])('"%s" lifts that', (words, filter) => {
  expect(stated(words, first)).toEqual(filter)
})

test('renting instead of buying drops the price, which meant something else', () => {
  expect(stated('for rent', first)).toEqual({ ...without('price'), saleType: 'for_rent' })
})

test('a place taken out of several leaves the others', () => {
  for (const words of ['not in Seattle', 'remove Seattle', 'anywhere but Seattle'])
    expect(stated(words, { cities: ['Seattle', 'Tacoma'] }), words).toEqual({ cities: ['Tacoma'] })
})

test.each<[string, string, Filter]>([
  ['three.', 'How many baths?', { bathrooms: baths(3) }],
  ['two please', 'How many bedrooms?', { bedrooms: exactly(2) }],
  ['just one', 'How many bedrooms?', { bedrooms: exactly(1) }],
  ['At least two', 'How many bedrooms do you need?', { bedrooms: { min: 2 } }],
  ['2 or 3', 'How many bedrooms?', { bedrooms: { min: 2, max: 3 } }],
  ['4 in Seattle', 'Where, and how many bedrooms?', { bedrooms: exactly(4), cities: ['Seattle'] }],
  ['450k', 'What is your budget?', { price: { max: 450_000 } }],
  ['about 2000', 'How many square feet?', { area: { min: 1_800, max: 2_200 } }],
  ['Paris', 'Which city?', { cities: ['Paris'] }],
])('"%s" answers "%s"', (words, asked, filter) => {
  expect(stated(words, {}, asked)).toEqual(filter)
})

test('"one" that stands for a home is no number', () => {
  expect(stated('find me one in Seattle', {}, 'Where? And how many bedrooms?')).toEqual({ cities: ['Seattle'] })
})

test('a shrug lifts what was asked for', () => {
  expect(stated("doesn't matter", { price: { max: 1 } }, "What's your budget?")).toEqual({})
})

test.each([
  ['cheaper', 'cheaper'],
  ['something bigger please', 'bigger'],
  ['too expensive', 'cheaper'],
  ['100k more', 'dearer'],
  ['closer to Ballard', 'closer'],
  ['with more bedrooms', 'moreBedrooms'],
])('"%s" is told as relative to what was shown', (words, relative) => {
  expect(parse(words, { previous: first }).relative).toEqual([relative])
})

test.each(['nothing too expensive in Tacoma', 'something not too pricey', "a house that isn't too expensive"])(
  'before anything was shown, "%s" wants the cheapest first',
  (words) => {
    const { filter, relative, notUnderstood } = parse(words)
    expect([filter.sort, relative, notUnderstood]).toEqual(['PriceAsc', [], []])
  },
)
