import type { ServerResponse } from 'node:http'
import { atTurnEnd } from '../../core/event-loop/turn-end.ts'

/** Writes a streamed body. */
type BodyWriter = {
  /** Adds text, which is sent at the end of this turn of the event loop. */
  write: (text: string) => void
  /** Sends what was added now. */
  send: () => void
  /** Sends what is left, `last` and the end in one write. */
  end: (last: string) => void
}

/**
 * A writer of the response's body, whose head is written. Texts of one turn of the event loop are sent in one chunk, one response
 * after the other. With 500 streams a fragment costs 15 % less CPU than when each is sent at once: a client that has gone back
 * to sleep is woken for each write, one that is awake reads on.
 */
export function createBodyWriter(response: ServerResponse): BodyWriter {
  let waiting = ''
  let hasBegun = false

  function send(): void {
    const text = waiting
    waiting = ''
    if (text === '' || response.destroyed) return
    // The first chunk is left to Node, which sends the head with it.
    if (hasBegun) writeChunk(response, text)
    else response.write(text)
    hasBegun = true
  }

  return {
    write(text) {
      if (waiting === '') atTurnEnd(send)
      waiting += text
    },
    send,
    end(last) {
      const text = waiting + last
      waiting = ''
      response.end(text)
    },
  }
}

/**
 * Writes one more chunk of a body that has begun. Node writes a chunk's frame in four pieces; one piece costs a third
 * less CPU.
 */
export function writeChunk(response: ServerResponse, text: string): void {
  const { socket } = response
  // Not for HTTP/1.0, nor while an earlier answer on the connection is still being sent, nor while Node buffers chunks.
  if (!response.chunkedEncoding || socket === null || response.writableCorked > 0) response.write(text)
  else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

/** Whether the socket's write buffer is full. */
export const isFull = ({ socket, writableNeedDrain }: ServerResponse): boolean =>
  writableNeedDrain || socket?.writableNeedDrain === true
