import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely'
import type { Migrator } from 'kysely/migration'
import type { Log } from '../../core/ports/ports.ts'
import { freeBytes, makeDirectory } from '../files/directory.ts'
import { createMigrator, type MigrationState, migrationStateOf } from '../migrations/migrator.ts'
import { postgresDialect } from '../postgres/dialect.ts'
import { untilDone } from '../postgres/errors.ts'
import { checkPooling } from '../postgres/pooling.ts'
import { postgresReaderDialect } from '../postgres/reader.ts'
import { createCheckpoints } from '../sqlite/checkpoints.ts'
import { sqliteDialect } from '../sqlite/dialect.ts'
import { createDisk, noDisk } from '../sqlite/disk.ts'
import { isCorrupt, toStoreError } from '../sqlite/errors.ts'
import { openAlone, openToWrite } from '../sqlite/file.ts'
import { sqliteReaderDialect } from '../sqlite/reader.ts'
import type { Tables } from '../tables.ts'
import type { DatabaseKind } from './database-kind.ts'
import { createWriteCheck, type WriteCheck } from './write-check.ts'

const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

/**
 * Slow queries go through `reader`, which queues them per workspace. On SQLite it runs them in another thread; for a
 * database in memory it is `db`.
 */
export type Database = {
  db: Kysely<Tables>
  reader: Kysely<Tables>
  databaseKind: DatabaseKind
  /** Resolves once the SQLite file and its WAL hold no byte of removed rows. */
  scrub: () => Promise<void>
  /**
   * Fails with `storeUnavailable` while the database does not answer, or takes no writes: as a standby, or after a failure of
   * its disk. After damage of an SQLite file was met it fails until the process ends.
   */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** Opens `postgres://…` or an SQLite file (created if absent) and migrates it. The caller closes it. */
export const openDatabase = (url: string, log?: Log): Promise<Database> =>
  databaseKindOf(url) === 'postgres' ? openPostgres(url, log) : openSqlite(url, log)

async function openPostgres(url: string, log: Log | undefined): Promise<Database> {
  // PostgreSQL rejects "in ()", which SQLite evaluates to false.
  const plugins = [emptyLists]
  const writes = createWriteCheck()
  const dialect = postgresDialect(url, { log, failed: writes.failed })
  const db = new Kysely<Tables>({ dialect, plugins })
  await migrateWithoutTimeout(url, log)
  const reader = new Kysely<Tables>({ dialect: postgresReaderDialect(db, dialect.connections), plugins })
  return {
    db,
    reader,
    databaseKind: 'postgres',
    scrub: async () => {},
    ping: () => pingPostgres(db, writes),
    close: () => db.destroy(),
  }
}

/** With less free on its disk, a write may fail. */
const LITTLE_BYTES = 16 * 2 ** 20

async function openSqlite(url: string, log: Log | undefined): Promise<Database> {
  const databaseKind = 'sqlite'
  const isFile = url !== ':memory:'
  if (isFile) makeDirectory(dirname(url))
  const checkpoints = isFile ? createCheckpoints(url) : undefined
  const wrote = () => checkpoints?.wrote()
  const scrub = async () => checkpoints?.truncate()
  const writes = createWriteCheck(isFile ? async () => (await freeBytes(dirname(url))) < LITTLE_BYTES : undefined)
  const open = () => openToWrite(url)
  let damage: unknown
  const failed = (error: unknown) => {
    if (isCorrupt(error)) damage ??= toStoreError(error)
    else writes.failed()
  }
  const connect = () => {
    const disk = isFile ? createDisk(url) : noDisk
    return { disk, db: new Kysely<Tables>({ dialect: sqliteDialect({ open, wrote, failed, disk }) }) }
  }
  const { db, disk } = await connectUpToDate(connect, () => openAlone(url, IN_USE), log)
  const ping = async () => {
    // What a backup brings back, another try does not.
    if (damage !== undefined) throw damage
    await sql`select 1`.execute(db)
    await disk.settle(false)
    await writes.check(db)
  }
  // Now that the files are there, to notice when they are replaced.
  disk.checkPlace()
  if (!isFile) return { db, reader: db, databaseKind, scrub, ping, close: () => db.destroy() }
  const reader = new Kysely<Tables>({ dialect: sqliteReaderDialect(url, failed) })
  const close = async () => {
    await reader.destroy()
    await checkpoints?.end()
    await db.destroy()
  }
  return { db, reader, databaseKind, scrub, ping, close }
}

async function pingPostgres(db: Kysely<Tables>, writes: WriteCheck): Promise<void> {
  // Locks nothing, but fails where writes do: on a standby, or without the right to write.
  await sql`select 1 from secret where false for key share`.execute(db)
  await writes.check(db)
}

const IN_USE = 'is of an older version, which still runs; stop the service first, then start this version'

/**
 * Connects to a file with tables of this version. Those of an older one are changed on a connection that is alone: a service of that
 * version may still run, and must not have its tables changed below it.
 */
async function connectUpToDate<Connected extends { db: Kysely<Tables> }>(
  connect: () => Connected,
  openForMigration: () => DatabaseSync,
  log: Log | undefined,
): Promise<Connected> {
  const connected = connect()
  const { waiting, isNew } = await usableState(connected.db, 'sqlite')
  if (waiting.length === 0) return connected
  if (isNew) {
    await migrate(connected.db, 'sqlite', log)
    return connected
  }
  await connected.db.destroy()
  const alone = new Kysely<Tables>({
    dialect: sqliteDialect({ open: openForMigration, wrote: () => {}, disk: noDisk }),
  })
  await migrate(alone, 'sqlite', log)
  await alone.destroy()
  return await connectUpToDate(connect, openForMigration, log)
}

/** Migrations run without statement timeout. */
async function migrateWithoutTimeout(url: string, log: Log | undefined): Promise<void> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, { statementTimeoutMs: 0, log }) })
  try {
    await checkEncoding(db)
    await checkPooling(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  await migrate(db, 'postgres', log)
  await db.destroy()
}

/** SQL_ASCII takes any bytes, so those of UTF-8 too. */
const ENCODINGS = ['UTF8', 'SQL_ASCII']

/** Fails if the database cannot keep every letter. */
async function checkEncoding(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  const encoding = rows[0]?.encoding ?? ''
  if (!ENCODINGS.includes(encoding))
    throw new Error(
      `The database has the encoding ${encoding}, which lacks letters that people write; make one with the encoding UTF8.`,
    )
}

export const databaseKindOf = (url: string): DatabaseKind => (/^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite')

/** Logged before the migrations of an older database, which may take long: to remake a table of a million messages took 9 s. */
const CHANGES_TABLES =
  'the tables of an older version are changed for this one, which takes a while where there is much in them'

async function migrate(db: Kysely<Tables>, databaseKind: DatabaseKind, log: Log | undefined): Promise<void> {
  const { waiting, isNew } = await usableState(db, databaseKind)
  // Mostly nothing is to be done, and then the database is only read: a transaction would wait for others that write.
  if (waiting.length === 0) return
  if (!isNew) log?.warn({ waiting }, CHANGES_TABLES)
  await destroyedOnFailure(db, async () => runMigrations(await createMigrator(db, databaseKind)))
}

/** Fails if the database is of a newer version. */
const usableState = (db: Kysely<Tables>, databaseKind: DatabaseKind): Promise<MigrationState> =>
  destroyedOnFailure(db, async () => {
    const state = await migrationStateOf(db, databaseKind)
    if (state.newer.length === 0) return state
    throw new Error(
      `The database is of a newer version (${state.newer.join(', ')}); start that version, or a newer one.`,
    )
  })

async function destroyedOnFailure<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** PostgreSQL undoes them, as after a deadlock, if a process of the former version still uses the tables. */
const runMigrations = (migrator: Migrator): Promise<void> =>
  untilDone(async () => {
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
  })
