import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../sim/service/databases.ts'
import { aListing, aWatch } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

type Page = { List: { ID: number }[]; VirtualCount: number }

describe.each(databases)('a list of very long listings, on $name,', (kind) => {
  const COUNT = 50
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
  }, 60_000)
  afterAll(() => service.stop())

  const list = (name = 'RealEstateList', of = SerialNumber) =>
    fetch(`${service.url}/chat/Chatbot/${name}`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ SerialNumber: of, PageSize: COUNT }),
    })
  const pageOf = async (answer: Response) => ((await answer.json()) as { Data: Page }).Data

  test('is whole and in order', { timeout: 60_000 }, async () => {
    const { List, VirtualCount } = await pageOf(await list())
    expect([List.length, VirtualCount]).toEqual([COUNT, COUNT])
    const ids = List.map(({ ID }) => ID)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  test('is read no faster than the client takes it', { timeout: 60_000 }, async () => {
    const answer = await list()
    await service.data('/chat/Chatbot/RealEstateDelete', { SerialNumber, KeyType: 'MLSNumber', Keys: ['LONG'] })
    const { List } = await pageOf(answer)
    expect(List.length).toBeGreaterThan(0)
    expect(List.length).toBeLessThan(COUNT)
  })

  test('and so is a list of watches with very long filters', { timeout: 60_000 }, async () => {
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
})
