import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { type Bot, startBot } from '../../sim/bots/bot.ts'
import { ada } from '../../sim/bots/person.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

/** What the simulated platform takes. */
const NAME_MAX = 80

let service: Service
let serialNumber: string
const memory = openShortMemory()
const bots: Bot[] = []

const homes: Partial<ListingFields>[] = [
  { City: 'Kent', SalePrice: 500_000, Address: '1 Elm St', MLSNumber: 'A1' },
  { City: 'Kent', SalePrice: 560_000, Bedrooms: 3, MLSNumber: 'A2' },
  { City: 'Kent', SalePrice: 430_000, Bedrooms: 3, MLSNumber: 'A3' },
  { City: 'Kent', SalePrice: 600_000, Bedrooms: 3, MLSNumber: 'too dear' },
  { City: 'Kent', SalePrice: 500_000, Bedrooms: 4, MLSNumber: 'too large' },
  { City: 'Kent', SalePrice: 500_000, Status: 'Sold', MLSNumber: 'sold' },
  { City: 'Kent', RentPrice: 2_000, SaleType: 'for_rent', MLSNumber: 'rental' },
  { City: 'Kentwood', SalePrice: 500_000, MLSNumber: 'x'.repeat(200) },
]

beforeAll(async () => {
  service = await startService()
  serialNumber = await service.data('/chat/Chatbot/Add', { Name: 'The shop' })
  for (const home of homes)
    await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...aListing(home) })
})
afterAll(async () => {
  for (const { bridge } of bots) await bridge.close()
  await memory.close()
  await service.stop()
})

/** The listings as a process finds them that was just started. */
async function listings() {
  const bot = await startBot({ service: { url: service.url, secretKey: service.keys.secret }, serialNumber, memory })
  bots.push(bot)
  return bot.bridge.listings
}

const page = (found: { cards: { title: string }[] } | undefined) => found?.cards.map(({ title }) => title)

test('a search goes on page by page after a restart, by a name that fits a button', async () => {
  const filter = { CityName: 'Kent', SortBy: 'PriceAsc' } as const
  const first = await (await listings()).find(ada(), filter)
  expect([first.total, first.pages, first.page, first.from, first.cards.length]).toEqual([6, 2, 1, 1, 5])
  expect(first.search.length).toBeLessThanOrEqual(NAME_MAX)
  const second = await (await listings()).page(ada(), first.search, 2)
  expect(page(second)).toEqual(['$600,000 · 3 bd · 2 ba · 1,500 sq ft'])
  expect([second?.from, second?.search]).toEqual([6, first.search])
})

test('a search by fields leaves sold homes out, unless they or one listing are asked for', async () => {
  const desk = await listings()
  const found = async (filter: ListingFilter) => (await desk.find(ada(), { CityName: 'Kent', ...filter })).total
  expect(await found({})).toBe(6)
  expect(await found({ Status: 'Sold' })).toBe(1)
  expect(await found({ MLSNumber: 'sold' })).toBe(1)
  expect(await found({ Query: 'sold homes' })).toBe(1)
  expect(await found({ Query: 'homes' })).toBe(6)
})

test('a search too long for a button is kept in the memory, and one that is forgotten is known as such', async () => {
  const Query = `houses in Kent ${'with a very long wish '.repeat(20)}`
  const found = await (await listings()).find(ada(), { Query })
  expect(found.search.length).toBeLessThanOrEqual(NAME_MAX)
  expect((await (await listings()).page(ada(), found.search, 1))?.total).toBe(found.total)
  expect(await (await listings()).page(ada(), '~forgotten', 1)).toBeUndefined()
})

test('words are explained: what was understood, corrected and refused', async () => {
  const found = await (await listings()).find(ada(), { Query: '3 bedroom houses in Kennt with no kids nearby' })
  expect(found.notes.join('\n')).toMatch(/Looking for: .*Kent/)
  expect(found.notes.join('\n')).toMatch(/I took “Kennt” as “Kent”/i)
  expect(found.notes.join('\n')).toMatch(/I left out “no kids/)
})

test('the details of a listing are found by its name, whatever its MLS number, until it is gone', async () => {
  const desk = await listings()
  const [long] = (await desk.find(ada(), { CityName: 'Kentwood' })).cards
  expect(long?.listing.length).toBeLessThanOrEqual(NAME_MAX)
  expect(await (await listings()).details(ada(), long?.listing ?? '')).toEqual(long)
  expect([await desk.details(ada(), '99999.A1'), await desk.details(ada(), 'nonsense')]).toEqual([undefined, undefined])
})

test('similar listings have the city, type, sale and bedrooms, are about as dear, and leave the listing itself out', async () => {
  const desk = await listings()
  const [one] = (await desk.find(ada(), { MLSNumber: 'A1' })).cards
  const similar = await desk.similar(ada(), one?.listing ?? '')
  expect([similar?.total, page(similar)]).toEqual([
    2,
    ['$430,000 · 3 bd · 2 ba · 1,500 sq ft', '$560,000 · 3 bd · 2 ba · 1,500 sq ft'],
  ])
  const [sold] = (await desk.find(ada(), { MLSNumber: 'sold' })).cards
  expect((await desk.similar(ada(), sold?.listing ?? ''))?.total).toBe(3)
})

test('homes like one are counted and numbered without it, and each is on one page', async () => {
  const desk = await listings()
  for (let number = 1; number <= 11; number += 1)
    await service.data('/chat/Chatbot/RealEstateCreate', {
      SerialNumber: serialNumber,
      ...aListing({ City: 'Yelm', SalePrice: 500_000 + number, MLSNumber: `Y${number}` }),
    })
  for (let number = 1; number <= 11; number += 1) {
    const [one] = (await desk.find(ada(), { MLSNumber: `Y${number}` })).cards
    const first = await desk.similar(ada(), one?.listing ?? '')
    const pages = [first, await desk.page(ada(), first?.search ?? '', 2)]
    expect(pages.map((found) => [found?.from, found?.cards.length, found?.pages, found?.total])).toEqual([
      [1, 5, 2, 10],
      [6, 5, 2, 10],
    ])
    const shown = pages.flatMap((found) => found?.cards.map(({ listing }) => listing) ?? [])
    expect(new Set([...shown, one?.listing]).size).toBe(11)
  }
})

test('who turns to a page that is gone sees the last one, not that there is nothing', async () => {
  const desk = await listings()
  const first = await desk.find(ada(), { CityName: 'Kent', SortBy: 'PriceAsc' })
  const gone = await desk.page(ada(), first.search, 9)
  expect([gone?.page, gone?.from, gone?.cards.length, gone?.pages]).toEqual([2, 6, 1, 2])
  const none = await desk.find(ada(), { CityName: 'Kent', MinPrice: 90_000_000 })
  expect((await desk.page(ada(), none.search, 3))?.total).toBe(0)
})

test('a question about a listing names its place, in the person’s language', async () => {
  const desk = await listings()
  const [one] = (await desk.find(ada(), { MLSNumber: 'A1' })).cards
  expect(await desk.question(ada(), one?.listing ?? '')).toBe('Tell me more about 1 Elm St, Kent.')
  const spanish = { ...ada(), locale: 'es' }
  expect(await desk.question(spanish, one?.listing ?? '')).toBe('Cuénteme más sobre 1 Elm St, Kent.')
})

test('cities are completed, the one with most listings first', async () => {
  const browser = await listings()
  // On a busy machine the first completion may come too late, which is none.
  await expect.poll(() => browser.cities(ada(), 'ken')).toEqual(['Kent', 'Kentwood'])
  expect(await browser.cities(ada(), 'zzz')).toEqual([])
})
