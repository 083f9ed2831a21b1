import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { succeeded } from '../../contract/envelope.ts'
import { createYielder } from '../../core/event-loop/yielding.ts'
import type { StreamedPage } from '../../core/handlers.ts'

export const NEXT_BEFORE_HEADER = 'x-next-before'
/** Size of a chunk, in UTF-16 units. */
const PIECE = 64 * 1024

/**
 * Streams one page of an answer while it is read, at the client's pace. If reading fails midway, the connection is
 * closed.
 */
export function streamJsonPage(reply: FastifyReply, { data, nextBefore }: StreamedPage<unknown>): FastifyReply {
  if (nextBefore !== undefined) reply.header(NEXT_BEFORE_HEADER, String(nextBefore))
  return streamJson(reply, data)
}

/** Length of what is written at once, in UTF-16 units. */
const SHORT_MAX = 256 * 1024

/** Whether writing these data at once would hold up other requests, or is not possible since they are still being read. */
export const isLong = (data: unknown): boolean => holdsStream(data) || lengthUpTo(SHORT_MAX, data) >= SHORT_MAX

/** About the length of the data as JSON. Looks no further than `most`. */
function lengthUpTo(most: number, data: unknown): number {
  if (typeof data === 'string') return data.length
  let length = NUMBER
  if (!isRecord(data)) return length
  for (const value of Object.values(data)) {
    if (length >= most) break
    length += NAME + lengthUpTo(most - length, value)
  }
  return length
}
/** The assumed length of a number, and of a field's name. */
const [NUMBER, NAME] = [4, 12]

export function streamJson(reply: FastifyReply, data: unknown): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(Readable.from(inPieces(jsonOf(succeeded(data))), { objectMode: false }))
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const yieldAfter = createYielder()
  let piece = ''
  for await (const text of texts) {
    await yieldAfter(text.length)
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The JSON of a value, of a long one in parts; async iterables become lists. */
async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isStreamed(value) || (Array.isArray(value) && isLong(value))) {
    let separator = '['
    for await (const item of value) {
      yield separator
      yield* jsonOf(item)
      separator = ','
    }
    yield separator === '[' ? '[]' : ']'
  } else if (isRecord(value) && !Array.isArray(value) && (holdsStream(value) || isLong(value))) {
    let separator = '{'
    for (const [name, field] of Object.entries(value)) {
      if (field === undefined) continue
      yield `${separator}${JSON.stringify(name)}:`
      yield* jsonOf(field)
      separator = ','
    }
    yield '}'
  } else yield JSON.stringify(value)
}

const holdsStream = (value: unknown): boolean =>
  isStreamed(value) || (isRecord(value) && !Array.isArray(value) && Object.values(value).some(holdsStream))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isStreamed = (value: unknown): value is AsyncIterable<unknown> => isRecord(value) && Symbol.asyncIterator in value
