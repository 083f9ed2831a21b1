import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { aListing, aWatch } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

/** `npm run test:long` reads every list on each database; in every other run, only listings are read on each. */
const IS_LONG = process.env['TEST_LONG'] !== undefined

type Page = { List: { ID: number }[]; VirtualCount: number }
type Talks = { Sessions: { SessionID: number; Messages: object[] }[] }

describe.each(databases)('a list of very long entries, on $name,', (kind) => {
  const testOnce = test.runIf(IS_LONG || kind === databases[0])
  const COUNT = 30
  let service: Service
  let SerialNumber: string
  beforeAll(async () => {
    service = await startService({ kind })
    SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const entry = { Key: 'あ'.repeat(1_500), value: 'い'.repeat(2_000) }
    // About 1 MB each: together more than the kernel takes on loopback without a reader.
    const long = { Description: 'う'.repeat(10_000), ExtensionColumn: Array.from({ length: 100 }, () => entry) }
    for (let number = 0; number < COUNT; number++)
      await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing(), ...long, MLSNumber: 'LONG' })
  })
  afterAll(() => service.stop())

  const post = (name: string, body: object) =>
    fetch(`${service.url}/chat/Chatbot/${name}`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify(body),
    })
  const list = (name = 'RealEstateList', of = SerialNumber) => post(name, { SerialNumber: of, PageSize: COUNT })
  const pageOf = async (answer: Response) => ((await answer.json()) as { Data: Page }).Data

  test('is whole and in order', async () => {
    const { List, VirtualCount } = await pageOf(await list())
    expect([List.length, VirtualCount]).toEqual([COUNT, COUNT])
    const ids = List.map(({ ID }) => ID)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('is read no faster than the client takes it', async () => {
    const answer = await list()
    await service.data('/chat/Chatbot/RealEstateDelete', { SerialNumber, KeyType: 'MLSNumber', Keys: ['LONG'] })
    const { List } = await pageOf(answer)
    expect(List.length).toBeGreaterThan(0)
    expect(List.length).toBeLessThan(COUNT)
  })

  testOnce('of watches with very long filters is read no faster than the client takes it', async () => {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const { id: chatbotId = 0 } = (await service.store.chatbots.bySerial(serialNumber)) ?? {}
    const watch = aWatch({ chatbotId, watched: { filter: { keywords: ['あ'.repeat(300_000)] } } })
    for (let count = 0; count < COUNT; count++) await service.store.watches.insert(watch)
    const whole = await pageOf(await list('WatchList', serialNumber))
    expect([whole.List.length, whole.VirtualCount]).toEqual([COUNT, COUNT])
    const answer = await list('WatchList', serialNumber)
    await service.store.watches.forget({ chatbotId, visitorId: 'ana' })
    const { List } = await pageOf(answer)
    expect(List.length).toBeGreaterThan(0)
    expect(List.length).toBeLessThan(COUNT)
  })

  testOnce('of chatbots with very long settings is read no faster than the client takes it', async () => {
    const CHATBOTS = 120
    const { workspaceId = 0 } = (await service.store.chatbots.bySerial(SerialNumber)) ?? {}
    const settings = { SystemMessage: 'う'.repeat(65_536) }
    const ids: number[] = []
    await service.store.transaction(async ({ chatbots }) => {
      for (let number = 0; number < CHATBOTS; number++)
        ids.push(await chatbots.insert({ workspaceId, serialNumber: `LONG-${number}`, settings }))
    })
    const newest = () => post('List', { PageSize: CHATBOTS })
    expect((await pageOf(await newest())).List).toHaveLength(CHATBOTS)
    const answer = await newest()
    for (const id of ids) await service.store.chatbots.remove(id)
    const { List } = await pageOf(answer)
    expect(List.length).toBeGreaterThan(0)
    expect(List.length).toBeLessThan(CHATBOTS)
  })

  testOnce('of the talks of a visitor is read no faster than the client takes it', async () => {
    const MESSAGES = 100
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const { id: chatbotId = 0 } = (await service.store.chatbots.bySerial(serialNumber)) ?? {}
    const sessionIds: number[] = []
    for (let talks = 0; talks < 2; talks++) {
      const sessionId = await service.store.sessions.insert({ chatbotId, visitorId: 'ana', source: 'http', uri: '' })
      sessionIds.unshift(sessionId)
      const question = { chatbotId, sessionId, content: 'う'.repeat(60_000), type: 'Text', idempotency: null } as const
      for (let count = 0; count < MESSAGES; count++)
        await service.store.messages.ask({ ...question, fileIds: [] }, Date.now() + 5_000)
    }
    const talksOf = async (answer: Response) => ((await answer.json()) as { Data: Talks }).Data.Sessions
    const read = () => post('VisitorExport', { serialNumber, visitorId: 'ana' })
    const whole = await talksOf(await read())
    expect(whole.map(({ SessionID, Messages }) => [SessionID, Messages.length])).toEqual(
      sessionIds.map((id) => [id, MESSAGES]),
    )
    const answer = await read()
    await service.data('/chat/Chatbot/VisitorForget', { serialNumber, visitorId: 'ana' })
    const left = (await talksOf(answer)).flatMap(({ Messages }) => Messages)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(2 * MESSAGES)
  })
})
