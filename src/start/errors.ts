import { AppError, errorCodeOf, errors } from '../contract/errors.ts'
import { describeSystemError, type SystemError } from '../guards/system-errors.ts'

/** Why the service, or a command on its database, could not start: one sentence for the operator. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, address, port, syscall, hostname } = error as SystemError
  const hostAndPort = `${address}:${port}`
  if (code === 'EADDRINUSE')
    return `${hostAndPort} is taken, perhaps by a Porchlight that runs already; end what listens there, or set PORT to another number.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}; set HOST to one that it has.`
  if (code === 'EINVAL' && syscall === 'listen')
    return `${address} belongs to no network by itself; set HOST to it with its interface, such as fe80::1%eth0, or to another address.`
  if (syscall === 'getaddrinfo')
    return `HOST is ${hostname}, which is neither an address nor a name of this machine; set it to one such as 127.0.0.1 or ::1, or to 0.0.0.0 for all.`
  if (code === 'EMFILE' || code === 'ENFILE')
    return `The service has too few file handles: ${describeSystemError(error)}.`
  if (code === 'EACCES' && port !== undefined)
    return `${hostAndPort} may not be listened on; set PORT to a number above 1023.`
  // SQLite's failures have words of their own.
  if (error instanceof AppError && errorCodeOf(error.cause) === REFUSED_BY_POOLER)
    return `A pooler before PostgreSQL refuses the service${reasonOf(error.cause)}; PgBouncer needs ignore_startup_parameters = options, and pool_mode = session.`
  if (error instanceof AppError && errorCodeOf(error.cause) === WITHOUT_RIGHTS)
    return `The role in DATABASE_URL may not do what the service needs${reasonOf(error.cause)}; make it the owner of the database.`
  if (error instanceof AppError && error.message === errors.storeUnavailable.message)
    return `The database that DATABASE_URL names does not answer${reasonOf(error.cause)}; see that it runs and that the address is right.`
  return error.message
}

/** insufficient_privilege, protocol_violation: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const WITHOUT_RIGHTS = '42501'
/** PgBouncer's answer to a connection setting that it does not know. PostgreSQL itself answers so only to clients that break the protocol. */
const REFUSED_BY_POOLER = '08P01'

/** ` (nothing listens at 127.0.0.1:5432)`, "" if the cause is unknown. */
function reasonOf(cause: unknown): string {
  const reason = cause instanceof Error ? describeSystemError(cause) : ''
  return reason === '' ? '' : ` (${reason})`
}
