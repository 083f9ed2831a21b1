import type { Socket } from 'node:net'
import { AppError, type ErrorName, failed, statusOf } from '../contract/envelope.ts'
import type { Log } from '../core/ports.ts'

/** What Node and Fastify call the failures that happen before a handler runs. */
const known: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notMultipart',
  FST_ERR_BAD_URL: 'badRequest',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

/** Any thrown thing as what the caller is told. What is nobody's fault but ours is logged, and no word of it leaves. */
export function toAppError(thrown: unknown, log: Log): AppError {
  if (thrown instanceof AppError) {
    if (thrown.code >= 50000) log.warn({ code: thrown.code, err: thrown.cause }, thrown.message)
    return thrown
  }
  const name = known[codeOf(thrown)]
  if (name !== undefined) return new AppError(name)
  log.error({ err: thrown }, 'a request failed')
  return new AppError('internal')
}

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''

export const retryAfter = ({ retryAfterMs }: AppError): Record<string, string> =>
  retryAfterMs === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1_000))) }

/** Answers, in the envelope too, what is not even HTTP: Node hands over the bare socket. */
export function answerClientError(error: Error, socket: Socket): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') return void socket.destroy()
  const failure = new AppError(known[codeOf(error)] ?? 'badRequest')
  const body = JSON.stringify(failed(failure))
  socket.end(
    `HTTP/1.1 ${statusOf(failure.code)} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
