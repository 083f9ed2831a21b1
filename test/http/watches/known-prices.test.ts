import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, homesOf, NOON, openTelling, type Telling } from './telling.ts'

const search = { CityName: 'Seattle', MaxPrice: 1_000_000 }

describe.each(databases)('a price is compared with the one that the person knows ($name)', (kind) => {
  const clock = { now: NOON }
  let database: Awaited<ReturnType<typeof kind.create>>
  let service: Service
  let shop: Telling
  beforeAll(async () => {
    database = await kind.create()
    service = await startService({ database, now: () => clock.now })
  })
  beforeEach(async () => {
    clock.now = NOON
    shop = await openTelling(service)
  })
  afterAll(async () => {
    await service.stop()
    await database.remove()
  })
  const texts = async () => (await shop.told()).map(({ Data }) => Data.Text.split('\n')[0])

  test('what rose without a word and then fell is no cut until it costs less than was told', async () => {
    await shop.watch(search)
    const id = await shop.create({ SalePrice: 900_000 })
    expect(await shop.told()).toHaveLength(1)
    for (const SalePrice of [950_000, 930_000, 900_000]) {
      await shop.update(id, { SalePrice })
      expect(await shop.told()).toEqual([])
    }
    await shop.update(id, { SalePrice: 990_000 })
    await shop.update(id, { SalePrice: 880_000 })
    const [alert] = await shop.told()
    expect(alert?.Data.Text).toContain('Price cut: Seattle · House · 3 beds · 2 baths: $900k → $880k')
    expect(alert?.Data.Changes.map(({ New }) => New)).toEqual(['990000', '880000'])
    await shop.update(id, { SalePrice: 885_000 })
    await shop.update(id, { SalePrice: 870_000 })
    expect(await texts()).toEqual([expect.stringContaining('$880k → $870k')])
  })

  test('what was told last counts, though the clock was set back meanwhile', async () => {
    await shop.watch({ ...search, Quiet: false })
    const id = await shop.create({ SalePrice: 900_000 })
    clock.now += 5 * HOUR_MS
    expect(await shop.told()).toHaveLength(1)
    clock.now = NOON + 1
    await shop.update(id, { SalePrice: 800_000 })
    expect(await texts()).toEqual([expect.stringContaining('$900k → $800k')])
    await shop.update(id, { SalePrice: 850_000 })
    await shop.update(id, { SalePrice: 820_000 })
    expect(await texts()).toEqual([])
  })

  test('what was not told, as it had already changed again, is not known', async () => {
    await shop.watch({ ...search, Every: 'Daily' })
    const id = await shop.create({ SalePrice: 900_000 })
    clock.now += 24 * HOUR_MS
    expect(await shop.told()).toHaveLength(1)
    await shop.update(id, { SalePrice: 850_000 })
    await shop.update(id, { SalePrice: 920_000 })
    clock.now += 24 * HOUR_MS
    expect(await shop.told()).toEqual([])
    await shop.update(id, { SalePrice: 910_000 })
    clock.now += 24 * HOUR_MS
    expect(await shop.told()).toEqual([])
  })

  test('what left the range and came back is told with the price that was told before', async () => {
    await shop.watch(search)
    const id = await shop.create({ SalePrice: 900_000 })
    await shop.told()
    await shop.update(id, { SalePrice: 1_100_000 })
    await shop.told()
    await shop.update(id, { SalePrice: 950_000 })
    expect(await texts()).toEqual([expect.stringMatching(/^Now within your search: .*\$900k → \$950k/)])
  })

  test('of homes never told, all changes count that waited together', async () => {
    const [day, night, other] = [await shop.create(), await shop.create(), await shop.create()]
    await shop.watch({ ...search, Every: 'Daily' })
    await shop.watch({ ...search, sessionID: await shop.open() })
    const both = async (id: number) => {
      await shop.update(id, { SalePrice: 550_000 })
      await shop.told()
      await shop.update(id, { SalePrice: 520_000 })
    }
    clock.now = NOON + 10 * HOUR_MS
    await both(night)
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 20 * HOUR_MS
    expect(await shop.told()).toEqual([])
    await both(day)
    // The other watch tells each change as it comes.
    expect(homesOf(await shop.told())).toEqual([day])
    await shop.update(other, { SalePrice: 450_000 })
    expect(homesOf(await shop.told())).toEqual([other])
    clock.now = NOON + 44 * HOUR_MS
    expect(homesOf(await shop.told())).toEqual([other])
  })

  test('a person with two watches of a home knows what either told', async () => {
    const ada = await shop.open('ada')
    const id = await shop.create({ SalePrice: 900_000 })
    await shop.watch({ ...search, sessionID: ada })
    await shop.watch({ ListingID: id, sessionID: ada })
    await shop.update(id, { SalePrice: 950_000 })
    expect(await texts()).toEqual([expect.stringContaining('Price raised')])
    await shop.update(id, { SalePrice: 930_000 })
    const [alert] = await shop.told()
    expect(alert?.Data.Text).toContain('$950k → $930k')
    expect(alert?.Data.WatchIDs).toHaveLength(2)
  })
  test('a price that was told before a watch began is not the one that it is about', async () => {
    await shop.watch(search)
    const id = await shop.create({ SalePrice: 900_000 })
    expect(await shop.told()).toHaveLength(1)
    await shop.update(id, { SalePrice: 990_000 })
    expect(await shop.told()).toEqual([])
    clock.now += HOUR_MS
    await shop.watch({ ListingID: id })
    await shop.update(id, { SalePrice: 950_000 })
    expect(await texts()).toEqual([expect.stringMatching(/^Price cut: .*\$990k → \$950k/)])
  })
})

describe('how often a price was cut', () => {
  const clock = { now: NOON }
  let service: Service
  beforeAll(async () => {
    service = await startService({ now: () => clock.now })
  })
  afterAll(() => service.stop())

  test.each([
    ['English', ['second cut', 'fifth cut', '11th cut', '12th cut', '21st cut', '22nd cut', '23rd cut', '24th cut']],
    ['Spanish', ['2.ª rebaja', '5.ª rebaja', '11.ª', '12.ª', '21.ª rebaja', '22.ª', '23.ª', '24.ª']],
    ['French', ['2e baisse', '5e baisse', '11e', '12e', '21e baisse', '22e', '23e', '24e']],
    ['German', ['2. Senkung', '5. Senkung', '11.', '12.', '21. Senkung', '22.', '23.', '24.']],
    ['Portuguese', ['2.ª redução', '5.ª redução', '11.ª', '12.ª', '21.ª redução', '22.ª', '23.ª', '24.ª']],
  ])('is counted in %s as people count', async (AIResponseLanguage, told) => {
    const shop = await openTelling(service, { AIResponseLanguage, AlertsPerDay: 100 })
    const id = await shop.create({ SalePrice: 900_000 })
    await shop.watch({ ListingID: id })
    const texts: string[] = []
    for (let cut = 1; cut <= 24; cut++) {
      await shop.update(id, { SalePrice: 900_000 - cut * 1_000 })
      texts.push(...(await shop.told()).map(({ Data }) => Data.Text))
    }
    expect([2, 5, 11, 12, 21, 22, 23, 24].map((cut) => texts[cut - 1])).toEqual(
      told.map((count) => expect.stringContaining(`, ${count} `)),
    )
  })
})
