import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { makeDirectory } from './directory.ts'
import type { Flavour } from './flavour.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import { openToWrite } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

export type Database = { db: Kysely<Tables>; flavour: Flavour }

/** Opens `postgres://…` or an SQLite file (made when absent) and brings its tables up to date. The caller closes it. */
export async function openDatabase(url: string): Promise<Database> {
  const flavour = flavourOf(url)
  if (flavour === 'sqlite' && url !== ':memory:') makeDirectory(dirname(url))
  const dialect = flavour === 'postgres' ? postgresDialect(url) : sqliteDialect(() => openToWrite(url))
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, flavour)
  return { db, flavour }
}

export const flavourOf = (url: string): Flavour => (/^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite')

async function migrate(db: Kysely<Tables>, flavour: Flavour): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(flavour) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  await db.destroy()
  throw error
}

/** Runs `work` in one transaction; inside a transaction already, it simply belongs to that one. */
export const atomically = <T>(db: Kysely<Tables>, work: (within: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
