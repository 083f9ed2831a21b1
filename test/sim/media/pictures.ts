import { crc32, deflateSync } from 'node:zlib'
import { be32, bytes, le16, le32, packed } from './bytes.ts'

// Real pictures of one pixel, which any viewer shows, made from the formats' own descriptions.

const chunk = (type: string, data: Uint8Array): Buffer<ArrayBuffer> => {
  const named = bytes(type, data)
  return bytes(be32(data.length), named, be32(crc32(named)))
}
const PNG_SIGNATURE = bytes(0x89, 'PNG\r\n\x1a\n')
const header = chunk('IHDR', bytes(be32(1), be32(1), 8, 0, 0, 0, 0))
const pixel = deflateSync(bytes(0, 0x80))

/** `before`: chunks between the header and the pixel, such as a colour profile. */
export const png = (...before: Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> =>
  bytes(PNG_SIGNATURE, header, ...before, chunk('IDAT', pixel), chunk('IEND', bytes()))

/** A chunk that viewers pass over, of any length. */
export const pngComment = (length: number): Buffer<ArrayBuffer> =>
  chunk('tEXt', bytes('Comment\0', Buffer.alloc(length, 'x')))

const frameControl = (sequence: number) =>
  chunk('fcTL', bytes(be32(sequence), be32(1), be32(1), be32(0), be32(0), Buffer.of(0, 10, 0, 10, 0, 0)))

export const animatedPng = (...before: Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> =>
  bytes(
    PNG_SIGNATURE,
    header,
    ...before,
    chunk('acTL', bytes(be32(2), be32(0))),
    frameControl(0),
    chunk('IDAT', pixel),
    frameControl(1),
    chunk('fdAT', bytes(be32(2), pixel)),
    chunk('IEND', bytes()),
  )

/** One grey pixel: codes clear (4), 0, end (5) of 3 bits each. */
const gifPicture = bytes(0x2c, le16(0), le16(0), le16(1), le16(1), 0, 2, 2, packed([4, 3], [0, 3], [5, 3]), 0)
const gifHead = bytes('GIF89a', le16(1), le16(1), 0x80, 0, 0, Buffer.of(0x80, 0x80, 0x80, 0, 0, 0))
const gifDelay = bytes(0x21, 0xf9, 4, 0, le16(10), 0, 0)
const gifComment = bytes(0x21, 0xfe, 5, 'hello', 0)

export const gif = (): Buffer<ArrayBuffer> => bytes(gifHead, gifDelay, gifComment, gifPicture, 0x3b)

/** `pictures` of them, each shown for a tenth of a second, again and again. */
export const animatedGif = (pictures = 2): Buffer<ArrayBuffer> =>
  bytes(
    gifHead,
    bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, le16(0), 0),
    ...Array.from({ length: pictures }, () => bytes(gifDelay, gifPicture)),
    0x3b,
  )

const riff = (form: string, ...chunks: Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> => {
  const content = bytes(form, ...chunks)
  return bytes('RIFF', le32(content.length), content)
}
const riffChunk = (type: string, data: Uint8Array): Buffer<ArrayBuffer> =>
  bytes(type, le32(data.length), data, Buffer.alloc(data.length % 2))

/** A code with one symbol of 8 bits, as lossless WEBP writes it: every pixel then takes no bits at all. */
const only = (symbol: number): [number, number][] => [
  [1, 1],
  [0, 1],
  [1, 1],
  [symbol, 8],
]
const losslessPixel = riffChunk(
  'VP8L',
  bytes(
    0x2f,
    packed(
      [0, 14], // width and height, less one
      [0, 14],
      [0, 1],
      [0, 3],
      [0, 1], // no transform, no colour cache, no groups of codes
      [0, 1],
      [0, 1],
      ...[128, 128, 128, 255, 0].flatMap(only),
    ),
  ),
)
const webpHeader = (flags: number) => riffChunk('VP8X', bytes(flags, Buffer.alloc(3), Buffer.alloc(6)))

export const webp = (): Buffer<ArrayBuffer> => riff('WEBP', losslessPixel)
export const extendedWebp = (): Buffer<ArrayBuffer> => riff('WEBP', webpHeader(0), losslessPixel)
export const animatedWebp = (): Buffer<ArrayBuffer> => {
  const frame = riffChunk('ANMF', bytes(Buffer.alloc(12), 100, 0, 0, 0, losslessPixel))
  return riff('WEBP', webpHeader(0x02), riffChunk('ANIM', Buffer.alloc(6)), frame, frame)
}

const segment = (marker: number, data: Uint8Array): Buffer<ArrayBuffer> =>
  bytes(0xff, marker, be32(data.length + 2).subarray(2), data)
/** A table with one code of one bit, for `symbol`. */
const huffman = (kind: number, symbol: number) => segment(0xc4, bytes(kind, 1, Buffer.alloc(15), symbol))

/** One grey block: no difference (0), end of block (0), the rest of the byte ones. */
export const jpeg = (): Buffer<ArrayBuffer> =>
  bytes(
    Buffer.of(0xff, 0xd8),
    segment(0xe0, bytes('JFIF\0', Buffer.of(1, 1, 0, 0, 1, 0, 1, 0, 0))),
    segment(0xdb, bytes(0, Buffer.alloc(64, 1))),
    segment(0xc0, Buffer.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0)),
    huffman(0x00, 0),
    huffman(0x10, 0),
    segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
    Buffer.of(0b00111111, 0xff, 0xd9),
  )
