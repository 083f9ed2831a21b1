import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, homesOf, NOON, openTelling, type Telling } from './telling.ts'

/** Far more than any watch lets wait, at the same hour of the same day. */
const WEEKS_MS = 20 * 7 * 24 * HOUR_MS
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
const everything = ['New', 'IntoRange', 'PriceDown', 'PriceUp', 'Sold', 'Back', 'Gone']

describe('a search is told', () => {
  test('of a new home, with the change, the page and why, once', async () => {
    const { WatchID } = await shop.watch(inSeattle)
    await shop.create({ City: 'Tacoma' })
    await shop.create({ SalePrice: 700_000 })
    const ListingID = await shop.create({ Address: '12 Elm St', Url: 'https://h.example/12' })
    const [alert, ...others] = await shop.told()
    expect(others).toEqual([])
    expect(alert).toMatchObject({ Kind: 'alert', SessionID: shop.sessionID })
    expect(alert?.Data).toEqual({
      WatchID,
      WatchIDs: [WatchID],
      ListingID,
      Changes: [expect.objectContaining({ Sequence: 3, ListingID, Kind: 'Created', New: '500000' })],
      Text: 'New: 12 Elm St, Seattle · House · 3 beds · 2 baths: $500k\nhttps://h.example/12\nYou watch: active homes in Seattle under $600k',
    })
    expect(await shop.told()).toEqual([])
    const { List } = await service.data<{ List: object[] }>('/chat/Chatbot/WatchList', {
      SerialNumber: shop.SerialNumber,
    })
    expect(List).toMatchObject([{ LastAlertTime: new Date(NOON).toISOString() }])
  })

  test.each([
    ['IntoRange', { SalePrice: 700_000 }, { SalePrice: 590_000 }, true],
    ['IntoRange', { Status: 'PreOnMarket' }, { Status: 'Active' }, true],
    ['PriceDown', {}, { SalePrice: 450_000 }, true],
    ['PriceDown', { SalePrice: 700_000 }, { SalePrice: 590_000 }, true],
    ['PriceDown', {}, { SalePrice: 510_000 }, false],
    ['PriceUp', {}, { SalePrice: 510_000 }, true],
    ['PriceUp', {}, { SalePrice: 610_000 }, false],
    ['Sold', {}, { Status: 'Sold' }, true],
    ['Sold', { SalePrice: 700_000 }, { Status: 'Sold' }, false],
    ['Back', { Status: 'Sold' }, { Status: 'Active' }, true],
    ['New', { Status: 'Sold' }, { Status: 'Active' }, false],
    ['IntoRange', {}, { Bedrooms: 5 }, false],
  ])('%s of a home that is %o becomes %o: %s', async (kind, is, becomes, isTold) => {
    await shop.watch({ ...inSeattle, Kinds: [kind] })
    const id = await shop.create(is)
    await shop.told()
    await shop.update(id, becomes)
    expect(homesOf(await shop.told())).toEqual(isTold ? [id] : [])
  })

  test('of one that went, and of one that came back, never as new besides', async () => {
    await shop.watch({ ...inSeattle, Kinds: everything })
    const id = await shop.create({ MLSNumber: 'B-1' })
    await shop.told()
    await shop.remove(id)
    expect((await shop.told()).map(({ Data }) => Data.Text.split(':')[0])).toEqual(['No longer on the market'])
    await shop.create({ MLSNumber: 'B-1' })
    expect((await shop.told()).map(({ Data }) => Data.Text.split(':')[0])).toEqual(['Back on the market'])
  })

  test('of what happens after it was made, and of what it watches alone', async () => {
    const old = await shop.create()
    await shop.watch(inSeattle)
    await shop.watch({ ListingID: old, sessionID: await shop.open() })
    const [one, two] = [await shop.create(), await shop.create()]
    expect(homesOf(await shop.told())).toEqual([one, two])
  })
})

