import type { ServerResponse } from 'node:http'

/**
 * Writes one more piece of a body whose first piece was written. Node frames a chunk in four pieces; in one, it costs a
 * third less.
 */
export function writeChunk(response: ServerResponse, text: string): void {
  const { socket } = response
  // To HTTP/1.0, behind an earlier answer on this connection that is still on its way, or while Node gathers the chunk before.
  if (!response.chunkedEncoding || socket === null || response.writableCorked > 0) response.write(text)
  else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

/** Whether the client has yet to take what was written. */
export const isFull = ({ socket, writableNeedDrain }: ServerResponse): boolean =>
  writableNeedDrain || socket?.writableNeedDrain === true
