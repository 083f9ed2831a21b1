import { type Kysely, sql } from 'kysely'
import type { Listing } from '../contract/listing.ts'
import { addToCatalogue } from './catalogue.ts'
import { countMixes } from './mixes.ts'
import type { ListingCountTable, Tables } from './tables.ts'
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
    const before = new Map((await read(db, chatbotId, some)).map((count) => [keyOf(count), count]))
    const after = some
      .map((difference) => sum(before.get(keyOf(difference)), difference))
      .filter((count) => !isSame(count, before.get(keyOf(count))))
    await write(db, chatbotId, after)
    isOther ||= after.some((count) => count.kind in wordFields && isOtherWord(count, before.get(keyOf(count))))
  }
  await countMixes(db, chatbotId, { added, removed })
  await addToCatalogue(db, chatbotId, { listings: added.length - removed.length, vocabulary: isOther ? 1 : 0 })
}

const keyOf = ({ kind, value }: Pick<Count, 'kind' | 'value'>): string => `${kind} ${value}`
const isOtherWord = (after: Count, before: Count | undefined) => after.shown !== before?.shown || after.count === 0
const isSame = (after: Count, before: Count | undefined) =>
  after.shown === before?.shown && after.count === before.count

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

const sum = (before: Count | undefined, difference: Count): Count => ({
  ...difference,
  shown: difference.shown || (before?.shown ?? ''),
  count: (before?.count ?? 0) + difference.count,
})

const among = (counts: Count[]) =>
  sql<boolean>`(kind, value) in (values ${sql.join(counts.map(({ kind, value }) => sql`(${kind}, ${value})`))})`

const read = (db: Kysely<Tables>, chatbotId: number, counts: Count[]): Promise<Count[]> =>
  db
    .selectFrom('listing_count')
    .select(['kind', 'value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where(among(counts))
    .execute()

async function write(db: Kysely<Tables>, chatbotId: number, counts: Count[]): Promise<void> {
  const gone = counts.filter(({ count }) => count === 0)
  const left = counts.filter(({ count }) => count !== 0)
  if (gone.length > 0)
    await db.deleteFrom('listing_count').where('chatbot_id', '=', chatbotId).where(among(gone)).execute()
  if (left.length > 0)
    await db
      .insertInto('listing_count')
      .values(left.map((count) => ({ chatbot_id: chatbotId, ...count })))
      .onConflict((clash) =>
        clash.columns(['chatbot_id', 'kind', 'value']).doUpdateSet((is) => ({
          shown: is.ref('excluded.shown'),
          count: is.ref('excluded.count'),
        })),
      )
      .execute()
}
