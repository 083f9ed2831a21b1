import { AppError, errors } from '../contract/envelope.ts'

/** Why the service, or a command on its database, could not start: one sentence for the operator. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const hostAndPort = `${address}:${port}`
  if (code === 'EADDRINUSE')
    return `${hostAndPort} is taken, perhaps by a Porchlight that runs already; end what listens there, or set PORT to another number.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}; set HOST to one that it has.`
  if (code === 'EACCES' && port !== undefined)
    return `${hostAndPort} may not be listened on; set PORT to a number above 1023.`
  // SQLite's failures have words of their own.
  if (error instanceof AppError && isWithoutRights(error.cause))
    return `The role in DATABASE_URL may not do what the service needs${reasonOf(error.cause)}; make it the owner of the database.`
  if (error instanceof AppError && error.message === errors.storeUnavailable.message)
    return `The database that DATABASE_URL names does not answer${reasonOf(error.cause)}; see that it runs and that the address is right.`
  return error.message
}

/** insufficient_privilege, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const isWithoutRights = (cause: unknown): boolean =>
  cause instanceof Error && (cause as NodeJS.ErrnoException).code === '42501'

/** ` (connect ECONNREFUSED 127.0.0.1:5432)`, "" if the cause is unknown. */
function reasonOf(cause: unknown): string {
  const { message = '', code = '' } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {}
  const reason = message || code
  return reason === '' ? '' : ` (${reason})`
}
