import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { withImportLease } from '../../../src/core/listings/import-lease.ts'
import { type Arrival, importBatch, planBatch, startRun } from '../../../src/core/listings/importing.ts'
import { newestId, settleMissing } from '../../../src/core/listings/missing-listings.ts'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

let store: Store
let chatbotId: number
let listings: ListingStore

beforeEach(async () => {
  store = await openStore(':memory:', () => 0)
  chatbotId = (await addChatbot(store)).chatbotId
  listings = store.listings(chatbotId)
})
afterEach(() => store.close())

const arrival = (row: number, listing: ListingFields, rest: Partial<Arrival> = {}): Arrival => ({
  row,
  listing,
  assumed: [],
  ...rest,
})
const rowsOf = (...fields: ListingFields[]) => fields.map((listing, index) => arrival(index + 2, listing))

async function* stream(arrivals: Arrival[]) {
  yield* arrivals
}

/** Imports a file in batches of `size`, as the command line does. */
async function importAll(arrivals: Arrival[], size = 500) {
  const run = await startRun(stream(arrivals))
  const outcomes = []
  for (let start = 0; start < arrivals.length; start += size)
    outcomes.push(...(await importBatch({ store, chatbotId, run }, arrivals.slice(start, start + size))))
  return outcomes
}
const kinds = async (arrivals: Arrival[], size?: number) => (await importAll(arrivals, size)).map(({ kind }) => kind)
const kept = async () => (await listings.after(0, 100)).map(({ ID: _, ...listing }) => listing)

test('rows that are new are created, in the order of the file', async () => {
  const fields = [aListing({ City: 'Oslo' }), aListing({ City: 'Bergen' })]
  expect(await kinds(rowsOf(...fields))).toEqual(['created', 'created'])
  expect(await kept()).toEqual(fields)
})

test('importing the same rows twice changes nothing', async () => {
  const rows = rowsOf(aListing({ ExtensionColumn: [], Images: ['https://example.com/1'], City: null }), aListing())
  await importAll(rows)
  const before = await listings.after(0, 100)
  expect(await kinds(rows)).toEqual(['unchanged', 'unchanged'])
  expect(await listings.after(0, 100)).toEqual(before)
})

test('a row with a known MLS number changes that listing and says from what to what', async () => {
  const listing = aListing({ MLSNumber: 'Ab-1', SalePrice: 500_000, City: 'Oslo' })
  await importAll(rowsOf(listing))
  const [outcome] = await importAll(rowsOf({ ...listing, MLSNumber: 'AB-1', SalePrice: 480_000, City: null }))
  expect(outcome).toMatchObject({
    kind: 'changed',
    changes: [
      { field: 'MLSNumber', before: 'Ab-1', after: 'AB-1' },
      { field: 'City', before: 'Oslo', after: null },
      { field: 'SalePrice', before: 500_000, after: 480_000 },
    ],
  })
  expect(await kept()).toMatchObject([{ MLSNumber: 'AB-1', SalePrice: 480_000 }])
})

test('a home that comes back under a new MLS number is found by its URL, whatever its case', async () => {
  const listing = aListing({ Url: 'https://example.com/Home' })
  await importAll(rowsOf(listing))
  expect(await kinds(rowsOf({ ...listing, MLSNumber: 'new', Url: 'https://example.com/home' }))).toEqual(['changed'])
  expect(await kept()).toMatchObject([{ MLSNumber: 'new' }])
})

test.each([500, 1])('homes that share one page stay apart, also when imported again (batches of %i)', async (size) => {
  const Url = 'https://example.com/building'
  const rows = rowsOf(
    aListing({ Url, MLSNumber: 'A' }),
    aListing({ Url, MLSNumber: 'B' }),
    aListing({ Url, MLSNumber: 'C' }),
  )
  expect(await kinds(rows, size)).toEqual(['created', 'created', 'created'])
  expect(await kinds(rows, size)).toEqual(['unchanged', 'unchanged', 'unchanged'])
})

test('one known listing is claimed by one row only, however many rows bear its URL', async () => {
  const Url = 'https://example.com/building'
  await importAll(rowsOf(aListing({ Url, MLSNumber: 'old' })))
  const rows = rowsOf(aListing({ Url, MLSNumber: 'A' }), aListing({ Url, MLSNumber: 'B' }))
  expect(await kinds(rows)).toEqual(['changed', 'created'])
  expect(await kinds(rows)).toEqual(['unchanged', 'unchanged'])
})

test.each([500, 1])('of rows with one MLS number the last counts (batches of %i)', async (size) => {
  const rows = rowsOf(aListing({ MLSNumber: 'a', Bedrooms: 1 }), aListing(), aListing({ MLSNumber: 'A', Bedrooms: 3 }))
  const outcomes = await importAll(rows, size)
  expect(outcomes).toMatchObject([{ row: 2, kind: 'superseded', by: 4 }, { kind: 'created' }, { kind: 'created' }])
  expect(await kept()).toMatchObject([{}, { MLSNumber: 'A', Bedrooms: 3 }])
  expect(await kinds(rows, size)).toEqual(['superseded', 'unchanged', 'unchanged'])
})

test('a zero with a minus is the zero that is there already', async () => {
  const listing = aListing({ Latitude: 0, Longitude: -0 })
  await importAll(rowsOf(listing))
  expect(await kinds(rowsOf({ ...listing, Latitude: -0 }))).toEqual(['unchanged'])
})

