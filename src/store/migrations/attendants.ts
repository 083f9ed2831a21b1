import { type Kysely, sql } from 'kysely'

/** Who attends each session, who wrote what, and what is to be done when nobody does anything. */
export async function attendants(db: Kysely<unknown>): Promise<void> {
  const add = (table: string, column: string, type: 'text' | 'integer' | 'bigint') =>
    db.schema.alterTable(table).addColumn(column, type).execute()
  await db.schema
    .alterTable('session')
    .addColumn('attendant', 'text', (column) => column.notNull().defaultTo('Bot'))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['attendant_id', 'attendant_name', 'reason', 'visitor_name']) await add('session', name, 'text')
  await add('session', 'attended_at', 'bigint')
  // Few at any time, and asked for by chatbot.
  await db.schema
    .createIndex('session_handed_over')
    .on('session')
    .columns(['chatbot_id', 'attended_at'])
    .where(sql.ref('attendant'), '!=', sql.lit('Bot'))
    .execute()

  await add('message', 'by_id', 'text')
  await add('message', 'by_name', 'text')

  await db.schema
    .createTable('timer')
    .addColumn('session_id', 'integer', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('timer_key', ['session_id', 'kind'])
    .execute()
  await db.schema.createIndex('timer_by_due_at').on('timer').column('due_at').execute()

  await db.schema
    .createTable('place')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('thread', 'text', (column) => column.notNull())
    .addColumn('session_id', 'integer', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('workspace_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('place_key', ['workspace_id', 'source', 'thread'])
    .execute()
  await db.schema.createIndex('place_by_session_id').on('place').column('session_id').execute()

  await db.schema
    .createTable('desk')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('workspace', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_key', ['chatbot_id', 'source', 'workspace'])
    .execute()
}
