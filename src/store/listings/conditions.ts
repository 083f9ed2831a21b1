import type { SelectQueryBuilder } from 'kysely'
import type { Filter } from '../../search/filter.ts'
import { isPostgres } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'
import { matches, type ReadContext } from './filter.ts'
import { BY_CELL_MAX, type Cell, type Circle, cellsToSearch, circleIn, inCells } from './place/radius.ts'
import { sumOfCounts } from './tallies.ts'
import { type TextSearch, textSearchOf } from './text/text-search.ts'

export type Rows = SelectQueryBuilder<Tables, 'listing' | 'listing_words', object>

/** Looked up before the listings themselves: the words searched for, and the cells of the circle. */
export type Lookup = { textSearch: TextSearch | undefined; circle: Circle | undefined }

export async function lookUp(reading: ReadContext, filter: Filter): Promise<Lookup> {
  const [textSearch, circle] = await Promise.all([textSearchOf(reading, filter), circleIn(reading, filter)])
  return { textSearch, circle }
}

/** The rows that match a filter. */
export const matching = (reading: ReadContext, filter: Filter, { textSearch, circle }: Lookup): Rows =>
  rowsOf(reading, filter, { textSearch, cells: cellsToSearch(circle) })

/** The rows that match a filter without words, and are in some of these cells. */
export const matchingInCells = (reading: ReadContext, filter: Filter, cells: Cell[]): Rows =>
  rowsOf(reading, filter, { textSearch: undefined, cells })

type Narrowed = { textSearch: TextSearch | undefined; cells: Cell[] | undefined }

function rowsOf(reading: ReadContext, filter: Filter, { textSearch, cells }: Narrowed): Rows {
  const isByCell = cells !== undefined && sumOfCounts(cells) <= BY_CELL_MAX && !isPostgres(reading.reader)
  const rows = tablesOf(reading, textSearch)
    .where('listing.chatbot_id', '=', reading.chatbotId)
    .where(matches(filter, isByCell))
  const changed =
    filter.changed === undefined ? rows : rows.where('listing.id', 'in', changedIds(reading, filter.changed))
  return cells === undefined ? changed : changed.where(inCells(reading.reader, cells))
}

function tablesOf({ reader, chatbotId, fullText }: ReadContext, textSearch: TextSearch | undefined): Rows {
  if (textSearch === undefined) return reader.selectFrom('listing')
  // A cross join makes SQLite start from the full-text index instead of scanning listings: it counts 350,000 in 12 ms.
  return reader
    .selectFrom('listing_words')
    .crossJoin('listing')
    .whereRef('listing.id', '=', 'listing_words.rowid')
    .where(fullText.matches(chatbotId, textSearch.query))
}

/** Listings that have matching entries in the change log. */
function changedIds({ reader, chatbotId }: ReadContext, { since, kinds, cheaper }: NonNullable<Filter['changed']>) {
  let ids = reader.selectFrom('listing_change').select('listing_id').where('chatbot_id', '=', chatbotId)
  if (since !== undefined) ids = ids.where('at', '>=', since)
  if (kinds !== undefined) ids = ids.where('kind', 'in', kinds)
  if (cheaper === true) ids = ids.where('kind', '=', 'Price').whereRef('new_price', '<', 'old_price')
  return ids
}
