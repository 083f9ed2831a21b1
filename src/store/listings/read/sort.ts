import { sql } from 'kysely'
import type { Filter } from '../../../search/filter.ts'
import { kilometres } from '../place/distance.ts'
import type { Sought } from '../text/endings.ts'
import type { Rows } from './search.ts'

/** In the order asked for; an unset value comes last, and the newest listing first among equals. */
export const sorted = (rows: Rows, filter: Filter, sought: Sought | undefined): Rows =>
  first(rows, filter).orderBy(newest(sought), 'desc')

/** So few that all are sorted, rather than met on a walk from the newest. */
const FEW = 5_000

/** Found by its words, a listing goes by the index's name for it: SQLite then takes the newest from there in order. */
function newest(sought: Sought | undefined) {
  if (sought === undefined) return sql.ref<number>('listing.id')
  // PostgreSQL would walk, 66 ms for 150,000 listings of which none has the word; an expression has no index to walk by.
  return sought.atMost > FEW ? sql.ref<number>('listing_words.rowid') : sql<number>`listing_words.rowid + 0`
}

function first(rows: Rows, { sort, near }: Filter): Rows {
  switch (sort) {
    case 'PriceAsc':
      return rows.orderBy('price', (by) => by.asc().nullsLast())
    case 'PriceDesc':
      return rows.orderBy('price', (by) => by.desc().nullsLast())
    case 'BedroomsDesc':
      return rows.orderBy('bedrooms', 'desc')
    case 'AreaDesc':
      return rows.orderBy('area', (by) => by.desc().nullsLast())
    case 'Distance':
      return near === undefined ? rows : rows.orderBy(kilometres(near), (by) => by.asc().nullsLast())
    default:
      return rows
  }
}
