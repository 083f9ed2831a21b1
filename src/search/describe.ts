import type { Filter } from './filter.ts'
import { allParts, filterParts } from './filter-parts.ts'

/** A filter in plain words: "3+ bed houses for sale in Seattle under $900k, cheapest first". */
export function describe(filter: Filter): string {
  const rows = allParts.map((part) => filterParts[part].say)
  const head = rows.flatMap((say) => ('head' in say ? say.head(filter) : []))
  const tail = rows.flatMap((say) => ('tail' in say ? say.tail(filter) : []))
  return [head.filter(Boolean).join(' '), ...tail.filter(Boolean)].join(', ')
}
