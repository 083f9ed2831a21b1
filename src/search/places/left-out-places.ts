import { exceptionBefore, isMissing, negationBefore } from '../text/negation.ts'
import { NOTHING, phrases, skipBack, wordSet } from '../text/phrases.ts'
import type { Sentence } from '../text/sentence.ts'
import { GAP, type Token, wordAt } from '../text/tokens.ts'
import { keyOfTokens, type PlaceIndex } from './place-index.ts'
import { STATES, stateCode } from './states.ts'

/** A named place: where its name begins and ends, and where the prepositions before it begin. */
type Named = { start: number; from: number; until: number }

/** How many words before a place deny it: "not in", "nothing in", "outside", and what joins it to denied ones; 0 for none. */
export function denialBefore(sentence: Sentence, named: Named): number {
  const { tokens } = sentence
  const { start, from, until } = named
  return (
    negationBefore(tokens, start) ||
    unwantedBefore(tokens, start, until) ||
    nothingBefore(tokens, start, until) ||
    outsideBefore(tokens, from) ||
    joinedToDenied(sentence, named)
  )
}

/** "I don't want to live in Seattle" at the end of a clause: how many words deny the place, else 0. */
function unwantedBefore(tokens: Token[], start: number, until: number): number {
  const wish = skipBack(tokens, start, WISHING)
  if (!tokens.slice(wish, start).some(({ text }) => WANT.has(text)) || !ENDS.test(tokens[until]?.text ?? '.')) return 0
  const negation = negationBefore(tokens, wish)
  return negation === 0 ? 0 : negation + start - wish
}
const WANT = wordSet('want show')
const WISHING = wordSet(
  'want show me to be live living look move go anything something a any place home house homes listings properties places',
)

/**
 * "Nothing in Seattle" and "no homes in Seattle" at the end of a clause: how many words deny the place, else 0. "Nothing in Seattle over
 * 500k" and "is there nothing in Seattle?" want homes there.
 */
function nothingBefore(tokens: Token[], start: number, until: number): number {
  const words = NOTHING.has(wordAt(tokens, start - 1)) ? 1 : NO_HOMES(tokens, start - 2) ? 2 : 0
  return words > 0 && !isMissing(tokens, start - words) && ENDS.test(tokens[until]?.text ?? '.') ? words : 0
}
const NO_HOMES = phrases<true>([[true, 'no homes|no listings|no properties|no places|no ones']])

/** "Outside of Seattle" excludes it: how many words, else 0. "Just outside Seattle" is near it. */
function outsideBefore(tokens: Token[], from: number): number {
  const at = wordAt(tokens, from - 1) === 'of' ? from - 2 : from - 1
  const isFar = wordAt(tokens, at) === 'outside' && !CLOSE.has(wordAt(tokens, at - 1))
  // An "of" is counted as what stands before a place.
  return isFar && !NOT_OUTSIDE.has(wordAt(tokens, at - 1)) ? 1 : 0
}
const CLOSE = wordSet('just right immediately slightly barely')
const NOT_OUTSIDE = wordSet("not don't dont never")
const ENDS = /^(?:[.,;!]|and|or|nor|neither|where|but|please|either|thanks|thank)$/

/**
 * How many words join a place to excluded ones, else 0: "not Ballard or Fremont" and "not in Texas, Colorado or Idaho" exclude all. A
 * comma alone joins only within a list, and no place with a preposition of its own: "not in Seattle, in Tacoma or Boise". Nor does "and":
 * "not in Seattle and in Tacoma" may want the second. "Not Seattle, Tacoma" corrects, "except Seattle, Tacoma" is a list.
 */
function joinedToDenied(sentence: Sentence, { start, from, until }: Named): number {
  const { tokens, all, places } = sentence
  const near = wordAt(tokens, start - 1)
  const joint = near !== ',' && wordAt(tokens, start - 2) === ',' ? 2 : 1
  const hasPreposition = tokens.slice(start, from).some(({ text }) => text !== 'the')
  if (near !== ',' && (!JOINING.has(near) || (near === 'and' && hasPreposition))) return 0
  const isInList = near !== ',' || isListed(sentence, until, start < from ? NEITHER : JOINING)
  const mayBeExcepted = !hasPreposition && !WELCOME.has(wordAt(tokens, until))
  if (!isInList && !mayBeExcepted) return 0
  for (let read = start - joint; read > Math.max(0, start - FAR); read--) {
    const before = wordAt(tokens, read - 1)
    if (tokens[read - 1] !== GAP && before !== ',') return 0
    const end = skipPlace(places, all, read)
    // "Outside of Seattle or in Tacoma" wants Tacoma.
    if (end > read && isDenied(all, read, end)) {
      if (!isInList && exceptionBefore(all, read) === 0) return 0
      return hasPreposition && wordAt(all, read - 1) === 'outside' ? 0 : joint
    }
    // "Not in Seattle, in Tacoma or Boise" wants Boise too.
    if (before === ',' && (BEFORE_PLACE.has(wordAt(all, read)) || WELCOME.has(wordAt(tokens, until)))) return 0
  }
  return 0
}
/** Longer lists are not read, in tokens. */
const FAR = 60
const NEITHER = wordSet('nor neither')

/** Whether words before a place deny it; "nothing" and "I don't want" do so only if the clause ends behind it. */
const isDenied = (tokens: Token[], start: number, until: number): boolean =>
  negationBefore(tokens, start) > 0 ||
  wordAt(tokens, start - 1) === 'outside' ||
  unwantedBefore(tokens, start, until) > 0 ||
  nothingBefore(tokens, start, until) > 0

/** Whether places follow up to one that a word of `closing` joins, and nothing that says that these are wanted. */
function isListed({ tokens, places }: Sentence, from: number, closing: ReadonlySet<string>): boolean {
  for (let at = from; at < from + FAR; ) {
    const joint = wordAt(tokens, at) === ',' ? at + 1 : at
    const isClosed = closing.has(wordAt(tokens, joint))
    const start = isClosed ? joint + 1 : joint
    const until = skipPlace(places, tokens, start)
    if (until === start || start === at) return false
    if (isClosed) return !WELCOME.has(wordAt(tokens, until))
    at = until
  }
  return false
}
const WELCOME = wordSet('instead rather is are would works work fine ok okay')

/** Where a place ends that begins at a token, with the prepositions before it; the token itself if there is none. */
function skipPlace({ byKey, mostWords }: PlaceIndex, tokens: Token[], at: number): number {
  let from = at
  while (BEFORE_PLACE.has(wordAt(tokens, from))) from++
  for (let length = mostWords; length > 0; length--) {
    const name = tokens.slice(from, from + length)
    if (byKey.has(keyOfTokens(name)) || stateCode(name.map(({ text }) => text).join(' ')) !== undefined)
      return from + length
  }
  return at
}

/** French "ou" without its accent is translated as "where". */
export const JOINING = wordSet('or nor neither and where')

/** Whether the text denies a state before a token. */
export const deniesState = ({ all, places }: Sentence, before: number): boolean =>
  all.slice(0, before).some((_, at) => {
    if (at < before - FAR) return false
    const until = skipPlace(places, all, at)
    const named = all.slice(at, until).map(({ text }) => text)
    const isState = named.some(
      (text, index) => STATES.has(text) || stateCode(named.slice(index).join(' ')) !== undefined,
    )
    return isState && isDenied(all, at, until)
  })

export const BEFORE_PLACE = wordSet(
  'in near around at within to from the of for city area somewhere located by inside zip code zipcode postal',
)
