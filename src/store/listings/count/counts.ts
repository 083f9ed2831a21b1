import { type Kysely, sql } from 'kysely'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { ListingCountTable, Tables } from '../../tables.ts'
import { addToCatalogue } from '../write/catalogue.ts'
import { countMixes } from './mixes.ts'
import { type Tally, talliesOf, wordFields } from './tallies.ts'

type Count = Omit<ListingCountTable, 'chatbot_id'>

/** Rows of one statement: below the 32,766 variables that SQLite takes. */
const ROWS_AT_ONCE = 2_000

/** Counts listings that came and went. Call it within `changingCatalogue`: between read and write nobody else counts. */
export async function countListings(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: Listing[]; removed: Listing[] },
): Promise<void> {
  const differences = differencesOf(added, removed)
  let isOther = false
  for (let from = 0; from < differences.length; from += ROWS_AT_ONCE) {
    const some = differences.slice(from, from + ROWS_AT_ONCE)
    const words = some.filter(({ kind }) => kind in wordFields)
    const before = new Map((await read(db, chatbotId, words)).map((count) => [keyOf(count), count]))
    const changes = some.filter((count) => count.count !== 0 || isRespelled(count, before.get(keyOf(count))))
    await write(db, chatbotId, changes)
    isOther ||= words.some((count) => isOtherWord(count, before.get(keyOf(count))))
  }
  await countMixes(db, chatbotId, { added, removed })
  if (isOther) await addToCatalogue(db, chatbotId, { vocabulary: 1 })
}

const keyOf = ({ kind, value }: Pick<Count, 'kind' | 'value'>): string => `${kind} ${value}`
const isRespelled = (difference: Count, before: Count | undefined) =>
  difference.shown !== '' && difference.shown !== before?.shown
/** Whether a word appears, disappears or is spelt anew. */
const isOtherWord = (difference: Count, before: Count | undefined) =>
  isRespelled(difference, before) || difference.count + (before?.count ?? 0) === 0

/** Each value once: by how much its count grows, and its spelling, "" where it only goes. */
function differencesOf(added: Listing[], removed: Listing[]): Count[] {
  const differences = new Map<string, Count>()
  const add = ({ kind, value, shown }: Tally, by: number) => {
    const known = differences.get(keyOf({ kind, value }))
    const count = { kind, value, shown: shown || (known?.shown ?? ''), count: (known?.count ?? 0) + by }
    differences.set(keyOf(count), count)
  }
  for (const listing of removed) for (const tally of talliesOf(listing)) add({ ...tally, shown: '' }, -1)
  for (const listing of added) for (const tally of talliesOf(listing)) add(tally, 1)
  return [...differences.values()].filter(({ count, shown }) => count !== 0 || shown !== '')
}

const among = (counts: Count[]) =>
  sql<boolean>`(kind, value) in (values ${sql.join(counts.map(({ kind, value }) => sql`(${kind}, ${value})`))})`

async function read(db: Kysely<Tables>, chatbotId: number, counts: Count[]): Promise<Count[]> {
  if (counts.length === 0) return []
  return await db
    .selectFrom('listing_count')
    .select(['kind', 'value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where(among(counts))
    .execute()
}

async function write(db: Kysely<Tables>, chatbotId: number, differences: Count[]): Promise<void> {
  if (differences.length === 0) return
  await db
    .insertInto('listing_count')
    .values(differences.map((count) => ({ chatbot_id: chatbotId, ...count })))
    .onConflict((clash) =>
      clash.columns(['chatbot_id', 'kind', 'value']).doUpdateSet((is) => ({
        shown: is
          .case()
          .when(is.ref('excluded.shown'), '=', '')
          .then(is.ref('listing_count.shown'))
          .else(is.ref('excluded.shown'))
          .end(),
        count: is('listing_count.count', '+', is.ref('excluded.count')),
      })),
    )
    .execute()
  const fewer = differences.filter(({ count }) => count < 0)
  if (fewer.length === 0) return
  await db
    .deleteFrom('listing_count')
    .where('chatbot_id', '=', chatbotId)
    .where(among(fewer))
    .where('count', '=', 0)
    .execute()
}
