import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Flavour } from './flavour.ts'
import { migrations } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = { db: Kysely<Tables>; flavour: Flavour }

/** Opens `postgres://…` or an SQLite file (made when absent) and brings its tables up to date. The caller closes it. */
export async function openDatabase(url: string): Promise<Database> {
  const flavour: Flavour = /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite'
  if (flavour === 'sqlite' && url !== ':memory:') mkdirSync(dirname(url), { recursive: true })
  const db = new Kysely<Tables>({ dialect: flavour === 'postgres' ? postgresDialect(url) : sqliteDialect(url) })
  await migrate(db, flavour)
  return { db, flavour }
}

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
