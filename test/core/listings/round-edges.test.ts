import { assert, double, nat, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { RANGES_MAX, roundEdges } from '../../../src/core/listings/round-edges.ts'

test.each([
  [310_000, 690_000, [300_000, 400_000, 500_000, 600_000, 700_000]],
  [700, 1_500, [600, 800, 1_000, 1_200, 1_400, 1_600]],
  [1_200, 90_000, [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]],
  [0, 100, [0, 20, 40, 60, 80, 100, 120]],
  [900, 900, [900, 901]],
  [123_456_789_012_345, 123_456_789_012_345, [123_456_789_012_000, 123_456_789_014_000]],
])('%i to %i is cut at round numbers', (min, max, edges) => {
  expect(roundEdges({ min, max })).toEqual(edges)
})

test('any span is covered by a handful of rising ranges', () => {
  // In square feet, the largest area in square metres is beyond the whole numbers that are exact.
  const price = oneof(nat(5_000), nat(2_000_000_000), double({ min: 0, max: 1.1e16, noNaN: true }))
  assert(
    property(price, price, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const edges = roundEdges({ min, max })
      expect(edges.length - 1).toBeGreaterThan(0)
      expect(edges.length - 1).toBeLessThanOrEqual(RANGES_MAX)
      expect(edges[0]).toBeLessThanOrEqual(min)
      expect(edges.at(-1)).toBeGreaterThan(max)
      expect(edges.toSorted((a, b) => a - b)).toEqual([...new Set(edges)])
    }),
  )
})
