import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from './shop.ts'

const homes = {
  signs: aListing({ Description: `O'Neill said: "it's 50% off" \\ C:\\temp & (more) * <-> | !x` }),
  pools: aListing({ Description: 'Two swimming pools, in-law suite' }),
  chinese: aListing({ Description: '宽敞的花园房子' }),
  accents: aListing({ Description: 'Près de l’Élysée' }),
  long: aListing({ Description: 'x'.repeat(5_000) }),
  outside: aListing({
    Address: '12 Harbor Way',
    Location: 'Old Port',
    ExtensionColumn: [{ Key: 'View', value: 'Sea' }],
  }),
}
const rentals = [
  aListing({ MLSNumber: 'yes', ExtensionColumn: [{ Key: 'Pets', value: 'Cats and dogs allowed' }] }),
  aListing({ MLSNumber: 'kindly', Description: 'We love pets. No smoking.' }),
  aListing({ MLSNumber: 'no', ExtensionColumn: [{ Key: 'Pets', value: 'No pets' }] }),
  aListing({ MLSNumber: 'brief', ExtensionColumn: [{ Key: 'Pets', value: 'No' }] }),
  aListing({ MLSNumber: 'in words', Description: 'Pets are not allowed.' }),
]
const keywords: [keyword: string, found: (keyof typeof homes)[]][] = [
  ['pool', ['pools']],
  ['POOLS', ['pools']],
  ['swimming pool', ['pools']],
  ['imming', []],
  ['pools swimming', []],
  ['in-law', ['pools']],
  ['in law', []],
  ["o'neill", ['signs']],
  ['50% off', ['signs']],
  ['"it\'s 50%', ['signs']],
  ['c:\\temp', ['signs']],
  ['* <-> |', ['signs']],
  ['!x', ['signs']],
  ['花园', ['chinese']],
  ['房子', ['chinese']],
  ['elysee', ['accents']],
  ['x'.repeat(70), ['long']],
  ['harbor way', ['outside']],
  ['old p', []],
  ['old por', ['outside']],
  ['view sea', ['outside']],
]

describe.each(databases)('keywords on $name', ({ create }) => {
  let shop: Shop
  let listings: ListingStore
  beforeAll(async () => {
    shop = await openShop({ create })
    listings = await shop.addChatbot()
    await listings.insert(Object.values(homes))
  })
  afterAll(() => shop.close())

  test.each(keywords)('%j is found from the beginning of a word on, sign by sign', async (keyword, found) => {
    const names = Object.keys(homes) as (keyof typeof homes)[]
    const seen = await listings.search({ keywords: [keyword] }, { offset: 0, limit: 10 })
    expect(seen.map(({ Url }) => names.find((name) => homes[name].Url === Url))).toEqual(found)
    expect(await listings.count({ keywords: [keyword] })).toBe(found.length)
  })

  test('a feature is not found where a listing says that it has none', async () => {
    const ids = await listings.insert(rentals)
    const features = [['pets allowed', 'pets']]
    const found = await listings.search({ features }, { offset: 0, limit: 10 })
    expect(found.map(({ MLSNumber }) => MLSNumber)).toEqual(['kindly', 'yes'])
    expect(await listings.count({ features })).toBe(2)
    expect(await listings.count({ features, saleType: 'for_sale' })).toBe(2)
    expect(await listings.count({ keywords: ['pets'] })).toBe(5)
    await listings.remove('PrimaryId', ids.map(String))
  })

  test('a listing with more text than is looked through is kept all the same', async () => {
    const Description = 'word '.repeat(13_000)
    const ExtensionColumn = Array.from({ length: 100 }, (_, index) => ({ Key: `k${index}`, value: 'é'.repeat(2_000) }))
    const [id] = await listings.insert([aListing({ Description, ExtensionColumn })])
    const [found] = await listings.find('PrimaryId', [String(id)])
    expect(found?.Description).toBe(Description)
    await listings.remove('PrimaryId', [String(id)])
  })
})
