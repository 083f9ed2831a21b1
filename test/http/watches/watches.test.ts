import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Watch } from '../../../src/contract/listings/watches.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from './telling.ts'

const clock = { now: NOON }
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now })
})
beforeEach(async () => {
  clock.now = NOON
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const add = (fields: object) => shop.post('WatchAdd', { SerialNumber: shop.SerialNumber, ...fields })
const list = (fields: object = {}) =>
  service.data<{ List: Watch[]; VirtualCount: number }>('/chat/Chatbot/WatchList', {
    SerialNumber: shop.SerialNumber,
    ...fields,
  })

describe('a watch is made', () => {
  test.each([
    ['the words', '', 'hello', { Query: 'casas en Seattle' }, 'casas, en Seattle'],
    [
      'what the visitor says, where words do not tell',
      '',
      'busco una casa',
      { Query: 'Seattle', MinBedrooms: 3 },
      'viviendas, 3 o más dormitorios, que mencionan "Seattle"',
    ],
    [
      'what the visitor says, without words',
      '',
      'busco una casa',
      { MinBedrooms: 3 },
      'viviendas, 3 o más dormitorios',
    ],
    ['the chatbot, whatever is said', 'German', 'busco una casa', { Query: 'casas en Seattle' }, 'Häuser, in Seattle'],
    ['English, where nothing tells', '', '', { CityName: 'Seattle' }, 'homes in Seattle'],
  ])('with a sentence in the language of %s', async (_, AIResponseLanguage, said, search, Summary) => {
    const spoken = await openTelling(service, { AIResponseLanguage })
    if (said !== '') await service.data('/chat/Chat/ClientAsk', { sessionID: spoken.sessionID, content: said })
    expect(await spoken.watch(search)).toMatchObject({ Summary })
  })

  test('of words, understood as everywhere, with the plain sentence and what matches now', async () => {
    await shop.create({ City: 'Seattle', SalePrice: 800_000 })
    await shop.create({ City: 'Tacoma' })
    const made = await shop.watch({ Query: 'homes in Seattle under 900k' })
    expect(made).toEqual({
      WatchID: expect.any(Number),
      Summary: 'homes for sale in Seattle under $900k',
      Count: 1,
      PerDay: 0.03,
    })
    const [watch] = (await list()).List
    expect(watch).toEqual({
      WatchID: made.WatchID,
      SessionID: shop.sessionID,
      visitorId: null,
      Summary: made.Summary,
      ListingID: null,
      Filter: {
        SaleType: 'for_sale',
        Cities: ['Seattle'],
        Statuses: ['Active', 'PreOnMarket'],
        Price: { Max: 900_000 },
      },
      Kinds: ['New', 'IntoRange', 'PriceDown', 'Back'],
      Every: 'AtOnce',
      Hour: 8,
      TimeZone: 'America/Los_Angeles',
      State: 'Active',
      PausedUntil: null,
      CreateTime: new Date(NOON).toISOString(),
      LastAlertTime: null,
    })
  })

  test('of fields, and of a home with everything that happens to it', async () => {
    const ListingID = await shop.create({ Address: '12 Elm St' })
    await shop.watch({ CityName: 'Seattle', MaxPrice: 600_000, Every: 'daily', Hour: 7, TimeZone: 'Europe/Paris' })
    const home = await shop.watch({ ListingID })
    expect(home).toMatchObject({ Summary: '12 Elm St, Seattle', Count: 1 })
    expect((await list()).List).toMatchObject([
      { ListingID, Filter: {}, Kinds: ['New', 'IntoRange', 'PriceDown', 'PriceUp', 'Sold', 'Back', 'Gone'] },
      {
        ListingID: null,
        Every: 'Daily',
        Hour: 7,
        TimeZone: 'Europe/Paris',
        Filter: { Cities: ['Seattle'], Price: { Max: 600_000 } },
      },
    ])
  })

  test('of a home, whose ID is that of today, wherever it is read', async () => {
    const fields = { MLSNumber: 'H-9', Url: 'https://h.example/9' }
    const old = await shop.create(fields)
    await shop.watch({ ListingID: old })
    const read = async () => {
      const { Watches } = await service.data<{ Watches: Watch[] }>('/chat/Chatbot/VisitorExport', {
        serialNumber: shop.SerialNumber,
        sessionID: shop.sessionID,
      })
      return [...(await list()).List, ...Watches].map(({ ListingID }) => ListingID)
    }
    await shop.remove(old)
    expect(await read()).toEqual([old, old])
    const byUrl = await shop.create({ MLSNumber: 'H-10', Url: 'https://H.example/9' })
    expect(await read()).toEqual([byUrl, byUrl])
    const byNumber = await shop.create({ MLSNumber: 'h-9', Url: 'https://h.example/other' })
    expect(await read()).toEqual([byNumber, byNumber])
  })

  test('by a visitor, whose watches are one list over all sessions', async () => {
    const session = await shop.open('ada')
    await shop.watch({ sessionID: session, CityName: 'Seattle' })
    await shop.watch({ visitorId: 'ada', CityName: 'Tacoma' })
    await shop.watch({ CityName: 'Boise' })
    expect((await list({ visitorId: 'ada' })).List).toMatchObject([
      { SessionID: null, visitorId: 'ada' },
      { SessionID: session, visitorId: 'ada' },
    ])
    expect((await list({ sessionID: session })).VirtualCount).toBe(1)
    expect(await list({ PageSize: 1, PageNumber: 2 })).toMatchObject({
      VirtualCount: 3,
      List: [{ visitorId: 'ada', SessionID: null }],
    })
  })
})

describe('what is refused says what to do', () => {
  test.each([
    ['nothing to watch', {}, 40002, 'Query: says nothing to watch'],
    ['blank words', { Query: ' ' }, 40002, 'Query: says nothing to watch'],
    ['a range that holds nothing', { CityName: 'Seattle', MinPrice: 5, MaxPrice: 1 }, 40002, 'MinPrice: is more than'],
    [
      'an unknown time zone',
      { CityName: 'Seattle', TimeZone: 'Mars/Base' },
      40002,
      'TimeZone: must be an IANA time zone',
    ],
    ['a kind that there is none', { CityName: 'Seattle', Kinds: ['Cheap'] }, 40002, 'Kinds[0]: must be one of New'],
    ['no kinds', { CityName: 'Seattle', Kinds: [] }, 40002, 'Kinds: must be at least 1'],
    ['an hour that no clock has', { CityName: 'Seattle', Hour: 24 }, 40002, 'Hour: must be at most 23'],
    ['a session that is gone', { sessionID: 999_999, CityName: 'Seattle' }, 40403, 'session'],
    ['a home that is not there', { ListingID: 999_999 }, 40404, 'ListingID'],
    ['a person in two ways', { visitorId: 'ada', CityName: 'Seattle' }, 40002, 'send just one'],
    ['wishes about who lives there', { Query: 'no families with kids' }, 40002, 'Query: "'],
  ])('%s', async (_, fields, code, message) => {
    const { envelope } = await add({ sessionID: shop.sessionID, ...fields })
    expect(envelope).toMatchObject({ Success: false, Code: code })
    expect(envelope.Message).toContain(message)
  })

  test('a home together with a search', async () => {
    const ListingID = await shop.create()
    expect((await add({ sessionID: shop.sessionID, ListingID, CityName: 'Seattle' })).envelope.Message).toContain(
      'CityName: does not go with ListingID',
    )
  })

  test('nobody who watches', async () => {
    expect((await add({ CityName: 'Seattle' })).envelope.Code).toBe(40002)
  })

  test('a watch of another workspace is as unknown as none', async () => {
    const { WatchID } = await shop.watch({ CityName: 'Seattle' })
    const { secret } = await service.addWorkspace(shop.SerialNumber)
    for (const [name, fields] of [
      ['WatchEdit', { WatchID, Hour: 9 }],
      ['WatchRemove', { WatchID }],
    ] as const) {
      expect((await service.post(`/chat/Chatbot/${name}`, fields, { authorization: secret })).envelope.Code).toBe(40407)
      expect((await shop.post(name, { ...fields, WatchID: 2 ** 40 })).envelope.Code).toBe(40407)
    }
    expect(
      (
        await service.post(
          '/chat/Chatbot/WatchAdd',
          { SerialNumber: shop.SerialNumber, sessionID: shop.sessionID, CityName: 'x' },
          { authorization: secret },
        )
      ).envelope.Code,
    ).toBe(40402)
  })

  test('a watch that is too wide: counts, what narrows it, and ways to keep it', async () => {
    const chatbot = await service.store.chatbots.bySerial(shop.SerialNumber)
    const { aListing } = await import('../../sim/service/listing.ts')
    const homes = Array.from({ length: 60 }, (_, index) =>
      aListing({ City: index < 20 ? 'Tacoma' : 'Seattle', SalePrice: 100_000 * (1 + (index % 6)) }),
    )
    await service.store.listings(chatbot?.id ?? 0).insert(homes)
    const { envelope } = await add({ sessionID: shop.sessionID, SaleType: 'for_sale' })
    expect(envelope).toMatchObject({ Code: 40023, Data: { Count: 60, PerDay: 2 } })
    const { Narrow } = envelope.Data as { Narrow: { Field: string; Value: string; Count: number }[] }
    expect(Narrow).toContainEqual({ Field: 'CityName', Value: 'Tacoma', Count: 20 })
    expect(Narrow).toContainEqual({ Field: 'MaxPrice', Value: '200000', Count: 20 })
    // Each of them does narrow, to as many as it says.
    for (const { Field, Value, Count } of Narrow) {
      const found = await service.data<{ VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
        SerialNumber: shop.SerialNumber,
        SaleType: 'for_sale',
        [Field]: Field === 'MaxPrice' ? Number(Value) : Value,
      })
      expect([Field, Value, found.VirtualCount]).toEqual([Field, Value, Count])
    }
    for (const way of [{ Every: 'Daily' }, { Every: 'Weekly' }, { Wide: true }])
      expect((await add({ sessionID: shop.sessionID, SaleType: 'for_sale', ...way })).envelope.Code).toBe(200)
  })
})

describe('a watch is changed', () => {
  test('in what and when it tells; what is left out stays', async () => {
    const { WatchID } = await shop.watch({ CityName: 'Seattle', Kinds: ['New'] })
    expect(
      (await shop.post('WatchEdit', { WatchID, Every: 'Weekly', Hour: 18, Kinds: ['Sold', 'Gone'] })).envelope.Data,
    ).toBe(1)
    await shop.post('WatchEdit', { WatchID, TimeZone: 'Europe/Paris' })
    expect((await list()).List).toMatchObject([
      { Every: 'Weekly', Hour: 18, Kinds: ['Sold', 'Gone'], TimeZone: 'Europe/Paris' },
    ])
  })

  test('null puts a default back', async () => {
    const { WatchID } = await shop.watch({ CityName: 'Seattle', Kinds: ['New'], Every: 'Weekly', Hour: 18 })
    await shop.post('WatchEdit', { WatchID, Kinds: null, Every: null, Hour: null })
    expect((await list()).List).toMatchObject([
      { Every: 'AtOnce', Hour: 8, Kinds: ['New', 'IntoRange', 'PriceDown', 'Back'] },
    ])
  })

  test('tells in another session of the same visitor, and of nobody else', async () => {
    const [first, second, others] = [await shop.open('ada'), await shop.open('ada'), await shop.open('bob')]
    const SerialNumber = shop.SerialNumber
    const { WatchID } = (await shop.post('WatchAdd', { SerialNumber, sessionID: first, CityName: 'Seattle' })).envelope
      .Data as { WatchID: number }
    for (const sessionID of [others, shop.sessionID, 99_999])
      expect((await shop.post('WatchEdit', { WatchID, sessionID })).envelope.Code).toBe(40403)
    expect((await shop.post('WatchEdit', { WatchID, sessionID: second })).envelope.Data).toBe(1)
    await shop.create()
    expect((await shop.told()).map(({ SessionID }) => SessionID)).toEqual([second])
  })

  test('paused until somebody lets it go on, or until a time', async () => {
    const { WatchID } = await shop.watch({ CityName: 'Seattle' })
    await shop.post('WatchEdit', { WatchID, State: 'Paused' })
    expect((await list()).List).toMatchObject([{ State: 'Paused', PausedUntil: null }])
    await shop.post('WatchEdit', { WatchID, State: 'Active' })
    expect((await list()).List).toMatchObject([{ State: 'Active', PausedUntil: null }])
    const PausedUntil = new Date(NOON + 60_000).toISOString()
    await shop.post('WatchEdit', { WatchID, PausedUntil })
    expect((await list()).List).toMatchObject([{ State: 'Paused', PausedUntil }])
    clock.now += 60_000
    expect((await list()).List).toMatchObject([{ State: 'Active', PausedUntil: null }])
    const bad = await shop.post('WatchEdit', { WatchID, PausedUntil: 'tomorrow' })
    expect(bad.envelope.Message).toContain('PausedUntil: must be a time such as')
  })

  test('removed, once', async () => {
    const { WatchID } = await shop.watch({ CityName: 'Seattle' })
    expect((await shop.post('WatchRemove', { WatchID })).envelope.Data).toBe(1)
    expect((await shop.post('WatchRemove', { WatchID })).envelope.Code).toBe(40407)
    expect(await list()).toEqual({ List: [], VirtualCount: 0 })
  })
})
