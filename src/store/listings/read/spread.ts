import type { Filter, Range } from '../../../search/filter.ts'
import { isMixed } from '../count/by-mix.ts'
import { countMatching } from '../count/matching.ts'
import { soughtIn } from '../text/endings.ts'
import { matching, type Reading } from './search.ts'

/** How many of what `filter` finds lie from each of the edges up to the next: by what is counted already, or in one look. */
export async function spreadOf(
  reading: Reading,
  filter: Filter,
  column: 'price' | 'area',
  edges: number[],
): Promise<number[]> {
  const ranges = edges.slice(1).map((below, index) => ({ min: edges[index] ?? 0, below }))
  if (column === 'price' && isMixed(filter)) return await countEach(reading, filter, ranges)
  const sought = await soughtIn(reading, filter)
  if (sought?.atMost === 0 || ranges.length === 0) return ranges.map(() => 0)
  const rows = (await matching(reading, filter, sought)).select((is) =>
    ranges.map(({ min, below }, index) =>
      is.fn
        .countAll<number>()
        .filterWhere(is.and([is(column, '>=', min), is(column, '<', below)]))
        .as(`range ${index}`),
    ),
  )
  return Object.values(await rows.executeTakeFirstOrThrow())
}

const countEach = (reading: Reading, filter: Filter, ranges: { min: number; below: number }[]): Promise<number[]> =>
  Promise.all(ranges.map((range) => countMatching(reading, { ...filter, price: within(filter.price ?? {}, range) })))

/** A range, and of it only what lies in another. */
function within({ min, max, below }: Range, other: { min: number; below: number }): Range {
  const upper = Math.min(other.below, below ?? Infinity)
  return {
    min: Math.max(other.min, min ?? other.min),
    ...(max !== undefined && max < upper ? { max } : { below: upper }),
  }
}
