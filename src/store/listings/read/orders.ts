import { sql } from 'kysely'
import type { SortBy } from '../../../contract/listings/filter-parts.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import type { Rows } from '../conditions.ts'
import { kilometres } from '../place/distance.ts'
import type { TextSearch } from '../text/text-search.ts'

/** In the filter's order, unset values last, newest first among equals. */
export const sorted = (rows: Rows, filter: Filter, textSearch: TextSearch | undefined): Rows =>
  inSortOrder(rows, filter).orderBy(newestFirst(textSearch), 'desc')

/** Up to this many matches are sorted instead of scanned from the newest. */
const SORTED_MAX = 5_000

/** Matches of a text search are ordered by the full-text index's rowid, so that SQLite can read the newest first. */
function newestFirst(textSearch: TextSearch | undefined) {
  // `+ 0` keeps the database from scanning by id, which is slow with few matches: 45 ms for 100,000, against 11 ms with the
  // covering index.
  if (textSearch === undefined) return sql<number>`listing.id + 0`
  // Likewise, PostgreSQL would scan for 66 ms at 150,000 listings without a match.
  return textSearch.atMost > SORTED_MAX ? sql.ref<number>('listing_words.rowid') : sql<number>`listing_words.rowid + 0`
}

/** Column and direction of each sort order. Bedrooms are always set; unset values of other columns come last. */
export const orders = {
  Newest: undefined,
  PriceAsc: ['price', 'asc'],
  PriceDesc: ['price', 'desc'],
  UnitAreaPriceAsc: ['unit_area_price', 'asc'],
  UnitAreaPriceDesc: ['unit_area_price', 'desc'],
  BedroomsDesc: ['bedrooms', 'desc'],
  BathroomsDesc: ['bathrooms', 'desc'],
  AreaDesc: ['area', 'desc'],
  AreaAsc: ['area', 'asc'],
  LotAreaDesc: ['lot_area', 'desc'],
  LotAreaAsc: ['lot_area', 'asc'],
  YearBuiltDesc: ['year_built', 'desc'],
  YearBuiltAsc: ['year_built', 'asc'],
  DaysOnMarketDesc: ['days_on_market', 'desc'],
  HOAMonthAsc: ['hoa', 'asc'],
  HOAMonthDesc: ['hoa', 'desc'],
  Distance: undefined,
} as const satisfies Record<SortBy, readonly [keyof Tables['listing'], 'asc' | 'desc'] | undefined>

function inSortOrder(rows: Rows, { sort = 'Newest', near, cities }: Filter): Rows {
  if (sort === 'Distance')
    return near === undefined ? rows : rows.orderBy(kilometres(near), (by) => by.asc().nullsLast())
  const order = orders[sort]
  if (order === undefined) return rows
  const [column, direction] = order
  if (column === 'bedrooms') return rows.orderBy(column, direction)
  // `+ 0` keeps the database from scanning the sort index across all cities: 120 ms for 100,000, where sorting one city takes 4
  // ms.
  const ordered = cities === undefined || column === 'price' ? sql.ref(column) : sql`${sql.ref(column)} + 0`
  return rows.orderBy(ordered, (by) => by[direction]().nullsLast())
}
