import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { createRandom } from '../../../src/core/demo/random.ts'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import type { Filter } from '../../../src/search/filter.ts'
import { openDatabase } from '../../../src/store/database/database.ts'
import { matchingInCells } from '../../../src/store/listings/conditions.ts'
import { matches } from '../../../src/store/listings/filter.ts'
import { fullTextOf, openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from './shop.ts'

const random = createRandom(7)
const sentences = ['A quiet garden', 'Gardens all around', 'Near the garden gate', 'A loud garage', 'Nothing'] as const

const aHome = (): ListingFields =>
  aListing({
    City: random.pick(['Lyon', 'Nice', 'Paris', null]),
    PropertyType: random.pick(['House', 'Condo']),
    Status: random.pick(['Active', 'Sold']),
    SaleType: random.pick(['for_sale', 'for_rent']),
    Bedrooms: random.between(0, 4),
    SalePrice: random.pick([null, 0, 95_000, 99_999, 100_000, 104_500, 110_000, 250_000, 1_234_567]),
    RentPrice: random.pick([null, 0.5, 950, 1_000, 1_049.5, 1_100]),
    Bathrooms: random.between(2, 9) / 2,
    YearBuilt: random.pick([0, 1950, 1990, 2010]),
    Description: random.pick(sentences),
    ExtensionColumn: random.pick([null, [{ Key: 'Pets', value: 'Cats' }]]),
    Latitude: 45 + random.between(0, 400) / 1_000,
    Longitude: 5 + random.between(0, 400) / 1_000,
  })

const priceOf = ({ SaleType, SalePrice, RentPrice }: ListingFields) => (SaleType === 'for_rent' ? RentPrice : SalePrice)
/** Whether the price is set and from `min` to `max`. */
const costs = (home: ListingFields, min: number, max = Number.POSITIVE_INFINITY): boolean => {
  const price = priceOf(home)
  return typeof price === 'number' && price >= min && price <= max
}

const near = { latitude: 45.2, longitude: 5.2 }

/** By the spherical law of cosines, where the store reckons by the haversine formula. */
function kilometres({ Latitude, Longitude }: ListingFields): number {
  const [one, other, across] = [near.latitude, Latitude ?? 0, (Longitude ?? 0) - near.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number]
  return 6371.0088 * Math.acos(Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(across))
}
const isWest = ({ Longitude }: ListingFields) => (Longitude ?? 0) < near.longitude
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
  [{ near: { ...near, km: 17, side: 'west' } }, (home) => kilometres(home) <= 17 && isWest(home)],
  [
    { near: { ...near, km: 17, side: 'southwest' }, sort: 'Distance' },
    (home) => kilometres(home) <= 17 && isWest(home) && (home.Latitude ?? 0) < near.latitude,
  ],
  [{ near: { ...near, km: 17 }, cities: ['paris'] }, (home) => kilometres(home) <= 17 && home.City === 'Paris'],
  [{ price: { min: 100_000 } }, (home) => costs(home, 100_000)],
  [
    { price: { max: 110_000 }, saleType: 'for_sale' },
    (home) => costs(home, 0, 110_000) && home.SaleType === 'for_sale',
  ],
  [
    { price: { min: 96_000, below: 110_000 }, cities: ['lyon', 'nice'] },
    (home) => costs(home, 96_000, 109_999) && /Lyon|Nice/.test(home.City ?? ''),
  ],
  [
    { price: { min: 1_010, max: 1_090 }, notTypes: ['condo'] },
    (home) => costs(home, 1_010, 1_090) && home.PropertyType === 'House',
  ],
  [{ price: { min: 0, max: 0 }, statuses: ['Active', 'Sold'] }, (home) => costs(home, 0, 0)],
  [
    { types: ['house'], bedrooms: { min: 2 }, statuses: ['Active'] },
    ({ PropertyType, Bedrooms, Status }) => PropertyType === 'House' && Bedrooms >= 2 && Status === 'Active',
  ],
  [
    { cities: ['paris'], price: { min: 90_000 }, bathrooms: { min: 2 } },
    (home) => costs(home, 90_000) && home.City === 'Paris' && home.Bathrooms >= 2,
  ],
  [
    { yearBuilt: { min: 1980 }, bathrooms: { max: 3 }, statuses: ['Active'] },
    ({ YearBuilt, Bathrooms, Status }) => YearBuilt >= 1980 && Bathrooms <= 3 && Status === 'Active',
  ],
  [
    { cities: ['nice'], price: { max: 110_000 }, yearBuilt: { min: 1950, max: 1990 } },
    (home) => costs(home, 0, 110_000) && home.City === 'Nice' && home.YearBuilt >= 1950 && home.YearBuilt <= 1990,
  ],
  [{ keywords: ['garden'], types: ['condo'] }, (home) => says(home, /garden/i) && home.PropertyType === 'Condo'],
]

