import type { Facets } from '../../contract/listings/facets.ts'
import type { Filter } from '../../search/filter.ts'
import type { ListingStore } from '../ports/ports.ts'
import { roundEdges } from './round-ranges.ts'

type Span = Facets['Price']
type Ranges = NonNullable<Facets['PriceRanges']>

/** How many of what `filter` finds lie in each of a handful of ranges between round numbers. */
export async function rangesOf(
  listings: Pick<ListingStore, 'spread'>,
  filter: Filter,
  part: 'price' | 'area',
  span: Span,
): Promise<Ranges> {
  if (span === null) return []
  const edges = roundEdges({ min: span.Min, max: span.Max })
  const counts = await listings.spread(filter, part, edges)
  return counts.map((Count, index) => ({ Min: edges[index] ?? 0, Below: edges[index + 1] ?? 0, Count }))
}
