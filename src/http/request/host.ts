import { AppError } from '../../contract/envelope.ts'

/** What is wrong with the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2 wants one, HTTP/1.0 at most one. */
export function hostError(version: string, host: string | undefined, fields: readonly string[]): AppError | undefined {
  if (version === '1.1' && !host) return new AppError('badRequest', 'A Host header is missing.')
  let count = 0
  // Names and values in turns. Node itself drops all but the first.
  for (let at = 0; at < fields.length; at += 2)
    if (fields[at]?.length === HOST.length && fields[at]?.toLowerCase() === HOST) count += 1
  return count > 1 ? new AppError('badRequest', 'There is more than one Host header.') : undefined
}

const HOST = 'host'
