import type { Kysely } from 'kysely'
import { isPostgres } from '../database/database-kind.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'

/**
 * Locks sessions for writing before their messages get ids, so that ids have the order of events. Always in the order of their
 * ids, to avoid deadlocks. Returns the attendant of each that is not gone.
 */
export async function lockSessions(within: Kysely<Tables>, ids: number[]): Promise<Map<number, string>> {
  const [id] = ids
  const rows =
    id !== undefined && ids.length === 1
      ? await lockOne(within, { id })
      : await lockAll(within, { ids: JSON.stringify(ids) })
  return new Map(rows.map((row) => [row.id, row.attendant]))
}

const lockOne = prepared((db, given: { id: number }) => locked(db, sessions(db).where('id', '=', given.id)))

const lockAll = prepared((db, given: { ids: string }) =>
  locked(db, sessions(db).where('id', 'in', idsIn(db, given.ids)).orderBy('id')),
)

const sessions = (db: Kysely<Tables>) => db.selectFrom('session').select(['id', 'attendant'])

const locked = (db: Kysely<Tables>, rows: ReturnType<typeof sessions>) =>
  isPostgres(db) ? rows.forNoKeyUpdate() : rows
