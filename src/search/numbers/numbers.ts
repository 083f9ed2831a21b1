import { phrases, wordSet } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { FRENCH_TWENTY, HUNDRED, isCountWord, valueOf } from './number-words.ts'
import { unitAt } from './units.ts'

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

/** "Five hundred thousand three bedrooms" are two numbers. */
const countsRooms = (tokens: Token[], at: number): boolean => {
  const part = unitAt(tokens, at + 1)?.value.part
  return part === 'bedrooms' || part === 'bathrooms' || part === 'parking'
}

/** Whether a word is a number; spelling correction leaves it unchanged. */
export const isNumberWord = (word: string): boolean =>
  isCountWord(word) || (word.length > 2 && SCALES([{ text: word }], 0) !== undefined)

type Group = { value: number; until: number }

/** The words before a scale; "mil", "mille" and "tausend" alone are one thousand. */
const readScaledGroup = (tokens: Token[], at: number): Group | undefined =>
  readGroup(tokens, at) ?? (isOneThousand(tokens, at) ? { value: 1, until: at } : undefined)

/** English says "a thousand"; a bare "thousand" is translated "mil", or belongs to a name such as Thousand Oaks. */
const isOneThousand = (tokens: Token[], at: number): boolean =>
  ONE_THOUSAND.has(wordAt(tokens, at)) ||
  (tokens[at]?.text === 'thousand' &&
    (at + 1 === tokens.length || isCounted(tokens, AND.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1)))

/** Adds up the words before a scale: "four hundred and fifty"; German writes thousands into them. */
function readGroup(tokens: Token[], at: number): Group | undefined {
  const first = wordAt(tokens, at)
  const isHundred = HUNDRED.has(first) && first !== 'cents' && isCounted(tokens, at + 1)
  let group = isHundred ? { value: 100, until: at + 1 } : withNextWord(tokens, { value: undefined, until: at })
  for (let next = group; next !== undefined; next = withNextWord(tokens, next)) group = next
  return group
}

/** A group with the next word in it; undefined if that is no part of it. `value`: undefined before its first word. */
function withNextWord(tokens: Token[], { value, until }: { value: number | undefined; until: number }) {
  const [before, word] = [wordAt(tokens, until - 1), wordAt(tokens, until)]
  if (value !== undefined && value % 100 === 4 && FRENCH_TWENTY.has(word))
    return { value: value + 76, until: until + 1 }
  if (value !== undefined && mayBeHundreds(value) && HUNDRED.has(word)) return { value: value * 100, until: until + 1 }
  const mayBeLinked = value !== undefined && value >= 20
  const isLinked = mayBeLinked && AND.has(word)
  const next = isLinked ? until + 1 : until
  const isOne =
    ARTICLE_ONE.has(wordAt(tokens, next)) &&
    (isLinked ? isCounted(tokens, next + 1) : mayBeLinked && BEHIND_ONE.has(wordAt(tokens, next + 1)))
  const small = isOne ? 1 : smallNumber(wordAt(tokens, next))
  if (small === undefined) return undefined
  if (fits(value, small, before) && !(isLinked && beginsAnother(tokens, next, value)))
    return { value: (value ?? 0) + small, until: next + 1 }
  return !isLinked && omitsHundred(value, small, before)
    ? { value: (value ?? 0) * 100 + small, until: next + 1 }
    : undefined
}

const smallNumber = (word: string): number | undefined => valueOf(word) ?? (FRENCH_TWENTY.has(word) ? 20 : undefined)

/** "Between five hundred and six hundred", "between fifteen hundred and two thousand": a second number. */
const beginsAnother = (tokens: Token[], at: number, value = 0): boolean =>
  HUNDRED.has(wordAt(tokens, at + 1)) || (value >= 1_000 && SCALES(tokens, at + 1) !== undefined)

/** "Twelve hundred" and "twenty five hundred" are said, "twenty hundred" is not. */
const mayBeHundreds = (value: number): boolean => value < 20 || (value < 100 && value % 10 !== 0)

