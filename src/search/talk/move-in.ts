import { readNumber } from '../numbers/numbers.ts'
import { phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { MONTHS, PERIODS } from '../text/time-words.ts'
import { type Token, wordAt } from '../text/tokens.ts'

/**
 * Reads when somebody moves in and for how long: "move in by March", "from December first", "for 3 months", "6 month lease". No filter
 * holds either, so all of it is said back, and nothing of it is taken for a number of rooms or a position.
 */
export function readMoveIn(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const stay = stayUntil(tokens, at) ?? TERMS(tokens, at)?.until
  const until = stay ?? dateUntil(tokens, at)
  if (until === undefined) return undefined
  const from = skipBack(tokens, at, MOVING)
  // People who stay for some months want to rent.
  const filter = stay === undefined ? {} : { filter: { saleType: 'for_rent' as const } }
  return { ...notUnderstood(sentence, { from, until }), ...filter }
}

/** The words before a date that belong to it. */
const MOVING = wordSet(
  'move moving moved in available free vacant ready starting start beginning from by as of on before until',
)

/** Where a date ends: "by March", "from 1 March", "March 1st 2026", "next month"; a month alone may be a name or a verb. */
function dateUntil(tokens: Token[], at: number): number | undefined {
  const opening = skipWords(tokens, at, OPENING)
  const start = skipWords(tokens, opening, ARTICLES)
  const soon = opening > at ? SOON(tokens, start) : undefined
  if (soon) return soon.until
  const day = skipDay(tokens, start)
  const month = skipWords(tokens, day, OF)
  if (!MONTHS.has(wordAt(tokens, month))) return undefined
  const until = skipYear(tokens, skipDay(tokens, month + 1))
  return opening > at || day > start || until > month + 1 ? until : undefined
}
const OPENING = wordSet('by from in on before after until starting beginning of over since')
const ARTICLES = wordSet('the end beginning middle mid early late of')
const OF = wordSet('. of de')
const SOON = phrases<true>([
  [true, 'next month|next week|next year|this month|this summer|this fall|this winter|this spring'],
])

/** "1", "1st", "first". */
function skipDay(tokens: Token[], at: number): number {
  const text = wordAt(tokens, at)
  if (ORDINALS.has(text)) return at + 1
  if (!/^\d{1,2}$/.test(text)) return at
  return ENDINGS.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
}
const ORDINALS = wordSet('first second third fifteenth')
const ENDINGS = wordSet('st nd rd th')
const skipYear = (tokens: Token[], at: number): number => {
  const year = tokens[at]?.text === ',' ? at + 1 : at
  return /^20\d\d$/.test(wordAt(tokens, year)) ? year + 1 : at
}

/** "For 3 months", "6 month lease". */
function stayUntil(tokens: Token[], at: number): number | undefined {
  const isFor = tokens[at]?.text === 'for' && !MARKET.has(wordAt(tokens, at - 1))
  const number = readNumber(tokens, isFor ? skipWords(tokens, at + 1, ABOUT) : at)
  if (!number || !PERIODS.has(wordAt(tokens, number.until))) return undefined
  const contract = number.until + 1
  if (LEASES.has(wordAt(tokens, contract))) return contract + 1
  return isFor && !YEARS.has(wordAt(tokens, number.until)) ? contract : undefined
}
/** "Listed for 3 months", "been looking for 6 weeks" and "for 20 years" tell of no stay. */
const MARKET = wordSet('market listed there sale looking searching waiting hunting')
const YEARS = wordSet('year years')
const ABOUT = wordSet('about around only just at least up to the next')
const LEASES = wordSet('lease leases contract rental let stay term sublet')
const TERMS = phrases<true>([[true, 'month to month|short term|long term']])