describe('a home is told', () => {
  test('of everything, also under another ID', async () => {
    const ListingID = await shop.create({ MLSNumber: 'H-1' })
    await shop.watch({ ListingID })
    const kinds: (string | undefined)[] = []
    const step = async (work: Promise<unknown>) => {
      await work
      kinds.push(...(await shop.told()).map(({ Data }) => Data.Text.split(':')[0]))
    }
    await step(shop.update(ListingID, { SalePrice: 480_000 }))
    await step(shop.update(ListingID, { SalePrice: 490_000 }))
    await step(shop.update(ListingID, { Status: 'Sold' }))
    await step(shop.update(ListingID, { Status: 'Active' }))
    await step(shop.remove(ListingID))
    const again = await shop.create({ MLSNumber: 'h-1', SalePrice: 470_000 })
    await step(Promise.resolve())
    await step(shop.update(again, { SalePrice: 460_000 }))
    expect(kinds).toEqual([
      'Price cut',
      'Price raised',
      'Sold',
      'Back on the market',
      'No longer on the market',
      'Back on the market',
      'Price cut',
    ])
  })
})

describe('what comes at night', () => {
  test('waits for 8 in the morning of the watch; one that is not quiet does not', async () => {
    await shop.watch(inSeattle)
    await shop.watch({ ...inSeattle, Quiet: false, sessionID: await shop.open() })
    clock.now = NOON + 9 * HOUR_MS
    const id = await shop.create()
    expect(await shop.told()).toHaveLength(1)
    clock.now = NOON + 20 * HOUR_MS - 1
    expect(await shop.told()).toEqual([])
    clock.now += 1
    expect(homesOf(await shop.told())).toEqual([id])
  })

  test('waits also where it happened before the night and was matched in it', async () => {
    await shop.watch(inSeattle)
    clock.now = NOON + 9 * HOUR_MS - 1_000
    await shop.create()
    clock.now = NOON + 9 * HOUR_MS
    expect(await shop.told()).toEqual([])
  })

  test('while the clock was far ahead is told in the next morning once it is right', async () => {
    await shop.watch(inSeattle)
    clock.now = NOON + 9 * HOUR_MS + WEEKS_MS
    const id = await shop.create()
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 10 * HOUR_MS
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 20 * HOUR_MS
    expect(homesOf(await shop.told())).toEqual([id])
  })

  test('daily and weekly ones tell at their hour, together', async () => {
    const daily = await shop.watch({ ...inSeattle, Every: 'Daily', Hour: 18 })
    const weekly = await shop.watch({ ...inSeattle, Every: 'Weekly', Hour: 9, sessionID: await shop.open() })
    const ids = [await shop.create(), await shop.create()]
    expect(await shop.told()).toEqual([])
    clock.now = NOON + 6 * HOUR_MS
    const [evening] = await shop.told()
    expect(evening?.Data).toMatchObject({
      WatchID: daily.WatchID,
      Digest: true,
      Listings: ids.map((ListingID) => ({ ListingID })),
    })
    expect(evening?.Data.Text).toContain('News about 2 homes')
    clock.now = NOON + (7 * 24 - 4) * HOUR_MS
    expect(await shop.told()).toEqual([])
    clock.now = NOON + (7 * 24 - 3) * HOUR_MS
    expect((await shop.told()).map(({ Data }) => Data.WatchIDs)).toEqual([[weekly.WatchID]])
  })
})

