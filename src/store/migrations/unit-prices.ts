import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'

/** Listings per statement, which takes some milliseconds. */
const BATCH = 5_000

/** Price per square foot, and indexes for sort orders. */
export async function unitPrices(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('listing').addColumn('unit_area_price', 'double precision').execute()
  await fill(db, databaseKind)
  for (const column of ['unit_area_price', 'lot_area', 'year_built'])
    await db.schema.createIndex(`listing_by_${column}`).on('listing').columns(['chatbot_id', column, 'id']).execute()
  // PostgreSQL puts nulls first when scanning an index backwards; SQLite puts them last, as needed.
  if (databaseKind === 'postgres')
    for (const column of ['lot_area', 'year_built'])
      await sql`create index ${sql.ref(`listing_by_${column}_down`)}
        on listing (chatbot_id, ${sql.ref(column)} desc nulls last, id desc)`.execute(db)
}

/** Square feet per square metre. Repeated here because a migration must never change. */
const SQUARE_FEET = 1 / 0.3048 ** 2

async function fill(db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<void> {
  const field = (name: string) =>
    databaseKind === 'sqlite'
      ? sql`json_extract(data, ${sql.lit(`$.${name}`)})`
      : sql`(data::json ->> ${sql.lit(name)})`
  const stated = sql`nullif(cast(${field('UnitAreaPrice')} as double precision), 0)`
  const feet = sql`(case when ${field('AreaUnit')} = 'Square Meters' then ${sql.lit(SQUARE_FEET)} else 1 end)`
  for (let last = 0; ; ) {
    const rows = await db.selectFrom('listing').select('id').where('id', '>', last).orderBy('id').limit(BATCH).execute()
    const end = rows.at(-1)?.id
    if (end === undefined) return
    await sql`
      update listing set unit_area_price = coalesce(
        (select ${stated} / ${feet} from listing_text where listing_text.id = listing.id),
        price / area)
      where id > ${last} and id <= ${end}`.execute(db)
    last = end
    await setImmediate()
  }
}
