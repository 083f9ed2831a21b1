import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, withId } from '../database/database-kind.ts'

/** Leads, mails to the business, and which daily mails were made. */
export async function people(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('session').addColumn('handed_over_at', 'bigint').execute()
  await leads(db, databaseKind)
  await mails(db, databaseKind)

  await db.schema
    .createTable('digest')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('digest_key', ['chatbot_id', 'kind', 'day'])
    .execute()
}

async function leads(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('lead'), databaseKind)
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('session_id', 'integer', (column) => column.references('session.id').onDelete('cascade'))
    .addColumn('noticed', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('consent_text', 'text')
    .addColumn('consent_at', 'bigint')
    .addColumn('listings', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('lead_by_idempotency_key', ['chatbot_id', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('lead_by_created_at').on('lead').columns(['chatbot_id', 'created_at']).execute()
  await db.schema.createIndex('lead_by_session_id').on('lead').column('session_id').execute()
}

async function mails(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('mail'), databaseKind)
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('cause', 'text', (column) => column.notNull().unique())
  for (const name of ['key', 'recipient', 'reply_to', 'subject', 'text', 'html', 'state'])
    table = table.addColumn(name, 'text', (column) => column.notNull())
  await table
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mail_by_due_at').on('mail').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('mail_by_chatbot_id').on('mail').column('chatbot_id').execute()
}

/** Attendants, authors of messages, session timers, threads of sessions, and desks. */
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
  // A partial index: few sessions at any time, queried by chatbot.
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

/** When each desk was set; 0 for desks set before this migration. */
export async function deskTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('desk')
    .addColumn('set_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** Message counts of forgotten visitors: statistics stay, texts do not. */
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

/** The Idempotency-Keys of leads, several per lead, each with the time of its use; before, a lead kept its last one. */
export async function leadKeys(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_key (
    chatbot_id integer not null, key text not null,
    lead_id integer not null references lead (id) on delete cascade,
    body_hash text not null, used_at bigint not null,
    primary key (chatbot_id, key))`.execute(db)
  await sql`create index lead_key_by_lead_id on lead_key (lead_id)`.execute(db)
  await sql`create index lead_key_by_used_at on lead_key (chatbot_id, used_at)`.execute(db)
  await sql`insert into lead_key (chatbot_id, key, lead_id, body_hash, used_at)
    select chatbot_id, idempotency_key, id, body_hash, created_at from lead where idempotency_key is not null`.execute(
    db,
  )
  await sql`update lead set idempotency_key = null, body_hash = null where idempotency_key is not null`.execute(db)
}

/** A chatbot's sessions by age: SQLite sorted all of them for each 200 that were forgotten, 400 ms at 300,000. */
export async function sessionsInOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('session_by_chatbot_id_id').on('session').columns(['chatbot_id', 'id']).execute()
}

/** How long a timer waits: without it, one of minutes waited for hours after the clock was set back by as many. */
export async function timerWaits(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('timer').addColumn('wait_ms', 'bigint').execute()
}

/** Sent mails kept the address of the visitor whom they were to be answered to, also when the visitor was forgotten. */
export async function sentMails(db: Kysely<unknown>): Promise<void> {
  await sql`update mail set reply_to = '' where state = 'sent' and reply_to <> ''`.execute(db)
}
