import { AppError, type ErrorName, errorCodeOf } from '../../contract/errors.ts'

/** SQLITE_CONSTRAINT_FOREIGNKEY, https://www.sqlite.org/rescode.html#constraint_foreignkey */
const SQLITE_FOREIGN_KEY = 787

/** foreign_key_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_FOREIGN_KEY = '23503'

/** Runs a write of a child row; fails with `missing` if its parent row is removed concurrently. */
export async function mapMissingParent<T>(missing: ErrorName, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    throw lacksParent(cause) ? new AppError(missing, undefined, { cause }) : cause
  }
}

const lacksParent = (cause: unknown): boolean =>
  errorCodeOf(cause) === POSTGRES_FOREIGN_KEY ||
  (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_FOREIGN_KEY)
