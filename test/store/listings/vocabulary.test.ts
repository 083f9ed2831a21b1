import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

describe.each(databases)('the vocabulary on $name', ({ create }) => {
  let database: TestDatabase
  let store: Store
  /** as another process would open it */
  let other: Store

  beforeAll(async () => {
    database = await create()
    store = await openStore(database.url, Date.now)
    other = await openStore(database.url, Date.now)
  })
  afterAll(async () => {
    await Promise.all([store.close(), other.close()])
    await database.remove()
  })

  const newChatbot = async (): Promise<number> => (await addChatbot(store)).chatbotId

  test('it is the same object until a word appears, disappears or is spelt anew, in any process', async () => {
    const chatbot = await newChatbot()
    const listings = store.listings(chatbot)
    await listings.insert([aListing({ City: 'Lyon', MLSNumber: 'one' })])
    const first = await listings.vocabulary()
    await other.listings(chatbot).insert([aListing({ City: 'Lyon' })])
    expect(await store.listings(chatbot).vocabulary()).toBe(first)

    await other.listings(chatbot).insert([aListing({ City: 'Nice', MLSNumber: 'two' })])
    const second = await listings.vocabulary()
    expect(second.cities).toEqual(['Lyon', 'Nice'])
    expect(await listings.vocabulary()).toBe(second)

    await other.listings(chatbot).remove('MLSNumber', ['two'])
    expect((await listings.vocabulary()).cities).toEqual(['Lyon'])
    await other.listings(chatbot).insert([aListing({ City: 'LYON' })])
    expect((await listings.vocabulary()).cities).toEqual(['LYON'])
  })

  test('names that nobody would type are left out: a search would wait until thousands of them are indexed', async () => {
    const listings = store.listings(await newChatbot())
    await listings.insert([aListing({ City: 'Lyon' }), aListing({ City: '㍿'.repeat(101), Location: 'x'.repeat(100) })])
    expect(await listings.vocabulary()).toMatchObject({ cities: ['Lyon'], locations: ['x'.repeat(100)] })
  })

  test('a replaced listing counts for what it says now', async () => {
    const listings = store.listings(await newChatbot())
    await listings.insert([aListing({ City: 'Lyon' }), aListing({ City: 'Lyon' }), aListing({ City: 'Nice' })])
    const [nice, lyon] = await listings.search({}, { offset: 0, limit: 2 })
    if (nice === undefined || lyon === undefined) throw new Error('the listings are not there')
    await listings.replace([{ ...lyon, City: 'Nice' }, nice, { ...lyon, City: 'Nice' }])
    expect((await listings.vocabulary()).cities).toEqual(['Nice', 'Lyon'])
    await listings.replace([{ ...lyon, City: null }])
    await listings.replace([{ ...nice, City: 'Paris' }])
    expect((await listings.vocabulary()).cities.toSorted()).toEqual(['Lyon', 'Paris'])
  })

  test('a spelling that no listing has any longer gives way to that of the newest that is left', async () => {
    const listings = store.listings(await newChatbot())
    const cities = async () => (await listings.vocabulary()).cities
    const ids = await listings.insert(['Lyon', 'LYON', 'lyon', 'Lyon '].map((City) => aListing({ City })))
    const [first, second, third, fourth] = ids.map(String)
    if (!first || !second || !third || !fourth) throw new Error('the listings are not there')
    expect(await cities()).toEqual(['Lyon '])
    await listings.remove('PrimaryId', [second])
    expect(await cities()).toEqual(['Lyon '])
    await listings.remove('PrimaryId', [fourth])
    expect(await cities()).toEqual(['lyon'])
    const [moved] = await listings.find('PrimaryId', [third])
    if (moved === undefined) throw new Error('the listing is not there')
    await listings.replace([{ ...moved, City: 'Nice' }])
    expect((await cities()).toSorted()).toEqual(['Lyon', 'Nice'])
    await listings.remove('PrimaryId', [first, third])
    expect(await cities()).toEqual([])
    await listings.insert([aListing({ City: 'LYON' })])
    expect(await cities()).toEqual(['LYON'])
  })

  test('what a transaction wrote and took back was never there', async () => {
    const chatbot = await newChatbot()
    const listings = store.listings(chatbot)
    await listings.insert([aListing({ City: 'Lyon' })])
    const undone = store.transaction(async (within) => {
      const inside = within.listings(chatbot)
      await inside.insert([aListing({ City: 'Atlantis' })])
      expect((await inside.vocabulary()).cities.toSorted()).toEqual(['Atlantis', 'Lyon'])
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await listings.insert([aListing({ City: 'Nice' })])
    expect((await listings.vocabulary()).cities.toSorted()).toEqual(['Lyon', 'Nice'])
  })

  test('writers that meet lose no count, and a chatbot may be removed among them', async () => {
    const chatbot = await newChatbot()
    const cities = ['Lyon', 'Nice', 'Paris', 'Toulon']
    const write = async (index: number) => {
      const mine = (index % 2 === 0 ? store : other).listings(chatbot)
      const ids = await mine.insert(cities.map((City) => aListing({ City: `${City} ${(index % 3) + 1}` })))
      await mine.remove('PrimaryId', ids.toReversed().slice(1).map(String))
    }
    await Promise.all(Array.from({ length: 24 }, (_, index) => write(index)))
    const { cities: left } = await other.listings(chatbot).vocabulary()
    expect(left.toSorted()).toEqual(['Toulon 1', 'Toulon 2', 'Toulon 3'])

    const writes = Promise.allSettled(Array.from({ length: 12 }, (_, index) => write(index)))
    await store.chatbots.remove(chatbot)
    await writes
    expect((await other.listings(chatbot).vocabulary()).cities).toEqual([])
    expect(await store.listings(chatbot).count({})).toBe(0)
  })
})