/** Whether a number goes on, or its unit follows: "cent vingt", "cent mille", "cent mètres carrés". */
const isCounted = (tokens: Token[], at: number): boolean =>
  isNumberWord(wordAt(tokens, at)) || unitAt(tokens, at) !== undefined || MONEY.has(wordAt(tokens, at))

/** Whether a small number may follow: "twenty five", "four hundred fifty", "soixante quinze", but not "two three". */
function fits(value: number | undefined, small: number, before: string): boolean {
  if (value === undefined) return true
  if (value % 100 === 0) return value > 0 && small < 100
  if (value % 10 !== 0 || value % 100 < 20) return false
  return small < 10 || (small < 20 && (before === 'soixante' || FRENCH_TWENTY.has(before)))
}

/** "Three fifty" is 350, "nineteen sixty" 1960: English leaves the hundred out. */
const omitsHundred = (value: number | undefined, small: number, before: string): boolean =>
  value !== undefined &&
  ((DIGITS.has(before) && value < 10 && small >= 20 && small < 100) ||
    (CENTURIES.has(before) && value >= 18 && value <= 20 && small >= 10 && small < 100))
const DIGITS = wordSet('one two three four five six seven eight nine')
const CENTURIES = wordSet('eighteen nineteen twenty')

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

/** "Under one million two stories": a small number before another word counts something else. */
const isEnded = (tokens: Token[], at: number): boolean =>
  !/^\p{L}/u.test(wordAt(tokens, at)) ||
  MONEY.has(wordAt(tokens, at)) ||
  (unitAt(tokens, at) !== undefined && !countsRooms(tokens, at - 1))

/** Whether "mil" after digits is English: nobody writes two thousand as "2 mil", where it is not translated. */
const isEnglishMil = (tokens: Token[], at: number, value: number): boolean =>
  tokens[at]?.text === 'mil' && (!Number.isInteger(value) || (value < 10 && /^\d/.test(wordAt(tokens, at - 1))))
const AND = wordSet('and y e et und')
const ARTICLE_ONE = wordSet('a un una une um uma')
const ONE_THOUSAND = wordSet('mil mille tausend')
const BEHIND_ONE = wordSet('mil mille thousand euro euros dollar dollars reais dolares')
const MONEY = wordSet('euro euros dollar dollars reais dolares pounds a')

/** Removes floating-point remainders such as those of 0.1 + 0.2, which summaries would show. */
export const exact = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(12)))

/** The words behind a number that multiply it, folded. */
export const SCALE_WORDS: [scale: number, words: string][] = [
  [1e3, 'k|thousand|grand|mil|mille|tausend|tsd'],
  [1e5, 'lakh|lakhs|lac|lacs'],
  [1e6, 'm|mm|mn|million|mill|millions|millon|millones|milhao|milhoes|mio|millionen'],
  [1e7, 'crore|crores|cr'],
]
const SCALES = phrases<number>(SCALE_WORDS)

const FRACTIONS = phrases<number>([
  [0.5, '½|1 / 2|and a half|and 1 / 2|and half|y medio|y media|et demi|et demie|einhalb|e meio|e meia'],
  [0.25, '¼'],
  [0.75, '¾'],
])

/** Fractions are read only before units that have parts; "1/2" alone is a bedroom and two baths. */
const SLASHED = phrases<number>([
  [0.5, '1 / 2'],
  [0.25, '1 / 4'],
  [0.75, '3 / 4'],
  [1 / 3, '1 / 3'],
])
const FRACTIONED = wordSet('acre acres an of a million mile miles hectare hectares ac')
const COUNTED = wordSet('day week month year acre hectare mile kilometer kilometre km')

const HALVES = phrases<number>([
  [1.5, 'anderthalb|eineinhalb'],
  [2, 'a couple of|a couple|couple of|a pair of'],
  [0.5, 'half a|half an|half|½|medio|media|un demi|une demi|eine halbe|meio|meia'],
  [0.25, 'quarter of a|quarter of an|a quarter|quarter|¼'],
  [0.75, 'three quarters of a|three quarters of an|three quarters|¾'],
])
