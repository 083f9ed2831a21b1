import { accessSync, constants, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** How long one attempt waits for another process, in ms. Short: the event loop stands still meanwhile. */
export const BUSY_PAUSE_MS = 5

/** Opens an SQLite file, which is made when absent. Fails with a sentence that names it. */
export const openToWrite = (file: string): DatabaseSync =>
  named(file, () => {
    // SQLite opens a file that may only be read, and fails at the first write.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    const db = new DatabaseSync(file, { timeout: BUSY_PAUSE_MS })
    // FULL keeps an acknowledged write through a power cut, at about 0.4 ms a commit.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
    return db
  })

/** Opens an SQLite file that is there, and changes nothing in it. Fails with a sentence that names it. */
export const openToRead = (file: string): DatabaseSync =>
  named(file, () => {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    db.exec('select 1 from sqlite_schema') // opening alone does not look inside
    return db
  })

/** SQLite's own errors do not say which file. */
function named<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
