import { describe, expect, test } from 'vitest'
import { searchColumns } from '../../../src/store/listings/columns.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { addOldChatbot, openOld } from './old-database.ts'

describe.each(databases)('a database on $name from before listings were counted by city and price together', (kind) => {
  test('is counted when it is opened', async () => {
    const database = await kind.createEmpty()
    const old = await openOld(database.url, '003-listings')
    await addOldChatbot(old)
    const table = (await old.introspection.getTables()).find(({ name }) => name === 'listing')
    const known = new Set(table?.columns.map(({ name }) => name))
    for (let index = 0; index < 30; index++) {
      const home = aListing({ City: 'Lyon', SalePrice: index * 10_000 })
      const columns = Object.fromEntries(Object.entries(searchColumns(home)).filter(([name]) => known.has(name)))
      const row = { chatbot_id: 1, updated_at: 1, ...columns }
      const { id } = await old.insertInto('listing').values(row).returning('id').executeTakeFirstOrThrow()
      await old
        .insertInto('listing_text')
        .values({ id, data: JSON.stringify(home) })
        .execute()
    }
    await old.destroy()

    const after = await openStore(database.url, Date.now)
    const filter = { cities: ['lyon'], price: { min: 95_000, below: 200_000 } }
    expect(await after.listings(1).count(filter)).toBe(10)
    await after.close()
    await database.remove()
  })
})
