import { be32, bytes, le16, le32 } from './bytes.ts'

// Tiny sound and video files with the real structure of their formats.

const riff = (form: string, content: Uint8Array): Buffer<ArrayBuffer> =>
  bytes('RIFF', le32(content.length + 4), bytes(form), content)

/** Silence at 8 kHz, one byte a sample. */
export const wav = (samples = 8): Buffer<ArrayBuffer> =>
  riff(
    'WAVE',
    bytes(
      'fmt ',
      le32(16),
      le16(1),
      le16(1),
      le32(8_000),
      le32(8_000),
      le16(1),
      le16(8),
      'data',
      le32(samples),
      Buffer.alloc(samples, 0x80),
    ),
  )

export const avi = (): Buffer<ArrayBuffer> => {
  const header = bytes('avih', le32(56), Buffer.alloc(56))
  const list = (type: string, content: Uint8Array) => bytes('LIST', le32(content.length + 4), type, content)
  return riff('AVI ', bytes(list('hdrl', header), list('movi', bytes())))
}

const box = (type: string, ...content: Uint8Array[]): Buffer<ArrayBuffer> => {
  const data = bytes(...content)
  return bytes(be32(data.length + 8), type, data)
}
export const mp4 = (brand = 'isom'): Buffer<ArrayBuffer> =>
  bytes(
    box('ftyp', bytes(brand), be32(512), bytes('isom'), bytes('mp41')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', bytes()),
  )

/** An EBML element with a short length. */
const element = (id: number[], data: Uint8Array): Buffer<ArrayBuffer> => bytes(...id, 0x80 | data.length, data)
export const matroska = (type = 'matroska'): Buffer<ArrayBuffer> =>
  bytes(
    element(
      [0x1a, 0x45, 0xdf, 0xa3],
      bytes(
        element([0x42, 0x86], bytes(1)),
        element([0x42, 0xf7], bytes(1)),
        element([0x42, 0xf2], bytes(4)),
        element([0x42, 0xf3], bytes(8)),
        element([0x42, 0x82], bytes(type)),
        element([0x42, 0x87], bytes(4)),
        element([0x42, 0x85], bytes(2)),
      ),
    ),
    element([0x18, 0x53, 0x80, 0x67], bytes()),
  )

export const flv = (): Buffer<ArrayBuffer> => bytes('FLV', 1, 0b00000101, be32(9), be32(0))

/** A program stream of one empty pack: MPEG-2's pack header, then the end code. */
export const mpeg = (): Buffer<ArrayBuffer> =>
  bytes(be32(0x1ba), Buffer.of(0x44, 0, 0x04, 0, 0x04, 0x01, 0, 0, 0x03, 0xf8), be32(0x1b9))
/** The same of MPEG-1. */
export const mpeg1 = (): Buffer<ArrayBuffer> =>
  bytes(be32(0x1ba), Buffer.of(0x21, 0, 0x01, 0, 0x01, 0x80, 0, 0x01), be32(0x1b9))

/** `start`, made that long with zeros. */
export const padded = (start: Uint8Array, length: number): Buffer<ArrayBuffer> =>
  bytes(start, Buffer.alloc(length - start.length))
