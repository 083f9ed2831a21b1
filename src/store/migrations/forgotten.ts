import type { Kysely } from 'kysely'

/** How much was said by people who were forgotten: counts stay, words do not. */
export async function forgotten(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forgotten_count')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('forgotten_count_key', ['chatbot_id', 'role', 'at'])
    .execute()
}
