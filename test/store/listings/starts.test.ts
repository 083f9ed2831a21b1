import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from './shop.ts'

const LISTINGS = 16
/** About 200 kB each, so 3 MB for all: as one piece, that would stop the service for longer than a turn may take. */
const entries = Array.from({ length: 100 }, (_, index) => ({ Key: `note ${index}`, value: 'x'.repeat(2_000) }))
/** Fewest turns for 3 MB at 512 kB each. */
const TURNS = 6

/** How many turns of the event loop begin while `work` runs. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let turns = 0
  const ended = work().finally(() => (isDone = true))
  while (!isDone) {
    await turn()
    turns += 1
  }
  await ended
  return turns
}

describe.each(databases)('listings as they were before their changes on $name', ({ create }) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ create })
  })
  afterAll(() => shop.close())

  test('are read in turns of the event loop where they are long', async () => {
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
})
