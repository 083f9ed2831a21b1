import { homesAt } from '../features/types.ts'
import type { Range } from '../filter.ts'
import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { timesIn } from '../text/time-words.ts'
import { wordAt } from '../text/tokens.ts'
import { readNumber } from './numbers.ts'

/** Reads how long listings have been on the market: "new this week", "listed in the last 3 days", "just listed". */
export function readDates(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, all } = sentence
  const behind = periodBehindNew(sentence, at)
  if (behind) return { from: at, until: at + 1, filter: { daysOnMarket: daysOf(behind) } }
  const homes = newHomesAt(sentence, at)
  const opening = LISTED(tokens, homes?.until ?? at) ?? homes
  const start = opening?.until ?? at
  const period =
    PERIODS(tokens, start) ??
    lastDays(sentence, start, opening !== undefined) ??
    sinceDay(sentence, start, opening !== undefined)
  if (!period) return undefined
  const isTime = LAST.has(wordAt(tokens, at)) || wordAt(tokens, at) === 'since' || standsBehindNew(sentence, at)
  if (!(opening || isTime)) return undefined
  // The date of a sale is unknown; only the time on the market is.
  if (all.slice(Math.max(0, at - BEHIND_SOLD), at).some(({ text }) => text === 'sold'))
    return notUnderstood(sentence, { from: at, until: period.until })
  const types = homes !== undefined && homes.homes.length > 0 ? { types: homes.homes } : {}
  return { from: at, until: period.until, filter: { ...types, daysOnMarket: daysOf(period) } }
}
/** The most words from "sold" to its date: "sold in West Seattle last month". */
const BEHIND_SOLD = 4

/** "New homes near Seattle this week": the period that stands further on. */
function periodBehindNew(sentence: Sentence, at: number): Period | undefined {
  if (wordAt(sentence.tokens, at) !== 'new') return undefined
  const homes = newSizedHomesAt(sentence, at)
  // "New homes this week" is one piece.
  if (homes === undefined || PERIODS(sentence.tokens, homes.until)) return undefined
  for (let from = homes.until + 1; from <= at + BEHIND_NEW; from++) {
    const period = PERIODS(sentence.tokens, from)
    if (period) return standsBehindNew(sentence, from) ? period : undefined
  }
  return undefined
}

/** Whether "new homes" stands not far before a period, in the same clause. */
function standsBehindNew(sentence: Sentence, period: number): boolean {
  for (let at = period - 1; at >= 0 && at >= period - BEHIND_NEW; at--) {
    if (OTHER_CLAUSE.has(wordAt(sentence.all, at))) return false
    if (newSizedHomesAt(sentence, at)) return true
  }
  return false
}
/** Behind these words a period tells of something else: "new homes, we move this month", "with an open house today". */
const OTHER_CLAUSE = wordSet('. ; ! ? i we open tour tours move moving available built')
/** The most words from "new" to its period: "new 3 bedroom homes near West Seattle this week". */
const BEHIND_NEW = 12

/** "New 3 bedroom houses". */
function newSizedHomesAt(sentence: Sentence, at: number) {
  const { all } = sentence
  if (wordAt(all, at) !== 'new') return undefined
  let home = at + 1
  while (SIZES.test(wordAt(all, home))) home += 1
  return homesAt({ ...sentence, tokens: all }, home)
}
const SIZES = /^(?:\d+\+?|-|one|two|three|four|five|br|beds?|bedrooms?|baths?|bathrooms?)$/

const newHomesAt = (sentence: Sentence, at: number) =>
  wordAt(sentence.tokens, at) === 'new' ? homesAt(sentence, at + 1) : undefined

type Period = { value: number; until: number; isLonger?: boolean }

const daysOf = ({ value, isLonger }: Period): Range => (isLonger ? { min: value + 1 } : { max: value })

