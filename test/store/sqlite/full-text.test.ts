import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop } from '../listings/shop.ts'

const [sqlite] = databases

test('an update of long listings adds their words to the index at once, not listing by listing', async () => {
  const database = await sqlite.create()
  const shop = await openShop({ create: async () => database })
  const listings = await shop.addChatbot()
  // Each is long enough to be written in a turn of the event loop of its own.
  const ids = await listings.insert(
    Array.from({ length: 5 }, () => aListing({ Description: Array(14_000).fill('pool').join(' ') })),
  )
  const db = new DatabaseSync(database.url, { readOnly: true })
  const segments = () => Number(db.prepare('select count(distinct segid) as n from listing_words_idx').get()?.['n'])
  const before = segments()
  const found = await listings.find('PrimaryId', ids.map(String))
  await listings.replace(found.map((listing) => ({ ...listing, City: 'Ely' })))
  expect(segments() - before).toBe(1)
  expect(await listings.count({ keywords: ['ely pool'] })).toBe(5)
  db.close()
  await shop.close()
})
