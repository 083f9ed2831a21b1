import { decode } from '../../search/numbers/numbers.ts'

/** `slack`: how far the true value may be from it, because it was rounded in saying. */
export type Amount = { value: number; slack: number }

const MAGNITUDES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mio: 1e6, million: 1e6 }
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A number as a pattern finds it: digits with separators and perhaps a magnitude. */
export const NUMBER = String.raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
export const MAGNITUDE = String.raw`(?:\s?(?:[kKM]|MM|mm|mio|million|thousand)\b)?`
/** What a number may not be torn out of: words, longer numbers, phone numbers, dates. */
export const APART = String.raw`(?<![\p{L}\d][\-./:]|[\p{L}\d])`
export const NUMBER_WORD = WORDS.join('|')

/** What a number says. "750k" was rounded to thousands, "$749,999" was not. */
export function amountIn(text: string): Amount | undefined {
  const word = WORDS.indexOf(text.toLowerCase())
  if (word >= 0) return { value: word + 1, slack: 0 }
  const digits = new RegExp(NUMBER).exec(text)?.[0]
  if (digits === undefined) return undefined
  const scale = MAGNITUDES[/[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? ''] ?? 1
  if (scale === 1) return { value: decode(digits), slack: 0 }
  const number = Number(digits.replace(',', '.'))
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  return { value: Number((number * scale).toPrecision(12)), slack: (scale * 10 ** -decimals) / 2 }
}
