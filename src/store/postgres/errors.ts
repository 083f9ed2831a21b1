import { AppError } from '../../contract/errors.ts'
import { diskWords } from '../database/disk-words.ts'
import { pg } from './pg.ts'

/** The server's code of an error, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codeOf = (error: unknown): string | undefined => (error instanceof pg().DatabaseError ? error.code : undefined)

const DISK_FULL = '53100'
/** Class 58: errors of the system below the server. */
const OF_DISK = /^(?:53100|58)/

/** Whether the disk keeps the server from reading or writing. */
export const isOfDisk = (error: unknown): boolean => OF_DISK.test(codeOf(error) ?? '')

/** Whether the server takes no writes, as a standby. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

/** Turns an outage of the database into `storeUnavailable`; returns other errors as they are. */
export function toStoreError(error: unknown): unknown {
  if (!isOutage(error)) return error
  return new AppError('storeUnavailable', wordsFor(error), { cause: error })
}

function wordsFor(error: unknown): string | undefined {
  if (codeOf(error) === DISK_FULL) return diskWords.full
  return isOfDisk(error) ? diskWords.failing : undefined
}

/**
 * Whether the database failed rather than the query: a network error, a pg error without code (connection ended, connect
 * timeout), or one of these codes.
 */
function isOutage(error: unknown): boolean {
  return error instanceof pg().DatabaseError ? OUTAGES.test(error.code ?? '') : error instanceof Error
}

/**
 * Classes 08 connection, 28 login, 53 resources, 57P shutdown, 58 disk; 3D000 no such database, 55000 takes no connections,
 * 55P03 lock timeout, 57014 statement timeout, 25006 read-only (a standby), 25P03 and 25P04 transaction timeouts, 42501 the role
 * lacks a right.
 */
const OUTAGES = /^(?:08|28|53|57P|58|3D000|55000|55P03|57014|25006|25P0[34]|42501)/

/**
 * Whether a query was prepared before a change of columns, or on another connection: feature_not_supported,
 * invalid_sql_statement_name.
 */
export const isOutdated = (error: unknown): boolean => ['0A000', '26000'].includes(codeOf(error) ?? '')

/** Whether a transaction was rolled back and may succeed when it runs again: 40001 serialization failure, 40P01 deadlock. */
export const isUndone = (error: unknown): boolean =>
  isOutdated(error) || ['40001', '40P01'].includes(codeOf(error) ?? '')
