import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { AppError, BODY_MAX, type ErrorName } from '../../contract/errors.ts'
import type { Limits } from '../settings.ts'
import { discardBody } from './discard-body.ts'
import { createGrowingBuffer } from './growing-buffer.ts'
import { askForBody } from './held-body.ts'
import { createShapeCheck, UNCHECKED_MAX } from './json-shape.ts'
import { bufferedChunks } from './merged-chunks.ts'
import { networkOf } from './network.ts'

/** The Content-Type that requests are given when their own one does not matter. */
export const ANY_TYPE = 'application/octet-stream'

/** Accepts any Content-Type. Fastify would reject an unknown one; here the body itself decides. */
export function acceptAnyContentType(request: FastifyRequest): void {
  request.setDecorator('contentType', request.headers['content-type'] ?? '')
  request.raw.headers['content-type'] = ANY_TYPE
}

export function jsonOf(request: FastifyRequest): object {
  const { body, headers } = request
  if (body instanceof AppError) throw body
  if (!Buffer.isBuffer(body)) return {}
  return readJson(body, request.getDecorator<string>('contentType'), headers['content-encoding'])
}

/** Whether reading and checking a body may have taken more than some ms. */
export const isLongBody = ({ body }: FastifyRequest): boolean => Buffer.isBuffer(body) && body.length > UNCHECKED_MAX

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses the JSON object of a body, whatever its Content-Type: common clients send text/plain or urlencoded. No body
 * means an empty object. Throws `notJson` for a form, and for a body that is no JSON if its label or Content-Encoding says so; else
 * `malformedJson`.
 */
function readJson(body: Buffer, label: string, encoding: string | undefined): object {
  const mediaType = label.split(';')[0]?.trim().toLowerCase()
  if (mediaType?.startsWith('multipart/')) throw new AppError('notJson')
  if (body.length === 0) return {}
  const value = parsed(body)
  if (value === undefined && encoding !== undefined && encoding !== 'identity')
    throw new AppError('notJson', 'The body has a Content-Encoding; send the JSON uncompressed.')
  if (value === undefined && mediaType && !/\bjson$/.test(mediaType)) throw new AppError('notJson')
  if (value === undefined)
    throw new AppError('malformedJson', isUtf8(body) ? undefined : 'The body is not UTF-8; send its JSON as UTF-8.')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformedJson', 'The body is JSON but not an object; send one JSON object with the fields.')
  return value
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(body))
  } catch {
    return undefined
  }
}

type Options = Pick<Limits, 'bodyMs' | 'bodyBytes'>
/** Fastify closes the connection after an `error`. A refusal is passed as the body instead, once the body is read to its end. */
type Done = (error: Error | null, body?: Buffer | AppError) => void
/** A limit on the bytes in flight that are counted under one name. */
type Cap = [name: string, most: number, error: ErrorName]

/**
 * Reads JSON bodies into memory, with a timeout and limits on bytes in flight: in total, per workspace and per network. A
 * rejected request is answered at once; the rest of its body is discarded so that the client reads the answer.
 */
export function createBodyReader({ bodyMs, bodyBytes }: Options) {
  const inFlight = createBytesInFlight()

  return (request: FastifyRequest, payload: IncomingMessage, done: Done): void => {
    // An unknown path is answered with its own error, whatever the size of the body.
    if (request.is404) return discardBody(request, bodyMs, () => done(null))
    const isTooLarge = Number(request.headers['content-length']) > BODY_MAX
    if (!isTooLarge) askForBody(request.raw)
    const caps: Cap[] = [
      ['all', bodyBytes.total, 'overloaded'],
      [`workspace ${request.getDecorator<number>('workspaceId')}`, bodyBytes.perWorkspace, 'tooManyBytes'],
      [`network ${networkOf(request.ip)}`, bodyBytes.perNetwork, 'tooManyBytes'],
    ]
    if (isShortAndThere(payload) && inFlight.hasRoom(caps, payload.readableLength))
      return done(null, whole(bufferedChunks(payload)))
    const counted = inFlight.begin(caps)
    const body = createCheckedBody()
    const late = setTimeout(giveUp, bodyMs)

    function end(): void {
      clearTimeout(late)
      payload.off('data', take).off('end', finish).off('error', fail).off('close', leave)
      counted.end()
    }
    function refuse(error: AppError): void {
      end()
      body.clear()
      discardBody(request, bodyMs, () => done(null, error))
    }
    function giveUp(): void {
      end()
      done(new AppError('requestTimeout'))
    }
    function take(piece: Buffer): void {
      body.add(piece)
      const over = counted.add(piece.length)
      if (counted.size() > BODY_MAX) refuse(new AppError('bodyTooLarge'))
      else if (over !== undefined) refuse(new AppError(over[2]))
    }
    function finish(): void {
      end()
      done(null, body.result())
    }
    function fail(error: Error): void {
      end()
      done(error)
    }
    function leave(): void {
      fail(payload.errored ?? new AppError('badRequest'))
    }
    payload.on('data', take).on('end', finish).on('error', fail).on('close', leave)
    if (isTooLarge) refuse(new AppError('bodyTooLarge'))
  }
}

/** Counts the bytes of bodies that are being received, under the names of their caps. */
function createBytesInFlight() {
  const inFlight = new Map<string, number>()

  function count(name: string, bytes: number): number {
    const held = (inFlight.get(name) ?? 0) + bytes
    if (held === 0) inFlight.delete(name)
    else inFlight.set(name, held)
    return held
  }

  return {
    hasRoom: (caps: Cap[], bytes: number): boolean =>
      caps.every(([name, most]) => (inFlight.get(name) ?? 0) + bytes <= most),
    /** Counts one body until `end` is called. `add` returns a cap that is exceeded by now. */
    begin(caps: Cap[]) {
      let size = 0
      return {
        size: () => size,
        add(bytes: number): Cap | undefined {
          size += bytes
          return caps.filter(([name, most]) => count(name, bytes) > most)[0]
        },
        end() {
          for (const [name] of caps) count(name, -size)
        },
      }
    },
  }
}

/** Collects a body and checks its shape; keeps nothing of a body that will be rejected. */
function createCheckedBody() {
  const shape = createShapeCheck()
  const body = createGrowingBuffer()
  let misshapen: AppError | undefined
  return {
    add(piece: Buffer) {
      misshapen ??= shape.push(piece)
      if (misshapen === undefined) body.add(piece)
      else body.clear()
    },
    clear: body.clear,
    /** The error only once all is read: else the connection would close before the client reads why. */
    result: (): Buffer | AppError => misshapen ?? body.bytes(),
  }
}

/**
 * Whether the whole of a body is in memory, and needs no check of its shape. So is nearly every question by the time its key is
 * known; taken at once, without a timer and listeners, it costs half as much.
 */
const isShortAndThere = ({ complete, destroyed, readableLength }: IncomingMessage): boolean =>
  complete && !destroyed && readableLength <= UNCHECKED_MAX

/** A body as one: most come in one piece, which is not copied. */
function whole(pieces: Buffer[]): Buffer {
  const [only] = pieces
  return only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces)
}
