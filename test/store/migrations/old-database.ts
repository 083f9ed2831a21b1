import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { databaseKindOf } from '../../../src/store/database/database.ts'
import { migrations } from '../../../src/store/migrations/migrations.ts'
import { postgresDialect } from '../../../src/store/postgres/dialect.ts'
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts'
import { noDisk } from '../../../src/store/sqlite/disk.ts'
import { openToWrite } from '../../../src/store/sqlite/file.ts'

/** A database as it was after that migration. */
export async function openOld(url: string, last: string): Promise<Kysely<Record<string, Record<string, unknown>>>> {
  const databaseKind = databaseKindOf(url)
  const dialect =
    databaseKind === 'postgres'
      ? postgresDialect(url)
      : sqliteDialect({ open: () => openToWrite(url), wrote: () => {}, disk: noDisk })
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
  await new Migrator({ db, provider: { getMigrations: async () => migrations(databaseKind) } }).migrateTo(last)
  return db
}
