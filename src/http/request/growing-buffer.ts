/** Collects bytes that arrive in pieces. */
type GrowingBuffer = { add: (piece: Buffer) => void; bytes: () => Buffer; clear: () => void }

/** Smallest size of the Buffer, in bytes. */
const LEAST = 4_096

/** Copies the pieces into one Buffer: a client may send single bytes, and a Buffer for each would take hundreds of bytes. */
export function createGrowingBuffer(): GrowingBuffer {
  let whole = Buffer.alloc(0)
  let length = 0
  return {
    add(piece) {
      const needed = length + piece.length
      if (needed > whole.length) {
        const larger = Buffer.allocUnsafe(Math.max(LEAST, needed, 2 * whole.length))
        whole.copy(larger, 0, 0, length)
        whole = larger
      }
      length += piece.copy(whole, length)
    },
    bytes: () => whole.subarray(0, length),
    clear() {
      whole = Buffer.alloc(0)
      length = 0
    },
  }
}
