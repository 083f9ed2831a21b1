import { mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { Keyv } from 'keyv'
import { HOUR_MS } from '../../../src/contract/fields/times.ts'
import { BOTS_FILE } from '../../../src/guards/data-folder.js'
import { expectNotLost } from '../../../src/guards/lost-database.ts'
import { type AtomicStore, type Memory, MemoryFailed, serialization } from './memory.ts'

const BUSY_TIMEOUT_MS = 5_000

/** Opens a memory in an SQLite file in `directory`. Namespaces are independent. */
export function openMemory(directory: string, namespace: string): Memory {
  mkdirSync(directory, { recursive: true })
  return openSqlite(join(directory, BOTS_FILE), namespace)
}

/** Opens what a memory in `directory` keeps by key, to read only. Throws if there is no memory. */
export function openMemoryToRead(directory: string, namespace: string): Pick<Memory, 'keyv' | 'close'> {
  const file = join(directory, BOTS_FILE)
  expectNotLost(file)
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  const keyv = new Keyv({ store: openKeyvStore(database), namespace, serialization })
  return { keyv, close: () => keyv.disconnect() }
}

/** A memory that ends with the process. */
export const openShortMemory = (): Memory => openSqlite(':memory:', 'short')

function openSqlite(file: string, namespace: string): Memory {
  expectNotLost(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  // Refused, with another mode as the answer, in memory and on file systems without shared memory.
  const hasLog = database.prepare('PRAGMA journal_mode = WAL').get()?.['journal_mode'] === 'wal'
  // Without a log, NORMAL syncs at each write.
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON')
  expectWhole(database)
  overwriteOldRest(database)
  // Without an "error" listener, Keyv throws the errors of its store.
  const keyv = new Keyv({ store: openKeyvStore(database), namespace, serialization })
  // Deleted data is still in the WAL until a checkpoint truncates it.
  const scrub = async () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const log = hasLog ? createLogSync(`${file}-wal`) : undefined
  const close = async () => {
    await log?.close()
    await keyv.disconnect()
  }
  return { keyv, atomic: openAtomicStore(database, namespace), durable: async () => log?.sync(), scrub, close }
}

/** Throws if a page of the file is damaged. Otherwise that would come up much later, at whatever the page holds. */
function expectWhole(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
  if (found !== 'ok') throw new Error('database disk image is malformed', { cause: found })
}

/** Syncs the WAL to the disk without blocking. With `synchronous = FULL` every write would block the process for it. */
function createLogSync(file: string) {
  let log: Promise<FileHandle> | undefined
  return {
    async sync() {
      log ??= open(file, 'r+')
      const opened = await log.catch((cause: unknown) => {
        log = undefined
        throw new MemoryFailed(cause)
      })
      await opened.datasync().catch((cause: unknown) => {
        throw new MemoryFailed(cause)
      })
    },
    close: async () => (await log)?.close(),
  }
}

/**
 * Older versions did not overwrite deleted data in the file; this does so once. If another process has the file open, the next
 * start does it.
 */
function overwriteOldRest(database: DatabaseSync): void {
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] !== 0) return
  try {
    database.exec('VACUUM; PRAGMA user_version = 1')
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
  }
}
const SQLITE_BUSY = 5

const CLEANED_MS = HOUR_MS
/** Entries read per batch; other tasks run between batches. */
const PAGE = 500

/** Runs a statement; its errors are thrown as `MemoryFailed`. */
function inStore<Result>(statement: () => Result): Result {
  try {
    return statement()
  } catch (cause) {
    throw new MemoryFailed(cause)
  }
}

/** A Keyv store in an SQLite table. Expired keys are not returned; their rows are deleted within an hour, while writing. */
export function openKeyvStore(database: DatabaseSync) {
  database.exec(
    'CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expiresAt INTEGER) STRICT',
  )
  database.exec('CREATE INDEX IF NOT EXISTS entries_expiresAt ON entries (expiresAt) WHERE expiresAt IS NOT NULL')
  const clean = database.prepare('DELETE FROM entries WHERE expiresAt <= ?')
  let cleanAt = 0
  const live = '(expiresAt IS NULL OR expiresAt > ?)'
  const get = database.prepare(`SELECT value FROM entries WHERE key = ? AND ${live}`)
  const set = database.prepare('INSERT OR REPLACE INTO entries (key, value, expiresAt) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM entries WHERE key = ?')
  const page = database.prepare(`SELECT key, value FROM entries WHERE key > ? AND ${live} ORDER BY key LIMIT ${PAGE}`)
  // The functions are async only because Keyv would take a synchronous store for a Map, which has no expiry.
  return {
    get: async (key: string) => inStore(() => get.get(key, Date.now())?.value),
    has: async (key: string) => inStore(() => get.get(key, Date.now()) !== undefined),
    set: async (key: string, value: string, ttl?: number) =>
      inStore(() => {
        if (Date.now() >= cleanAt) clean.run(Date.now())
        if (Date.now() >= cleanAt) cleanAt = Date.now() + CLEANED_MS
        set.run(key, value, ttl === undefined ? null : Date.now() + Math.ceil(ttl))
      }),
    delete: async (key: string) => inStore(() => remove.run(key).changes > 0),
    clear: async () => inStore(() => database.exec('DELETE FROM entries')),
    async *iterator() {
      for (let after = ''; ; await setImmediate()) {
        const rows = inStore(() => page.all(after, Date.now())) as { key: string; value: string }[]
        for (const { key, value } of rows) yield [key, value]
        after = rows.at(-1)?.key ?? ''
        if (rows.length < PAGE) return
      }
    },
    disconnect: async () => database.close(),
  }
}

function openAtomicStore(database: DatabaseSync, namespace: string): AtomicStore {
  database.exec(
    'CREATE TABLE IF NOT EXISTS cells (space TEXT, name TEXT, text TEXT NOT NULL, PRIMARY KEY (space, name)) STRICT',
  )
  const get = database.prepare('SELECT text FROM cells WHERE space = ? AND name = ?')
  const insert = database.prepare('INSERT OR IGNORE INTO cells (space, name, text) VALUES (?, ?, ?)')
  const update = database.prepare('UPDATE cells SET text = ? WHERE space = ? AND name = ? AND text = ?')
  const remove = database.prepare('DELETE FROM cells WHERE space = ? AND name = ? AND text = ?')
  const all = database.prepare('SELECT name, text FROM cells WHERE space = ?')
  const own = (collection: string) => `${namespace}:${collection}`
  return {
    read: async (collection, name) => inStore(() => get.get(own(collection), name)?.text as string | undefined),
    async swap(collection, name, { before, after }) {
      const key = [own(collection), name] as const
      return inStore(() => {
        if (before === undefined) return after === undefined || insert.run(...key, after).changes === 1
        return (after === undefined ? remove.run(...key, before) : update.run(after, ...key, before)).changes === 1
      })
    },
    async *entries(collection) {
      for (const { name, text } of inStore(() => all.all(own(collection)))) yield [String(name), String(text)]
    },
  }
}
