import { type Kysely, sql } from 'kysely'
import { type DatabaseKind, withId } from '../database/database-kind.ts'

/** Watches, their alerts, and leases. */
export async function watches(db: Kysely<unknown>, databaseKind: DatabaseKind): Promise<void> {
  let watch = withId(db.schema.createTable('watch'), databaseKind)
    .addColumn('chatbot_id', 'integer', (column) => column.notNull().references('chatbot.id').onDelete('cascade'))
    .addColumn('session_id', 'integer', (column) => column.references('session.id').onDelete('cascade'))
  for (const name of ['visitor_id', 'time_zone', 'home', 'filter']) watch = watch.addColumn(name, 'text')
  for (const name of ['person', 'summary', 'kinds', 'every', 'state', 'consent'])
    watch = watch.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['hour', 'quiet', 'since']) watch = watch.addColumn(name, 'integer', (column) => column.notNull())
  await watch
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paused_until', 'bigint')
    .addColumn('last_alert_at', 'bigint')
    .execute()

  await sql`create table watch_cursor (
    chatbot_id integer primary key references chatbot (id) on delete cascade,
    matched integer not null, importing_until bigint not null)`.execute(db)
  await sql`create table alert (
    watch_id integer not null references watch (id) on delete cascade,
    listing_id integer not null, sequence integer not null, chatbot_id integer not null, person text not null,
    due_at bigint, in_digest integer not null, settled_at bigint,
    primary key (watch_id, listing_id, sequence))`.execute(db)
  await sql`create table alert_day (
    chatbot_id integer not null references chatbot (id) on delete cascade,
    person text not null, day text not null, alerts integer not null, digests integer not null,
    primary key (chatbot_id, person, day))`.execute(db)
  await sql`create table lease (name text primary key, holder text not null, until bigint not null)`.execute(db)

  await sql`create index watch_by_chatbot_id on watch (chatbot_id, id)`.execute(db)
  await sql`create index watch_by_person on watch (chatbot_id, person)`.execute(db)
  await sql`create index watch_by_session_id on watch (session_id)`.execute(db)
  await sql`create index alert_by_person on alert (chatbot_id, person) where settled_at is null`.execute(db)
  await sql`create index alert_by_due_at on alert (due_at) where settled_at is null`.execute(db)
  await sql`create index alert_by_settled_at on alert (settled_at) where settled_at is not null`.execute(db)
}

/** Files imported from a watched folder, so that each is imported once. */
export async function importedFiles(db: Kysely<unknown>): Promise<void> {
  await sql`create table imported_file (
    chatbot_id integer not null references chatbot (id) on delete cascade,
    name text not null, hash text not null, imported_at bigint not null,
    primary key (chatbot_id, name, hash))`.execute(db)
}

/** The price that an alert told, so that later ones are compared with what the person knows. */
export async function toldPrices(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert add column told_price double precision`.execute(db)
}

/** Numbers the edits of watches, so that the matcher reads only those edited since. */
export async function editedWatches(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watch add column edited integer not null default 0`.execute(db)
  await sql`alter table watch_cursor add column edits integer not null default 0`.execute(db)
  await sql`create index watch_by_edited on watch (chatbot_id, edited) where edited > 0`.execute(db)
}
