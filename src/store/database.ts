import { dirname } from 'node:path'
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely'
import { Migrator } from 'kysely/migration'
import { AppError, type ErrorName } from '../contract/envelope.ts'
import { writePending } from './events/pending.ts'
import { makeDirectory } from './files/directory.ts'
import type { Flavour } from './flavour.ts'
import { migrations } from './migrations/migrations.ts'
import { isDeadlock, postgresDialect } from './postgres/dialect.ts'
import { createCheckpoints } from './sqlite/checkpoints.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { createDisk, noDisk } from './sqlite/disk.ts'
import { openToWrite } from './sqlite/file.ts'
import { sqliteReaderDialect } from './sqlite/reader.ts'
import type { Tables } from './tables.ts'

const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

/** `reader` is for slow queries: on SQLite it runs them in another thread, on PostgreSQL it is `db`. */
type Database = {
  db: Kysely<Tables>
  reader: Kysely<Tables>
  flavour: Flavour
  /** Resolves once no byte of removed rows is left in the SQLite file or its WAL. */
  scrub: () => Promise<void>
  close: () => Promise<void>
}

/** Opens `postgres://…` or an SQLite file (created if absent) and migrates it. The caller closes it. */
export async function openDatabase(url: string): Promise<Database> {
  const flavour = flavourOf(url)
  const isFile = flavour === 'sqlite' && url !== ':memory:'
  if (isFile) makeDirectory(dirname(url))
  const checkpoints = isFile ? createCheckpoints(url) : undefined
  const wrote = () => checkpoints?.wrote()
  const disk = isFile ? createDisk(url) : noDisk
  const dialect =
    flavour === 'postgres' ? postgresDialect(url) : sqliteDialect({ open: () => openToWrite(url), wrote, disk })
  // PostgreSQL rejects "in ()", which SQLite evaluates to false.
  const plugins = flavour === 'postgres' ? [emptyLists] : []
  const db = new Kysely<Tables>({ dialect, plugins })
  await (flavour === 'postgres' ? migrateUnhurried(url) : migrate(db, flavour))
  const scrub = async () => checkpoints?.truncate()
  if (!isFile) return { db, reader: db, flavour, scrub, close: () => db.destroy() }
  const reader = new Kysely<Tables>({ dialect: sqliteReaderDialect(url) })
  const close = async () => {
    await reader.destroy()
    await checkpoints?.end()
    await db.destroy()
  }
  return { db, reader, flavour, scrub, close }
}

/** Migrations run without statement timeout. */
async function migrateUnhurried(url: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, 0) })
  await migrate(db, 'postgres')
  await db.destroy()
}

export const flavourOf = (url: string): Flavour => (/^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite')

async function migrate(db: Kysely<Tables>, flavour: Flavour): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(flavour) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  await db.destroy()
  throw error
}

/** Runs `work` in one transaction and returns its result once it is committed. `durable` settles once it survives a power cut. */
export async function commitDeferred<T>(
  db: Kysely<Tables>,
  work: (within: Kysely<Tables>) => Promise<T>,
): Promise<{ result: T; durable: Promise<void> }> {
  if (db.isTransaction) return { result: await work(db), durable: Promise.resolve() }
  const written = Promise.withResolvers<T>()
  const durable = db.connection().execute(async (within) => written.resolve(await atomically(within, work)))
  durable.catch(written.reject)
  return { result: await written.promise, durable }
}

/** Most attempts of a transaction that PostgreSQL aborts because of a deadlock. */
const TRIES = 5

/**
 * Runs `work` in one transaction, or in the current one if there is one. After a deadlock `work` runs again from its start; the
 * failed attempt is rolled back.
 */
export async function atomically<T>(db: Kysely<Tables>, work: (within: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db)
  for (let left = TRIES - 1; ; left--)
    try {
      return await db.transaction().execute(async (within) => {
        const result = await work(within)
        await writePending(within)
        return result
      })
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
    }
}

/** SQLITE_CONSTRAINT_FOREIGNKEY, https://www.sqlite.org/rescode.html#constraint_foreignkey */
const SQLITE_FOREIGN_KEY = 787
/** foreign_key_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FOREIGN_KEY = '23503'

/** Runs a write of a child row; fails with `missing` if its parent row is removed concurrently. */
export async function mapMissingParent<T>(missing: ErrorName, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    throw lacksParent(cause) ? new AppError(missing, undefined, { cause }) : cause
  }
}

const lacksParent = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && cause.code === POSTGRES_FOREIGN_KEY) ||
    ('errcode' in cause && cause.errcode === SQLITE_FOREIGN_KEY))
