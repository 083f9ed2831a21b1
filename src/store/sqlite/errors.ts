import { AppError } from '../../contract/errors.ts'
import { diskWords } from '../database/disk-words.ts'

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const BUSY = 5
const READONLY = 8
const IOERR = 10
const CORRUPT = 11
const FULL = 13
const CANTOPEN = 14
const NOTADB = 26

/** The low byte of an extended result code is its primary code. */
const PRIMARY = 0xff

/** Whether another process writes at this moment. */
export const isBusy = (error: unknown): boolean => codeOf(error) === BUSY

/** Whether SQLite has met a damaged page. */
export const isCorrupt = (error: unknown): boolean =>
  codeOf(error) === CORRUPT || (error instanceof Error && codeOf(error.cause) === CORRUPT)

/** Whether the disk, or rights to it, keep the database from being written. */
export const isOfDisk = (error: unknown): boolean => OF_DISK.has(codeOf(error) ?? 0)

/**
 * Turns an error that the operator or another program has to end into `storeUnavailable`, with a message for the operator.
 * Returns other errors as they are.
 */
export function toStoreError(error: unknown): unknown {
  const message = FROM_OUTSIDE[codeOf(error) ?? 0]
  return message === undefined ? error : new AppError('storeUnavailable', message, { cause: error })
}

const OF_DISK = new Set([READONLY, IOERR, FULL, CANTOPEN])

const FROM_OUTSIDE: Record<number, string> = {
  [BUSY]: 'Another program keeps the database from being written; end what it does there, or ask again.',
  [READONLY]: diskWords.failing,
  [IOERR]: diskWords.failing,
  [FULL]: diskWords.full,
  [CANTOPEN]: diskWords.failing,
  [CORRUPT]: diskWords.damaged,
  [NOTADB]: diskWords.damaged,
}

/** What the operator can do about a file that cannot be opened, to be put behind SQLite's message: "; make room on its disk". */
export const adviceFor = (error: unknown): string => ADVICE[codeOf(error) ?? 0] ?? ''

const RESTORE = '; restore the newest backup (Restore in README.md)'
const ALLOW = '; see that it may be written, and that its disk works and is not full'
const ADVICE: Record<number, string> = {
  [BUSY]: '; another program has it for itself, perhaps a start that changes its tables: try again once it has ended',
  [CORRUPT]: RESTORE,
  [NOTADB]: RESTORE,
  [FULL]: '; make room on its disk',
  [READONLY]: ALLOW,
  [IOERR]: ALLOW,
  [CANTOPEN]: ALLOW,
}

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & PRIMARY
    : undefined
