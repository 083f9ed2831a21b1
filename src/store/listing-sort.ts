import type { Filter } from '../search/filter.ts'
import { textQueryOf } from './full-text.ts'
import { kilometres } from './listing-distance.ts'
import type { Rows } from './listing-search.ts'

/** In the order asked for; an unset value comes last, and the newest listing first among equals. */
export const sorted = (rows: Rows, filter: Filter): Rows =>
  // Found by its words, a listing goes by the index's name for it: SQLite then takes the newest from there in order.
  first(rows, filter).orderBy(textQueryOf(filter) === undefined ? 'listing.id' : 'listing_words.rowid', 'desc')

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
