import type { Kysely } from 'kysely'
import type { Listing } from '../../../contract/listings/listing.ts'
import { createYielder } from '../../../core/event-loop/yielding.ts'
import { batchesOf, inTurns } from '../../database/batches.ts'
import type { Tables } from '../../tables.ts'
import { addToCatalogue } from '../catalogue.ts'
import { among, type Count, isWordKind, type Tally, valueTalliesOf, type WordKind, writeTallies } from '../tallies.ts'
import { haveSameWords, listingWords, textWords } from '../text/listing-words.ts'
import { updateCombinationCounts } from './combinations.ts'
import { keepSpellings } from './spellings.ts'

/** A change of a count, with the spellings in the listings that were added and removed. */
type Difference = Count & { added: Set<string>; removed: Set<string> }

/** Rows per statement and turn of the event loop. */
const ROWS_AT_ONCE = 500

/** Updates tallies for added and removed listings. Call within `changingCatalogue`, whose lock protects the read and the write. */
export async function countListings(
  db: Kysely<Tables>,
  chatbotId: number,
  { added, removed }: { added: Listing[]; removed: Listing[] },
): Promise<void> {
  const differences = await differencesOf(added, removed)
  let hasVocabularyChanged = false
  for await (const some of inTurns(batchesOf(differences, ROWS_AT_ONCE))) {
    const words = some.filter(({ kind }) => isWordKind(kind))
    const before = new Map((await read(db, chatbotId, words)).map((count) => [keyOf(count), count]))
    const changes = some.filter((count) => count.count !== 0 || isShownAnew(count, before.get(keyOf(count))))
    await writeTallies(db, chatbotId, changes)
    hasVocabularyChanged ||= words.some((count) => isOtherWord(count, before.get(keyOf(count))))
    const spelt = words.map((word) => {
      const { count = 0, shown } = before.get(keyOf(word)) ?? {}
      return { ...word, kind: word.kind as WordKind, left: count + word.count, shown }
    })
    hasVocabularyChanged = (await keepSpellings(db, chatbotId, spelt)) || hasVocabularyChanged
  }
  await updateCombinationCounts(db, chatbotId, { added, removed })
  if (hasVocabularyChanged) await addToCatalogue(db, chatbotId, { vocabulary: 1 })
}

const keyOf = ({ kind, value }: Pick<Count, 'kind' | 'value'>): string => `${kind} ${value}`
const isShownAnew = (difference: Count, before: Count | undefined) =>
  difference.shown !== '' && difference.shown !== before?.shown
/** Whether a value appears, disappears or changes its spelling. */
const isOtherWord = (difference: Count, before: Count | undefined) =>
  isShownAnew(difference, before) || difference.count + (before?.count ?? 0) === 0

/** Change of count per value, and its latest spelling ("" if only removed). */
async function differencesOf(added: Listing[], removed: Listing[]): Promise<Difference[]> {
  const differences = new Map<string, Difference>()
  const add = ({ kind, value, shown }: Tally, by: 1 | -1) => {
    const key = keyOf({ kind, value })
    const known = differences.get(key) ?? { kind, value, shown: '', count: 0, added: new Set(), removed: new Set() }
    differences.set(key, known)
    known.count += by
    if (shown === '') return
    if (by === 1) known.shown = shown
    known[by === 1 ? 'added' : 'removed'].add(shown)
  }
  for (const listing of removed) for (const tally of valueTalliesOf(listing)) add(tally, -1)
  for (const listing of added) for (const tally of valueTalliesOf(listing)) add(tally, 1)
  const values = [...differences.values()].filter(({ count, shown }) => count !== 0 || shown !== '')
  return [...values, ...(await wordDifferencesOf(added, removed))]
}

/** The same of words, in several turns of the event loop: two listings may have 32,000. A change of price changes none. */
async function wordDifferencesOf(added: Listing[], removed: Listing[]): Promise<Difference[]> {
  const before = new Map(removed.map((listing) => [listing.ID, listing]))
  const isUnchanged = (after: Listing) => {
    const was = before.get(after.ID)
    return was !== undefined && haveSameWords(was, after)
  }
  const unchanged = new Set(added.filter(isUnchanged).map(({ ID }) => ID))
  const counts = new Map<string, number>()
  const yieldAfter = createYielder()
  for (const [listings, by] of [[removed, -1] as const, [added, 1] as const])
    for (const listing of listings) {
      if (unchanged.has(listing.ID)) continue
      for (const word of new Set(listingWords(listing))) counts.set(word, (counts.get(word) ?? 0) + by)
      await yieldAfter(textWords(listing).length)
    }
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([value, count]) => ({ kind: 'word', value, shown: '', count, added: NONE, removed: NONE }))
}

/** Words have no spellings. */
const NONE = new Set<string>()

async function read(db: Kysely<Tables>, chatbotId: number, counts: Count[]): Promise<Count[]> {
  if (counts.length === 0) return []
  return await db
    .selectFrom('listing_count')
    .select(['kind', 'value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where(among(counts))
    .execute()
}
