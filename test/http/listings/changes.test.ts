import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ListingChange } from '../../../src/contract/listings/changes.ts'
import { importBatch, startRun } from '../../../src/core/listings/importing.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const DAY_MS = 86_400_000

let time = Date.UTC(2026, 5, 1)
let service: Service
let SerialNumber: string
beforeAll(async () => {
  service = await startService({ now: () => time })
})
beforeEach(async () => {
  SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
})
afterAll(() => service.stop())

const create = async (fields: object = {}) =>
  Number(
    await service.data('/chat/Chatbot/RealEstateCreate', {
      SerialNumber,
      ...aListing({ SalePrice: 500_000, ...fields }),
    }),
  )
const update = (ID: number, fields: object) =>
  service.data('/chat/Chatbot/RealEstateUpdate', { SerialNumber, Key: String(ID), KeyType: 'PrimaryId', ...fields })
const remove = (...ids: number[]) =>
  service.data('/chat/Chatbot/RealEstateDelete', { SerialNumber, Keys: ids.map(String), KeyType: 'PrimaryId' })
const read = (fields: object = {}) =>
  service.data<{ List: ListingChange[]; Next: number }>('/chat/Chatbot/ListingChanges', { SerialNumber, ...fields })
const told = async (fields: object = {}) =>
  (await read(fields)).List.map(({ Sequence, ListingID, Kind, Old, New }) => [Sequence, ListingID, Kind, Old, New])

test('tells creations, prices, statuses and removals in their order', async () => {
  const id = await create({ MLSNumber: 'N-1', Url: 'https://h.example/1' })
  await update(id, { SalePrice: 450_000.5, Status: 'Sold' })
  await remove(id)
  expect(await told()).toEqual([
    [1, id, 'Created', '', '500000'],
    [2, id, 'Price', '500000', '450000.5'],
    [3, id, 'Status', 'Active', 'Sold'],
    [4, id, 'Removed', '450000.5', ''],
  ])
  const [first] = (await read()).List
  expect(first).toMatchObject({ MLSNumber: 'N-1', Url: 'https://h.example/1', Time: new Date(time).toISOString() })
})

test('an update that changes neither price nor status makes no row, and so does one to the same values', async () => {
  const id = await create()
  await update(id, { Bedrooms: 4, SalePrice: 500_000, Status: 'Active' })
  expect(await told()).toHaveLength(1)
})

test('a rental tells its rent; a price that is set or unset is told with ""', async () => {
  const id = await create({ SaleType: 'for_rent', RentPrice: 2_000 })
  await update(id, { SalePrice: 1, RentPrice: null })
  await update(id, { RentPrice: 2_100 })
  expect((await told()).map(([, , , ...prices]) => prices)).toEqual([
    ['', '2000'],
    ['2000', ''],
    ['', '2100'],
  ])
})

test('is read with a cursor, by kinds and by listing', async () => {
  const [one, two] = [await create(), await create()]
  await update(two, { SalePrice: 1 })
  await update(one, { SalePrice: 2 })
  expect(await read({ Limit: 3 })).toMatchObject({ List: [{ Sequence: 1 }, { Sequence: 2 }, { Sequence: 3 }], Next: 3 })
  expect(await read({ After: 3 })).toMatchObject({ List: [{ Sequence: 4 }], Next: 4 })
  expect(await read({ After: 4 })).toEqual({ List: [], Next: 4 })
  expect(await told({ Kinds: [] })).toEqual(await told())
  expect((await told({ Kinds: ['price'] })).map(([sequence]) => sequence)).toEqual([3, 4])
  expect((await told({ ListingID: two })).map(([sequence]) => sequence)).toEqual([2, 3])
  // What is left out need not be looked at again.
  expect((await read({ Kinds: ['Removed'] })).Next).toBe(4)
  expect(await read({ After: 2 ** 40, ListingID: 2 ** 40 })).toEqual({ List: [], Next: 2 ** 40 })
  // PostgreSQL's integers do not reach down to it.
  const below = await service.post('/chat/Chatbot/ListingChanges', { SerialNumber, ListingID: -(2 ** 40) })
  expect(below.envelope.Message).toBe('ListingID: must be at least 1')
})

test("another workspace's change log is as unknown as none", async () => {
  await create()
  const other = await service.addWorkspace(SerialNumber)
  const asked = await service.post('/chat/Chatbot/ListingChanges', { SerialNumber }, { authorization: other.secret })
  expect(asked.envelope.Code).toBe(40402)
  const mine = await service.post(
    '/chat/Chatbot/ListingChanges',
    { SerialNumber },
    { 'chatrobot-sessionkey': service.keys.session },
  )
  expect(mine.envelope.Code).toBe(200)
})

test('what was removed or sold comes back by its MLS number or its address, once', async () => {
  const first = await create({ MLSNumber: 'B-1', Url: 'https://h.example/b' })
  await remove(first)
  const again = await create({ MLSNumber: 'b-1', SalePrice: 480_000 })
  const twin = await create({ MLSNumber: 'B-1' })
  await update(again, { Status: 'Sold' })
  const sold = await create({
    MLSNumber: 'B-2',
    Url: (await read({ ListingID: again })).List[0]?.Url,
    SalePrice: 470_000,
  })
  expect((await told()).filter(([, , kind]) => kind !== 'Status')).toEqual([
    [1, first, 'Created', '', '500000'],
    [2, first, 'Removed', '500000', ''],
    [3, again, 'Back', '500000', '480000'],
    [4, twin, 'Created', '', '500000'],
    [6, sold, 'Back', '480000', '470000'],
  ])
})