test('what the source leaves out or only assumes keeps its value', async () => {
  const listing = aListing({ Description: 'Sunny', ParkingSpots: 2 })
  await importAll(rowsOf(listing))
  const { Description: _, ...told } = listing
  expect(await importAll([arrival(2, { ...told, ParkingSpots: 0 }, { assumed: ['ParkingSpots'] })])).toMatchObject([
    { kind: 'unchanged' },
  ])
})

test('extension values under keys that the source does not speak for are kept', async () => {
  const mine = { Key: 'Pets', value: 'Yes' }
  const listing = aListing({
    ExtensionColumn: [{ Key: 'Source', value: 'X' }, { Key: 'Sold date', value: 'May' }, mine],
  })
  await importAll(rowsOf(listing))
  const told = { ...listing, ExtensionColumn: [{ Key: 'Source', value: 'Y' }] }
  const row = arrival(2, told, { extensionKeys: ['Source', 'Sold date'] })
  await importAll([row])
  expect((await kept())[0]?.ExtensionColumn).toEqual([{ Key: 'Source', value: 'Y' }, mine])
  expect(await kinds([row])).toEqual(['unchanged'])
})

test('a plan writes nothing and foretells what the import does', async () => {
  const known = aListing({ Bedrooms: 2 })
  await importAll(rowsOf(known))
  const rows = rowsOf(
    { ...known, Bedrooms: 3 },
    aListing(),
    aListing({ MLSNumber: 'twice' }),
    aListing({ MLSNumber: 'twice' }),
  )
  const plan = await planBatch(listings, rows, await startRun(stream(rows)))
  expect(await kept()).toEqual([known])
  expect(await importAll(rows)).toEqual(plan)
})

test.each(['remove', 'sold'] as const)(
  'what is created while a file is imported is not missing in it (%s)',
  async (missing) => {
    const [here, gone, later] = [aListing(), aListing(), aListing()]
    await importAll(rowsOf(here, gone))
    const newest = await newestId(listings)
    const rows = rowsOf(here, aListing())
    const run = await startRun(stream(rows))
    await listings.insert([later])
    await importBatch({ store, chatbotId, run }, rows)
    const settled = await settleMissing({ store, chatbotId, run, alerts: 'off' }, { missing, yes: true, newest })
    expect(settled).toEqual({ missing: 1, of: 2, isTooMany: false })
    const left = (await kept()).filter(({ Status }) => Status !== 'Sold').map(({ MLSNumber }) => MLSNumber)
    expect(left).toEqual([here.MLSNumber, later.MLSNumber, rows[1]?.listing.MLSNumber])
  },
)

test('a batch that fails is not kept in part, and the import can be run again', async () => {
  const rows = rowsOf(aListing(), aListing())
  const broken = [...rows, arrival(4, { ...aListing(), Bedrooms: undefined as unknown as number })]
  await expect(importAll(broken)).rejects.toThrow()
  expect(await kept()).toEqual([])
  expect(await kinds(rows)).toEqual(['created', 'created'])
})

test('listings of another chatbot are left alone', async () => {
  await store.chatbots.insert({ workspaceId: 1, serialNumber: 'other', settings: {} })
  const other = store.listings((await store.chatbots.bySerial('other'))?.id ?? 0)
  const listing = aListing()
  await other.insert([listing])
  expect(await kinds(rowsOf({ ...listing, Bedrooms: 9 }))).toEqual(['created'])
  expect(await other.after(0, 10)).toMatchObject([{ Bedrooms: listing.Bedrooms }])
})

describe('an import that stood still while another took over', () => {
  const name = () => `import ${chatbotId}`
  const later = Date.now() + 3_600_000
  const takeOver = (holder: string) => store.leases.hold(name(), holder, { now: later, until: later + 3_000 })

  /** Imports a listing after the other has done something. */
  async function standStill(other: () => Promise<unknown>): Promise<void> {
    const rows = rowsOf(aListing())
    const run = await startRun(stream(rows))
    await withImportLease({ store, chatbotId, onWait: () => {} }, async (own) => {
      await other()
      await importBatch({ store: own, chatbotId, run }, rows)
    })
  }

  test('writes nothing more, and leaves the lease to it', async () => {
    await expect(standStill(() => takeOver('another'))).rejects.toThrow('Another import into this chatbot took over')
    expect(await kept()).toEqual([])
    expect(await takeOver('a third')).toBe(false)
  })

  test('writes nothing more if it waited so long for its file that nobody needed to wait for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const hold = () => store.leases.hold(name(), 'another', { now: Date.now(), until: Date.now() + 5_000 })
    const stoodStill = standStill(async () => {
      await vi.advanceTimersByTimeAsync(14 * MINUTE_MS)
      expect(await hold()).toBe(false)
      await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
      expect(await hold()).toBe(true)
    })
    await expect(stoodStill).rejects.toThrow('Another import into this chatbot took over')
    expect(await kept()).toEqual([])
  })

  test('writes nothing more after the end of the other', async () => {
    const other = async () => {
      await takeOver('another')
      await store.leases.release(name(), 'another')
    }
    await expect(standStill(other)).rejects.toThrow('Another import into this chatbot took over')
    expect(await kept()).toEqual([])
  })
})
