import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/envelope.ts'

/** Fastify refuses a body by a label that it cannot read; here the body itself tells what it is. */
export function acceptAnyContentType(request: FastifyRequest): void {
  request.setDecorator('contentType', request.headers['content-type'] ?? '')
  request.raw.headers['content-type'] = 'application/octet-stream'
}

export const jsonOf = (request: FastifyRequest): object =>
  Buffer.isBuffer(request.body) ? readJson(request.body, request.getDecorator<string>('contentType')) : {}

/**
 * Answers a request whose body may be refused when it is half read. The rest of it is passed over: were the connection
 * closed on a client that is still sending, it would never read the answer.
 */
export async function drainOnFailure<T>({ raw }: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (raw.destroyed && !raw.complete) return reply.hijack() // the client has gone
    raw.unpipe()
    raw.resume()
    throw error
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON object in a body, whatever its Content-Type: usual clients label it text/plain or urlencoded. Without a
 * body, an object without fields. What is no JSON is `malformedJson` under a JSON label or none, else `notJson`.
 */
function readJson(body: Buffer, label: string): object {
  const mediaType = label.split(';')[0]?.trim().toLowerCase()
  if (mediaType?.startsWith('multipart/')) throw new AppError('notJson')
  if (body.length === 0) return {}
  const value = parsed(body)
  if (value === undefined) throw new AppError(!mediaType || /\bjson$/.test(mediaType) ? 'malformedJson' : 'notJson')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformedJson', 'The body is JSON but not an object; send one JSON object with the fields.')
  return value
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}