test('what left Sold is not gone, and what is gone for longer than 90 days is new', async () => {
  const sold = await create({ MLSNumber: 'C-1' })
  await update(sold, { Status: 'Sold' })
  await update(sold, { Status: 'Active' })
  const twin = await create({ MLSNumber: 'C-1' })
  await remove(twin)
  time += 91 * DAY_MS
  await create({ MLSNumber: 'C-1' })
  expect((await told()).map(([, , kind]) => kind)).toEqual([
    'Created',
    'Status',
    'Status',
    'Created',
    'Removed',
    'Created',
  ])
})

test('a deletion of many is told in one go, and an import in the order of its file', async () => {
  const known = await create({ MLSNumber: 'D-2' })
  const chatbot = await service.store.chatbots.bySerial(SerialNumber)
  const rows = ['D-1', 'D-2', 'D-3'].map((MLSNumber, index) => ({
    row: index + 1,
    listing: aListing({ MLSNumber, SalePrice: 1_000 + index }),
    assumed: [],
  }))
  const run = await startRun(
    (async function* () {
      yield* rows
    })(),
  )
  await importBatch({ store: service.store, chatbotId: chatbot?.id ?? 0, run }, rows)
  const after = (await read({ After: 1 })).List
  expect(after.map(({ Sequence, MLSNumber, Kind }) => [Sequence, MLSNumber, Kind])).toEqual([
    [2, 'D-1', 'Created'],
    [3, 'D-2', 'Price'],
    [4, 'D-3', 'Created'],
  ])
  await remove(known, after[0]?.ListingID ?? 0)
  expect((await read({ After: 4 })).List.map(({ Kind }) => Kind)).toEqual(['Removed', 'Removed'])
})

test('a write that fails leaves no row and no gap', async () => {
  await create()
  const refused = await service.post('/chat/Chatbot/RealEstateCreate', { SerialNumber, City: 'Nice' })
  expect(refused.envelope.Success).toBe(false)
  const chatbot = await service.store.chatbots.bySerial(SerialNumber)
  const failing = service.store.transaction(async (within) => {
    await within.listings(chatbot?.id ?? 0).insert([aListing()])
    throw new Error('the transaction is given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await create()
  expect((await told()).map(([sequence]) => sequence)).toEqual([1, 2])
})

test('is kept for 90 days, and its numbers go on', async () => {
  const id = await create()
  time += 89 * DAY_MS
  await update(id, { SalePrice: 1 })
  await service.sweep()
  expect(await told()).toHaveLength(2)
  time += 2 * DAY_MS
  await service.sweep()
  await update(id, { SalePrice: 2 })
  expect((await told()).map(([sequence]) => sequence)).toEqual([2, 3])
})

test('each row is an event too, in the same order', async () => {
  const { Next } = await service.data<{ Next: string }>('/chat/Chatbot/Events', { serialNumber: SerialNumber })
  const id = await create()
  await update(id, { SalePrice: 1, Status: 'Sold' })
  const { List } = await service.data<{ List: { Kind: string; SessionID: null; Data: ListingChange }[] }>(
    '/chat/Chatbot/Events',
    { serialNumber: SerialNumber, After: Next, Kinds: ['listing'] },
  )
  expect(List.map(({ Data }) => Data)).toEqual((await read()).List)
  expect(List.map(({ SessionID }) => SessionID)).toEqual([null, null, null])
})

test('a list takes what changed since a time, in some kinds, beside every other filter', async () => {
  const [old, cut, sold] = [await create(), await create({ City: 'Nice' }), await create()]
  time += DAY_MS
  const ChangedSince = new Date(time).toISOString()
  await update(cut, { SalePrice: 1 })
  await update(sold, { Status: 'Sold' })
  const fresh = await create()
  const list = async (fields: object) => {
    const { List, VirtualCount } = await service.data<{ List: { ID: number }[]; VirtualCount: number }>(
      '/chat/Chatbot/RealEstateList',
      { SerialNumber, ...fields },
    )
    expect(VirtualCount).toBe(List.length)
    return List.map(({ ID }) => ID)
  }
  expect(await list({ ChangedSince })).toEqual([fresh, sold, cut])
  expect(await list({ ChangedSince, ChangeKinds: ['Price', 'Status'] })).toEqual([sold, cut])
  expect(await list({ ChangedSince, CityName: 'Nice' })).toEqual([cut])
  expect(await list({ ChangeKinds: ['Created'] })).toEqual([fresh, sold, cut, old])
  await remove(old)
  expect(await list({ ChangedSince, ChangeKinds: [] })).toEqual(await list({ ChangedSince }))
  expect(await list({ ChangeKinds: [] })).toEqual(await list({}))
  const wrong = await service.post('/chat/Chatbot/RealEstateList', { SerialNumber, ChangedSince: 'yesterday' })
  expect(wrong.envelope.Message).toContain('ChangedSince: must be a time such as')
})
