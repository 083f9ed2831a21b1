import { type Kysely, sql } from 'kysely'
import { type Flavour, withId } from './flavour.ts'

/** Listings, with what is counted of them. */
export async function listings(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  let table = withId(db.schema.createTable('listing'), flavour)
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
  for (const name of ['sale_type', 'status', 'type', 'currency', 'mls', 'mls_key', 'url'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['city', 'state', 'zip', 'location', 'tours', 'extension']) table = table.addColumn(name, 'text')
  for (const name of ['bedrooms', 'bathrooms', 'days_on_market', 'parking'])
    table = table.addColumn(name, 'double precision', (column) => column.notNull())
  for (const name of ['price', 'area', 'lot_area', 'year_built', 'hoa', 'latitude', 'longitude'])
    table = table.addColumn(name, 'double precision')
  await table.execute()

  for (const columns of [['id'], ['mls'], ['url'], ['city', 'price'], ['price']])
    await db.schema
      .createIndex(`listing_by_chatbot_${columns.join('_')}`)
      .on('listing')
      .columns(['chatbot_id', ...columns])
      .execute()

  await counts(db, flavour)
}

async function counts(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('chatbot_id', 'integer', (column) => column.primaryKey().references('chatbot.id').onDelete('cascade'))
    .addColumn('listings', 'integer', (column) => column.notNull())
    .addColumn('vocabulary', 'integer', (column) => column.notNull())
    .execute()

  // Compared byte by byte, so that a prefix is a range of the primary key; SQLite does so by itself.
  const bytewise = flavour === 'sqlite' ? sql`text` : sql`text collate "C"`
  await db.schema
    .createTable('listing_word')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('folded', bytewise, (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_word_key', ['chatbot_id', 'kind', 'folded'])
    .execute()
}
