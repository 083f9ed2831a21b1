import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Page } from '../../../contract/fields.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { changedIds } from '../changes/changed.ts'
import { closer, covering } from '../place/radius.ts'
import { type Sought, soughtIn } from '../text/endings.ts'
import type { FullText } from '../text/full-text.ts'
import { matches, narrowing } from './filter.ts'
import { pageOfAll } from './pages.ts'
import { sorted } from './sort.ts'
import { walkNewest } from './walk.ts'

/** What reading listings takes. `reader` is for what may take long, `db` for what never does. */
export type Reading = { db: Kysely<Tables>; reader: Kysely<Tables>; chatbotId: number; fullText: FullText }

export type Rows = SelectQueryBuilder<Tables, 'listing' | 'listing_words', object>

/** The ids of one page of what `filter` finds, in its order. */
export async function searchIds(reading: Reading, filter: Filter, page: Page): Promise<number[]> {
  const isNewestFirst = filter.sort === undefined || filter.sort === 'Newest'
  if (isNewestFirst && narrowing(filter).length === 0) return await pageOfAll(reading, page)
  const walked = isNewestFirst ? await walkNewest(reading, filter, page) : undefined
  if (walked !== undefined) return walked
  const sought = await soughtIn(reading, filter)
  if (sought?.atMost === 0) return []
  const nearer = await closer(reading, filter, page)
  const rows = sorted(await matching(reading, nearer, sought), nearer, sought)
  const found = await rows.select('listing.id').limit(page.limit).offset(page.offset).execute()
  return found.map(({ id }) => id)
}

/** The rows that `filter` finds, given what it looks for in texts. */
export async function matching(reading: Reading, filter: Filter, sought: Sought | undefined): Promise<Rows> {
  const rows = tablesOf(reading, sought)
    .where('listing.chatbot_id', '=', reading.chatbotId)
    .where((is) => matches(filter)(is))
  const changed =
    filter.changed === undefined ? rows : rows.where('listing.id', 'in', changedIds(reading, filter.changed))
  const cells = await covering(reading, filter)
  return cells === undefined ? changed : changed.where('listing.cell', 'in', cells)
}

function tablesOf({ reader, chatbotId, fullText }: Reading, sought: Sought | undefined): Rows {
  if (sought === undefined) return reader.selectFrom('listing')
  // A cross join keeps SQLite from walking the listings and asking the index about each: 350,000 are counted in 12 ms.
  return reader
    .selectFrom('listing_words')
    .crossJoin('listing')
    .whereRef('listing.id', '=', 'listing_words.rowid')
    .where(fullText.matches(chatbotId, sought.query))
}
