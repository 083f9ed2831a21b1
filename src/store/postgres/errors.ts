import { AppError, errorCodeOf } from '../../contract/errors.ts'
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

/** undefined_table, undefined_column: a newer version has changed them while this process ran, or an older database was restored. */
const OF_OTHER_VERSION = /^42(?:P01|703)$/
export const OTHER_VERSION =
  'The database has the tables of another version of Porchlight; end this process and start the newest version.'

function wordsFor(error: unknown): string | undefined {
  if (OF_OTHER_VERSION.test(codeOf(error) ?? '')) return OTHER_VERSION
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
 * lacks a right, 42P01 and 42703 tables of another version.
 */
const OUTAGES = /^(?:08|28|53|57P|58|3D000|55000|55P03|57014|25006|25P0[34]|42501|42P01|42703)/

/** Codes of the system for a machine, a name or a socket that is not there yet. */
const NOT_THERE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]
/** 57P01 and 57P02 the server stops, 57P03 it starts. */
const STOPS_OR_STARTS = /^57P0[123]$/
/** The message of pg, which gives no code, if a connection was closed before the server had said anything, as by a proxy. */
const CLOSED = 'Connection terminated unexpectedly'

/** Whether a `storeUnavailable` may be over once the server has started; not so where it refuses who asks, or has no such database. */
export function isNotYetUp(error: unknown): boolean {
  if (!(error instanceof AppError && error.cause instanceof Error)) return false
  const { cause } = error
  const code = errorCodeOf(cause) ?? ''
  return cause.message === CLOSED || NOT_THERE.includes(code) || STOPS_OR_STARTS.test(code)
}

/**
 * Whether a query was prepared before a change of columns, or on another connection: feature_not_supported,
 * invalid_sql_statement_name.
 */
export const isOutdated = (error: unknown): boolean => ['0A000', '26000'].includes(codeOf(error) ?? '')

/** Maximum number of attempts of a statement or transaction that PostgreSQL undoes. */
const TRIES = 5

/** Runs a statement or transaction, and again from its start where PostgreSQL undoes it, as after a deadlock. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isUndone(error)) throw error
    }
}

/** Whether what was rolled back may succeed when it runs again: 40001 serialization failure, 40P01 deadlock. */
const isUndone = (error: unknown): boolean => isOutdated(error) || ['40001', '40P01'].includes(codeOf(error) ?? '')
