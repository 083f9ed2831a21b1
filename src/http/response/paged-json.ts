import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { succeeded } from '../../contract/envelope.ts'
import type { Page } from '../../core/handlers.ts'

export const NEXT_HEADER = 'x-next-before'
/** Size of a chunk, in UTF-16 units. */
const PIECE = 64 * 1024

/**
 * Streams one page of an answer while it is read, at the client's pace. If reading fails midway, the connection is
 * closed.
 */
export function streamJsonPage(reply: FastifyReply, { data, nextBefore }: Page<unknown>): FastifyReply {
  if (nextBefore !== undefined) reply.header(NEXT_HEADER, String(nextBefore))
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(Readable.from(inPieces(jsonOf(succeeded(data))), { objectMode: false }))
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The JSON of a value; async iterables become lists. */
async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isAsRead(value)) {
    let separator = '['
    for await (const item of value) {
      yield separator
      yield* jsonOf(item)
      separator = ','
    }
    yield separator === '[' ? '[]' : ']'
  } else if (isRecord(value) && Object.values(value).some(isAsRead)) {
    let separator = '{'
    for (const [name, field] of Object.entries(value)) {
      yield `${separator}${JSON.stringify(name)}:`
      yield* jsonOf(field)
      separator = ','
    }
    yield '}'
  } else yield JSON.stringify(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAsRead = (value: unknown): value is AsyncIterable<unknown> => isRecord(value) && Symbol.asyncIterator in value
