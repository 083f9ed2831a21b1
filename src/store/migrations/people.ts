import type { Kysely } from 'kysely'
import { type Flavour, withId } from '../flavour.ts'

/** People who can be reached, mails to the business, and which daily mails were made. */
export async function people(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await db.schema.alterTable('session').addColumn('handed_over_at', 'bigint').execute()
  await leads(db, flavour)
  await mails(db, flavour)

  await db.schema
    .createTable('digest')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('digest_key', ['chatbot_id', 'kind', 'day'])
    .execute()
}

async function leads(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await withId(db.schema.createTable('lead'), flavour)
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

async function mails(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  let table = withId(db.schema.createTable('mail'), flavour)
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
