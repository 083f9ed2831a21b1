import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { usedMsOf } from '../../sim/clock/cost.ts'
import { databases } from '../../sim/service/databases.ts'
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
  const database = await databases[0].create()
  onTestFinished(database.remove)
  const crowded = await startService({ database, now: () => clock.now })
  onTestFinished(() => crowded.stop())
  const shop = await openTelling(crowded)
  const made = Array.from(
    { length: 100 },
    async (_, index) => await shop.watch({ visitorId: `v${index}`, Query: 'houses' }),
  )
  await Promise.all(made)
  const db = new DatabaseSync(database.url)
  // As matching inserts them, 2,000 for each watch, which takes it several times as long.
  db.exec(`
    with recursive change(sequence) as (select 1 union all select sequence + 1 from change where sequence < 2000)
    insert into alert (watch_id, listing_id, sequence, chatbot_id, person, due_at, in_digest)
    select id, 1, sequence, chatbot_id, 'visitor ' || visitor_id, ${NOON}, 0 from change, watch`)
  db.close()
  const { watches } = crowded.store
  const find = async () => expect(await watches.due(NOON, 50)).toHaveLength(50)
  // It takes 1 ms; 30, where all alerts of one person are read after the other.
  expect(await shortestStopDuring(find, 10)).toBeLessThan(10)
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
