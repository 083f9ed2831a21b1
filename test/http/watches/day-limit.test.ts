import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling, type Telling } from './telling.ts'

const clock = { now: NOON }
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now })
})
beforeEach(() => {
  clock.now = NOON
})
afterAll(() => service.stop())

const inSeattle = { CityName: 'Seattle', MaxPrice: 600_000, Status: 'Active' }

test('no more than so many a day, and the rest in one', async () => {
  shop = await openTelling(service, { AlertsPerDay: 2 })
  await shop.watch(inSeattle)
  await shop.watch({ CityName: 'Seattle' })
  const ids = []
  for (let count = 0; count < 5; count++) ids.push(await shop.create())
  expect((await shop.told()).map(({ Data }) => [Data.ListingID, Data.Digest])).toEqual([
    [ids[0], undefined],
    [ids[1], undefined],
  ])
  clock.now += 10_000
  expect((await shop.told()).map(({ Data }) => Data.Listings?.map(({ ListingID }) => ListingID))).toEqual([
    ids.slice(2),
  ])
  const late = await shop.create()
  expect(await shop.told()).toEqual([])
  clock.now = NOON + 20 * HOUR_MS
  expect(
    (await shop.told()).map(({ Data }) => [Data.Digest, Data.Listings?.map(({ ListingID }) => ListingID)]),
  ).toEqual([[true, [late]]])
  await shop.create()
  expect((await shop.told()).map(({ Data }) => Data.Digest)).toEqual([undefined])
})

test('what comes beyond the day’s number, one after the other, is one digest too', async () => {
  shop = await openTelling(service, { AlertsPerDay: 1 })
  await shop.watch(inSeattle)
  await shop.create()
  expect(await shop.told()).toHaveLength(1)
  const ids = []
  for (let count = 0; count < 3; count++) {
    ids.push(await shop.create())
    expect(await shop.told()).toEqual([])
    clock.now += 4_000
  }
  const digests = []
  for (let second = 0; second < 20; second++) {
    digests.push(...(await shop.told()))
    clock.now += 1_000
  }
  expect(digests.map(({ Data }) => Data.Listings?.map(({ ListingID }) => ListingID))).toEqual([ids])
})
