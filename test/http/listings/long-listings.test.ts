import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingChange } from '../../../src/contract/listings/changes.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const HOMES = 12
/** About 200 kB: more than a few of them together are written in several transactions. */
const entries = (of: string) =>
  Array.from({ length: 100 }, (_, index) => ({ Key: `${of} ${index}`, value: 'x'.repeat(2_000) }))

describe.each(databases)('many long listings with one MLS number, on $name', (kind) => {
  let service: Service
  let SerialNumber: string
  const key = { KeyType: 'MLSNumber', Key: 'many' }
  beforeAll(async () => {
    service = await startService({ kind })
    SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    await addHomes('first')
  })
  afterAll(() => service.stop())

  const addHomes = (of: string, MLSNumber = 'MANY') =>
    Promise.all(
      Array.from({ length: HOMES }, () =>
        service.data('/chat/Chatbot/RealEstateCreate', {
          ...aListing({ MLSNumber, ExtensionColumn: entries(of) }),
          SerialNumber,
        }),
      ),
    )
  const update = (fields: object) =>
    service.data<number>('/chat/Chatbot/RealEstateUpdate', { SerialNumber, ...key, ...fields })
  const remove = (MLSNumber = key.Key) =>
    service.data<{ SuccessCount: number }>('/chat/Chatbot/RealEstateDelete', {
      SerialNumber,
      KeyType: key.KeyType,
      Keys: [MLSNumber],
    })
  const count = async (fields: object) =>
    (
      await service.data<{ VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
        SerialNumber,
        PageSize: 1,
        ...fields,
      })
    ).VirtualCount

  /** Whether several writes of somebody else end before `long`, of which at most the first can have come before it. */
  async function isOvertaken<T>(long: Promise<T>): Promise<{ overtaken: boolean; result: T }> {
    let isOver = false
    const ended = long.finally(() => {
      isOver = true
    })
    for (let write = 0; write < 3; write++) await service.data('/chat/Chatbot/Add', {})
    const overtaken = !isOver
    return { overtaken, result: await ended }
  }

  test('nobody else waits until all are updated, or removed', async () => {
    expect(await isOvertaken(update({ SalePrice: 7, ExtensionColumn: entries('second') }))).toEqual({
      overtaken: true,
      result: HOMES,
    })
    expect(await count({ Extension: [entries('second')[99]] })).toBe(HOMES)
    expect(await count({ Extension: [entries('first')[0]] })).toBe(0)
    expect(await isOvertaken(remove())).toEqual({ overtaken: true, result: { SuccessCount: HOMES } })
    expect(await count({})).toBe(0)
    const { List } = await service.data<{ List: ListingChange[] }>('/chat/Chatbot/ListingChanges', {
      SerialNumber,
      After: 0,
      Limit: 1_000,
    })
    const kinds = Map.groupBy(List, ({ Kind }) => Kind)
    expect(['Created', 'Price', 'Removed'].map((one) => kinds.get(one as 'Price')?.length)).toEqual(
      Array.from({ length: 3 }, () => HOMES),
    )
  })

  test('two updates at once of different fields are both there afterwards', async () => {
    await addHomes('third')
    expect(await Promise.all([update({ Bedrooms: 9 }), update({ City: 'Ely' })])).toEqual([HOMES, HOMES])
    expect(await count({ MinBedrooms: 9, CityName: 'Ely' })).toBe(HOMES)
  })

  test('one that has just got another MLS number is not removed by its old one', async () => {
    await addHomes('fourth', 'BOTH')
    const both = { ...key, Key: 'both' }
    const renaming = service.post('/chat/Chatbot/RealEstateUpdate', { SerialNumber, ...both, MLSNumber: 'OTHER' })
    const [{ envelope }, { SuccessCount }] = await Promise.all([renaming, remove(both.Key)])
    // Whichever comes first: an update that finds all homes removed says so.
    expect(envelope.Code).toBe(SuccessCount === HOMES ? 40404 : 200)
    const renamed = Number(envelope.Data)
    expect(renamed + SuccessCount).toBe(HOMES)
    expect(await count({ MLSNumber: 'OTHER' })).toBe(renamed)
    expect(await count({ MLSNumber: 'BOTH' })).toBe(0)
  })
})

test('long listings of many chatbots on SQLite keep nobody else waiting but for one of them', async () => {
  const service = await startService({ kind: databases[0] })
  const CHATBOTS = 10
  const serials = await Promise.all(
    Array.from({ length: CHATBOTS }, () => service.data<string>('/chat/Chatbot/Add', {})),
  )
  let written = 0
  const creating = serials.map(async (SerialNumber) => {
    const listing = { ...aListing({ ExtensionColumn: entries(SerialNumber) }), SerialNumber }
    await service.data('/chat/Chatbot/RealEstateCreate', listing)
    written += 1
  })
  await Promise.race(creating)
  // By now all others have come as far as to wait for their turn.
  const before = written
  await service.data('/chat/Chatbot/Add', {})
  expect(before).toBeLessThan(CHATBOTS - 3)
  expect(written).toBeLessThanOrEqual(before + 3)
  await Promise.all(creating)
  await service.stop()
})
