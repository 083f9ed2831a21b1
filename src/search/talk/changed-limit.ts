import type { Filter, Range } from '../filter.ts'
import { readNumber } from '../numbers/numbers.ts'
import { AROUND } from '../numbers/ranges.ts'
import { currencyAt, readAmount } from '../numbers/spans.ts'
import { percentAt, unitAt } from '../numbers/units.ts'
import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { willingness } from './willingness.ts'

/** "20 % more", "50k less", "half that", "increase it by 100k": the price limit searched before, changed by so much. */
export function readChangedLimit({ tokens, previous, saleType }: Sentence, at: number): Finding | undefined {
  const known = limitOf(previous)
  if (known === undefined) return undefined
  const change = readMultiple(tokens, at) ?? readStep(tokens, at, known) ?? readChange(tokens, at, known)
  if (change === undefined) return undefined
  const { value, until } = change
  const willing = willingness(tokens, { from: at, until }, { isRental: saleType === 'for_rent' })
  if (willing === 'unsaid') return undefined
  return { from: at, until, ...(willing === 'yes' && { filter: { price: changed(previous.price ?? {}, value) } }) }
}

type Change = { value: number; until: number }

const limitOf = ({ price: { min, max, below } = {} }: Filter): number | undefined => max ?? below ?? min

/** The range with its limit times a factor; the lower end follows if the range would be empty or if both are scaled. */
function changed({ min, max, below }: Range, factor: number): Range {
  const most = max ?? below
  if (most === undefined) return min === undefined ? {} : { min: times(min, factor) }
  const isBeyond = min !== undefined && (min >= most * factor || factor >= DOUBLE)
  return { ...(min !== undefined && { min: isBeyond ? times(min, factor) : min }), max: times(most, factor) }
}
const DOUBLE = 2
/** Prices are whole. */
const times = (value: number, factor: number): number => Math.round(value * factor)

/** "Half that", "double the budget", "twice as much". */
function readMultiple(tokens: Token[], at: number): Change | undefined {
  const found = MULTIPLES(tokens, at)
  const end = found && THAT(tokens, found.until)
  if (end) return { value: found.value, until: end.until }
  // Alone: "half!"
  return found && tokens.every((token, index) => isEnd(token) || (index >= at && index < found.until))
    ? found
    : undefined
}
const MULTIPLES = phrases<number>([
  [0.5, 'half|half of|a half of|the half of'],
  [2, 'double|the double of|twice|two times'],
  [3, 'triple|three times'],
])
const THAT = phrases<true>([
  [
    true,
    ['that', 'it', 'this', 'as much', 'that much', 'so much']
      .concat(
        ['budget', 'price', 'limit', 'amount', 'rent', 'max', 'maximum'].flatMap((name) =>
          ['the', 'my', 'our', 'that'].map((article) => `${article} ${name}`),
        ),
      )
      .join('|'),
  ],
])
const isEnd = (token: Token | undefined): boolean => !/^[\p{L}\d]/u.test(token?.text ?? '')

/** "20 % more", "50k less", "a bit higher". */
function readStep(tokens: Token[], at: number, known: number): Change | undefined {
  const step = SLIGHTLY(tokens, at) ?? stepAt(tokens, at, known)
  const direction = step && DIRECTIONS(tokens, skipWords(tokens, step.until, OF))
  if (step === undefined || direction === undefined) return undefined
  const { value: sign } = direction
  const until = THAN_THAT(tokens, direction.until)?.until ?? direction.until
  if (unitAt(tokens, until) || OTHERS.has(wordAt(tokens, until))) return undefined
  const isVague = !/^\d/.test(wordAt(tokens, at)) && currencyAt(tokens, at) === undefined
  if (isVague && !isOfMoney(tokens, at, until)) return undefined
  return { value: 1 + sign * step.value, until }
}
const OF = wordSet('of')
const DIRECTIONS = phrases<1 | -1>([
  [
    1,
    'more|more expensive|dearer|pricier|higher|extra|additional|on top|over that|over it|over budget|over the budget|over my budget|above that',
  ],
  [-1, 'less|lower|cheaper|under that|below that'],
])
const THAN_THAT = phrases<true>([[true, 'than that|than it|than this|than before|than now|than the budget']])
const SLIGHTLY = phrases<number>([[AROUND, 'a bit|a little|a little bit|slightly|somewhat']])
/** What else there may be more of. */
const OTHERS = wordSet(
  'space room rooms homes houses listings results options photos pictures pics details information info choice choices expensive than',
)
/** "We can pay a bit more", "a bit more is ok"; "a bit more" alone may be of anything. */
const isOfMoney = (tokens: Token[], at: number, until: number): boolean =>
  PAYING.has(wordAt(tokens, at - 1)) || ACCEPTED.has(wordAt(tokens, until))
const PAYING = wordSet('pay spend go stretch afford budget even to can could')
const ACCEPTED = wordSet('is would might ok okay fine')

/** A share of the limit, from "20 %", "50k" or, where the limit tells its thousands, "50". */
function stepAt(tokens: Token[], at: number, known: number): Change | undefined {
  const share = readNumber(tokens, at)
  const sign = share && percentAt(tokens, share.until)
  if (share && sign) return share.value <= MOST_PERCENT ? { value: share.value / 100, until: sign.until } : undefined
  const amount = readAmount(tokens, at)
  if (amount === undefined) return undefined
  const { value, scale, until } = amount
  const isShort = scale === 1 && value >= LEAST_THOUSANDS && value < 1_000 && known >= 1_000 * LEAST_THOUSANDS
  const part = (isShort ? value * 1_000 : value) / known
  return part >= LEAST_PART && part <= 1 ? { value: part, until } : undefined
}
/** A larger share is no change of a limit. */
const MOST_PERCENT = 200
/** From here on, a number may be short for as many thousands. */
const LEAST_THOUSANDS = 50
/** A smaller part of the limit is no change of it: "20 more" are homes. */
const LEAST_PART = 0.02

/** "Increase the budget by 20 %", "go down by 50k", "add 100k". */
function readChange(tokens: Token[], at: number, known: number): Change | undefined {
  const verb = CHANGING(tokens, at)
  if (verb === undefined) return undefined
  const object = THAT(tokens, verb.until)?.until ?? verb.until
  const amount = skipWords(tokens, object, BY)
  // "Lower 400k" is a limit.
  if (amount === verb.until && tokens[at]?.text !== 'add') return undefined
  const step = stepAt(tokens, amount, known)
  return step && { value: 1 + verb.value * step.value, until: step.until }
}
const CHANGING = phrases<1 | -1>([
  [1, 'increase|raise|extend|stretch|go up|go higher|go over|up|add|bump|bump up'],
  [-1, 'reduce|lower|decrease|cut|go down|go lower|come down|subtract|take off'],
])
const BY = wordSet('by a an about around another')
