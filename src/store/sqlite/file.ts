import { accessSync, constants, existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { expectNotLost } from '../../guards/lost-database.ts'
import { remembered } from '../../search/text/remembered.ts'
import { adviceFor, isBusy } from './errors.ts'

/** How long the change of an older file waits for commands that end soon, in ms. */
const ALONE_TIMEOUT_MS = 2_000
/** How long opening a file waits for a program that closes it: the last one to do so carries its log over, alone. In ms. */
const OPEN_TIMEOUT_MS = 5_000
/** SQLite's busy timeout per attempt, in ms. Short, because it blocks the event loop. */
export const BUSY_PAUSE_MS = 5
/** Size of the cache of compiled statements. The program has some hundred; listing filters add more. */
const STATEMENTS_MAX = 500
// 32 MiB. With SQLite's default of 2 MB, each scan of an index of a million listings read the file again.
const READ_CACHE = 'pragma cache_size = -32768'
// A quarter of that, because a commit writes all changed pages of the cache at once: at 16 MiB, the update of 30 listings of 1 MB
// stopped the process for 55 ms. Imports are as fast as with more.
const WRITE_CACHE = 'pragma cache_size = -8192'
// In pages of 4 KiB: the writer checkpoints a WAL of 512 MiB that the worker thread has not kept small, see checkpoints.ts. Far
// more than one transaction writes: at 64 MiB, the update of 30 listings of 1 MB stopped the process for 120 ms at its commit.
const LOG = 'pragma wal_autocheckpoint = 131072'

export type Value = SQLInputValue

/** Opens an SQLite file, created if absent. Errors name the file. */
export function openToWrite(file: string): DatabaseSync {
  expectNotLost(file)
  return named(file, () => {
    // SQLite would open a read-only file and fail only at the first write.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS })
    // secure_delete overwrites removed data, so that nothing of a forgotten visitor stays in the file. synchronous = normal
    // leaves the sync to `Disk`; full would block the process for it.
    db.exec(
      `pragma journal_mode = wal; pragma busy_timeout = ${BUSY_PAUSE_MS}; pragma synchronous = normal; pragma foreign_keys = on; pragma secure_delete = on; ${WRITE_CACHE}; ${LOG}`,
    )
    return db
  })
}

/** Opens an existing SQLite file read-only. Errors name the file. */
export function openToRead(file: string): DatabaseSync {
  expectNotLost(file)
  return named(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: OPEN_TIMEOUT_MS })
    db.exec(`select 1 from sqlite_schema; ${READ_CACHE}`) // opening alone reads nothing
    return db
  })
}

/**
 * Opens an existing SQLite file in WAL mode which no other connection has open, nor may open until this one is closed. Its writes are
 * durable once they are committed. `inUse`: what is said of the file otherwise.
 */
export const openAlone = (file: string, inUse: string): DatabaseSync =>
  named(file, () => {
    const db = new DatabaseSync(file, { timeout: ALONE_TIMEOUT_MS })
    try {
      // Exclusive before the first access: SQLite keeps the lock then, see https://www.sqlite.org/wal.html#noshm
      db.exec('pragma locking_mode = exclusive; begin immediate; commit')
      db.exec(`pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; ${WRITE_CACHE}; ${LOG}`)
      return db
    } catch (error) {
      db.close()
      throw isBusy(error) ? new Error(inUse, { cause: error }) : error
    }
  })

/** A cache of compiled statements. */
export const createStatements = (db: DatabaseSync): ((sql: string) => StatementSync) =>
  remembered((sql) => db.prepare(sql), STATEMENTS_MAX)

/** Adds the file's name to SQLite's errors, and what to do about them. */
function named<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file}: ${said}${adviceFor(cause)}`, { cause })
  }
}
