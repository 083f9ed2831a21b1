import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { databaseKindOf } from '../../../src/store/database/database.ts'
import { migrations } from '../../../src/store/migrations/migrations.ts'
import { postgresDialect } from '../../../src/store/postgres/dialect.ts'
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts'
import { noDisk } from '../../../src/store/sqlite/disk.ts'
import { openToWrite } from '../../../src/store/sqlite/file.ts'

type OldDatabase = Kysely<Record<string, Record<string, unknown>>>

/** A database as it was after that migration. */
export async function openOld(url: string, last: string): Promise<OldDatabase> {
  const databaseKind = databaseKindOf(url)
  const dialect =
    databaseKind === 'postgres'
      ? postgresDialect(url)
      : sqliteDialect({ open: () => openToWrite(url), wrote: () => {}, disk: noDisk })
  const db: OldDatabase = new Kysely({ dialect })
  await new Migrator({ db, provider: { getMigrations: async () => migrations(databaseKind) } }).migrateTo(last)
  return db
}

/** Adds a workspace with one chatbot to an empty database; both have the id 1. */
export async function addOldChatbot(old: OldDatabase): Promise<void> {
  await sql`insert into workspace (name, created_at) values ('test', 1)`.execute(old)
  await sql`insert into chatbot (workspace_id, serial, settings, created_at) values (1, 'one', '{}', 1)`.execute(old)
}
