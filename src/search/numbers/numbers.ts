import { wordSet } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { unitAt } from './units.ts'
import { AND, isEnded, isNumberWord, readScaledGroup } from './words/number-groups.ts'
import { valueOf } from './words/number-words.ts'
import { COUNTED, FRACTIONED, FRACTIONS, HALVES, SCALES, SLASHED } from './words/scale-words.ts'

/** A number as written. `scale` is the factor of a word such as "k" or "million", 1 for none. */
export type Numeral = { value: number; scale: number; until: number }

/** Parses digits or number words with their magnitude: 1.2m, 1,200,000, half a million, 5 lakh, two and a half. */
export function readNumber(tokens: Token[], at: number): Numeral | undefined {
  const half = HALVES(tokens, at)
  if (half && isOfSomething(tokens, at, half.until)) return scaled(tokens, half.until, half.value)
  const text = wordAt(tokens, at)
  if (isArticleOfOne(tokens, at)) return scaled(tokens, at + 1, 1)
  if (!/^\d/.test(text)) return readWords(tokens, at)
  const slashed = SLASHED(tokens, at)
  if (slashed && FRACTIONED.has(wordAt(tokens, slashed.until))) return scaled(tokens, slashed.until, slashed.value)
  const scale = SCALES(tokens, at + 1)
  // With a magnitude, a single separator is a decimal point: "1.250m", "1,5 millones".
  const value =
    scale && !/[.,].*[.,]/.test(text) ? Number(text.replace(',', '.').replace(/[^\d.]/g, '')) : parseDigits(text)
  return scaled(tokens, at + 1, value)
}

/** A half bath is a kind of bathroom, and "precio medio" an average, of prices per area too: not numbers. */
const isOfSomething = (tokens: Token[], at: number, until: number): boolean =>
  MIDDLE.has(wordAt(tokens, at))
    ? SCALES(tokens, until) !== undefined || ![undefined, 'unitAreaPrice'].includes(unitAt(tokens, until)?.value.part)
    : !tokens[until]?.text.startsWith('ba')
const MIDDLE = wordSet('medio media meio meia')

/** "a million", "an acre", "una habitación": an article before a unit is the number one. */
function isArticleOfOne(tokens: Token[], at: number): boolean {
  const article = wordAt(tokens, at)
  const isEnglish = article === 'a' || article === 'an'
  if (!isEnglish && !OTHER_ARTICLES.has(article)) return false
  // "Un grand garage" is a big one.
  if (SCALES(tokens, at + 1))
    return tokens[at + 1]?.text !== 'grand' || (isEnglish && unitAt(tokens, at + 2) === undefined)
  return isEnglish ? COUNTED.has(wordAt(tokens, at + 1)) : unitAt(tokens, at + 1) !== undefined
}

const OTHER_ARTICLES = wordSet('un una une ein eine einem einen um uma')

/** Parses digits with separators: 1,200,000 = 1.200.000 = 1 200 000; "1.200" is read as thousands. */
export function parseDigits(text: string): number {
  const bare = text.replace(/[^\d.,]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return Number(bare)
  const kinds = new Set(bare.replace(/\d/g, ''))
  const separators = bare.length - bare.replace(/[.,]/g, '').length
  const isGroup = kinds.size === 1 && (separators > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare))
  if (isGroup) return Number(bare.replace(/[.,]/g, ''))
  return Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`)
}

function scaled(tokens: Token[], at: number, value: number): Numeral | undefined {
  const fraction = FRACTIONS(tokens, at)
  const scale = SCALES(tokens, fraction?.until ?? at)
  // "1.1 mil" and "2 mil" are English for million, "400 mil" is Spanish for thousand; so is "2 mil" where it is translated.
  const isMillion = scale !== undefined && isEnglishMil(tokens, scale.until - 1, value)
  const factor = isMillion ? 1e6 : scale?.value
  const total = (value + (fraction?.value ?? 0)) * (factor ?? 1)
  const until = scale?.until ?? fraction?.until ?? at
  const rest = scale && FRACTIONS(tokens, until)
  const all = rest ? total + rest.value * (factor ?? 1) : total
  if (!Number.isFinite(all)) return undefined
  const read = { value: exact(all), scale: factor ?? 1, until: rest?.until ?? until }
  return read.scale >= 1000 && !rest && /^\p{L}{3,}/u.test(wordAt(tokens, until - 1))
    ? withRest(tokens, read, read.scale)
    : read
}

/** Reads number words: "four hundred and fifty thousand", "dos mil quinientos", "quatre-vingt mille". */
function readWords(tokens: Token[], at: number): Numeral | undefined {
  const word = (index: number) => wordAt(tokens, index)
  const group = readScaledGroup(tokens, at)
  if (!group || isNumberWord(word(at - 1)) || /^\d/.test(word(at - 1))) return undefined
  const { value, until } = group
  const tenth = word(until) === 'point' ? valueOf(word(until + 1)) : undefined
  if (tenth !== undefined && tenth < 10) return scaled(tokens, until + 2, value + tenth / 10)
  const all = scaled(tokens, until, value)
  // If more number words follow, this is only a part of another number, so it is not read.
  if (!all || (isNumberWord(word(all.until)) && !countsElse(tokens, all.until))) return undefined
  // In "three to four hundred", the hundred applies to both numbers, like a magnitude.
  return value >= 100 && value % 100 === 0 && all.value === value * all.scale ? { ...all, scale: all.scale * 100 } : all
}

/** "Five hundred thousand two stories": the word after the second number tells that it counts something else. */
const countsElse = (tokens: Token[], at: number): boolean =>
  !isEnded(tokens, at + 1) && !isNumberWord(wordAt(tokens, at + 1))

/** Adds what follows a scale: "two thousand" + "five hundred", "one million" + "two hundred thousand". */
function withRest(tokens: Token[], whole: Numeral, below: number): Numeral {
  const isLinked = AND.has(wordAt(tokens, whole.until))
  const start = isLinked ? whole.until + 1 : whole.until
  const group = readScaledGroup(tokens, start)
  if (!group) return whole
  const scale = SCALES(tokens, group.until)
  const value = group.value * (scale?.value ?? 1)
  const until = scale?.until ?? group.until
  if (value >= below || (scale && scale.value >= below)) return whole
  if (value < 100 && !isEnded(tokens, until)) return whole
  const all = { ...whole, value: whole.value + value, until }
  return scale ? withRest(tokens, all, scale.value) : all
}

/** Whether "mil" after digits is English: nobody writes two thousand as "2 mil", where it is not translated. */
const isEnglishMil = (tokens: Token[], at: number, value: number): boolean =>
  tokens[at]?.text === 'mil' && (!Number.isInteger(value) || (value < 10 && /^\d/.test(wordAt(tokens, at - 1))))

/** Removes floating-point remainders such as those of 0.1 + 0.2, which summaries would show. */
export const exact = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(12)))
