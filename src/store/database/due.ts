import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '../../contract/fields.ts'

/** Longer than a mail or a webhook waits for its next try, and longer than a timer runs. */
const LONGEST_WAIT_MS = 2 * DAY_MS

/** Condition: the time in a column has come by `at`, or was set before the clock was set back, see `isFarAhead`. */
export const hasCome = (column: string, at: number, aheadMs = LONGEST_WAIT_MS): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} <= ${at} or ${isFarAhead(column, at, aheadMs)})`

/**
 * Condition: the time in a column is more than `aheadMs` later than `at`. Nothing that has its time there waits so long, so the
 * time was set before the clock was set back.
 */
export const isFarAhead = (column: string, at: number, aheadMs: number): RawBuilder<SqlBool> =>
  // Added by the database, because `at` may be the placeholder of a prepared query. The cast tells PostgreSQL its type.
  sql<SqlBool>`${sql.ref(column)} > cast(${at} as bigint) + ${sql.lit(aheadMs)}`
