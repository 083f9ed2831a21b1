import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

const AT_ONCE = 200

describe.each(databases)('listings that many callers insert at once on $name', ({ create }) => {
  let database: TestDatabase
  let store: Store
  let ticks = 0
  beforeAll(async () => {
    database = await create()
    // Each look at the clock tells another time, so changes of one time are of one transaction.
    store = await openStore(database.url, () => ++ticks)
  })
  afterAll(async () => {
    await store.close()
    await database.remove()
  })

  async function newChatbot(): Promise<ListingStore> {
    return store.listings((await addChatbot(store)).chatbotId)
  }
  const everything = (listings: ListingStore) => listings.after(0, 10 * AT_ONCE)
  const changesOf = (listings: ListingStore) => listings.changes.list({ after: 0, limit: 10 * AT_ONCE })

  test('share a few transactions, and each caller is told the ids of its own', async () => {
    const listings = await newChatbot()
    const homes = Array.from({ length: AT_ONCE }, (_, index) =>
      Array.from({ length: 1 + (index % 2) }, (_part, part) => aListing({ Description: `home ${index}.${part}` })),
    )
    const ids = await Promise.all(homes.map((some) => listings.insert(some)))
    const kept = new Map((await everything(listings)).map(({ ID, Description }) => [ID, Description]))
    expect(ids.map((some) => some.map((id) => kept.get(id)))).toEqual(
      homes.map((some) => some.map(({ Description }) => Description)),
    )
    expect(ids.flat()).toEqual(ids.flat().toSorted((one, other) => one - other))
    expect(await listings.count({})).toBe(homes.flat().length)
    const changes = await changesOf(listings)
    expect(changes.map(({ listingId }) => listingId)).toEqual(ids.flat())
    expect(new Set(changes.map(({ at }) => at)).size).toBeLessThan(AT_ONCE / 10)
  })

  test('fail alone where one of them cannot be kept', async () => {
    const listings = await newChatbot()
    const bad = aListing({ Status: null } as unknown as Partial<ListingFields>)
    const inserts = Array.from({ length: 20 }, (_, index) => listings.insert([index === 7 ? bad : aListing()]))
    const states = (await Promise.allSettled(inserts)).map(({ status }) => status)
    expect(states).toEqual(states.map((_, index) => (index === 7 ? 'rejected' : 'fulfilled')))
    expect(await everything(listings)).toHaveLength(19)
    expect(await listings.count({})).toBe(19)
    expect((await changesOf(listings)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 19 }, (_, index) => index + 1),
    )
  })

  test('of a chatbot that is not there fail each for that reason', async () => {
    const gone = store.listings(999_999_999)
    const failed = await Promise.allSettled([gone.insert([aListing()]), gone.insert([aListing()])])
    expect(failed.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/chatbot/i)),
    )
  })

  test('with long texts share a transaction with few others', async () => {
    const listings = await newChatbot()
    const long = () => aListing({ Description: 'a garden '.repeat(7_000) })
    await Promise.all(Array.from({ length: 20 }, () => listings.insert([long()])))
    expect(new Set((await changesOf(listings)).map(({ at }) => at)).size).toBeGreaterThanOrEqual(10)
  })
})