describe('several changes of one home are one line', () => {
  const night = () => (clock.now = NOON + 10 * HOUR_MS)
  const morning = async () => {
    clock.now = NOON + 20 * HOUR_MS
    return (await shop.told()).map(({ Data }) => Data)
  }

  test('from the first price to the last', async () => {
    const id = await shop.create({ SalePrice: 590_000 })
    await shop.watch(inSeattle)
    night()
    for (const SalePrice of [580_000, 570_000, 560_000]) await shop.update(id, { SalePrice })
    const [alert, ...others] = await morning()
    expect(others).toEqual([])
    expect(alert?.Text).toContain(
      'Price cut: Seattle · House · 3 beds · 2 baths: $590k → $560k (−5.1 %), third cut since June',
    )
    expect(alert?.Changes.map(({ New }) => New)).toEqual(['580000', '570000', '560000'])
  })

  test.each([
    ['English', '$590k → $589,900\n', '$589,900 → $560k (−5.1 %)'],
    ['Spanish', '$590k → $589.900\n', '$589.900 → $560k (−5,1 %)'],
    ['French', '$590k → $589\u202f900\n', '$589\u202f900 → $560k (−5,1 %)'],
    ['German', '$590k → $589.900\n', '$589.900 → $560k (−5,1 %)'],
    ['Portuguese', '$590k → $589.900\n', '$589.900 → $560k (−5,1 %)'],
  ])('in %s without a share that rounds to 0', async (AIResponseLanguage, tiny, large) => {
    const spoken = await openTelling(service, { AIResponseLanguage })
    const id = await spoken.create({ SalePrice: 590_000 })
    await spoken.watch(inSeattle)
    await spoken.update(id, { SalePrice: 589_900 })
    expect((await spoken.told())[0]?.Data.Text).toContain(tiny)
    await spoken.update(id, { SalePrice: 560_000 })
    expect((await spoken.told())[0]?.Data.Text).toContain(large)
  })

  test('what cancels out vanishes, and what is no longer true is not told', async () => {
    const [up, out, gone] = [
      await shop.create(),
      await shop.create({ SalePrice: 700_000 }),
      await shop.create({ MLSNumber: 'G-1' }),
    ]
    await shop.watch({ ...inSeattle, Kinds: everything })
    night()
    await shop.update(up, { SalePrice: 450_000 })
    await shop.update(up, { SalePrice: 500_000 })
    await shop.update(out, { SalePrice: 590_000 })
    await shop.update(out, { SalePrice: 700_000 })
    const brief = await shop.create()
    await shop.told()
    await shop.remove(brief)
    await shop.remove(gone)
    await shop.told()
    await shop.create({ MLSNumber: 'G-1' })
    expect(await morning()).toEqual([])
  })

  test('one home under two watches of one person is told once, naming both', async () => {
    const ada = await shop.open('ada')
    const one = await shop.watch({ ...inSeattle, sessionID: ada })
    const two = await shop.watch({ visitorId: 'ada', CityName: 'Seattle', Every: 'Daily' })
    const other = await shop.watch(inSeattle)
    await shop.create()
    const told = (await shop.told()).toSorted((a, b) => a.Data.WatchID - b.Data.WatchID)
    expect(told.map(({ SessionID, Data }) => [SessionID, Data.WatchID, Data.WatchIDs])).toEqual([
      [ada, one.WatchID, [one.WatchID, two.WatchID]],
      [shop.sessionID, other.WatchID, [other.WatchID]],
    ])
    expect(told[0]?.Data.Text).toContain('You watch: active homes in Seattle under $600k and homes in Seattle')
    clock.now = NOON + 48 * HOUR_MS
    expect(await shop.told()).toEqual([])
  })
})

test('what happens while a watch is paused is not told later, nor what waited for the morning', async () => {
  const { WatchID } = await shop.watch(inSeattle)
  await shop.post('WatchEdit', { WatchID, State: 'Paused' })
  await shop.create()
  await shop.post('WatchEdit', { WatchID, State: 'Active' })
  expect(await shop.told()).toEqual([])
  clock.now = NOON + 10 * HOUR_MS
  await shop.create()
  await shop.told()
  await shop.post('WatchEdit', { WatchID, PausedUntil: new Date(NOON + 30 * HOUR_MS).toISOString() })
  clock.now = NOON + 25 * HOUR_MS
  await shop.create()
  expect(await shop.told()).toEqual([])
  clock.now = NOON + 30 * HOUR_MS
  const after = await shop.create()
  expect(homesOf(await shop.told())).toEqual([after])
})

test('a watch that is removed tells nothing more, also of what waited', async () => {
  const { WatchID } = await shop.watch({ ...inSeattle, Every: 'Daily' })
  await shop.create()
  await shop.told()
  await shop.post('WatchRemove', { WatchID })
  clock.now = NOON + 24 * HOUR_MS
  expect(await shop.told()).toEqual([])
})

test('a watch that becomes daily keeps what waited for its hour', async () => {
  const { WatchID } = await shop.watch(inSeattle)
  clock.now = NOON + 10 * HOUR_MS
  const id = await shop.create()
  await shop.told()
  await shop.post('WatchEdit', { WatchID, Every: 'Daily', Hour: 18 })
  clock.now = NOON + 21 * HOUR_MS
  expect(await shop.told()).toEqual([])
  clock.now = NOON + 30 * HOUR_MS
  expect(homesOf(await shop.told())).toEqual([id])
})
