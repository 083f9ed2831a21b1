import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import type { Filter } from '../../../src/search/filter.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases, type TestDatabase } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

const page = { offset: 0, limit: 200 }

describe.each(databases)('listings on $name', ({ create }) => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    database = await create()
    store = await openStore(database.url, Date.now)
  })
  afterAll(async () => {
    await store.close()
    await database.remove()
  })

  /** The listings of a new chatbot that has just these. */
  async function listingsOf(...listings: ListingFields[]): Promise<ListingStore> {
    const { chatbotId } = await addChatbot(store)
    const mine = store.listings(chatbotId)
    await mine.insert(listings)
    return mine
  }
  const named = async (listings: ListingStore, filter: Filter) =>
    (await listings.search(filter, page)).map((listing) => listing.Description)

  test('a listing reads back as it was written, with nothing for what is unset', async () => {
    const listing = aListing({
      City: 'Montréal',
      Description: 'Line one\nLine "two" 🏡',
      Images: ['https://a.example/1,2.jpg'],
      ExtensionColumn: [{ Key: 'Pets', value: 'yes' }],
      Bathrooms: 2.5,
      Latitude: 45.5,
      Longitude: -73.5,
      HOAMonth: null,
    })
    const [found] = await (await listingsOf(listing)).search({}, page)
    const { HOAMonth: _unset, ...rest } = listing
    expect(found).toEqual({ ...rest, ID: expect.any(Number) })
  })

  test('the newest comes first, pages follow one another, and the count is of all', async () => {
    const listings = await listingsOf(...['a', 'b', 'c'].map((Description) => aListing({ Description })))
    expect(await named(listings, {})).toEqual(['c', 'b', 'a'])
    const second = await listings.search({}, { offset: 1, limit: 1 })
    expect(second.map((listing) => listing.Description)).toEqual(['b'])
    expect(await listings.count({})).toBe(3)
  })

  test('listings that are not wanted are left out', async () => {
    const listings = await listingsOf(...['a', 'b', 'c'].map((Description) => aListing({ Description })))
    const [newest] = await listings.search({}, page)
    const filter = { notIds: [newest?.ID ?? 0] }
    expect(await named(listings, filter)).toEqual(['b', 'a'])
    expect(await listings.count(filter)).toBe(2)
    expect(await listings.count({ ...filter, saleType: 'for_sale' })).toBe(2)
  })

  test('one chatbot never sees the listings of another', async () => {
    await listingsOf(aListing({ MLSNumber: 'FOREIGN-1' }))
    const mine = await listingsOf()
    expect(await mine.search({}, page)).toEqual([])
    expect(await mine.find('MLSNumber', ['FOREIGN-1'])).toEqual([])
    expect(await mine.remove('MLSNumber', ['FOREIGN-1'])).toBe(0)
  })

  test('keys match MLS numbers and URLs without regard to case, but not without regard to accents', async () => {
    const listings = await listingsOf(
      aListing({ MLSNumber: 'É-1', Url: 'https://Homes.example.com/A' }),
      aListing({ MLSNumber: 'E-1' }),
    )
    expect((await listings.find('MLSNumber', ['é-1'])).map((found) => found.MLSNumber)).toEqual(['É-1'])
    expect(await listings.find('URL', ['HTTPS://homes.example.com/a'])).toHaveLength(1)
    expect(await listings.find('PrimaryId', ['not a number', '999999999', '-1', '1e3'])).toEqual([])
    expect(await listings.remove('MLSNumber', ['e-1', 'nothing'])).toBe(1)
    expect(await listings.count({})).toBe(1)
  })

  const homes = [
    aListing({
      Description: 'bungalow',
      City: 'Montréal',
      PropertyType: 'House',
      SalePrice: 300_000,
      Bedrooms: 2,
      Bathrooms: 1,
      BuildingArea: 900,
    }),
    aListing({
      Description: 'villa with 100% sun',
      City: 'Québec',
      PropertyType: 'House',
      SalePrice: 900_000,
      Bedrooms: 5,
      Bathrooms: 3.5,
      BuildingArea: 300,
      AreaUnit: 'Square Meters',
    }),
    aListing({
      Description: 'flat',
      City: 'montreal',
      PropertyType: 'Condo/Co-op',
      SaleType: 'for_rent',
      RentPrice: 1_800,
      Bedrooms: 1,
      Bathrooms: 1,
      BuildingArea: 600,
    }),
    aListing({
      Description: 'lot',
      City: 'Laval',
      PropertyType: 'Vacant Land',
      Status: 'Sold',
      Bedrooms: 0,
      Bathrooms: 0,
      BuildingArea: 0,
      YearBuilt: 0,
      ExtensionColumn: [{ Key: 'Pets', value: 'Cats OK' }],
    }),
  ]
  const narrowed: [what: string, filter: Filter, found: string[]][] = [
    ['a city, without regard to case and accents', { cities: ['MONTREAL'] }, ['flat', 'bungalow']],
    ['any of several cities', { cities: ['laval', 'quebec'] }, ['lot', 'villa with 100% sun']],
    ['sale or rent', { saleType: 'for_rent' }, ['flat']],
    ['statuses', { statuses: ['Sold', 'PreOnMarket'] }, ['lot']],
    ['types, and types that are not wanted', { notTypes: ['house', 'VACANT LAND'] }, ['flat']],
    ['cities that are not wanted', { notCities: ['LAVAL', 'Quebec'] }, ['flat', 'bungalow']],
    ['a price, which for rentals is the rent', { price: { max: 300_000 } }, ['flat', 'bungalow']],
    ['an open upper end', { bathrooms: { min: 1, below: 3 } }, ['flat', 'bungalow']],
    ['an area, across units: 300 m² are 3,229 sq ft', { area: { min: 3_200, max: 3_300 } }, ['villa with 100% sun']],
    ['an unknown area matches no range over it', { area: { max: 700 } }, ['flat']],
    ['an unknown year matches no range over it', { yearBuilt: { max: 1985 } }, []],
    ['a keyword, in which % and _ mean themselves', { keywords: ['100% SUN'] }, ['villa with 100% sun']],
    ['a wildcard is no wildcard', { keywords: ['b_ngalow'] }, []],
    ['an extension value', { extension: [{ key: 'pets', value: 'cats ok' }] }, ['lot']],
    ['part of an extension value is not the value', { extension: [{ key: 'pets', value: 'cats' }] }, []],
    ['any spelling of a feature', { features: [['dogs ok', 'cats ok']] }, ['lot']],
    ['nothing in an empty list of choices', { cities: [] }, []],
    [
      'the cheapest first, without a price last',
      { sort: 'PriceAsc' },
      ['flat', 'bungalow', 'villa with 100% sun', 'lot'],
    ],
    [
      'the dearest first, without a price last',
      { sort: 'PriceDesc' },
      ['villa with 100% sun', 'bungalow', 'flat', 'lot'],
    ],
    ['the largest first', { sort: 'AreaDesc' }, ['villa with 100% sun', 'bungalow', 'flat', 'lot']],
    ['the most bedrooms first', { sort: 'BedroomsDesc' }, ['villa with 100% sun', 'bungalow', 'flat', 'lot']],
    ['all parts together', { cities: ['montreal'], bedrooms: { min: 2 } }, ['bungalow']],
  ]
  test.each(narrowed)('finds by %s', async (_what, filter, found) => {
    const listings = await listingsOf(...homes)
    expect(await named(listings, filter)).toEqual(found)
    expect(await listings.count(filter)).toBe(found.length)
  })

  test('finds within a radius and sorts by distance, also across the date line and at the poles', async () => {
    const at = (Description: string, Latitude: number, Longitude: number) =>
      aListing({ Description, Latitude, Longitude })
    const listings = await listingsOf(
      at('west', 0, 179.95),
      at('east', 0, -179.9),
      at('far', 10, 0),
      at('pole', 89.99, 10),
      aListing({ Description: 'nowhere' }),
    )
    const near = { latitude: 0, longitude: 180 }
    expect(await named(listings, { near: { ...near, km: 12 }, sort: 'Distance' })).toEqual(['west', 'east'])
    expect(await named(listings, { near: { ...near, km: 10 }, sort: 'Distance' })).toEqual(['west'])
    expect(await named(listings, { near: { latitude: 89.99, longitude: -170, km: 5 } })).toEqual(['pole'])
    expect(await named(listings, { near, sort: 'Distance' })).toEqual(['west', 'east', 'pole', 'far', 'nowhere'])
  })

  test('the vocabulary has every place and type once, the most frequent first, as the newest listing spells it', async () => {
    const listings = await listingsOf(...homes)
    const { cities, types, states } = await listings.vocabulary()
    expect(cities[0]).toBe('montreal')
    expect(cities.toSorted()).toEqual(['Laval', 'Québec', 'montreal'])
    expect(types[0]).toBe('House')
    expect(states).toEqual([])
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const listings = await listingsOf()
    const workspace = crypto.randomUUID()
    const failing = store.transaction(async (within) => {
      await within.workspaces.insert(workspace)
      await within.transaction((deeper) => deeper.workspaces.list())
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await store.workspaces.byName(workspace)).toBeUndefined()
    expect(await listings.count({})).toBe(0)
  })

  test('removing a chatbot removes all that it owns', async () => {
    const { chatbotId } = await addChatbot(store)
    await store.listings(chatbotId).insert([aListing()])
    const sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    await store.chatbots.remove(chatbotId)
    expect(await store.listings(chatbotId).count({})).toBe(0)
    expect(await store.sessions.byId(sessionId)).toBeUndefined()
  })
})
