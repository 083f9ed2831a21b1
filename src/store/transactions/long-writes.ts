import type { Kysely } from 'kysely'
import { isPostgres } from '../database/database-kind.ts'
import type { Tables } from '../tables.ts'

/** The last long write of each SQLite database that waits or runs. Never rejects. */
const last = new WeakMap<Kysely<Tables>, Promise<unknown>>()

/**
 * Runs a long transaction once all earlier long ones have ended. SQLite's connection is given to transactions in the order of their
 * coming, so that a short one waits for at most one long one, however many are wanted. PostgreSQL runs them side by side.
 */
export async function afterLongWrites<T>(db: Kysely<Tables>, write: () => Promise<T>): Promise<T> {
  if (db.isTransaction || isPostgres(db)) return await write()
  const written = (last.get(db) ?? Promise.resolve()).then(write)
  last.set(
    db,
    written.catch(() => undefined),
  )
  return await written
}
