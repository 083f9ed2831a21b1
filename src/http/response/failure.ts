import type { Socket } from 'node:net'
import { failed } from '../../contract/envelope.ts'
import { AppError, type ErrorName, errorCodeOf, statusOf } from '../../contract/errors.ts'
import type { Log } from '../../core/ports/ports.ts'
import { STATUS_CODES } from '../node-http.ts'
import { REQUEST_ID_HEADER } from '../observe.ts'
import { bareHeaders } from './security.ts'

/** The codes of Node's and Fastify's own errors, thrown before a handler runs. */
const errorNames: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notMultipart',
  FST_ERR_BAD_URL: 'badRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'unknownPath',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

/**
 * Converts any thrown value to the error sent to the caller. Unexpected errors are logged, and become `internal`
 * without details.
 */
export function toAppError(thrown: unknown, log: Log): AppError {
  if (thrown instanceof AppError) {
    if (thrown.code >= 50000) log.warn({ code: thrown.code, err: thrown.cause }, thrown.message)
    return thrown
  }
  const name = errorNames[errorCodeOf(thrown) ?? '']
  if (name !== undefined) return new AppError(name)
  log.error({ err: thrown }, 'a request failed')
  return new AppError('internal')
}

/** The error for a failed bare socket; undefined if the client is gone. */
export function toSocketError(error: Error, socket: Socket): AppError | undefined {
  if (!socket.writable || errorCodeOf(error) === 'ECONNRESET') return undefined
  return new AppError(errorNames[errorCodeOf(error) ?? ''] ?? 'badRequest')
}

/** The headers that belong to an error. */
export function headersOf({ code, retryAfterMs, headers }: AppError): Record<string, string> {
  return {
    ...headers,
    ...(statusOf(code) === 401 && { 'www-authenticate': 'Bearer' }),
    ...(retryAfterMs !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1_000))) }),
  }
}

/** Writes an error with its envelope to a bare socket, for requests that are not valid HTTP. */
export function answerSocket(socket: Socket, error: AppError, requestId: string): void {
  const body = JSON.stringify(failed(error))
  const status = statusOf(error.code)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    [REQUEST_ID_HEADER]: requestId,
    ...bareHeaders,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
