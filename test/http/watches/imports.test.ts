import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { importBatch, startRun } from '../../../src/core/listings/importing.ts'
import { longestStopDuring } from '../../sim/service/event-loop-stalls.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling, type Telling } from './telling.ts'

const clock = { now: NOON }
const failures: unknown[] = []
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now, logged: (facts) => failures.push(facts) })
})
beforeEach(async () => {
  clock.now = NOON
  shop = await openTelling(service)
})
afterAll(async () => {
  await service.stop()
  expect(failures).toEqual([])
})

const inSeattle = { CityName: 'Seattle', MaxPrice: 600_000, Status: 'Active' }
describe('an import', () => {
  const importHomes = async (alerts: 'on' | 'digest' | 'off', prices: number[]) => {
    const chatbot = await service.store.chatbots.bySerial(shop.SerialNumber)
    const rows = prices.map((SalePrice, row) => ({
      row,
      listing: aListing({ City: 'Seattle', SalePrice, MLSNumber: `I-${row}` }),
      assumed: [],
    }))
    const run = await startRun(
      (async function* () {
        yield* rows
      })(),
    )
    await importBatch({ store: service.store, chatbotId: chatbot?.id ?? 0, run, alerts }, rows)
    return chatbot?.id ?? 0
  }

  test('is told together once it is over, one by one, or not at all', async () => {
    await shop.watch(inSeattle)
    const id = await importHomes('digest', [500_000, 510_000, 900_000])
    expect(await shop.told()).toEqual([])
    await service.store.watches.markImporting(id, 0)
    const [digest, ...others] = await shop.told()
    expect(others).toEqual([])
    expect(digest?.Data.Listings).toHaveLength(2)
    await importHomes('on', [400_000, 410_000, 900_000])
    expect((await shop.told()).map(({ Data }) => Data.Digest)).toEqual([undefined, undefined])
    await importHomes('off', [300_000, 310_000, 300_000])
    expect(await shop.told()).toEqual([])
  })

  test('that many watches match does not stop others', async () => {
    for (let count = 0; count < 250; count++) await shop.watch({ ...inSeattle, Wide: true })
    const id = await importHomes(
      'digest',
      Array.from({ length: 100 }, () => 500_000),
    )
    const longestStop = await longestStopDuring(async () => expect(await shop.told()).toEqual([]))
    expect(longestStop).toBeLessThan(75)
    const [person, ...others] = await service.store.watches.due(clock.now + HOUR_MS, 2)
    expect(others).toEqual([])
    const pending = await service.store.watches.pending(id, person?.person ?? '')
    expect(pending).toHaveLength(250 * 100)
  })

  test('that was broken off is told after a minute', async () => {
    await shop.watch(inSeattle)
    await importHomes('digest', [500_000])
    clock.now += 60_000
    expect(await shop.told()).toHaveLength(1)
  })

  test('that was broken off while the clock was far ahead is told once the clock is right', async () => {
    await shop.watch(inSeattle)
    clock.now = NOON + 1_000 * HOUR_MS
    await importHomes('digest', [500_000])
    expect(await shop.told()).toEqual([])
    clock.now = NOON
    expect(await shop.told()).toHaveLength(1)
  })

  test('that ends in the evening is told together in the morning', async () => {
    await shop.watch(inSeattle)
    clock.now = NOON + 9 * HOUR_MS - 30_000
    const id = await importHomes('digest', [500_000, 510_000])
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 9 * HOUR_MS
    await service.store.watches.markImporting(id, 0)
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 20 * HOUR_MS
    expect((await shop.told()).map(({ Data }) => Data.Listings?.length)).toEqual([2])
  })
})

test('a process that loses its lease in mid-work stops, and nothing is told twice', async () => {
  const people = Array.from({ length: 40 }, (_, index) => `person ${index}`)
  for (const visitorId of people) await shop.watch({ ...inSeattle, visitorId })
  await shop.create()
  const second = vi.spyOn(Date, 'now')
  const start = Date.now()
  let looks = 0
  second.mockImplementation(() => start + 2_000 * looks++)
  const lease = vi.spyOn(service.store.leases, 'hold')
  lease.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValue(false)
  const before = (await shop.told()).length
  lease.mockRestore()
  second.mockRestore()
  expect(before).toBeLessThan(people.length)
  expect(before + (await shop.told()).length).toBe(people.length)
  expect(await shop.told()).toEqual([])
})

test.each([
  ['Spanish', 'Nuevo: Seattle · House · 3 dormitorios · 2 baños: $500k', 'Sigue: '],
  ['French', 'Nouveau: Seattle · House · 3 chambres', 'Vous suivez: '],
  ['German', 'Neu: Seattle · House · 3 Schlafzimmer · 2 Bäder', 'Sie beobachten: '],
  ['Portuguese', 'Novo: Seattle · House · 3 quartos · 2 banheiros', 'Você acompanha: '],
])('an alert is in %s where the answers are', async (AIResponseLanguage, text, because) => {
  shop = await openTelling(service, { AIResponseLanguage })
  await shop.watch(inSeattle)
  await shop.create()
  const [alert] = await shop.told()
  expect(alert?.Data.Text).toContain(text)
  expect(alert?.Data.Text).toContain(because)
})
