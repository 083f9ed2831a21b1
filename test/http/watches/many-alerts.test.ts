import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { usedMsOf } from '../../sim/clock/cost.ts'
import { longestStopDuring, shortestStopDuring } from '../../sim/service/event-loop-stalls.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling } from './telling.ts'

const clock = { now: NOON }
let service: Service
beforeAll(async () => {
  service = await startService({ now: () => clock.now })
})
afterAll(() => service.stop())

/** Far more than a stop may be, for what took seconds, in ms of the processor's time. */
const STOP_MAX_MS = 500

test.each([
  ['a digest', { Every: 'Daily' }, 1],
  ['what came within the quiet hours', { Every: 'AtOnce', Quiet: true }, 10],
])('%s of 12,000 alerts of one visitor stops nobody for long', async (_what, timing, messages) => {
  clock.now = NOON
  const shop = await openTelling(service)
  for (let index = 0; index < 120; index++) await shop.watch({ MinPrice: 1_000 + index, ...timing })
  clock.now += 12 * HOUR_MS
  for (let count = 0; count < 100; count++) await shop.create()
  const longestStop = await longestStopDuring(async () => {
    await service.runWatches()
    clock.now += 12 * HOUR_MS
    const told = await shop.told()
    expect(told).toHaveLength(messages)
    expect(told[0]?.Data.WatchIDs).toHaveLength(120)
  })
  expect(longestStop).toBeLessThan(STOP_MAX_MS)
})

test('who has alerts that are due is found at once, however many of each person are', async () => {
  clock.now = NOON
  // Of its own: nobody else has to tell of these alerts.
  const crowded = await startService({ now: () => clock.now })
  onTestFinished(() => crowded.stop())
  const shop = await openTelling(crowded)
  const { watches } = crowded.store
  const id = (await crowded.store.chatbots.bySerial(shop.SerialNumber))?.id ?? 0
  const made = Array.from(
    { length: 100 },
    async (_, index) => await shop.watch({ visitorId: `v${index}`, Query: 'houses' }),
  )
  const ids = (await Promise.all(made)).map(({ WatchID }) => WatchID)
  for (let sequence = 1; sequence <= 2_000; sequence += 100)
    await watches.advance(
      id,
      { from: sequence - 1, to: sequence + 99 },
      Array.from({ length: 100 * ids.length }, (_, index) => ({
        watchId: ids[index % 100] ?? 0,
        person: `visitor v${index % 100}`,
        listingId: 1,
        sequence: sequence + Math.floor(index / 100),
        dueAt: NOON,
        inDigest: false,
      })),
    )
  const find = async () => expect(await watches.due(NOON, 50)).toHaveLength(50)
  expect(await shortestStopDuring(find, 30)).toBeLessThan(30)
})

test('while 800 alerts of 100 visitors are made, a request takes less than three times as long', async () => {
  clock.now = NOON
  const shop = await openTelling(service, { AlertsPerDay: 1_000 })
  for (let index = 0; index < 100; index++)
    await shop.watch({ visitorId: `visitor ${index}`, CityName: 'Seattle', Quiet: false, Wide: true })
  for (let count = 0; count < 8; count++) await shop.create()
  const request = () => service.data('/chat/Chatbot/RealEstateList', { SerialNumber: shop.SerialNumber, PageSize: 5 })
  const alone = await usedMsOf(async () => {
    for (let count = 0; count < 100; count++) await request()
  })

  const round = { isOver: false }
  const told = service.runWatches().then(() => (round.isOver = true))
  let [requests, meanwhile] = [0, 0]
  for (; !round.isOver; requests++) meanwhile += await usedMsOf(request)
  await told
  expect(meanwhile / requests).toBeLessThan((3 * alone) / 100)
})
