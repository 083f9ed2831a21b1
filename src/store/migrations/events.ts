import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, withId } from '../database/database-kind.ts'

/** Events, and a counter of sequence numbers per workspace. */
export async function events(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('event_counter')
    .addColumn('workspace_id', 'integer', (column) =>
      column.primaryKey().references('workspace.id').onDelete('cascade'),
    )
    .addColumn('last', 'bigint', (column) => column.notNull())
    .addColumn('pruned', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into event_counter (workspace_id, last, pruned) select id, 0, 0 from workspace`.execute(db)

  const table = db.schema
    .createTable('event')
    .addColumn('workspace_id', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('chatbot_id', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'integer')
    .addColumn('subject_id', 'integer')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_key', ['workspace_id', 'sequence'])
  await (databaseKind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
  await db.schema.createIndex('event_by_session').on('event').columns(['chatbot_id', 'session_id']).execute()
}

/**
 * Drops the index by session: its writes were spread over as many pages as sessions, and made events a third of a question's
 * write cost. Forgetting a session is rare and scans the events.
 */
export async function lighterEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('event_by_session').execute()
}

/** Webhooks, each with its cursor in the workspace's events. */
export async function webhooks(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('webhook'), databaseKind)
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
