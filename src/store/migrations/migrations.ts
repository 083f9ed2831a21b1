import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DatabaseKind, withId } from '../database/database-kind.ts'
import { events, lighterEvents, webhooks } from './events.ts'
import { extensionKeys } from './extension-keys.ts'
import { chatbotRemovals, files, quickLimits, standingFiles, unconfirmedUploads } from './files.ts'
import { cellAndFeeIndexes, listingChanges, listings, wideIndex } from './listings.ts'
import { lighterMessages, questionsBeingAsked } from './messages.ts'
import { listingMixes } from './mixes.ts'
import { attendants, deskTimes, forgotten, leadKeys, people, sentMails, sessionsInOrder, timerWaits } from './people.ts'
import { plainLetters } from './plain-letters.ts'
import { unitPrices } from './unit-prices.ts'
import { editedWatches, importedFiles, toldPrices, watches } from './watches.ts'

/** Migrations in the order of their names, which is that in which they run. Never edit one that was released; a new one is the last. */
export const migrations = (databaseKind: DatabaseKind): Record<string, Migration> => ({
  '001-first': { up: (db) => first(db, databaseKind) },
  '002-files': { up: (db) => files(db, databaseKind) },
  '003-listings': { up: (db) => listings(db, databaseKind) },
  '005-listing-mixes': { up: (db) => listingMixes(db, databaseKind) },
  '006-people': { up: (db) => people(db, databaseKind) },
  '007-questions-being-asked': { up: questionsBeingAsked },
  '010-listing-changes': { up: listingChanges },
  '011-unit-prices': { up: (db) => unitPrices(db, databaseKind) },
  '013-quick-limits': { up: quickLimits },
  '014-chatbot-removals': { up: chatbotRemovals },
  '015-unconfirmed-uploads': { up: unconfirmedUploads },
  '020-events': { up: (db) => events(db, databaseKind) },
  '021-attendants': { up: attendants },
  '022-watches': { up: (db) => watches(db, databaseKind) },
  '023-webhooks': { up: (db) => webhooks(db, databaseKind) },
  '024-forgotten': { up: forgotten },
  '024-imported-files': { up: importedFiles },
  '025-wide-index': { up: wideIndex },
  '026-edited-watches': { up: editedWatches },
  '027-desk-times': { up: deskTimes },
  '028-lighter-events': { up: lighterEvents },
  '029-plain-letters': { up: (db) => plainLetters(db, databaseKind) },
  '030-cell-and-fee-indexes': { up: cellAndFeeIndexes },
  '031-told-prices': { up: toldPrices },
  '032-standing-files': { up: standingFiles },
  '033-lead-keys': { up: leadKeys },
  '034-extension-keys': { up: (db) => extensionKeys(db, databaseKind) },
  '035-sessions-in-order': { up: sessionsInOrder },
  '036-sent-mails': { up: sentMails },
  '037-lighter-messages': { up: (db) => lighterMessages(db, databaseKind) },
  '038-timer-waits': { up: timerWaits },
})

async function first(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  const create = (name: string) => withId(db.schema.createTable(name), databaseKind)

  await create('workspace')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await create('api_key')
    .addColumn('workspace_id', 'integer', (column) => column.notNull().references('workspace.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()

  await create('chatbot')
    .addColumn('workspace_id', 'integer', (column) => column.notNull().references('workspace.id').onDelete('cascade'))
    .addColumn('serial', 'text', (column) => column.notNull().unique())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await create('session')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('visitor_id', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('uri', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await create('message')
    .addColumn('chatbot_id', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'integer', (column) => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('state', 'text')
    .addColumn('file_ids', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('alive_until', 'bigint')
    .addColumn('stop_requested', 'integer')
    .addColumn('question_id', 'integer')
    .addColumn('total_token', 'integer')
    .addColumn('no_answer', 'integer')
    .addColumn('memory', 'text')
    .addUniqueConstraint('message_by_idempotency_key', ['session_id', 'idempotency_key'])
    .addUniqueConstraint('message_one_answer', ['question_id'])
    .execute()

  const indexes: [table: string, columns: string[]][] = [
    ['chatbot', ['workspace_id', 'id']],
    ['session', ['chatbot_id', 'visitor_id']],
    ['message', ['session_id', 'role', 'id']],
    ['message', ['chatbot_id', 'created_at']],
  ]
  for (const [table, columns] of indexes)
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
}
