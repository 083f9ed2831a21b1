import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database.ts'
import { openStore } from '../../../src/store/store.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

describe.each(databases)('a database on $name from before listings were counted by city and price together', (kind) => {
  test('is counted when it is opened', async () => {
    const database = await kind.create()
    const before = await openStore(database.url, Date.now)
    const { id: workspaceId } = await before.workspaces.insert('test')
    const chatbotId = await before.chatbots.insert({ workspaceId, serialNumber: 'one', settings: {} })
    const homes = Array.from({ length: 30 }, (_, index) => aListing({ City: 'Lyon', SalePrice: index * 10_000 }))
    await before.listings(chatbotId).insert(homes)
    await before.close()
    const old = await openDatabase(database.url)
    await sql`drop table listing_mix`.execute(old.db)
    // What came later is undone too: a database that lacks one change of tables has none that follow.
    for (const table of ['lead', 'mail', 'digest', 'listing_change'])
      await sql`drop table ${sql.table(table)}`.execute(old.db)
    await sql`alter table session drop column handed_over_at`.execute(old.db)
    await sql`alter table catalogue drop column changes`.execute(old.db)
    await sql`drop index message_being_asked`.execute(old.db)
    for (const column of ['unit_area_price', 'lot_area', 'year_built'])
      for (const end of ['', '_down'])
        await sql`drop index if exists ${sql.ref(`listing_by_${column}${end}`)}`.execute(old.db)
    await sql`alter table listing drop column unit_area_price`.execute(old.db)
    await sql`delete from kysely_migration where name >= '005'`.execute(old.db)
    await old.close()

    const after = await openStore(database.url, Date.now)
    const filter = { cities: ['lyon'], price: { min: 95_000, below: 200_000 } }
    expect(await after.listings(chatbotId).count(filter)).toBe(10)
    await after.close()
    await database.remove()
  })
})
