import { expect, test } from 'vitest'
import { relaxedSearches } from '../../../src/core/listings/relaxed-searches.ts'
import type { Filter, Range } from '../../../src/search/filter.ts'

const topOf = ({ max = Infinity }: Range = {}): number => max
/** A house of 640,000 and two of 700,000, all with two baths. */
const PRICES = [640_000, 700_000, 700_000]
const count = async ({ price, bathrooms }: Filter): Promise<number> =>
  (bathrooms?.min ?? 0) > 2 ? 0 : PRICES.filter((one) => one >= (price?.min ?? 0) && one <= topOf(price)).length
const listings = { count, values: async () => [], search: async () => [] }
const offered = async (filter: Filter) =>
  (await relaxedSearches(listings, { filter, otherCities: [] })).map((one) => [one.change, one.count])

test('a wider limit is offered only where it finds more', async () => {
  const found = await offered({ saleType: 'for_sale', types: ['House'], price: { max: 600_000 } })
  expect(found).toEqual([
    ['up to $650k', 1],
    ['up to $750k', 3],
  ])
})

test('a limit that goes is no further offer where a lower one finds as much', async () => {
  const found = await offered({ saleType: 'for_sale', types: ['House'], bathrooms: { min: 3 } })
  expect(found).toEqual([['with 2 or more bathrooms', 3]])
})
