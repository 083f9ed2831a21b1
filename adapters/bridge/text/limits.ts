/** Maximum length of a message on a platform: `text`, counted in `unit`. */
export type Limits = { text: number; unit: 'utf16' | 'utf8' }

/** The smallest supported maximum; less leaves no room for text beside reopened fences and tables. */
export const SMALLEST = 64

export const sizeOf = (text: string, { unit }: Limits): number =>
  unit === 'utf16' ? text.length : Buffer.byteLength(text)

/** Size of one code point; a lone surrogate is sent as the three bytes of U+FFFD. */
export function pointSize(point: number, { unit }: Limits): number {
  if (unit === 'utf16') return point > 0xffff ? 2 : 1
  if (point > 0xffff) return 4
  if (point > 0x7ff) return 3
  return point > 0x7f ? 2 : 1
}
