import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Pieces shorter than this, in bytes, are rare unless a client sends its bytes in tiny chunks. */
const SHORT = 4_096

/**
 * The bytes of a stream, tiny chunks that arrive together as one piece: to handle each alone would hold up others. The stream is
 * not destroyed if reading ends early.
 */
export async function* gathered(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (piece.length < SHORT) {
      await nextTurn()
      const together = [piece]
      for (let next = read(stream); next !== null; next = read(stream)) together.push(next)
      yield Buffer.concat(together)
    } else yield piece
  }
}

const read = (stream: Readable): Buffer | null => stream.read() as Buffer | null
