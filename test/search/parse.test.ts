import { expect, test } from 'vitest'
import { describe as summary } from '../../src/search/describe.ts'
import type { Filter } from '../../src/search/filter.ts'
import { createParser } from '../../src/search/parse.ts'

const vocabulary = {
  cities: ['Seattle', 'Tacoma', 'San Francisco', 'Saint Paul', 'Mobile', 'Montréal', 'Portland'],
  states: ['WA', 'OR'],
  zips: ['98144'],
  locations: ['Ballard', 'Capitol Hill', 'Mt Baker'],
  types: ['Single Family Residential', 'Condo/Co-op', 'Townhouse', 'Multi-Family (2-4 Unit)', 'Vacant Land'],
}
const parse = createParser(vocabulary)

/** What the words state, without the statuses that every search gets. */
function stated(words: string, previous: Filter = {}, asked?: string): Filter {
  const { statuses, ...filter } = parse(words, { previous, ...(asked !== undefined && { asked }) }).filter
  expect(statuses).toBeDefined()
  return filter
}

const exactly = (rooms: number) => ({ min: rooms, max: rooms })

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

test.each([
  ['under 500k', { max: 500_000 }],
  ['max 1.2m', { max: 1_200_000 }],
  ['over $1,200,000', { min: 1_200_000 }],
  ['between 400 and 500k', { min: 400_000, max: 500_000 }],
  ['400-500k', { min: 400_000, max: 500_000 }],
  ['around 1.000.000', { min: 900_000, max: 1_100_000 }],
  ['500k+', { min: 500_000 }],
  ['no more than half a million', { max: 500_000 }],
  ['5 lakh or less', { max: 500_000 }],
])('the price in "%s"', (words, price) => {
  expect(stated(`homes ${words}`)).toEqual({ price })
})

test('a monthly amount is a rent', () => {
  expect(stated('$2,000/mo')).toEqual({ price: { max: 2_000 }, saleType: 'for_rent' })
})

test.each<[string, Filter]>([
  ['3bd 2ba', { bedrooms: exactly(3), bathrooms: { min: 2, below: 3 } }],
  ['3/2', { bedrooms: exactly(3), bathrooms: { min: 2, below: 3 } }],
  ['3+ beds', { bedrooms: { min: 3 } }],
  ['2 or 3 bedrooms', { bedrooms: { min: 2, max: 3 } }],
  ['studio', { bedrooms: exactly(0) }],
  ['more than 2 bedrooms', { bedrooms: { min: 3 } }],
])('the rooms in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test.each<[string, Filter]>([
  ['homes in SF', { cities: ['San Francisco'] }],
  ['homes in St. Paul', { cities: ['Saint Paul'] }],
  ['homes in montreal', { cities: ['Montréal'] }],
  ['homes in Ballard, Seattle, WA', { locations: ['Ballard'], cities: ['Seattle'], states: ['WA'] }],
  ['homes in 98144', { zips: ['98144'] }],
  ['homes in Mount Baker', { locations: ['Mt Baker'] }],
  ['anything in Paris?', { cities: ['Paris'] }],
])('the place in "%s"', (words, filter) => {
  expect(stated(words)).toEqual(filter)
})

test('a place with a typing error is mended and the correction is told', () => {
  const parsed = parse('condos in Seatle')
  expect(parsed.filter.cities).toEqual(['Seattle'])
  expect(parsed.corrections).toEqual([{ said: 'Seatle', taken: 'Seattle' }])
})

test('new words change the filter in force and leave the rest alone', () => {
  const first = stated('3 bed condos in Seattle under 800k')
  expect(stated('in Tacoma instead', first)).toEqual({ ...first, cities: ['Tacoma'] })
  expect(stated('make it 4', first)).toEqual({ ...first, bedrooms: exactly(4) })
  expect(stated('Tacoma too', first)).toEqual({ ...first, cities: ['Seattle', 'Tacoma'] })
  expect(stated('any price', first)).not.toHaveProperty('price')
  expect(stated('start over', first)).toEqual({})
})

test('a bare answer means what was asked for', () => {
  expect(stated('three.', {}, 'How many baths?')).toEqual({ bathrooms: { min: 3, below: 4 } })
  expect(stated('two please', {}, 'How many bedrooms?')).toEqual({ bedrooms: exactly(2) })
})

test.each(['what is the weather?', 'hello', 'thanks!', ''])('"%s" is no search and changes nothing', (words) => {
  const previous = { cities: ['Seattle'] }
  expect(parse(words, { previous })).toMatchObject({ isSearch: false, filter: previous })
})
