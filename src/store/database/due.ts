import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '../../contract/fields.ts'

/** Longer than whatever waits does. */
const FAR_MS = 2 * DAY_MS

/** Condition: the time in a column has come by `at`, or is so far ahead that it was set before the clock was set back. */
export const hasCome = (column: string, at: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(column)} <= ${at} or ${sql.ref(column)} > ${at + FAR_MS})`
