/** Bytes from numbers, text (one byte a character) and other bytes. */
export const bytes = (...parts: (number | string | Uint8Array)[]): Buffer<ArrayBuffer> =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'number' ? Buffer.of(part) : typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  )

export const le16 = (value: number): Buffer<ArrayBuffer> => Buffer.of(value & 0xff, value >> 8)
export const le32 = (value: number): Buffer<ArrayBuffer> => Buffer.concat([le16(value & 0xffff), le16(value >>> 16)])
export const be32 = (value: number): Buffer<ArrayBuffer> => Buffer.from(le32(value).toReversed())

/** Bits, as pairs of value and width, packed from the lowest bit of each byte up. */
export function packed(...fields: [value: number, width: number][]): Buffer<ArrayBuffer> {
  const bits = fields.flatMap(([value, width]) => Array.from({ length: width }, (_, bit) => (value >> bit) & 1))
  return Buffer.from(
    Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
      bits.slice(index * 8, index * 8 + 8).reduce((sum, bit, at) => sum + (bit << at), 0),
    ),
  )
}
