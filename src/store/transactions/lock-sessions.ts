import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../database/database-kind.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'

/** A session as of its lock. `lastAsked`: the last of its questions that waits for an answer, once `readLastAsked` has read it. */
export type LockedSession = { id: number; attendant: string; turn: number; lastAsked?: number | undefined }

/**
 * Locks sessions for writing before their messages get ids, so that ids have the order of events. Always in the order of their
 * ids, to avoid deadlocks. Returns each that is not gone, by its id.
 */
export async function lockSessions(within: Kysely<Tables>, ids: number[]): Promise<Map<number, LockedSession>> {
  const [id] = ids
  const rows =
    id !== undefined && ids.length === 1
      ? await lockOne(within, { id })
      : await lockAll(within, { ids: JSON.stringify(ids) })
  return new Map(rows.map((row) => [row.id, row]))
}

const lockOne = prepared((db, given: { id: number }) => locked(db, sessions(db).where('id', '=', given.id)))

const lockAll = prepared((db, given: { ids: string }) =>
  locked(db, sessions(db).where('id', 'in', idsIn(db, given.ids)).orderBy('id')),
)

const sessions = (db: Kysely<Tables>) => db.selectFrom('session').select(['id', 'attendant', 'turn'])

const locked = (db: Kysely<Tables>, rows: ReturnType<typeof sessions>) =>
  isPostgres(db) ? rows.forNoKeyUpdate() : rows

/**
 * Reads `lastAsked` of locked sessions. A statement of its own: PostgreSQL reads other rows as of the time before it waited for
 * the lock.
 */
export async function readLastAsked(within: Kysely<Tables>, among: Map<number, LockedSession>): Promise<void> {
  const rows = await selectLastAsked(within, { ids: JSON.stringify([...among.keys()]) })
  for (const { session_id: id, last } of rows) {
    const session = among.get(id)
    if (session !== undefined) session.lastAsked = last
  }
}

const selectLastAsked = prepared((db, given: { ids: string }) =>
  db
    .selectFrom('message')
    .select((is) => ['session_id', is.fn.max('id').as('last')])
    .where('session_id', 'in', idsIn(db, given.ids))
    // A literal, so that the partial index applies.
    .where('state', '=', sql.lit('asked'))
    .groupBy('session_id'),
)
