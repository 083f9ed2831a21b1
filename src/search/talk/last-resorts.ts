import { describe } from '../describe.ts'
import { type Filter, only } from '../filter.ts'
import type { Relaxation } from '../relax.ts'

/** When no single wish given up helps: what is there by type and place, by place, by type; last, the other way to move in. */
export function lastResorts(filter: Filter): Relaxation[] {
  const typeAndPlace = only(filter, ['saleType', 'statuses', 'types', 'cities'])
  const other = filter.saleType === 'for_rent' ? 'for_sale' : 'for_rent'
  return [
    typeAndPlace,
    only(filter, ['saleType', 'statuses', 'cities']),
    only(filter, ['saleType', 'statuses', 'types']),
    only(filter, ['saleType', 'statuses']),
    { ...typeAndPlace, saleType: other } as const,
    { ...only(filter, ['statuses']), saleType: other } as const,
  ].map((left) => ({ filter: left, change: describe(left) }))
}
