import type { Kysely } from 'kysely'
import { type Flavour, withId } from '../flavour.ts'

/** Addresses that events are pushed to, each with its place among the events of its workspace. */
export async function webhooks(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await withId(db.schema.createTable('webhook'), flavour)
    .addColumn('workspace_id', 'integer', (column) => column.notNull().references('workspace.id').onDelete('cascade'))
    .addColumn('chatbot_id', 'integer', (column) => column.references('chatbot.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('claims', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('last_success', 'bigint')
    .addColumn('last_failure', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('webhook_by_workspace_id').on('webhook').columns(['workspace_id', 'id']).execute()
  await db.schema.createIndex('webhook_by_chatbot_id').on('webhook').column('chatbot_id').execute()
}
