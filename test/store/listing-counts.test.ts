import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../src/contract/listing.ts'
import { createRandom } from '../../src/core/demo-random.ts'
import type { ListingStore, Store } from '../../src/core/ports.ts'
import type { Filter } from '../../src/search/filter.ts'
import { openStore } from '../../src/store/store.ts'
import { databases, type TestDatabase } from '../sim/databases.ts'
import { aListing } from '../sim/listing.ts'

const random = createRandom(7)
const sentences = ['A quiet garden', 'Gardens all around', 'Near the garden gate', 'A loud garage', 'Nothing'] as const

const aHome = (): ListingFields =>
  aListing({
    City: random.pick(['Lyon', 'Nice', 'Paris', null]),
    PropertyType: random.pick(['House', 'Condo']),
    Status: random.pick(['Active', 'Sold']),
    SaleType: random.pick(['for_sale', 'for_rent']),
    Bedrooms: random.between(0, 4),
    Bathrooms: random.between(2, 9) / 2,
    YearBuilt: random.pick([0, 1950, 1990, 2010]),
    Description: random.pick(sentences),
    ExtensionColumn: random.pick([null, [{ Key: 'Pets', value: 'Cats' }]]),
    Latitude: 45 + random.between(0, 400) / 1_000,
    Longitude: 5 + random.between(0, 400) / 1_000,
  })

const near = { latitude: 45.2, longitude: 5.2 }

/** By the spherical law of cosines, where the store reckons by the haversine formula. */
function kilometres({ Latitude, Longitude }: ListingFields): number {
  const [one, other, across] = [near.latitude, Latitude ?? 0, (Longitude ?? 0) - near.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number]
  return 6371.0088 * Math.acos(Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(across))
}
const says = (home: ListingFields, word: RegExp) => word.test(`${home.City} ${home.Description}`)

const filters: [filter: Filter, fits: (home: ListingFields) => boolean][] = [
  [{}, () => true],
  [{ cities: ['lyon', 'LYON', 'nice'] }, ({ City }) => City === 'Lyon' || City === 'Nice'],
  [{ statuses: ['Sold'] }, ({ Status }) => Status === 'Sold'],
  [{ saleType: 'for_rent' }, ({ SaleType }) => SaleType === 'for_rent'],
  [{ bedrooms: { min: 1, max: 3 } }, ({ Bedrooms }) => Bedrooms >= 1 && Bedrooms <= 3],
  [{ bathrooms: { min: 2, below: 3 } }, ({ Bathrooms }) => Bathrooms >= 2 && Bathrooms < 3],
  [{ yearBuilt: { max: 1990 } }, ({ YearBuilt }) => YearBuilt > 0 && YearBuilt <= 1990],
  [{ keywords: ['garden'] }, (home) => says(home, /garden/i)],
  [{ keywords: ['gar'] }, (home) => says(home, /gar/i)],
  [{ keywords: ['quiet garden'] }, (home) => says(home, /quiet garden/)],
  [{ keywords: ['lyon', 'garden'] }, (home) => says(home, /lyon/i) && says(home, /garden/i)],
  [{ extension: [{ key: 'pets', value: 'cats' }] }, ({ ExtensionColumn }) => Boolean(ExtensionColumn)],
  [{ near: { ...near, km: 3 } }, (home) => kilometres(home) <= 3],
  [{ near: { ...near, km: 17 } }, (home) => kilometres(home) <= 17],
  [{ near: { ...near, km: 300 } }, () => true],
  [{ near: { ...near, km: 17 }, sort: 'Distance' }, (home) => kilometres(home) <= 17],
  [{ near: { ...near, km: 17 }, cities: ['paris'] }, (home) => kilometres(home) <= 17 && home.City === 'Paris'],
  [{ keywords: ['garden'], types: ['condo'] }, (home) => says(home, /garden/i) && home.PropertyType === 'Condo'],
]

describe.each(databases)('counts on $name', ({ create }) => {
  let database: TestDatabase
  let store: Store
  let listings: ListingStore
  beforeAll(async () => {
    database = await create()
    store = await openStore(database.url, Date.now)
    const { id: workspaceId } = await store.workspaces.insert('test')
    listings = store.listings(await store.chatbots.insert({ workspaceId, serialNumber: 'one', settings: {} }))
    const other = store.listings(await store.chatbots.insert({ workspaceId, serialNumber: 'two', settings: {} }))
    await other.insert(Array.from({ length: 50 }, aHome))
    await writeAll()
  })
  afterAll(async () => {
    await store.close()
    await database.remove()
  })

  /** Listings that were created, half of them changed, and a third of them removed. */
  async function writeAll(): Promise<void> {
    const ids = await listings.insert(Array.from({ length: 240 }, aHome))
    const found = await listings.find('PrimaryId', ids.slice(0, 120).map(String))
    await listings.replace(found.map(({ ID }) => ({ ...aHome(), ID })))
    await listings.remove('PrimaryId', ids.slice(80, 160).map(String))
  }

  test.each(filters)('%o finds and counts what fits, after changes and removals', async (filter, fits) => {
    const fitting = (await listings.after(0, 1_000)).filter(fits).map(({ ID }) => ID)
    const found = await listings.search(filter, { offset: 0, limit: 1_000 })
    expect(fitting.length).toBeGreaterThan(0)
    expect(found.map(({ ID }) => ID).toSorted((a, b) => a - b)).toEqual(fitting)
    expect(await listings.count(filter)).toBe(fitting.length)
  })

  test('pages far into a list go on where the page before ended', async () => {
    const { id: workspaceId } = await store.workspaces.insert('many')
    const many = store.listings(await store.chatbots.insert({ workspaceId, serialNumber: 'many', settings: {} }))
    // More than two blocks of ids, with a gap.
    const home = aListing()
    const ids = await many.insert(Array.from({ length: 9_000 }, () => home))
    await many.remove('PrimaryId', ids.slice(1_000, 1_500).map(String))
    const left = [...ids.slice(0, 1_000), ...ids.slice(1_500)].toReversed()
    for (const offset of [0, 4_090, 5_000, 7_400, 8_490, 8_500]) {
      const page = await many.search({}, { offset, limit: 20 })
      expect(page.map(({ ID }) => ID)).toEqual(left.slice(offset, offset + 20))
    }
  })

  test('the nearest come first, page after page, however many lie around', async () => {
    const byDistance = (await listings.after(0, 1_000)).toSorted((a, b) => kilometres(a) - kilometres(b) || b.ID - a.ID)
    for (const offset of [0, 20, 140]) {
      const page = await listings.search({ near, sort: 'Distance' }, { offset, limit: 20 })
      expect(page.map(({ ID }) => ID)).toEqual(byDistance.slice(offset, offset + 20).map(({ ID }) => ID))
    }
  })
})
