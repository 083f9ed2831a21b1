import { only } from '../filter.ts'
import { readNumber } from '../numbers/numbers.ts'
import { type Found, phrases, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { isWord, type Token, wordAt } from '../text/tokens.ts'
import { KM_PER_MILE } from '../text/wording.ts'
import { PLACE_KINDS } from './place-index.ts'

/** "5 miles", "2 km", in kilometres. */
export function kilometresAt(tokens: Token[], at: number): Found<number> | undefined {
  const number = readNumber(tokens, at)
  const unit = number && KILOMETRES(tokens, number.until)
  return number && unit && { value: Number((number.value * unit.value).toPrecision(6)), until: unit.until }
}

/** The distance that follows a place: "Tacoma, max 5 miles", "Tacoma + 10 km radius". "Tacoma, 5 miles from Fife" states that of Fife. */
export function distanceBehind({ tokens }: Sentence, at: number): Found<number> | undefined {
  const distance = kilometresAt(tokens, skipWords(tokens, at, BETWEEN))
  if (!distance) return undefined
  const until = skipWords(tokens, distance.until, AFTER)
  const next = tokens[until]
  return isWord(next) && !ENDING.has(next.text) ? undefined : { ...distance, until }
}

/** "Within 1 mile", "1 mile radius" of the place that the search before was around or in. */
export function readDistance({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const start = skipWords(tokens, at, BEFORE_ALONE)
  const distance = kilometresAt(tokens, start)
  if (!distance) return undefined
  const { near } = previous
  const km = distance.value
  const until = skipWords(tokens, distance.until, AFTER)
  const isSaid = start > skipWords(tokens, at, LEADING) || until > distance.until
  if (!isSaid || FROM.has(wordAt(tokens, until))) return undefined
  if (near) return { from: at, until, filter: { near: { ...near, km } } }
  const places = PLACE_KINDS.flatMap((kind) => previous[kind] ?? [])
  const [place] = places
  if (place === undefined || places.length > 1) return undefined
  return { from: at, until, filter: only(previous, PLACE_KINDS), near: { place, km } }
}

const KILOMETRES = phrases<number>([
  [KM_PER_MILE, 'mile|miles|mi|millas|meilen'],
  [1, 'km|kms|kilometer|kilometers|kilometre|kilometres|kilometros'],
])
/** Words that lead to a distance, wherever it stands. */
export const BEFORE_DISTANCE = wordSet('within less than under up to max about around only a radius of')
/** Words between a place and its distance. */
const BETWEEN = new Set([...BEFORE_DISTANCE, ...wordSet(', + - and plus in with the an no not more most at maximum')])
/** Words that say nothing of a distance themselves. */
const LEADING = wordSet('and in the a an')
/** Words before a distance of which no place is told. */
const BEFORE_ALONE = new Set([...LEADING, ...BEFORE_DISTANCE, ...wordSet('at most maximum')])
/** Words before what a distance is measured from. */
const FROM = wordSet('of from to the my our')
const AFTER = wordSet('radius around away max maximum at most or less')
/** Words that may follow a distance behind a place, as they begin the next wish. */
const ENDING = wordSet('and or with without for under over below above between up but please built cheapest')
