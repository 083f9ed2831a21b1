import { errors as network } from 'undici'
import type { Envelope } from '../envelope.ts'
import { type ErrorName, errorCodeOf, errors } from '../errors.ts'

/**
 * The service answered with an error. `error` is the name of its Code, undefined for a Code this version does not know.
 */
export class Refused extends Error {
  readonly code: number
  readonly error: ErrorName | undefined
  readonly data: unknown
  readonly status: number
  /** How long to wait before the next try, in ms; from `Retry-After`, which is in seconds. */
  readonly retryAfterMs: number | undefined

  constructor({ Code, Message, Data }: Envelope, status: number, retryAfter?: string | string[]) {
    super(Message)
    this.name = 'Refused'
    this.code = Code
    this.error = nameOf(Code)
    this.data = Data
    this.status = status
    const seconds = Number(retryAfter ?? Number.NaN)
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined
  }
}

/** Whether the service answered with one of these errors. */
export const isRefusedAs = (error: unknown, ...names: ErrorName[]): error is Refused =>
  error instanceof Refused && names.some((name) => name === error.error)

/** Handler for a rejection: undefined if the service answered with one of these errors; throws any other. */
export const undefinedIf =
  (...names: ErrorName[]) =>
  (error: unknown): undefined => {
    if (!isRefusedAs(error, ...names)) throw error
  }

const nameOf = (code: number): ErrorName | undefined =>
  (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code)

/**
 * Whether an error of the client means that the service was not reached, the connection broke off, or something else
 * answered (`foreignAnswerError`).
 */
export const nobodyAnswered = (error: unknown): boolean =>
  // Errors of sockets, TLS, DNS and undici have a string `code`; that of an aborted request (DOMException) is a number.
  errorCodeOf(error) !== undefined

export const cutShortError = () => new network.SocketError('the streamed answer ended before its final object')

/** The error for an answer that is not this API's: from a proxy, another service or an incompatible version. */
export function foreignAnswerError(body: string, status: number, cause?: Error): Error {
  const error = new network.ResponseError(`status ${status} with a body that is not this API's`, status, {
    body: body.slice(0, 1_000),
  })
  error.cause = cause
  return error
}
