import { wordSet } from '../../text/phrases.ts'
import { type Token, wordAt } from '../../text/tokens.ts'
import { unitAt } from '../units.ts'
import { FRENCH_TWENTY, HUNDRED, isCountWord, valueOf } from './number-words.ts'
import { SCALES } from './scale-words.ts'

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
export const readScaledGroup = (tokens: Token[], at: number): Group | undefined =>
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

/** "Under one million two stories": a small number before another word counts something else. */
export const isEnded = (tokens: Token[], at: number): boolean =>
  !/^\p{L}/u.test(wordAt(tokens, at)) ||
  MONEY.has(wordAt(tokens, at)) ||
  (unitAt(tokens, at) !== undefined && !countsRooms(tokens, at - 1))
export const AND = wordSet('and y e et und')
const ARTICLE_ONE = wordSet('a un una une um uma')
const ONE_THOUSAND = wordSet('mil mille tausend')
const BEHIND_ONE = wordSet('mil mille thousand euro euros dollar dollars reais dolares')
const MONEY = wordSet('euro euros dollar dollars reais dolares pounds a')
