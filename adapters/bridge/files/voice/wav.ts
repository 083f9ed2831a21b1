/** Sound as speech models like it: 16,000 samples a second, one channel, 16 bits each. */
export const SAMPLE_RATE = 16_000
const BYTES_A_SAMPLE = 2
const HEADER_BYTES = 44

/** A WAV file of these samples, in this order. */
export function wavOf(pieces: Int16Array[]): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  const file = new Uint8Array(HEADER_BYTES + size)
  file.set(headerOf(size))
  let at = HEADER_BYTES
  for (const piece of pieces) {
    file.set(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength), at)
    at += piece.byteLength
  }
  return file
}

function headerOf(size: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20) // plain samples
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE * BYTES_A_SAMPLE, 28)
  header.writeUInt16LE(BYTES_A_SAMPLE, 32)
  header.writeUInt16LE(8 * BYTES_A_SAMPLE, 34)
  header.write('data', 36)
  header.writeUInt32LE(size, 40)
  return header
}
