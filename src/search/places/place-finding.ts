import { EXCLUDED_PART, type Filter } from '../filter.ts'
import { isGivenUp } from '../text/negation.ts'
import { beginsWithOr, phrases, skipBack, wordSet } from '../text/phrases.ts'
import { type Finding, originalText, type Sentence } from '../text/sentence.ts'
import { GAP, type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { BEFORE_PLACE, denialBefore, deniesState, JOINING } from './left-out-places.ts'
import { addedPlaces } from './other-places.ts'
import { PLACE_KINDS, type Place } from './place-index.ts'

/** The finding for places, with the words before them that change the filter: "also in", "not in". */
export function placeFinding(sentence: Sentence, { from, until }: TokenSpan, found: readonly Place[]): Finding {
  const filter: Filter = {}
  for (const { kind, name } of found) filter[kind] = [...(filter[kind] ?? []), name]
  const { tokens } = sentence
  const start = skipBack(tokens, from, BEFORE_PLACE)
  const negation = denialBefore(sentence, { start, from, until })
  const disliked = DISLIKED(tokens, until)
  if (disliked && negation === 0)
    return { from: start, until: disliked.until, ...leaveOut(sentence, filter, { from: start, until }) }
  const denied = { from: start - negation, until }
  if (negation > 0) return { ...denied, ...leaveOut(sentence, filter, denied) }
  if (isOrigin(sentence, start, from) || isGivenUp(tokens, start + 1)) return { from: start, until }
  const before = wordAt(tokens, start - 1)
  const after = wordAt(tokens, until)
  const adds =
    ADDING.has(before) ||
    wordAt(tokens, skipBack(tokens, start, SETTLING) - 1) === 'also' ||
    after === 'too' ||
    after === 'also' ||
    (after === 'as' && wordAt(tokens, until + 1) === 'well') ||
    goesOnElsewhere(sentence, start) ||
    isJoinedToAdded(sentence, start)
  if (!adds) return { from: start, until, filter }
  const isEither = goesOnElsewhere(sentence, start)
  return { from: start, until, filter: addedPlaces(sentence.previous, filter, isEither), change: 'add' }
}

/** "Or in Tacoma" at the beginning widens the search before, "or in Tacoma instead" does not. */
const goesOnElsewhere = ({ tokens, all }: Sentence, start: number): boolean =>
  beginsWithOr(tokens, start) && !all.some(({ text }) => text === 'instead' || text === 'rather')

/** Words behind a place that exclude it, as the translations have them: "Ballard mag ich nicht", "Ballard no me gusta". */
const DISLIKED = phrases<true>([
  [true, "i don't like|i don't like these|i don't like it|i don't like that|is not for me|isn't for me"],
])

/** Whether a place goes on with what is added before: "also in Ballard and Fremont" adds both. */
function isJoinedToAdded({ tokens, all }: Sentence, at: number): boolean {
  if (!JOINING.has(wordAt(tokens, at - 1))) return false
  for (let read = at - 1; read > 0 && tokens[read - 1] === GAP; read--)
    // "Also" and "or" stand before the place that they add.
    if (ADDING.has(wordAt(all, read - 2)) || beginsWithOr(all, read - 1)) return true
  return false
}
/** In "moving from New York to Tacoma" and "we live in New York and look for a home in Tacoma", New York is not searched. */
const isOrigin = ({ all }: Sentence, start: number, from: number) =>
  (all.slice(start, from).some(({ text }) => text === 'from') && all.some(({ text }) => MOVING.test(text))) ||
  (livesNow(all, start) && namesPlaceAfter(all, from))
const MOVING = /^(?:mov|relocat|com(?:e|ing)$|i'm$)/

/** "We currently live", "living now": where somebody is, not where they want to be. */
function livesNow(all: Token[], start: number): boolean {
  const [far, near] = [wordAt(all, start - 2), wordAt(all, start - 1)]
  const isNow = NOW.has(far) || NOW.has(near)
  return LIVING.has(near) ? PERSONS.has(far) || isNow : isNow && LIVING.has(far)
}
const LIVING = wordSet('live living reside residing based rent renting')
const NOW = wordSet('currently now still presently')
const PERSONS = wordSet("i we im i'm we're he she they both all")

const namesPlaceAfter = (all: Token[], at: number): boolean =>
  all.some(
    ({ text }, index) =>
      index > at && PLACE_PREPOSITIONS.has(text) && !/^(?:an?|the|my|our)$/.test(wordAt(all, index + 1)),
  )

/**
 * Excludes a place: removes it from the wanted ones, or adds it to the excluded ones. States have no list of excluded ones, so all
 * other states are wanted.
 */
function leaveOut(sentence: Sentence, filter: Filter, denied: TokenSpan): Partial<Finding> {
  const { previous, places } = sentence
  const kind = PLACE_KINDS.find((one) => filter[one] !== undefined) ?? 'cities'
  const unwanted = filter[kind] ?? []
  const isOther = previous.otherPlaces?.[kind]?.some((name) => unwanted.includes(name))
  if (isOther) return { filter: { otherPlaces: { [kind]: unwanted } }, change: 'remove' }
  const isLeft = previous[kind]?.some((name) => !unwanted.includes(name))
  if (isLeft && previous[kind]?.some((name) => unwanted.includes(name))) return { filter, change: 'remove' }
  if (kind !== 'states') {
    const drop = previous[kind] === undefined || isLeft ? {} : { drop: [kind] }
    return { filter: { [EXCLUDED_PART[kind]]: unwanted }, ...drop }
  }
  const others = places.names[kind].filter((name) => !unwanted.includes(name))
  if (others.length === 0 || others.length > MOST_OTHERS) return { notUnderstood: originalText(sentence, denied) }
  // "Anywhere but Texas or Colorado": the states left after the first are wanted without the second.
  if (deniesState(sentence, denied.from)) return { filter, change: 'remove' }
  return { filter: { [kind]: others } }
}

/** The most states that a filter lists to exclude another one. */
const MOST_OTHERS = 50

export const PLACE_PREPOSITIONS = wordSet('in near around at')
/** "Could also go with Tacoma", "I'd also consider living in Tacoma", and as the translations have it. */
const SETTLING = wordSet(
  'go do with be happy fine ok okay good open work take try consider accept live living look looking move want like imagine could would can might podria ser',
)
const ADDING = wordSet('also add plus include including too expand extend widen')
