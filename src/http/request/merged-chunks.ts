import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Pieces shorter than this, in bytes, are rare unless a client sends its bytes in tiny chunks. */
const SHORT = 4_096

/**
 * The bytes of a stream, tiny chunks that arrive together as one piece: to handle each alone would hold up others. The stream is
 * not destroyed if reading ends early.
 */
export async function* mergedChunks(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (piece.length < SHORT) {
      await nextTurn()
      yield Buffer.concat([piece, ...bufferedChunks(stream)])
    } else yield piece
  }
}

/** The pieces that a stream holds in memory; each `read` returns one of them, as it arrived. */
export function bufferedChunks(stream: Readable): Buffer[] {
  const read = () => stream.read() as Buffer | null
  const pieces: Buffer[] = []
  for (let piece = read(); piece !== null; piece = read()) pieces.push(piece)
  return pieces
}
