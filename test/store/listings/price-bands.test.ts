import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Range } from '../../../src/search/filter.ts'
import { bandOf, bandsWithin } from '../../../src/store/listings/count/price-bands.ts'

const price = fc.oneof(
  fc.double({ min: 0, max: 1e12, noNaN: true }),
  fc.integer({ min: 0, max: 3_000 }),
  fc.integer({ min: 1, max: 9_999 }).map((thousands) => thousands * 1_000),
)
const isIn = ({ min, max, below }: Range, value: number) =>
  value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY) && value < (below ?? Number.POSITIVE_INFINITY)
const range = fc.record({ min: price, max: price, below: price }, { requiredKeys: [] })

test('a price is in a range when it is in one of its whole bands or at one of its ends, and never in two', () => {
  fc.assert(
    fc.property(range, price, (wanted, value) => {
      const { max, below, ...from } = wanted
      const asked = max === undefined ? { ...from, ...(below !== undefined && { below }) } : { ...from, max }
      const { first, last, ends } = bandsWithin(asked)
      const places = [bandOf(value) >= first && bandOf(value) <= last, ...ends.map((end) => isIn(end, value))]
      expect(places.filter(Boolean)).toHaveLength(isIn(asked, value) ? 1 : 0)
    }),
    { numRuns: 5_000 },
  )
})

test('what is in a range lies in a whole band or in the one before or after', () => {
  fc.assert(
    fc.property(range, price, (wanted, value) => {
      const { max: _, ...asked } = wanted
      fc.pre(isIn(asked, value))
      const { first, last } = bandsWithin(asked)
      expect(bandOf(value)).toBeGreaterThanOrEqual(first - 1)
      expect(bandOf(value)).toBeLessThanOrEqual(last + 1)
    }),
  )
})

test('a listing without a price is in no band', () => {
  expect(bandOf(null)).toBeLessThan(bandOf(0))
})
