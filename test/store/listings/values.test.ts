import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop } from './shop.ts'

const CITIES = ['Zed', '_z', 'Édouard', 'a-b', 'ab', 'a b', 'Æbo', '🏠', '~t', '北京']
/** Folded, in the order of their bytes. */
const IN_ORDER = ['_z', 'a b', 'a-b', 'ab', 'Æbo', 'Édouard', 'Zed', '~t', '北京', '🏠']

test.each(databases)(
  'equally frequent values on $name come in one order, whatever the locale',
  async ({ name, create }) => {
    const database = await create()
    if (name === 'PostgreSQL') {
      const { db, close } = await openDatabase(database.url)
      await sql`alter table listing alter column city type text collate "und-x-icu"`.execute(db)
      await close()
    }
    const shop = await openShop({ create: async () => database })
    const listings = await shop.addChatbot()
    await listings.insert(CITIES.map((City) => aListing({ City })))
    for (const filter of [{}, { bedrooms: { min: 1 } }, { statuses: ['Active' as const] }]) {
      const values = await listings.values(filter, 'City', { limit: 20 })
      expect(values.map(({ value }) => value)).toEqual(IN_ORDER)
      expect(await listings.values(filter, 'City', { limit: 3 })).toEqual(values.slice(0, 3))
    }
    await shop.close()
  },
)
