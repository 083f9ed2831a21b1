import { parseDigits } from '../../../search/numbers/numbers.ts'
import { valueOf } from '../../../search/numbers/words/number-words.ts'
import { SCALE_WORDS } from '../../../search/numbers/words/scale-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { valueInWords, withAccents } from './spelled-numbers.ts'

/** A number that may be rounded. `slack`: how far the true value may be from it. */
export type RoundedNumber = { value: number; slack: number }

/** The scales of magnitudes such as "k" and "million". "grand" is large in French, beside a price as well. */
const MAGNITUDES = new Map(
  SCALE_WORDS.flatMap(([scale, words]) =>
    words.split('|').flatMap((word) => (word === 'grand' ? [] : [[word, scale] as const])),
  ),
)

/** The letters of the languages that claims are made in, for a class. V8 compiles \p{L} slowly where case is ignored. */
export const LETTERS = String.raw`A-Za-z\u00c0-\u024f`
/** Repetition of groups of three digits. Limited: a text full of groups would be walked to its end from each of them. */
const GROUPS = '{1,5}'
/** Pattern of a number: digits with separators; a magnitude may follow. */
export const NUMBER = String.raw`\d{1,3}(?:[,.'\u00a0\u202f]\d{3})${GROUPS}(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`
/** Pattern of a part in words, which is rounded: "half an", "a quarter of an". */
export const PART_IN_WORDS = '(?<!and a )(?:half(?: an)?|quarter(?: of an)?|third of an)'
const SHARES = { half: 1 / 2, quarter: 1 / 4, third: 1 / 3 }
const SHARE_SLACK = 0.15
/** A number before a currency or a unit, whose groups may be separated by blanks: "749 000 €". */
export const SPACED_NUMBER = String.raw`\d{1,3}(?: \d{3})${GROUPS}(?:,\d{1,2})?(?!\d)|${NUMBER}`
export const MAGNITUDE = String.raw`(?:\s?(?:${[...MAGNITUDES.keys()].map(withAccents).join('|')})(?![${LETTERS}\d²])(?:\.(?=\s?[$€£]))?)?`
/** Lookbehind: a number must not be part of a word, a longer number, a phone number or a date. */
export const NUMBER_BOUNDARY = String.raw`(?<![${LETTERS}\d][\-./:]|[${LETTERS}\d])`
/** Pattern of a number with a half: "2½", "2 1/2". */
export const HALVES = String.raw`\d{1,2}(?:[\s-]?½|[\s-]1/2(?!\d))`
/** May follow a number in words or digits: "two and a half". */
export const AND_A_HALF = String.raw`(?:[\s-]and[\s-]a[\s-]half)?`
/** May follow what is counted, where the number goes before: "2 baños y medio". */
export const HALF_BEHIND = String.raw`\s(?:y medi[oa]|e mei[oa]|et demie?)(?![${LETTERS}])`
const WITH_HALF = new RegExp(String.raw`^(?:${HALVES}|.+[\s-]a[\s-]half|.+${HALF_BEHIND})$`, 'i')

function parseWithHalf(text: string): RoundedNumber {
  const [whole = ''] = text.split(/[\s-]/)
  return { value: (valueOf(fold(whole)) ?? Number.parseInt(text, 10)) + 0.5, slack: 0 }
}

const ONLY_PART = new RegExp(`^${PART_IN_WORDS}$`, 'i')

function parsePart(text: string): RoundedNumber | undefined {
  const share = ONLY_PART.test(text) && Object.entries(SHARES).find(([word]) => text.toLowerCase().startsWith(word))
  return share ? { value: share[1], slack: share[1] * SHARE_SLACK } : undefined
}

/** A number in words is rounded as far as it ends with zeros. */
function parseWords(text: string): RoundedNumber | undefined {
  const value = valueOf(fold(text)) ?? valueInWords(text)
  if (value === undefined) return undefined
  return { value, slack: value % 1e6 === 0 ? 1e6 * WHOLE : value % 1_000 === 0 ? Math.min(999, value * WHOLE) : 0 }
}
/** "A million" may be this share of a million more or less, and "two thousand" of two thousand. */
const WHOLE = 0.1

/** "1920s", "1920er Jahren"; of prices: "600s", "$600,000s", "$2,000s". */
const PLURAL = /(\d{1,3}(?:,000|k)|\d{3,4})['’]?(?:s|er(?: jahren?)?)$/i

/** Any year of a decade, or any price between a hundred thousand and the next; between a thousand and the next if it is a rent. */
function parsePlural(text: string): RoundedNumber {
  const value = Number.parseInt(text, 10)
  if (/^\d{4}$/.test(text)) return { value: value + 4.5, slack: 4.5 }
  const half = value < 100 ? 500 : 50_000
  return { value: value * 1_000 + half, slack: half }
}

/** "'85" */
const SHORT_YEAR = /^['’](\d\d)$/
/** Two digits up to these are of this century. */
const SHORT_YEAR_MAX = 29

const ROUNDED = new RegExp(`(${SPACED_NUMBER})(${MAGNITUDE})`, 'iu')

/** Parses a number with its rounding: "750k" is rounded to thousands, "$749,999" is exact. */
export function parseRoundedNumber(text: string): RoundedNumber | undefined {
  if (WITH_HALF.test(text)) return parseWithHalf(text)
  const plural = PLURAL.exec(text)?.[1]
  if (plural !== undefined) return parsePlural(plural)
  const short = SHORT_YEAR.exec(text)?.[1]
  if (short !== undefined) return { value: Number(short) + (Number(short) > SHORT_YEAR_MAX ? 1_900 : 2_000), slack: 0 }
  const [, digits, magnitude = ''] = ROUNDED.exec(text) ?? []
  if (digits === undefined) return parsePart(text) ?? parseWords(text)
  const scale = MAGNITUDES.get(fold(magnitude).replace('.', '')) ?? 1
  if (scale === 1) return { value: parseDigits(digits), slack: 0 }
  const number = Number(digits.replace(',', '.'))
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  // Thousands are often cut instead of rounded: "749k" of 749,999.
  const share = scale === 1_000 ? 0.999 : scale >= 1e6 && decimals === 0 ? WHOLE : 0.5
  return { value: Number((number * scale).toPrecision(12)), slack: scale * 10 ** -decimals * share }
}
