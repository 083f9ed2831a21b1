import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Listing } from '../../contract/listings/listing.ts'
import { fold } from '../../search/text/fold.ts'
import type { DatabaseKind } from '../database/database-kind.ts'
import { toListing } from '../listings/rows.ts'
import { writeTallies } from '../listings/tallies.ts'
import type { FullText } from '../listings/text/full-text.ts'
import { postgresFullText } from '../listings/text/full-text-postgres.ts'
import { sqliteFullText } from '../listings/text/full-text-sqlite.ts'
import { listingWords, listingWordsFolded } from '../listings/text/listing-words.ts'
import type { Tables } from '../tables.ts'

/** Listings that are read and rewritten together: each may take 1 MB. */
const AT_ONCE = 50

/** "=" and what is folded to it. */
const SIGNS = '=⁼₌≠⩴⩵⩶﹦＝'

/** Writes the index words and their counts anew of listings with "=" in a key of ExtensionColumn, which stood for others too. */
export async function extensionKeys(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  const tables = db as Kysely<Tables>
  const fullText = databaseKind === 'sqlite' ? sqliteFullText : postgresFullText
  const holds =
    databaseKind === 'sqlite'
      ? sql<boolean>`listing_text.data glob ${`*"ExtensionColumn":*[${SIGNS}]*`}`
      : sql<boolean>`listing_text.data ~ ${`"ExtensionColumn":.*[${SIGNS}]`}`
  for (let last = 0; ; ) {
    const rows = await tables
      .selectFrom('listing')
      .innerJoin('listing_text', 'listing_text.id', 'listing.id')
      .select(['listing.id', 'listing.chatbot_id', 'listing_text.data'])
      .where('listing.id', '>', last)
      .where(holds)
      .orderBy('listing.id')
      .limit(AT_ONCE)
      .execute()
    for (const [chatbotId, own] of Map.groupBy(rows, (row) => row.chatbot_id))
      await rewrite(tables, fullText, { chatbotId, listings: own.map(toListing).filter(hasSignInKey) })
    last = rows.at(-1)?.id ?? 0
    if (rows.length < AT_ONCE) return
    await setImmediate()
  }
}

const hasSignInKey = ({ ExtensionColumn }: Listing): boolean =>
  (ExtensionColumn ?? []).some(({ Key }) => fold(Key).includes('='))

async function rewrite(
  db: Kysely<Tables>,
  fullText: FullText,
  { chatbotId, listings }: { chatbotId: number; listings: Listing[] },
): Promise<void> {
  const words = listings.map((listing) => ({ id: listing.ID, words: listingWords(listing) }))
  await fullText.remove(
    db,
    words.map(({ id }) => id),
  )
  await fullText.put(db, chatbotId, words)
  for (const listing of listings) {
    const [before, after] = [new Set(listingWordsFolded(listing, fold)), new Set(listingWords(listing))]
    await writeTallies(db, chatbotId, [
      ...[...before.difference(after)].map((word) => tally(word, -1)),
      ...[...after.difference(before)].map((word) => tally(word, 1)),
    ])
  }
}

const tally = (value: string, count: number) => ({ kind: 'word' as const, value, shown: '', count })
