import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LoggedWrite } from '../../../src/core/ports/listings.ts'
import { estimateAlertsPerDay } from '../../../src/core/watches/too-wide.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from '../../store/listings/shop.ts'

const DAYS = 30

describe.each(databases)('how many alerts a day a filter would have made ($name)', ({ create }) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ create })
  })
  afterAll(() => shop.close())

  /** A chatbot where one home of three is in Tacoma, and what `perDay` reads of its log. */
  async function logOf(homes: number) {
    const listings = await shop.addChatbot()
    for (let from = 0; from < homes; from += 500)
      await listings.insert(
        Array.from({ length: Math.min(500, homes - from) }, (_, index) =>
          aListing({ City: (from + index) % 3 === 0 ? 'Tacoma' : 'Seattle', SalePrice: 500_000 }),
        ),
      )
    const read: LoggedWrite[] = []
    const changes: typeof listings.changes = {
      ...listings.changes,
      async writes(of) {
        const writes = await listings.changes.writes(of)
        read.push(...writes)
        return writes
      },
    }
    const ask = (city: string) =>
      estimateAlertsPerDay(
        { ...listings, changes },
        { filter: { cities: [city] }, kinds: ['New', 'PriceDown'] },
        Date.now(),
      )
    return { listings, ask, read }
  }

  test('is counted where little changed, each write once', async () => {
    const { listings, ask, read } = await logOf(120)
    const homes = await listings.search({ cities: ['Tacoma'] }, { offset: 0, limit: 100 })
    // Each of these writes makes two rows, on both sides of where a page may end.
    await listings.replace(homes.map((home) => ({ ...home, SalePrice: 400_000, Status: 'PreOnMarket' })))
    expect(await ask('Tacoma')).toBe(Math.round((80 / DAYS) * 100) / 100)
    expect(read.length).toBeLessThanOrEqual(120 + 40 + 5)
  })

  test('is estimated from a part of the log where much changed', async () => {
    const { ask, read } = await logOf(3_000)
    const told = await ask('Tacoma')
    expect(read.length).toBeLessThanOrEqual(2_000)
    expect(Math.abs(told - 1_000 / DAYS)).toBeLessThan(1)
    expect(await ask('nowhere')).toBe(0)
  })

  test('is none where nothing changed', async () => {
    const { ask } = await logOf(0)
    expect(await ask('Tacoma')).toBe(0)
  })
})
