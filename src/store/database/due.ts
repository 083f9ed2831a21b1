import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from '../../contract/fields/times.ts'

/** Longer than a mail or a webhook waits for its next try, and longer than a timer runs. */
const LONGEST_WAIT_MS = 2 * DAY_MS

/** A span in ms, or SQL that computes one. */
type Span = number | RawBuilder<unknown>

/** Condition: the time in a column has come by `at`, or was set before the clock was set back, see `isFarAhead`. */
export const hasCome = (column: string, at: number, ahead: Span = LONGEST_WAIT_MS): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} <= ${at} or ${isFarAhead(column, at, ahead)})`

/**
 * `hasCome` where a row with so many `tries` waits at most `waits[tries]` ms: hours after the clock was set back by some, it would
 * wait for no reason. Clocks of several machines differ, so a row is late by a minute and by the wait itself at the utmost.
 */
export function hasComeByTries(column: string, at: number, waits: readonly number[]): RawBuilder<SqlBool> {
  const longest = waits.map((wait, tries) => sql`when ${sql.lit(tries)} then ${sql.lit(2 * wait + MINUTE_MS)}`)
  if (longest.length === 0) return hasCome(column, at)
  return hasCome(column, at, sql`case tries ${sql.join(longest, sql` `)} else ${sql.lit(LONGEST_WAIT_MS)} end`)
}

/** The same where the column `wait` has each row's own wait in ms, or null. */
export const hasComeByWait = (column: string, at: number, wait: string): RawBuilder<SqlBool> =>
  hasCome(column, at, sql`coalesce(2 * ${sql.ref(wait)} + ${sql.lit(MINUTE_MS)}, ${sql.lit(LONGEST_WAIT_MS)})`)

/**
 * Condition: the time in a column is more than `ahead` later than `at`. Nothing that has its time there waits so long, so the
 * time was set before the clock was set back.
 */
export const isFarAhead = (column: string, at: number, ahead: Span): RawBuilder<SqlBool> =>
  // Added by the database, because `at` may be the placeholder of a prepared query. The cast tells PostgreSQL its type.
  sql<SqlBool>`${sql.ref(column)} > cast(${at} as bigint) + ${typeof ahead === 'number' ? sql.lit(ahead) : ahead}`
