import type { Facets } from '../contract/listing-facets.ts'
import type { Filter, Range } from '../search/filter.ts'
import type { ListingStore } from './ports.ts'
import { roundEdges } from './round-ranges.ts'

type Span = Facets['Price']
type Ranges = NonNullable<Facets['PriceRanges']>

/** How many of what `filter` finds lie in each of a handful of ranges between round numbers. */
export async function rangesOf(
  listings: Pick<ListingStore, 'count'>,
  filter: Filter,
  part: 'price' | 'area',
  span: Span,
): Promise<Ranges> {
  if (span === null) return []
  const edges = roundEdges({ min: span.Min, max: span.Max })
  return await Promise.all(
    edges.slice(1).map(async (Below, index) => {
      const Min = edges[index] ?? 0
      const Count = await listings.count({ ...filter, [part]: within(filter[part] ?? {}, Min, Below) })
      return { Min, Below, Count }
    }),
  )
}

/** A range, and of it only what lies from `least` up to `end`. */
function within({ min, max, below }: Range, least: number, end: number): Range {
  const upper = Math.min(end, below ?? Infinity)
  return { min: Math.max(least, min ?? least), ...(max !== undefined && max < upper ? { max } : { below: upper }) }
}
