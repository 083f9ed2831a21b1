import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Clock, Store } from '../../core/ports/ports.ts'
import { databaseKindOf } from '../database/database.ts'
import { postgresDialect } from '../postgres/dialect.ts'
import { sqliteDialect } from '../sqlite/dialect.ts'
import { noDisk } from '../sqlite/disk.ts'
import { openToRead } from '../sqlite/file.ts'
import { createStore, fullTextOf } from '../store.ts'
import type { Tables } from '../tables.ts'
import { createMigrator, newerMigrations } from './migrator.ts'

/**
 * `waiting`: migrations that the next start will run; `newer`: those of a newer version, with which no start of this one
 * succeeds. Use the store only if there are none of both.
 */
export type Inspected = { store: Store; waiting: string[]; newer: string[] }

/** Opens a database read-only. Undefined if there is no SQLite file. The caller closes the store. */
export async function inspectStore(url: string, now: Clock): Promise<Inspected | undefined> {
  const databaseKind = databaseKindOf(url)
  if (databaseKind === 'sqlite' && !existsSync(url)) return undefined
  const dialect =
    databaseKind === 'postgres'
      ? postgresDialect(url)
      : sqliteDialect({ open: () => openToRead(url), wrote: () => {}, disk: noDisk })
  const db = new Kysely<Tables>({ dialect })
  try {
    const migrator = await createMigrator(db, databaseKind)
    const waiting = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined)
    const parts = {
      db,
      reader: db,
      now,
      fullText: fullTextOf(databaseKind),
      scrub: async () => {},
      ping: async () => {},
      vocabularies: new Map(),
    }
    return {
      store: createStore(parts, () => db.destroy()),
      waiting: waiting.map(({ name }) => name),
      newer: await newerMigrations(db, databaseKind),
    }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
