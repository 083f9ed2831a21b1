import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'

// What proxies and tracing tools use; nothing that could forge a log line or a header.
const SANE = /^[\w.:=+/-]{1,128}$/

/** The id a request came with, where it is a sane one, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID()