/** Reads "last 7 days", "past two weeks", "within 10 days", "more than a month ago". */
function lastDays({ tokens }: Sentence, at: number, isListed: boolean): Period | undefined {
  const word = wordAt(tokens, at)
  const isLast = LAST.has(word)
  const opening = isListed ? SHORTER_OR_LONGER(tokens, at) : undefined
  if (!isLast && opening === undefined) return undefined
  const next = opening?.until ?? at + 1
  const start = LAST.has(wordAt(tokens, next)) ? next + 1 : next
  const number = readNumber(tokens, start)
  const days = DAYS(tokens, number?.until ?? start)
  if (!days) return undefined
  const until = tokens[days.until]?.text === 'ago' ? days.until + 1 : days.until
  return { value: Math.round((number?.value ?? 1) * days.value), until, isLonger: opening?.value === 'longer' }
}

/** "Since Monday", "listed since last Friday", "on the market since the weekend": the days from then until today. */
function sinceDay(sentence: Sentence, at: number, isListed: boolean): Period | undefined {
  const { tokens, weekday } = sentence
  const isSaid = tokens[at]?.text === 'since' || (isListed && tokens[at - 1]?.text === 'since')
  const start = skipWords(tokens, at, BEFORE_DAY)
  const day = WEEKDAYS.get(wordAt(tokens, start))
  if (!isSaid || weekday === undefined || day === undefined) return undefined
  if (!isListed && (!isBehindHomes(sentence, at) || PERSONS.has(wordAt(tokens, start + 1)))) return undefined
  const passed = (weekday - day + DAYS_OF_WEEK) % DAYS_OF_WEEK
  return { value: passed === 0 ? DAYS_OF_WEEK : passed, until: start + 1 }
}

/** Whether nothing but homes stands before: not in "we have been looking since Monday". */
const isBehindHomes = (sentence: Sentence, at: number): boolean =>
  BEFORE_SINCE.has(wordAt(sentence.tokens, at - 1)) ||
  [1, 2, 3].some((back) => back <= at && homesAt(sentence, at - back)?.until === at)
const BEFORE_SINCE = new Set(['', ...wordSet(', . ; : ! ? and anything something new in up online')])
/** "Since Monday I have more money" tells of a person. */
const PERSONS = wordSet("i we i've we've my our")
const BEFORE_DAY = wordSet('since the on last past this')
const DAYS_OF_WEEK = 7
/** A weekend begins on Saturday. */
const WEEKDAYS = new Map([
  ...timesIn('en')
    .slice(-DAYS_OF_WEEK)
    .map((name, index) => [name, index + 1] as const),
  ['weekend', 6],
])

const LAST = wordSet('last past previous ultimos ultimas derniers dernieres letzten')
const SHORTER_OR_LONGER = phrases<'shorter' | 'longer'>([
  [
    'shorter',
    'within|under|in|less than|fewer than|no more than|not more than|at most|up to|no longer than|not longer than',
  ],
  ['longer', 'more than|over|longer than|for more than|for over|for longer than'],
])

const LISTED = phrases([
  [true, 'listed in the|listed in|listed within|listed within the|listed|listed the|new in the|new within|new'],
  [
    true,
    'added in the|added in|added within|added|posted in the|posted in|posted|posted within|came on in the|new on the market',
  ],
  [
    true,
    'on the market since|hit the market|listings from|listings from the|in the|from the|within the|during the|over the',
  ],
  [
    true,
    'new since|just listed|put on the market|that came on the market|came on the market|went live|went on the market|went up|went online',
  ],
])

const PERIODS = phrases<number>([
  [
    1,
    "today|since yesterday|yesterday|hoy|aujourd'hui|heute|hoje|in the last 24 hours|last 24 hours|past 24 hours|last day",
  ],
  [7, 'this week|esta semana|cette semaine|diese woche|these days|this past week|since last week'],
  [30, 'this month|este mes|ce mois|diesen monat|this past month|since last month'],
])

const DAYS = phrases<number>([
  [1, 'day|days|dias|jours|tage|tagen'],
  [7, 'week|weeks|semanas|semaines|wochen|wk|wks'],
  [30, 'month|months|meses|mois|monate|monaten'],
  [1 / 24, 'hour|hours|hrs'],
])
