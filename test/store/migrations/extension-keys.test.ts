import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Listing, ListingFields } from '../../../src/contract/listings/listing.ts'
import { fold } from '../../../src/search/text/fold.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { writeTallies } from '../../../src/store/listings/tallies.ts'
import { listingWordsFolded } from '../../../src/store/listings/text/listing-words.ts'
import { extensionKeys } from '../../../src/store/migrations/extension-keys.ts'
import { fullTextOf, openStore } from '../../../src/store/store.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

const entry = (Key: string, value: string) => ({ Key, value })
const homes: ListingFields[] = [
  aListing({ ExtensionColumn: [entry('a', 'b=c')] }),
  aListing({ ExtensionColumn: [entry('A＝B', 'c'), entry('Pets', 'Yes')] }),
  aListing({ ExtensionColumn: [entry('a', 'b=c'), entry('a=b', 'c'), entry('a≠b', 'c')] }),
  aListing({ Url: 'https://homes.example.com/?id=1', Description: 'rent = 5' }),
]

describe.each(databases)('a database on $name from before keys of ExtensionColumn were told from values', (kind) => {
  test('finds and counts its listings as if they were written now', async () => {
    const database = await kind.createEmpty()
    const first = await openStore(database.url, Date.now)
    const { chatbotId } = await addChatbot(first)
    const ids = await first.listings(chatbotId).insert(homes)
    await first.close()

    const { db, databaseKind, close } = await openDatabase(database.url)
    const written = await counts(db)
    const words = homes.map((home, index) => {
      const listing: Listing = { ...home, ID: ids[index] ?? 0 }
      return { id: listing.ID, words: listingWordsFolded(listing, fold) }
    })
    await fullTextOf(databaseKind).remove(db, ids)
    await fullTextOf(databaseKind).put(db, chatbotId, words)
    await db.deleteFrom('listing_count').where('kind', '=', 'word').execute()
    const tallies = Object.entries(
      Object.groupBy(
        words.flatMap((one) => [...new Set(one.words)]),
        (word) => word,
      ),
    )
    await writeTallies(
      db,
      chatbotId,
      tallies.map(([value, same = []]) => ({ kind: 'word', value, shown: '', count: same.length })),
    )
    expect(await counts(db)).not.toEqual(written)
    await extensionKeys(db as unknown as Kysely<unknown>, databaseKind)
    expect(await counts(db)).toEqual(written)
    await close()

    const after = await openStore(database.url, Date.now)
    const found = after.listings(chatbotId)
    expect(await found.count({ extension: [{ key: 'a', value: 'b=c' }] })).toBe(2)
    expect(await found.count({ extension: [{ key: 'a=b', value: 'c' }] })).toBe(2)
    expect(await found.count({ extension: [{ key: 'pets', value: 'yes' }] })).toBe(1)
    await found.remove('PrimaryId', ids.map(String))
    const reopened = await openDatabase(database.url)
    expect(await counts(reopened.db)).toEqual([])
    await reopened.close()
    await after.close()
    await database.remove()
  })
})

const counts = (db: Kysely<Tables>) =>
  db.selectFrom('listing_count').selectAll().orderBy('kind').orderBy('value').execute()
