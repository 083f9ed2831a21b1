import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchStops } from '../../sim/service/event-loop-stalls.ts'
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
  const longestStop = watchStops()
  await service.runWatches()
  clock.now += 12 * HOUR_MS
  const told = await shop.told()
  expect(longestStop()).toBeLessThan(STOP_MAX_MS)
  expect(told).toHaveLength(messages)
  expect(told[0]?.Data.WatchIDs).toHaveLength(120)
})
