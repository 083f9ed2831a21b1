import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, withId } from '../database/database-kind.ts'

/** Uploaded files, their uses, and the secret that signs their addresses. */
export async function files(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('file'), databaseKind)
    .addColumn('workspace_id', 'integer', (column) => column.notNull().references('workspace.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('blob', 'text')
    .addColumn('media_type', 'text')
    .addColumn('size', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unused_since', 'bigint')
    .execute()

  await db.schema
    .createTable('file_use')
    .addColumn('file_id', 'integer', (column) => column.notNull().references('file.id').onDelete('cascade'))
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_use_key', ['file_id', 'chatbot_id', 'purpose'])
    .execute()

  await db.schema
    .createTable('loose_blob')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('removable_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await db.schema.createIndex('file_by_unused_since').on('file').column('unused_since').execute()
  await db.schema.createIndex('file_use_by_chatbot_id').on('file_use').columns(['chatbot_id', 'purpose']).execute()
  await db.schema.createIndex('loose_blob_by_removable_at').on('loose_blob').column('removable_at').execute()
}

/** For long histories and high limits: an index of a chatbot's messages in order, and a stored count of the month. */
export async function quickLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('message_by_chatbot_id_id').on('message').columns(['chatbot_id', 'id']).execute()
  await db.schema
    .createTable('month_count')
    .addColumn('chatbot_id', 'integer', (column) => column.primaryKey().references('chatbot.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('upto', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}

/** The files that a message still has after its author took some back. */
export async function standingFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('message').addColumn('standing_file_ids', 'text').execute()
}

/** Chatbots are removed in steps; one with `removed_at` is invisible. */
export async function chatbotRemovals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chatbot').addColumn('removed_at', 'bigint').execute()
}

/** An index to sum the sizes of unconfirmed uploads. */
export async function unconfirmedUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('file_unconfirmed')
    .on('file')
    .columns(['workspace_id', 'size'])
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute()
}
