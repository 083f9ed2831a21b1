import { countWords, valueOf } from '../../../search/numbers/number-words.ts'
import { parseDigits, readNumber, SCALE_WORDS } from '../../../search/numbers/numbers.ts'
import { fold } from '../../../search/text/fold.ts'
import { tokenise } from '../../../search/text/tokens.ts'

/** A number that may be rounded. `slack`: how far the true value may be from it. */
export type RoundedNumber = { value: number; slack: number }

/** The scales of magnitudes such as "k" and "million". "grand" is large in French, beside a price as well. */
const MAGNITUDES = new Map(
  SCALE_WORDS.flatMap(([scale, words]) =>
    words.split('|').flatMap((word) => (word === 'grand' ? [] : [[word, scale] as const])),
  ),
)

const ACCENTED: Record<string, string> = { a: '[aáàâãä]', e: '[eéèê]', i: '[ií]', o: '[oóôõö]', u: '[uúü]' }
/** A pattern of folded words, separated by "|", that also matches them with accents: "milhao" matches "milhão". */
export const withAccents = (words: string): string => words.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel)

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
/** Small numbers as folded words in all languages; without articles ("una", "ein"), which rarely count. */
export const COUNT_WORDS = countWords(12)
export const NUMBER_WORD = withAccents(COUNT_WORDS.join('|'))
/** Pattern of a number with a half: "2½", "2 1/2". */
export const HALVES = String.raw`\d{1,2}(?:[\s-]?½|[\s-]1/2(?!\d))`
/** May follow a number in words or digits: "two and a half". */
export const AND_A_HALF = String.raw`(?:[\s-]and[\s-]a[\s-]half)?`
const WITH_HALF = new RegExp(String.raw`^(?:${HALVES}|.+[\s-]a[\s-]half)$`, 'i')

function parseWithHalf(text: string): RoundedNumber {
  const [whole = ''] = text.split(/[\s-]/)
  return { value: (valueOf(fold(whole)) ?? Number.parseInt(text, 10)) + 0.5, slack: 0 }
}

/** Words that numbers above a hundred are spelled with, folded. */
export const LARGE_WORDS =
  'hundred cent cents thousand mil mille million millions millionen millon millones milhao milhoes'.split(' ')
export const LARGE_WORD = withAccents(LARGE_WORDS.join('|'))
const ANY_WORD = `${withAccents(countWords(900).join('|'))}|${LARGE_WORD}`
const ARTICLE = 'an?|eine|une?|uma?'
const ARTICLE_FIRST = new RegExp(`^(?:${ARTICLE}) `)
/** Before a word that then tells no number: "a few hundred". */
const VAGUE = String.raw`(?:few|several|some|many|couple(?: of)?|paar|einige|mehrere|quelques|plusieurs|algunos|unos|pocos|alguns|poucos|v[aá]rios)\s`
/** Pattern of a number above a hundred in words: "seven hundred and fifty thousand", "half a million", "un millón". */
export const LARGE_IN_WORDS = String.raw`(?<!\b${VAGUE})(?:half an? |(?<!\bof )(?:${ARTICLE}) (?=${LARGE_WORD}))?(?:(?:${ANY_WORD})[\s-](?:(?:and|y|et|e) )?){0,8}(?:${ANY_WORD})`

/** The value of a number in words. It is rounded as far as it ends with zeros. */
function parseWords(text: string): RoundedNumber | undefined {
  const digits = fold(text)
    .replace(/^half an? /, '0.5 ')
    .replace(ARTICLE_FIRST, 'one ')
  const value = readNumber(tokenise(digits), 0)?.value
  if (value === undefined || value < 100) return undefined
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

const ROUNDED = new RegExp(`(${SPACED_NUMBER})(${MAGNITUDE})`, 'iu')

/** Parses a number with its rounding: "750k" is rounded to thousands, "$749,999" is exact. */
export function parseRoundedNumber(text: string): RoundedNumber | undefined {
  if (WITH_HALF.test(text)) return parseWithHalf(text)
  const plural = PLURAL.exec(text)?.[1]
  if (plural !== undefined) return parsePlural(plural)
  const [, digits, magnitude = ''] = ROUNDED.exec(text) ?? []
  if (digits === undefined) {
    const value = valueOf(fold(text))
    if (value !== undefined) return { value, slack: 0 }
    const share = Object.entries(SHARES).find(([word]) => text.toLowerCase().startsWith(word))?.[1]
    const large = parseWords(text)
    if (large !== undefined) return large
    return share === undefined ? undefined : { value: share, slack: share * SHARE_SLACK }
  }
  const scale = MAGNITUDES.get(fold(magnitude).replace('.', '')) ?? 1
  if (scale === 1) return { value: parseDigits(digits), slack: 0 }
  const number = Number(digits.replace(',', '.'))
  const decimals = /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0
  // Thousands are often cut instead of rounded: "749k" of 749,999.
  const share = scale === 1_000 ? 0.999 : scale >= 1e6 && decimals === 0 ? WHOLE : 0.5
  return { value: Number((number * scale).toPrecision(12)), slack: scale * 10 ** -decimals * share }
}
