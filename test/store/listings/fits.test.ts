import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Side } from '../../../src/contract/listings/filter-parts.ts'
import type { Listing, ListingFields } from '../../../src/contract/listings/listing.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import type { Watch } from '../../../src/core/ports/watches.ts'
import { createFilterIndex } from '../../../src/core/watches/filter-index.ts'
import type { Filter } from '../../../src/search/filter.ts'
import { fits } from '../../../src/store/listings/read/fits.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from './shop.ts'

/** Filters tried at once with all their parts, and those whose parts are tried each alone. */
const [WHOLE, IN_PARTS] = process.env['TEST_LONG'] === undefined ? [50, 25] : [1_000, 250]

const odd: Partial<ListingFields>[] = [
  { City: null, SalePrice: null, YearBuilt: 0 },
  { City: 'Orléans', PropertyType: 'Château', Description: 'No pets. 100% sunny wine cellar', Tours: '3D' },
  { City: 'orleans', Latitude: 47.9, Longitude: 179.99, CurrencySymbol: '€', Status: 'Sold' },
  { City: 'Orleans', Latitude: 47.9, Longitude: -179.99, Location: 'Old Town', ZIP: '45000', HOAMonth: 12.5 },
  { ExtensionColumn: [{ Key: 'Next open house start', value: 'January-17-2026 01:00 PM' }] },
  { ExtensionColumn: [{ Key: 'Open house', value: '2026-01-18T13:00' }] },
  { Description: 'pets allowed', ExtensionColumn: [{ Key: 'Pool', value: 'heated' }], AreaUnit: 'Square Meters' },
]

const homes = [...demoListings(), ...odd.map((fields) => aListing(fields))]

const idsOf = (listings: Listing[]) => listings.map(({ ID }) => ID).toSorted((a, b) => a - b)

const some = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const range = (...values: number[]) =>
  fc.record(
    { min: fc.constantFrom(...values), max: fc.constantFrom(...values), below: fc.constantFrom(...values) },
    { requiredKeys: [] },
  )
const anyFilter: fc.Arbitrary<Filter> = fc.record(
  {
    saleType: fc.constantFrom('for_sale', 'for_rent'),
    statuses: some('Active', 'PreOnMarket', 'Sold'),
    types: some('condo', 'Château', 'House', 'townhouse'),
    notTypes: some('condo', 'chateau'),
    cities: some('Orleans', 'SEATTLE', 'Portland', 'nowhere'),
    zips: some('45000', '98103'),
    locations: some('old town', 'Ballard'),
    otherPlaces: fc.record(
      { cities: some('Tacoma', 'orleans'), zips: some('45000', '98103'), locations: some('old town', 'Ballard') },
      { requiredKeys: [] },
    ),
    notCities: some('Orleans', 'nowhere'),
    notLocations: some('old town', 'Ballard'),
    notZips: some('45000', '98103'),
    currency: fc.constantFrom('$', '€'),
    tours: some('3D', 'OpenHouse'),
    openHouseDays: some('2026-01-17', '2026-01-18'),
    notIds: some(1, 2, 3),
    keywords: some('pool', 'wine cell', '100%', 'no pets', 'sun', ''),
    extension: some({ key: 'pool', value: 'HEATED' }, { key: 'Pets', value: 'cats' }),
    features: some(['pets', 'pets allowed'], ['pool'], ['garden', 'yard']),
    near: fc.record(
      {
        latitude: fc.constantFrom(47.9, 47.6),
        longitude: fc.constantFrom(180, -122.33),
        km: fc.constantFrom(0, 1, 5, 50),
        side: fc.constantFrom(...Side.options),
      },
      { requiredKeys: ['latitude', 'longitude'] },
    ),
    price: range(2_000, 450_000, 800_000),
    unitAreaPrice: range(1, 300, 500),
    bedrooms: range(0, 2, 3, 4),
    bathrooms: range(1, 2, 2.5),
    area: range(900, 1_500, 20_000),
    lotArea: range(1, 5_000),
    yearBuilt: range(1950, 1990),
    daysOnMarket: range(5, 20),
    hoa: range(0, 12.5),
    parking: range(0, 1),
  },
  { requiredKeys: [] },
)

