import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHomeStates } from '../../../src/core/watches/home-states.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { turnsOf } from '../../sim/turns.ts'
import { openShop, type Shop } from './shop.ts'

const LISTINGS = 16
/** Homes with a long log, and how often each is written: to read their logs takes several turns on a fast machine too. */
const [CHANGED, WRITES] = [30, 400]
/** About 200 kB each, so 3 MB for all: as one piece, that would stop the service for longer than a turn may take. */
const entries = Array.from({ length: 100 }, (_, index) => ({ Key: `note ${index}`, value: 'x'.repeat(2_000) }))
/** Fewest turns for 3 MB at 512 kB each. */
const TURNS = 6

describe.each(databases)('the change log on $name', ({ create, name }) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ create })
  })
  afterAll(() => shop.close())

  test('is read in turns of the event loop where listings are long', async () => {
    const listings = await shop.addChatbot()
    const homes = Array.from({ length: LISTINGS }, (_, index) =>
      aListing({ MLSNumber: `HOME-${index}`, ExtensionColumn: entries }),
    )
    await listings.insert(homes)
    const mark = await listings.changes.last()
    const keys = homes.map(({ MLSNumber }) => MLSNumber)
    await listings.remove('MLSNumber', keys)
    const changes = await listings.changes.list({ after: mark, limit: LISTINGS })
    const sequences = changes.map(({ sequence }) => sequence)

    const starts = await listings.changes.starts(sequences)
    const before = sequences.map((sequence) => starts.get(sequence)?.before)
    expect(before.map((home) => home?.MLSNumber)).toEqual(changes.map(({ mlsNumber }) => mlsNumber))
    expect(before.map((home) => home?.ExtensionColumn?.length)).toEqual(keys.map(() => entries.length))
    expect(await turnsOf(() => listings.changes.starts(sequences))).toBeGreaterThanOrEqual(TURNS)
  })

  test.runIf(name === 'SQLite')('is read in turns of the event loop where listings have changed often', async () => {
    let ids: number[] = []
    const listings = await shop.addChatbotWith(async (within) => {
      ids = await within.insert(Array.from({ length: CHANGED }, () => aListing({ SalePrice: WRITES })))
      const homes = await within.find('PrimaryId', ids.map(String))
      for (let SalePrice = 0; SalePrice < WRITES; SalePrice++)
        await within.replace(homes.map((home) => ({ ...home, SalePrice })))
    })
    const sequence = await listings.changes.last()
    const alerts = ids.map((listingId) => ({
      chatbotId: 1,
      watchId: 1,
      listingId,
      sequence,
      dueAt: 0,
      person: 'p',
      inDigest: false,
    }))

    const told = createHomeStates(listings)
    expect(await turnsOf(() => told.group(alerts))).toBeGreaterThan(1)
    expect(ids.map((id) => told.history(id).length)).toEqual(ids.map(() => WRITES + 1))
  })
})
