import { phrases } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { joiner } from './comparators.ts'
import { type Numeral, readNumber } from './numbers.ts'
import { unitAt } from './units.ts'

/** One number, or two joined to a range: `low` is never above `high`. */
export type Span = {
  low: number
  high: number
  isRange: boolean
  scale: number
  currency?: string | undefined
  until: number
}

type CurrencyAmount = Numeral & { currency?: string | undefined }

/**
 * `isBetween`: "between" precedes, so that "and" joins. `hasSubject`: "bedrooms 3 and baths 2" is not joined.
 * `isDated`: the first number is a year.
 */
type Opening = { isBetween: boolean; hasSubject: boolean; isDated: boolean }

/** Reads one number, or two as a range, starting at a token: "500k", "400-500k", "3 or 4". */
export function readSpan(tokens: Token[], at: number, opening: Opening): Span | undefined {
  const first = readAmount(tokens, at)
  if (!first) return undefined
  const second = readSecond(tokens, first, opening)
  const isArea = second !== undefined && unitAt(tokens, second.until)?.value.part === 'area'
  const [low, high] = ends(first, second, isArea)
  return {
    low,
    high,
    isRange: second !== undefined,
    scale: Math.max(first.scale, second?.scale ?? 1),
    currency: first.currency ?? second?.currency,
    until: second?.until ?? first.until,
  }
}

/** A number with a currency sign before or after it. */
export function readAmount(tokens: Token[], at: number): CurrencyAmount | undefined {
  const sign = currencyAt(tokens, at)
  const number = readNumber(tokens, sign?.until ?? at)
  if (!number) return undefined
  const after = sign ? undefined : currencyAt(tokens, number.until)
  return { ...number, until: after?.until ?? number.until, currency: sign?.value ?? after?.value }
}

/** Without "between", two adjacent numbers are a range only if both share the words after the second. */
function readSecond(tokens: Token[], first: CurrencyAmount, opening: Opening): CurrencyAmount | undefined {
  const { isBetween } = opening
  const repeated = readRepeated(tokens, first, opening)
  if (repeated) return repeated
  const until = joinerEnd(tokens, first, opening)
  const second = until === undefined ? undefined : readAmount(tokens, until)
  if (second && areDifferentMeasures(tokens, [first, second], opening)) return undefined
  // "Looking 4 a 2bd"
  if (second && tokens[first.until]?.text === 'a' && second.value < first.value) return undefined
  if (!second || isBetween || tokens[first.until]?.text === '-') return second
  const isTo = joiner(tokens, first.until)?.value === 'to'
  return isTo || unitAt(tokens, second.until) || second.scale > 1 || isEnd(tokens[second.until]) ? second : undefined
}

/**
 * Whether the numbers are about two things: "from $845,000 up to 3,650 square feet", "built after 1919 up to 815 square
 * feet".
 */
function areDifferentMeasures(
  tokens: Token[],
  [first, second]: [CurrencyAmount, CurrencyAmount],
  { isDated }: Opening,
): boolean {
  // "Built after 1912, up to $755,000"
  if (isDated && second.currency !== undefined) return true
  const unit = unitAt(tokens, second.until)?.value
  if (unit === undefined || unit.part === 'unitAreaPrice') return false
  if (first.currency !== undefined && second.currency === undefined) return true
  return isDated && unit.part !== 'yearBuilt'
}

/** "between 2 beds and 4 beds", "3 bedrooms or 4 bedrooms" have the unit twice; the second is kept. */
function readRepeated(tokens: Token[], first: CurrencyAmount, { isBetween }: Opening): CurrencyAmount | undefined {
  const unit = unitAt(tokens, first.until)
  const joined = unit && joiner(tokens, unit.until)
  const second = joined && (isBetween || joined.value === 'or') ? readAmount(tokens, joined.until) : undefined
  const again = second && unitAt(tokens, second.until)
  return again?.value.part === unit?.value.part ? second : undefined
}

/** Where the last number begins. In "1, 2 or 3", the middle numbers add nothing to the range. */
function joinerEnd(tokens: Token[], first: CurrencyAmount, { isBetween, hasSubject }: Opening): number | undefined {
  let until = first.until
  while (
    until < first.until + LISTED_MAX &&
    first.value < 10 &&
    tokens[until]?.text === ',' &&
    /^\d$/.test(wordAt(tokens, until + 1))
  )
    until += 2
  const joined = joiner(tokens, until)
  if (joined) return joined.value === 'and' && hasSubject && !isBetween ? undefined : joined.until
  // "3, 4 bedrooms"
  return until > first.until ? until - 1 : undefined
}

/** Maximum number of tokens of a list such as "1, 2, 3 or 4", two per number; longer lists are no range. */
const LISTED_MAX = 20

const isEnd = (token: Token | undefined) => token === undefined || /^[.!?]$/.test(token.text)

/** The two ends in order. A magnitude on one applies to both: "400-500k", "500-1m" (500k), "one hundred to two hundred thousand". */
function ends(first: CurrencyAmount, second: CurrencyAmount | undefined, isArea: boolean): [number, number] {
  if (!second) return [first.value, first.value]
  // "400 to 500,000" leaves out the thousands of the first; a lot may have 500 to 100,000 square feet.
  const [least, most] = inOrder(first.value, second.value)
  const isShort = first.scale === 1 && second.scale === 1 && !isArea
  if (isShort && least >= 100 && least < 1_000 && most >= 100_000 && most < 1_000_000)
    return inOrder(least * 1_000, most)
  const isLifted = first.scale < 1_000 && second.scale > first.scale
  const lifted = isLifted ? lift(first.value, second) : first.value
  return inOrder(lifted, second.value)
}

const inOrder = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)]

/**
 * The largest of the second number's magnitudes that keeps the first one below it. A digit before hundreds of thousands counts
 * hundreds of them: "3 to 400k".
 */
function lift(value: number, second: CurrencyAmount): number {
  const hundreds = value < 10 ? [second.scale * 100] : []
  return value * ([...hundreds, second.scale, 1000, 100].find((scale) => value * scale <= second.value) ?? 1)
}

// A dollar sign may mean several currencies, so it only marks the number as money.
export const currencyAt = phrases<string>([
  ['', '$|usd|us $|dollar|dollars|bucks|usd $|dolares|dlls|r $|reais|rupees|inr|rs'],
  ['€', '€|eur|euro|euros'],
  ['£', '£|gbp|pound|pounds|quid'],
  ['₹', '₹'],
])
