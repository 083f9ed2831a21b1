import { type Kysely, sql } from 'kysely'

/** The change log of listings: what was created, changed its price or its status, was removed or came back. */
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

  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.ref(`listing_change_by_${name}`)} on listing_change (chatbot_id, ${sql.raw(columns)})`.execute(
      db,
    )
}

const indexes = {
  listing: 'listing_id, sequence',
  at: 'at, kind, listing_id',
  gone_mls: 'gone_mls) where (gone_mls is not null',
  gone_url: 'gone_url) where (gone_url is not null',
}
