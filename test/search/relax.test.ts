import { expect, test } from 'vitest'
import { relaxations, withFewerParts } from '../../src/search/relax.ts'

const filter = {
  cities: ['Seattle'],
  price: { max: 400_000 },
  bedrooms: { min: 3, max: 3 },
  features: [['pool'], ['gym']],
}

test('a filter is relaxed in small steps first and given up in parts last', () => {
  expect(relaxations(filter, ['Tacoma', 'Seattle']).map(({ change }) => change)).toEqual([
    'up to $425k',
    'with 3 or more bedrooms',
    'with 2 or more bedrooms',
    'without asking for pool',
    'without asking for gym',
    'with Tacoma too',
    'up to $450k',
    'up to $500k',
    'with any number of bedrooms',
    'at any price',
    'anywhere',
  ])
})

test('each way changes one thing and keeps the rest', () => {
  const [price, , , feature, , city] = relaxations(filter, ['Tacoma'])
  expect(price?.filter).toEqual({ ...filter, price: { max: 425_000 } })
  expect(feature?.filter).toEqual({ ...filter, features: [['gym']] })
  expect(city?.filter).toEqual({ ...filter, cities: ['Seattle', 'Tacoma'] })
})

test('a filter that asks for nothing has nothing to give up', () => {
  expect(relaxations({ statuses: ['Active'] })).toEqual([])
})

test('parts are given up together, the least important first, and those held stay', () => {
  const wished = { ...filter, yearBuilt: { min: 1990 }, sort: 'PriceAsc' as const }
  expect(withFewerParts(wished).map(({ filter: left }) => Object.keys(left))).toEqual([
    ['cities', 'price', 'bedrooms', 'yearBuilt', 'sort'],
    ['cities', 'price', 'bedrooms', 'sort'],
    ['cities', 'price', 'sort'],
    ['cities', 'sort'],
  ])
  for (const { filter: left } of withFewerParts(wished, ['yearBuilt'])) expect(left.yearBuilt).toEqual({ min: 1990 })
})
