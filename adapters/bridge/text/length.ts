import { beginning } from '../../../src/contract/text.ts'

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

/** Cuts a text to at most `most` UTF-16 units and adds an ellipsis; between words unless that leaves less than half. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 2)
  return `${beginning(text, end >= most / 2 ? end : most - 2)} …`
}
