import { accessSync, constants, existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** How long one attempt to write waits for another process, in ms. Short: the event loop stands still meanwhile. */
export const BUSY_PAUSE_MS = 5
/** Statements kept compiled. The program has some hundred; filters of listings make more. */
const STATEMENTS_MAX = 500
// 32 MiB; SQLite's own 2 MB made a walk over an index of a million listings read it from the file every time.
const CACHE = 'pragma cache_size = -32768'
// In pages of 4 KiB: a log that has grown to 64 MiB although another thread carries it over, see sqlite-checkpoints.ts.
const LOG = 'pragma wal_autocheckpoint = 16384'

export type Value = SQLInputValue

/** Opens an SQLite file, which is made when absent. Fails with a sentence that names it. */
export const openToWrite = (file: string): DatabaseSync =>
  named(file, () => {
    // SQLite opens a file that may only be read, and fails at the first write.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    const db = new DatabaseSync(file, { timeout: BUSY_PAUSE_MS })
    // What is removed is overwritten, so that somebody who is forgotten is in no byte of the file. NORMAL leaves the wait for the disk to whoever acknowledges a write: FULL would hold up everybody for it.
    db.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma secure_delete = on; ${CACHE}; ${LOG}`,
    )
    return db
  })

/** Opens an SQLite file that is there, and changes nothing in it. Fails with a sentence that names it. */
export const openToRead = (file: string): DatabaseSync =>
  named(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    db.exec(`select 1 from sqlite_schema; ${CACHE}`) // opening alone does not look inside
    return db
  })

/** Compiles each statement once. */
export function createStatements(db: DatabaseSync): (sql: string) => StatementSync {
  const compiled = new Map<string, StatementSync>()
  return (sql) => {
    const known = compiled.get(sql)
    if (known !== undefined) return known
    const statement = db.prepare(sql)
    if (compiled.size >= STATEMENTS_MAX) compiled.clear()
    compiled.set(sql, statement)
    return statement
  }
}

/** SQLite's own errors do not say which file. */
function named<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
