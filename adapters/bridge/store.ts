import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Keyv } from 'keyv'

/** What the bots remember, a file in `directory`. Without listeners of "error", a Keyv throws where its store fails. */
export function openMemory(directory: string): Keyv {
  mkdirSync(directory, { recursive: true })
  return new Keyv({ store: openStore(join(directory, 'bots.sqlite')) })
}

/**
 * A Keyv store in an SQLite file, readable by several processes at once. A key past its time to live is not there,
 * and its row goes when a store is opened.
 */
export function openStore(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  database.exec(
    'CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL, expiresAt INTEGER) STRICT',
  )
  database.exec('CREATE INDEX IF NOT EXISTS entries_expiresAt ON entries (expiresAt) WHERE expiresAt IS NOT NULL')
  database.prepare('DELETE FROM entries WHERE expiresAt <= ?').run(Date.now())
  const live = '(expiresAt IS NULL OR expiresAt > ?)'
  const get = database.prepare(`SELECT value FROM entries WHERE key = ? AND ${live}`)
  const set = database.prepare('INSERT OR REPLACE INTO entries (key, value, expiresAt) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM entries WHERE key = ?')
  const all = database.prepare(`SELECT key, value FROM entries WHERE ${live}`)
  // Async, though nothing here waits: Keyv takes a store for a Map, which knows no time to live, otherwise.
  return {
    get: async (key: string) => get.get(key, Date.now())?.value,
    has: async (key: string) => get.get(key, Date.now()) !== undefined,
    set: async (key: string, value: string, ttl?: number) => {
      set.run(key, value, ttl === undefined ? null : Date.now() + Math.ceil(ttl))
    },
    delete: async (key: string) => remove.run(key).changes > 0,
    clear: async () => database.exec('DELETE FROM entries'),
    async *iterator() {
      for (const { key, value } of all.all(Date.now())) yield [key, value]
    },
    disconnect: async () => database.close(),
  }
}
