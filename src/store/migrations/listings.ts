import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, withId } from '../database/database-kind.ts'
import { postgresFullTextTable } from '../listings/text/full-text-postgres.ts'
import { sqliteFullTextTable } from '../listings/text/full-text-sqlite.ts'

/** Listings, their search columns, full-text index and counts. */
export async function listings(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await searchColumns(db, databaseKind)
  await db.schema
    .createTable('listing_text')
    .addColumn('id', 'integer', (column) => column.primaryKey().references('listing.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  for (const statement of databaseKind === 'sqlite' ? sqliteFullTextTable : postgresFullTextTable)
    await statement.execute(db)
  await counts(db, databaseKind)
}

async function searchColumns(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('listing'), databaseKind)
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
  for (const name of ['sale_type', 'status', 'type', 'currency', 'mls', 'mls_key', 'url'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['city', 'state', 'zip', 'location', 'tours']) table = table.addColumn(name, 'text')
  for (const name of ['bedrooms', 'bathrooms', 'days_on_market', 'parking'])
    table = table.addColumn(name, 'double precision', (column) => column.notNull())
  for (const name of ['price', 'area', 'lot_area', 'year_built', 'hoa', 'latitude', 'longitude'])
    table = table.addColumn(name, 'double precision')
  await table.addColumn('cell', 'bigint').execute()

  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(`listing_by_${name}`)
      .on('listing')
      .columns(['chatbot_id', ...columns.split(' ')])
      .execute()
  if (databaseKind === 'postgres') for (const index of backwards) await index.execute(db)
}

/** PostgreSQL puts nulls first when scanning an index backwards; SQLite puts them last, as needed. */
const backwards = ['price', 'area'].map(
  (column) =>
    sql`create index ${sql.ref(`listing_by_${column}_down`)} on listing (chatbot_id, ${sql.ref(column)} desc nulls last, id desc)`,
)

/** Trailing columns of the long indexes allow index-only counts. */
const indexes = {
  id: 'id',
  mls: 'mls',
  url: 'url',
  city_type: 'city type price bedrooms bathrooms sale_type status id',
  city: 'city price bedrooms bathrooms sale_type status id',
  price: 'price bedrooms bathrooms sale_type status id',
  area: 'area id',
  bedrooms: 'bedrooms id',
  cell: 'cell latitude longitude id',
}

async function counts(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('chatbot_id', 'integer', (column) => column.primaryKey().references('chatbot.id').onDelete('cascade'))
    .addColumn('listings', 'integer', (column) => column.notNull())
    .addColumn('vocabulary', 'integer', (column) => column.notNull())
    .execute()

  // Compared by bytes, so that a prefix is a range of the primary key; SQLite does so by default.
  const bytewise = databaseKind === 'sqlite' ? sql`text` : sql`text collate "C"`
  await db.schema
    .createTable('listing_count')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', bytewise, (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_count_key', ['chatbot_id', 'kind', 'value'])
    // Otherwise SQLite would store every key twice.
    .modifyEnd(databaseKind === 'sqlite' ? sql`without rowid` : sql``)
    .execute()
}

/** The change log: listings created, removed, back, or with a new price or status. */
export async function listingChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('catalogue')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  let table = db.schema
    .createTable('listing_change')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_change_key', ['chatbot_id', 'sequence'])
  for (const name of ['listing_id', 'write_sequence'])
    table = table.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['kind', 'old', 'new', 'mls', 'url', 'price', 'alerts'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('old_price', 'double precision')
    .addColumn('new_price', 'double precision')
    .addColumn('gone_mls', 'text')
    .addColumn('gone_url', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()

  for (const [name, columns] of Object.entries(changeIndexes))
    await sql`create index ${sql.ref(`listing_change_by_${name}`)} on listing_change (chatbot_id, ${sql.raw(columns)})`.execute(
      db,
    )
}

const changeIndexes = {
  listing: 'listing_id, sequence',
  at: 'at, kind, listing_id',
  gone_mls: 'gone_mls) where (gone_mls is not null',
  gone_url: 'gone_url) where (gone_url is not null',
}

/** Every column that filters use, the most selective first: a covering index for all filters. */
const COLUMNS =
  'chatbot_id city type price bedrooms bathrooms sale_type status area year_built hoa parking lot_area unit_area_price days_on_market location zip state tours currency latitude longitude id'

/** Replaces an index of fewer columns that needed a look-up of every listing: 270 ms for 100,000 in place of 11. */
export async function wideIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('listing_by_city_type').execute()
  await db.schema.createIndex('listing_by_city_type').on('listing').columns(COLUMNS.split(' ')).execute()
}

/**
 * The columns that most filters use, after those of a map cell and after the association fee, which few listings state: 7,400
 * listings on one side of a town took 4 ms to look up in place of 1; a limit of the fee read all listings, 5 ms at 100,000.
 */
export async function cellAndFeeIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('listing_by_cell').execute()
  await db.schema
    .createIndex('listing_by_cell')
    .on('listing')
    .columns('chatbot_id cell latitude longitude status sale_type type price bedrooms id'.split(' '))
    .execute()
  await db.schema
    .createIndex('listing_by_hoa')
    .on('listing')
    .columns('chatbot_id hoa type status sale_type city price bedrooms bathrooms id'.split(' '))
    .where(sql.ref('hoa'), 'is not', null)
    .execute()
}
