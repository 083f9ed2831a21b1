/** How much one message of a platform holds: at most `text` of its units. */
export type Limits = { text: number; unit: 'utf16' | 'utf8' }

/** A smaller message leaves too little room beside what is reopened and closed in it. */
export const SMALLEST = 64

export const sizeOf = (text: string, { unit }: Limits): number =>
  unit === 'utf16' ? text.length : Buffer.byteLength(text)

/** Size of one code point; a lone surrogate travels as the three bytes of U+FFFD. */
export function pointSize(point: number, { unit }: Limits): number {
  if (unit === 'utf16') return point > 0xffff ? 2 : 1
  if (point > 0xffff) return 4
  if (point > 0x7ff) return 3
  return point > 0x7f ? 2 : 1
}
