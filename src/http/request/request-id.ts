import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

// The characters that proxies and tracing tools use in ids; none of them can forge a log line or a header.
const SANE = /^[\w.:=+/-]{1,128}$/

/** The id sent with the request if it is safe, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID()
