import { sql } from 'kysely'

const MARK = '/* unacknowledged */'

/**
 * Ends a write that nobody was told of. It need not wait for the disk: a killed process loses nothing by that, and the
 * next write that is acknowledged takes it along through a power cut.
 */
export const unacknowledged = sql.raw(MARK)

export const isUnacknowledged = (statement: string): boolean => statement.endsWith(MARK)
