import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Listing, ListingFields } from '../../../src/contract/listings/listing.ts'
import { batchesOf } from '../../../src/store/database/batches.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import type { DatabaseKind } from '../../../src/store/database/database-kind.ts'
import { searchColumns } from '../../../src/store/listings/columns.ts'
import { createCombinations, writeCombinations } from '../../../src/store/listings/count/combinations.ts'
import { type TallyKind, writeTallies } from '../../../src/store/listings/tallies.ts'
import { listingWordsFolded } from '../../../src/store/listings/text/listing-words.ts'
import { plainLetters } from '../../../src/store/migrations/plain-letters.ts'
import { fullTextOf, openStore } from '../../../src/store/store.ts'
import type { Tables } from '../../../src/store/tables.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

const homes: ListingFields[] = [
  aListing({ City: 'Giessen', Description: 'An der Strasse', SalePrice: 200_000 }),
  aListing({ City: 'Gießen', Description: 'Neben der Straße, owner’s suite', SalePrice: 200_000 }),
  aListing({ City: 'Łódź', PropertyType: 'Maßhaus', ExtensionColumn: [{ Key: 'Straße', value: 'Größe' }] }),
  aListing({ City: 'Lyon', Description: 'Plain words only' }),
  // More other words than a statement may have parameters.
  ...[...Array(4).keys()].map((home) =>
    aListing({ City: 'Ǿrsted', Description: [...Array(4_200).keys()].map((word) => `ß${home}x${word}`).join(' ') }),
  ),
]

/** How texts were normalized before. */
const foldBefore = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

describe.each(databases)('a database on $name from before letters such as "ß" were stored as plain ones', (kind) => {
  test('finds and counts its listings as if they were written now', async () => {
    const database = await kind.createEmpty()
    const first = await openStore(database.url, Date.now)
    const { chatbotId } = await addChatbot(first)
    const ids = await first.listings(chatbotId).insert(homes)
    await first.close()

    const opened = await openDatabase(database.url)
    const { db, databaseKind } = opened
    const written = await columnsAndCounts(db)
    const listings = homes.map((home, index): Listing => ({ ...home, ID: ids[index] ?? 0 }))
    await asStoredBefore(db, databaseKind, { chatbotId, listings })
    expect(await columnsAndCounts(db)).not.toEqual(written)
    await plainLetters(db as unknown as Kysely<unknown>, databaseKind)
    expect(await columnsAndCounts(db)).toEqual(written)
    await opened.close()

    const after = await openStore(database.url, Date.now)
    const found = after.listings(chatbotId)
    expect(await found.count({ cities: ['GIESSEN'] })).toBe(2)
    expect(await found.count({ cities: ['Lodz'] })).toBe(1)
    expect(await found.count({ cities: ['Orsted'] })).toBe(4)
    expect(await found.count({ keywords: ['strasse'] })).toBe(3)
    expect(await found.count({ keywords: ["owner's"] })).toBe(1)
    expect(await found.count({ extension: [{ key: 'STRASSE', value: 'grosse' }] })).toBe(1)
    await after.close()
    await database.remove()
  })
})

const columnsAndCounts = async (db: Kysely<Tables>) => ({
  listings: await db.selectFrom('listing').selectAll().orderBy('id').execute(),
  counts: await db.selectFrom('listing_count').selectAll().orderBy('kind').orderBy('value').execute(),
  mixes: await db.selectFrom('listing_mix').selectAll().orderBy('city').orderBy('type').execute(),
})

type Stored = { chatbotId: number; listings: Listing[] }

/** Stores what depends on normalized texts as it was stored before. */
async function asStoredBefore(
  db: Kysely<Tables>,
  databaseKind: DatabaseKind,
  { chatbotId, listings }: Stored,
): Promise<void> {
  const words = listings.map((listing) => ({ id: listing.ID, words: listingWordsFolded(listing, foldBefore) }))
  const counts: [kind: TallyKind, value: string, shown: string][] = []
  const mixes = createCombinations()
  for (const [index, listing] of listings.entries()) {
    const [city, type] = [foldBefore(listing.City ?? ''), foldBefore(listing.PropertyType)]
    await db.updateTable('listing').set({ city, type }).where('id', '=', listing.ID).execute()
    mixes.add({ ...searchColumns(listing), city, type }, 1)
    counts.push(['city', city, listing.City ?? ''], ['type', type, listing.PropertyType])
    for (const word of new Set(words[index]?.words)) counts.push(['word', word, ''])
  }
  await fullTextOf(databaseKind).remove(
    db,
    words.map(({ id }) => id),
  )
  await fullTextOf(databaseKind).put(db, chatbotId, words)
  await db.deleteFrom('listing_count').where('kind', 'in', ['city', 'type', 'word']).execute()
  for (const some of batchesOf(counts, 500))
    await writeTallies(
      db,
      chatbotId,
      [...Map.groupBy(some, ([kind, value]) => `${kind} ${value}`).values()].flatMap(([first, ...others]) =>
        first === undefined ? [] : { kind: first[0], value: first[1], shown: first[2], count: 1 + others.length },
      ),
    )
  await db.deleteFrom('listing_mix').execute()
  await writeCombinations(
    db,
    mixes.all().map((mix) => ({ chatbot_id: chatbotId, ...mix })),
  )
}
