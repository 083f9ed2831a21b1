import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/database/database.ts'
import { unitPrices } from '../../../src/store/migrations/unit-prices.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot, databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'

describe.each(databases)('a database on $name from before listings had a price for each square foot', (kind) => {
  test('gets the same prices for its listings as listings that are written now', async () => {
    const database = await kind.createEmpty()
    const store = await openStore(database.url, Date.now)
    const { chatbotId } = await addChatbot(store)
    await store
      .listings(chatbotId)
      .insert([
        aListing({ SalePrice: 300_000, BuildingArea: 1_500 }),
        aListing({ SalePrice: 300_000, BuildingArea: 100, AreaUnit: 'Square Meters' }),
        aListing({ SalePrice: 300_000, BuildingArea: 1_500, UnitAreaPrice: 210 }),
        aListing({ SalePrice: 300_000, BuildingArea: 100, AreaUnit: 'Square Meters', UnitAreaPrice: 4_000 }),
        aListing({ SalePrice: 300_000, BuildingArea: 1_500, UnitAreaPrice: 0 }),
        aListing({ SalePrice: 300_000, BuildingArea: 0 }),
        aListing({ BuildingArea: 1_500 }),
        aListing({ SaleType: 'for_rent', RentPrice: 3_000, BuildingArea: 1_500, ExtensionColumn: [] }),
      ])
    await store.close()

    const { db, databaseKind, close } = await openDatabase(database.url)
    const prices = async () => await db.selectFrom('listing').select(['id', 'unit_area_price']).orderBy('id').execute()
    const written = await prices()
    for (const column of ['unit_area_price', 'lot_area', 'year_built'])
      for (const end of ['', '_down'])
        await sql`drop index if exists ${sql.ref(`listing_by_${column}${end}`)}`.execute(db)
    await sql`drop index if exists listing_by_city_type`.execute(db)
    await sql`alter table listing drop column unit_area_price`.execute(db)
    await unitPrices(db as unknown as Kysely<unknown>, databaseKind)
    const filled = await prices()
    expect(written.map((row) => row.unit_area_price !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      true,
    ])
    expect(filled.map(({ id }) => id)).toEqual(written.map(({ id }) => id))
    for (const [index, { unit_area_price: price }] of filled.entries()) {
      const expected = written[index]?.unit_area_price ?? null
      if (expected === null) expect(price).toBeNull()
      else expect(price).toBeCloseTo(expected, 6)
    }
    await close()
    await database.remove()
  })
})