describe.each(databases)('a listing in hand fits what $name finds', ({ create }) => {
  let shop: Shop
  let listings: ListingStore
  beforeAll(async () => {
    shop = await openShop({ create })
    listings = await shop.addChatbot()
    await listings.insert(homes)
  })
  afterAll(() => shop.close())

  test('whatever the filter', async () => {
    const all = await listings.search({}, { offset: 0, limit: 200 })
    await fc.assert(
      fc.asyncProperty(
        anyFilter.map((filter) => Object.fromEntries(Object.entries(filter).filter((_, index) => index % 4 < 3))),
        async (filter) => {
          const found = await listings.search(filter, { offset: 0, limit: 200 })
          const fitting = all.filter(listings.fits(filter))
          expect(idsOf(fitting)).toEqual(idsOf(found))
          const page = await listings.searchAndCount(filter, { offset: 1, limit: 3 })
          expect([(await Array.fromAsync(page.found)).flat(), page.count]).toEqual([found.slice(1, 4), found.length])
        },
      ),
      { numRuns: WHOLE },
    )
    // Each part alone, so that enough is found for a difference to show.
    for (const filter of fc.sample(anyFilter, IN_PARTS))
      for (const [part, value] of Object.entries(filter)) {
        const found = await listings.search({ [part]: value }, { offset: 0, limit: 200 })
        const fitting = all.filter(listings.fits({ [part]: value }))
        expect([part, value, idsOf(fitting)]).toEqual([part, value, idsOf(found)])
      }
  })
})

test('an index over many filters finds those that a home fits', () => {
  const all = homes.map((home, index): Listing => ({ ...home, ID: index + 1 }))
  const ranges = fc.record({ price: range(2_000, 450_000, 800_000), bedrooms: range(0, 2, 3) }, { requiredKeys: [] })
  // Many with nothing but numbers: these are sorted, the others tried one by one.
  const filters = [...fc.sample(anyFilter, { numRuns: 400, seed: 1 }), ...fc.sample(ranges, { numRuns: 900, seed: 1 })]
  const index = createFilterIndex(fits)
  filters.forEach((filter, at) => index.add(watchOf(at + 1, filter)))
  const tests = filters.map((filter) => fits(filter))
  for (const home of all) {
    const fitting = tests.flatMap((isFit, at) => (isFit(home) ? at + 1 : []))
    const found: number[] = []
    index.eachMatching({ before: undefined, after: home }, ({ id }) => found.push(id))
    expect(found.toSorted((a, b) => a - b)).toEqual(fitting)
  }
})

test('an index takes many watches of one search or one home, in time that grows with their number', async () => {
  const home = { ...aListing({ City: 'Seattle' }), ID: 7 } as Listing
  const watched = { home: { listingId: 7, mls: home.MLSNumber, url: home.Url } }
  const watchAll = (count: number) => {
    const index = createFilterIndex(() => () => true)
    for (let id = 1; id <= count; id += 2) {
      index.add(watchOf(id, { cities: ['Seattle'] }))
      index.add({ ...watchOf(id + 1, {}), watched })
    }
    let found = 0
    index.eachMatching({ before: undefined, after: home }, () => found++)
    expect(found).toBe(count)
  }
  expect(await growthOf(watchAll, 5_000)).toBeLessThan(LINEAR_MAX)
})

const watchOf = (id: number, filter: Filter): Watch => ({
  id,
  chatbotId: 1,
  person: `visitor ${id}`,
  sessionId: null,
  visitorId: `${id}`,
  watched: { filter },
  summary: '',
  kinds: ['New'],
  every: 'AtOnce',
  hour: 8,
  timeZone: null,
  quiet: false,
  isPaused: false,
  pausedUntil: null,
  since: 0,
  createdAt: 0,
  lastAlertAt: null,
})
