import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBodyHeld } from './held-body.ts'

/**
 * How many bytes of a rejected body are discarded before the connection is closed: clients send all before they read.
 */
const DISCARDED_MAX = 64 * 2 ** 20

/**
 * Runs `work`, which may fail while the body is half read. The rest of the body is then discarded: if the connection
 * were closed while the client still sends, it would never read the answer.
 */
export async function drainOnFailure<T>({ raw }: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (raw.destroyed && !raw.complete) return reply.hijack() // the client has disconnected
    raw.unpipe()
    raw.resume()
    throw error
  }
}

/** Before a refusal that closes the connection, discards the rest of the body: common clients send all before they read. */
export const discardRestOfBody = (request: FastifyRequest, forMs: number): Promise<void> =>
  isClosing(request) && !request.raw.complete
    ? new Promise((resolve) => discardBody(request, forMs, resolve))
    : Promise.resolve()

const isClosing = ({ raw, headers }: FastifyRequest): boolean =>
  headers.connection?.toLowerCase() === 'close' || raw.httpVersion === '1.0'

/**
 * Discards the rest of a body, then calls `answer`. On a keep-alive connection `answer` is called at once while the
 * rest is still arriving; other connections close with the answer, so there the body must end first.
 */
export function discardBody(request: FastifyRequest, forMs: number, answer: () => void): void {
  const { raw } = request
  if (isBodyHeld(raw)) return answer()
  const { socket } = raw
  const isLast = isClosing(request)
  let discarded = 0
  const end = () => {
    clearTimeout(late)
    raw.off('data', count).off('end', end)
    socket.off('close', end)
    if (isLast) answer()
    else if (!raw.complete) socket.destroy()
  }
  const count = (piece: Buffer) => {
    discarded += piece.length
    if (discarded > DISCARDED_MAX) end()
  }
  const late = setTimeout(end, forMs).unref()
  raw
    .on('error', () => undefined)
    .on('data', count)
    .on('end', end)
  // The request's own `close` is emitted as soon as it is answered, while its body still arrives.
  socket.on('close', end)
  if (!isLast) answer()
}