test('who fits several columns is told by one index on SQLite, without a look at each listing', async () => {
  const database = await databases[0].create()
  await (await openStore(database.url, Date.now)).close()
  const { db, close } = await openDatabase(database.url)
  for (const [filter, index] of [
    [{ hoa: { max: 0 }, statuses: ['Active'] }, 'hoa'],
    [{ hoa: { max: 300 }, types: ['condo'], cities: ['lyon'] }, 'hoa'],
    [{ hoa: { max: 300 }, yearBuilt: { min: 1990 } }, 'city_type'],
    [{ bedrooms: { min: 3, max: 3 }, types: ['condo'], cities: ['lyon'], price: { max: 9 } }, 'city_type'],
    [{ yearBuilt: { min: 1990 }, area: { min: 200 }, cities: ['lyon'] }, 'city_type'],
    [{ price: { max: 9 }, parking: { min: 1 } }, 'city_type'],
    [{ bedrooms: { min: 3 }, locations: ['old town'] }, 'city_type'],
    [{ types: ['condo'], near: { ...near, km: 20 } }, 'cell'],
  ] satisfies [Filter, string][]) {
    const { sql: text, parameters } = db
      .selectFrom('listing')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('chatbot_id', '=', 1)
      .where(matches(filter))
      .compile()
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
    expect(JSON.stringify(rows), JSON.stringify(filter)).toMatch(`COVERING INDEX listing_by_${index} `)
  }
  await close()
  await database.remove()
})

test('the few homes in some cells of a map are looked up by cell on SQLite, whatever else is asked for', async () => {
  const database = await databases[0].create()
  const { db, close } = await openDatabase(database.url)
  const reading = { db, reader: db, chatbotId: 1, fullText: fullTextOf('sqlite') }
  const cells = [{ cell: 1, count: 9, km: 1 }]
  for (const filter of [
    { cities: ['lyon'] },
    { cities: ['lyon'], types: ['condo'], statuses: ['Active'] },
    { cities: ['lyon'], bedrooms: { min: 3 }, price: { max: 9 } },
    { zips: ['69001'], hoa: { max: 9 } },
  ] satisfies Filter[]) {
    const { sql: text, parameters } = matchingInCells(reading, filter, cells).select('listing.id').compile()
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]))
    expect(JSON.stringify(rows), JSON.stringify(filter)).toMatch('INDEX listing_by_cell ')
  }
  await close()
  await database.remove()
})

describe.each(databases)('counts on $name', ({ create }) => {
  let shop: Shop
  let listings: ListingStore
  beforeAll(async () => {
    shop = await openShop({ create })
    listings = await shop.addChatbot()
    const other = await shop.addChatbot()
    await other.insert(Array.from({ length: 50 }, aHome))
    await writeAll()
  })
  afterAll(() => shop.close())

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

  describe('of a long list', () => {
    let many: ListingStore
    let newestFirst: { id: number; home: ListingFields }[]
    beforeAll(async () => {
      many = await shop.addChatbot()
      // More than two blocks of ids, with a gap.
      const homes = Array.from({ length: 9_000 }, (_, index) =>
        aListing({ PropertyType: index % 2 === 0 ? 'Condo' : 'House', City: index < 2_000 ? 'Lyon' : 'Nice' }),
      )
      const ids = await many.insert(homes)
      await many.remove('PrimaryId', ids.slice(1_000, 1_500).map(String))
      const all = homes.map((home, index) => ({ id: ids[index] ?? 0, home }))
      newestFirst = all.filter((_, index) => index < 1_000 || index >= 1_500).toReversed()
    })

    test.each<[which: string, filter: Filter, belongs: (home: ListingFields) => boolean]>([
      ['all homes', {}, () => true],
      ['homes evenly among others', { types: ['condo'] }, ({ PropertyType }) => PropertyType === 'Condo'],
      ['homes all before the others', { cities: ['lyon'] }, ({ City }) => City === 'Lyon'],
    ])('pages of %s are whole and in order', async (_, filter, belongs) => {
      const ids = newestFirst.filter(({ home }) => belongs(home)).map(({ id }) => id)
      const last = ids.length - 10
      for (const offset of [0, 200, last / 2, last, ids.length, ...[4_090, 5_000, 7_400].filter((far) => far < last)]) {
        const page = await many.search(filter, { offset, limit: 20 })
        expect(page.map(({ ID }) => ID)).toEqual(ids.slice(offset, offset + 20))
      }
    })

    test('a page of homes that nobody has is empty', async () => {
      expect(await many.search({ types: ['villa'] }, { offset: 0, limit: 20 })).toEqual([])
    })
  })

  test('the nearest come first, page after page, however many lie around', async () => {
    const byDistance = (await listings.after(0, 1_000)).toSorted((a, b) => kilometres(a) - kilometres(b) || b.ID - a.ID)
    const searches: [Filter, (home: ListingFields) => boolean][] = [
      [{ near }, () => true],
      [
        { near: { ...near, km: 25 }, types: ['condo'] },
        (home) => kilometres(home) <= 25 && home.PropertyType === 'Condo',
      ],
      [{ near: { ...near, km: 25, side: 'west' } }, (home) => kilometres(home) <= 25 && isWest(home)],
      [{ near, cities: ['lyon'], statuses: ['Sold'] }, ({ City, Status }) => City === 'Lyon' && Status === 'Sold'],
    ]
    for (const [filter, belongs] of searches) {
      const nearest = byDistance.filter(belongs)
      for (const offset of [0, 5, 20, 140]) {
        const page = await listings.search({ ...filter, sort: 'Distance' }, { offset, limit: 20 })
        expect(page.map(({ ID }) => ID)).toEqual(nearest.slice(offset, offset + 20).map(({ ID }) => ID))
      }
    }
  })
})
