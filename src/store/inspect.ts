import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import type { Clock, Store } from '../core/ports/ports.ts'
import { databaseKindOf } from './database/database.ts'
import { type MigrationState, migrationStateOf } from './migrations/migrator.ts'
import { postgresDialect } from './postgres/dialect.ts'
import { checkPooling } from './postgres/pooling.ts'
import { sqliteDialect } from './sqlite/dialect.ts'
import { noDisk } from './sqlite/disk.ts'
import { openToRead } from './sqlite/file.ts'
import { createStore, ownParts } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * `waiting`: the migrations that the next start runs. `newer`: those of a newer version, with which no start of this one
 * succeeds. Use the store only if both are empty.
 */
export type Inspected = MigrationState & { store: Store }

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
    if (databaseKind === 'postgres') await checkPooling(db)
    const parts = {
      db,
      reader: db,
      scrub: async () => {},
      ping: async () => {},
      ...ownParts(databaseKind, now),
    }
    return { store: createStore(parts, () => db.destroy()), ...(await migrationStateOf(db, databaseKind)) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
