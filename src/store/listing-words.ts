import type { Kysely } from 'kysely'
import type { ListingFields } from '../contract/listing.ts'
import { addToCatalogue } from './catalogue.ts'
import { searchColumns } from './listing-columns.ts'
import type { ListingWordTable, Tables } from './tables.ts'

/** The columns whose distinct values are kept and counted, each with the field that spells them. */
export const wordFields = {
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  location: 'Location',
  type: 'PropertyType',
  status: 'Status',
  sale_type: 'SaleType',
} as const satisfies Partial<Record<keyof Tables['listing'], keyof ListingFields>>

export type WordKind = keyof typeof wordFields
export const wordKinds = Object.keys(wordFields) as WordKind[]

/** The words of a listing as its row has them. */
export type WordColumns = Pick<Tables['listing'], WordKind>
type Word = Omit<ListingWordTable, 'chatbot_id'>

/** Counts listings that came and went. Call it within `changingCatalogue`: between read and write nobody else counts. */
export async function countWords(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: ListingFields[]; removed: WordColumns[] },
): Promise<void> {
  if (added.length + removed.length === 0) return
  const differences = differencesOf(added, removed)
  const before = new Map((await kept(db, chatbotId, differences)).map((word) => [keyOf(word), word]))
  const after = differences.map((difference) => sum(before.get(keyOf(difference)), difference))
  const isOther = (word: Word) => word.shown !== before.get(keyOf(word))?.shown || word.count === 0
  const isCountedAnew = (word: Word) => isOther(word) || word.count !== before.get(keyOf(word))?.count

  await write(db, chatbotId, after.filter(isCountedAnew))
  const vocabulary = after.some(isOther) ? 1 : 0
  await addToCatalogue(db, chatbotId, { listings: added.length - removed.length, vocabulary })
}

const keyOf = ({ kind, folded }: Pick<Word, 'kind' | 'folded'>): string => `${kind} ${folded}`

/** Each word once: by how much its count grows, and its spelling, "" where it only goes. */
function differencesOf(added: ListingFields[], removed: WordColumns[]): Word[] {
  const differences = new Map<string, Word>()
  const add = (kind: WordKind, folded: string | null, shown: string, by: number) => {
    if (folded === null) return
    const known = differences.get(keyOf({ kind, folded }))
    const word = { kind, folded, shown: shown || (known?.shown ?? ''), count: (known?.count ?? 0) + by }
    differences.set(keyOf(word), word)
  }
  for (const columns of removed) for (const kind of wordKinds) add(kind, columns[kind], '', -1)
  for (const listing of added) {
    const columns = searchColumns(listing)
    for (const kind of wordKinds) add(kind, columns[kind], listing[wordFields[kind]] ?? '', 1)
  }
  return [...differences.values()]
}

const sum = (before: Word | undefined, difference: Word): Word => ({
  ...difference,
  shown: difference.shown || (before?.shown ?? ''),
  count: (before?.count ?? 0) + difference.count,
})

/** The rows of those words, and perhaps of others. */
const kept = (db: Kysely<Tables>, chatbotId: number, words: Word[]): Promise<Word[]> =>
  db
    .selectFrom('listing_word')
    .select(['kind', 'folded', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', 'in', wordKinds)
    .where(
      'folded',
      'in',
      words.map(({ folded }) => folded),
    )
    .execute()

async function write(db: Kysely<Tables>, chatbotId: number, words: Word[]): Promise<void> {
  if (words.length === 0) return
  await db
    .insertInto('listing_word')
    .values(words.map((word) => ({ chatbot_id: chatbotId, ...word })))
    .onConflict((clash) =>
      clash.columns(['chatbot_id', 'kind', 'folded']).doUpdateSet((is) => ({
        shown: is.ref('excluded.shown'),
        count: is.ref('excluded.count'),
      })),
    )
    .execute()
  const gone = words.filter(({ count }) => count === 0)
  if (gone.length === 0) return
  await db
    .deleteFrom('listing_word')
    .where('chatbot_id', '=', chatbotId)
    .where('kind', 'in', wordKinds)
    .where(
      'folded',
      'in',
      gone.map(({ folded }) => folded),
    )
    .where('count', '=', 0)
    .execute()
}
