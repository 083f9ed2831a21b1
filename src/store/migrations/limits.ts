import { type Kysely, sql } from 'kysely'

/** What keeps long histories and high limits quick: messages of a chatbot in order, and a kept count of the month. */
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

/** A chatbot is removed in steps: from the first one on nobody finds it. */
export async function chatbotRemovals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chatbot').addColumn('removed_at', 'bigint').execute()
}

/** Uploads that were not confirmed, to count what they take of the disk. */
export async function unconfirmedUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('file_unconfirmed')
    .on('file')
    .columns(['workspace_id', 'size'])
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute()
}
