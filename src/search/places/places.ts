import type { Filter } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { isGivenUp, isMissing, negationBefore } from '../text/negation.ts'
import { phrases, skipBack, wordSet } from '../text/phrases.ts'
import { type Finding, originalText, type Sentence } from '../text/sentence.ts'
import { GAP, isCapital, type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { keyOfTokens, mayStartName, PLACE_KINDS, type Place, placeKey } from './place-index.ts'
import { STATES, stateCode } from './states.ts'

/** Reads places of the vocabulary, as written or by a common alias. The longest name wins. */
export function readPlaces(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, places } = sentence
  const mayBeName = mayStartName(places, wordAt(tokens, at))
  for (let length = wordsFrom(tokens, at, places.mostWords); length > 0; length--) {
    const until = at + length
    const state = namedState(sentence, at, until)
    if (state) return placeFinding(sentence, state, [state.place])
    const found = mayBeName ? lookUp(sentence, tokens.slice(at, until)) : undefined
    if (!found || (length === 1 && !isMeant(sentence, at, found))) continue
    return placeFinding(sentence, { from: at, until }, [found])
  }
  return stateAfterComma(sentence, at) ?? unknownZip(sentence, at)
}

/** How many words and numbers follow one another from an index on, at most so many. */
function wordsFrom(tokens: Token[], at: number, most: number): number {
  let length = 0
  while (length < most && /^[\p{L}\d]/u.test(wordAt(tokens, at + length))) length++
  return length
}

/** "Washington state", "the state of New York": the state, even if a city has the same name. */
function namedState({ tokens, places }: Sentence, at: number, until: number) {
  const isBehind = STATE_WORDS.has(wordAt(tokens, until))
  const isBefore = tokens[at - 1]?.text === 'of' && STATE_WORDS.has(wordAt(tokens, at - 2))
  if (!isBehind && !isBefore) return undefined
  const words = tokens.slice(at, until).map(({ text }) => text)
  const code = stateCode(words.join(' '))
  if (code === undefined) return undefined
  const key = placeKey(STATES.get(code.toLowerCase()) ?? '')
  const name = places.byKey.get(key)?.find(({ kind }) => kind === 'states')?.name ?? code
  const place: Place = { kind: 'states', name }
  return { from: isBefore ? at - 2 : at, until: isBehind ? until + 1 : until, place }
}

const STATE_WORDS = wordSet('state estado etat bundesstaat')

/** A ZIP that no listing has: after "in" or "zip", or five digits that are an unlikely price. */
function unknownZip(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, places, previous } = sentence
  const token = tokens[at]
  if (!token || !/^\d{5}$/.test(token.raw) || places.names.zips.length === 0) return undefined
  const before = wordAt(tokens, at - 1)
  const isSaid = before === 'in' || before === 'zip' || before === 'code'
  const isLikely = Number(token.raw) % 100 !== 0
  const isAnother = previous.zips !== undefined && !BEFORE_PRICE.has(before)
  if (!isSaid && !(isLikely && (tokens.length === 1 || isAnother || proposes(tokens, at)))) return undefined
  return placeFinding(sentence, { from: at, until: at + 1 }, [{ kind: 'zips', name: token.raw }])
}

/** "What about 98117?" proposes another ZIP; "about 98000" is an amount. */
const proposes = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'about' && /^(?:what|how)$/.test(wordAt(tokens, at - 2))

/** "Expand to 98108" */
const isChangedTo = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'to' && CHANGING.has(wordAt(tokens, at - 2))
const CHANGING = wordSet('expand extend change switch move go widen it')

/** The finding for places, with the words before them that change the filter: "also in", "not in". */
export function placeFinding(sentence: Sentence, { from, until }: TokenSpan, found: readonly Place[]): Finding {
  const filter: Filter = {}
  for (const { kind, name } of found) filter[kind] = [...(filter[kind] ?? []), name]
  const { tokens } = sentence
  const start = skipBack(tokens, from, BEFORE_PLACE)
  const negation =
    negationBefore(tokens, start) ||
    unwantedBefore(tokens, start, until) ||
    nothingBefore(tokens, start, until) ||
    (start === from ? joinedToExcluded(sentence, start) : 0)
  const disliked = DISLIKED(tokens, until)
  if (disliked && negation === 0)
    return { from: start, until: disliked.until, ...leaveOut(sentence, filter, { from: start, until }) }
  const denied = { from: start - negation, until }
  if (negation > 0) return { ...denied, ...leaveOut(sentence, filter, denied) }
  if (isOrigin(sentence, start, from) || isGivenUp(tokens, start + 1)) return { from: start, until }
  const before = wordAt(tokens, start - 1)
  const after = wordAt(tokens, until)
  const adds =
    ADDING.has(before) || after === 'too' || after === 'also' || (after === 'as' && tokens[until + 1]?.text === 'well')
  return { from: start, until, filter, ...(adds && mayJoin(sentence.previous, filter) && { change: 'add' as const }) }
}

/** Whether homes can be in a place besides those before: none is in Ballard and in Tacoma, and who adds Tacoma means homes there. */
const mayJoin = (previous: Filter, added: Filter): boolean =>
  PLACE_PARTS.every((part) => previous[part] === undefined) ||
  PLACE_PARTS.some((part) => previous[part] !== undefined && added[part] !== undefined) ||
  (added.locations !== undefined && previous.zips === undefined && previous.near === undefined)

/** "Ballard mag ich nicht", "Ballard no me gusta", where it ends. */
const DISLIKED = phrases<true>([
  [true, "i don't like|i don't like these|i don't like it|i don't like that|is not for me|isn't for me"],
])

/** "I don't want to live in Seattle" at the end of a clause: how many words deny the place, else 0. */
function unwantedBefore(tokens: Token[], start: number, until: number): number {
  const wish = skipBack(tokens, start, WISHING)
  if (!tokens.slice(wish, start).some(({ text }) => WANT.has(text)) || !ENDS.test(tokens[until]?.text ?? '.')) return 0
  const negation = negationBefore(tokens, wish)
  return negation === 0 ? 0 : negation + start - wish
}
const WANT = wordSet('want show')
const WISHING = wordSet('want show me to be live living look move go anything something a place home house')

/** "Nothing in Seattle" at the end of a clause: 1, else 0. "Nothing in Seattle over 500k" and "is there nothing in Seattle?" want homes there. */
const nothingBefore = (tokens: Token[], start: number, until: number): number =>
  NOTHING.has(wordAt(tokens, start - 1)) && !isMissing(tokens, start - 1) && ENDS.test(tokens[until]?.text ?? '.')
    ? 1
    : 0
const NOTHING = wordSet('nothing none')
const ENDS = /^(?:[.,;!]|and|or|but|please|either|thanks|thank)$/

/** "Not Ballard or Fremont" excludes both: 1, for the joining word, if the place before is excluded; else 0. */
function joinedToExcluded({ tokens, all }: Sentence, at: number): number {
  if (!JOINING.has(wordAt(tokens, at - 1))) return 0
  for (let read = at - 1; read > 0 && tokens[read - 1] === GAP; read--)
    if (negationBefore(all, read) > 0 || NOTHING.has(wordAt(all, read - 1))) return 1
  return 0
}
const JOINING = wordSet('or nor and')

/** In "moving from New York to Tacoma" and "we live in New York and look for a home in Tacoma", New York is not searched. */
const isOrigin = ({ all }: Sentence, start: number, from: number) =>
  (all.slice(start, from).some(({ text }) => text === 'from') &&
    all.some(({ text }) => /^(mov|relocat|com(e|ing)$|i'm$)/.test(text))) ||
  (livesNow(all, start) && namesPlaceAfter(all, from))

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
  const isLeft = previous[kind]?.some((name) => !unwanted.includes(name))
  if (isLeft && previous[kind]?.some((name) => unwanted.includes(name))) return { filter, change: 'remove' }
  const drop = previous[kind] === undefined || isLeft ? {} : { drop: [kind] }
  if (kind === 'cities') return { filter: { notCities: unwanted }, ...drop }
  if (kind === 'locations') return { filter: { notLocations: unwanted }, ...drop }
  if (kind === 'zips') return { filter: { notZips: unwanted }, ...drop }
  const others = places.names[kind].filter((name) => !unwanted.includes(name))
  if (others.length === 0 || others.length > MOST_OTHERS) return { notUnderstood: originalText(sentence, denied) }
  return { filter: { [kind]: others } }
}

const MOST_OTHERS = 50

export const BEFORE_PLACE = wordSet(
  'in near around at within to from the of for city area somewhere located by inside zip code zipcode postal',
)
const ADDING = wordSet('also add plus include including too expand extend widen')

function lookUp({ places }: Sentence, run: Token[]): Place | undefined {
  const key = keyOfTokens(run)
  const candidates = places.byKey.get(key) ?? places.byKey.get(key.replace(/s$/, possessive(run) ? '' : 's'))
  return PLACE_KINDS.map((kind) => candidates?.find((place) => place.kind === kind)).find(
    (place) => place !== undefined,
  )
}

const possessive = (run: Token[]) => run.at(-1)?.text.endsWith("'s") ?? false

/** A common word is a place only if the sentence marks it: "in Mobile", or a capital within the sentence. */
function isMeant(sentence: Sentence, at: number, { kind }: Place): boolean {
  const { tokens, asked } = sentence
  const token = tokens[at]
  const before = wordAt(tokens, at - 1)
  if (!token || (token.text === 'sf' && /^\d/.test(before))) return false
  if (kind === 'zips') return !BEFORE_PRICE.has(before) || proposes(tokens, at) || isChangedTo(tokens, at)
  // "I'd" is not Idaho.
  if (kind === 'states' && CONTRACTION.test(token.text)) return false
  // "co-op" is not Colorado.
  if (kind === 'states' && token.raw.length === 2 && sentence.words[token.to] === '-') return false
  const isShouted = /^\p{Lu}+$/u.test(token.raw)
  if (FOREIGN_WORDS.has(token.text)) return isShouted
  if (!COMMON_WORDS.has(token.text) || QUARTERS.has(token.text)) return true
  // "OK" and "in" are usually words, not states.
  if (kind === 'states' && token.text.length === 2)
    return isShouted && (before === ',' || before === 'in' || before === '')
  if (tokens.length === 1 || (asked === 'place' && tokens.length === 2)) return true
  return PLACE_PREPOSITIONS.has(before) || (at > 0 && isCapital(token) && !/^[.!?]$/.test(before))
}

/** Common words that nobody uses for anything but a part of a town. */
const QUARTERS = wordSet('downtown uptown midtown')
const CONTRACTION = /^(?:i|we|you|they|he|she|it)'\p{L}+$/u
const PLACE_PREPOSITIONS = wordSet('in near around at')
const BEFORE_PRICE = wordSet('under over below above max min than to least most about $ € £ ₹')
/** Short aliases of cities that are words in other languages. */
const FOREIGN_WORDS = wordSet('la mia rio sd lv')

/** "Portland, ME": a state without listings is kept in the filter; without it the wrong Portland would be shown. */
function stateAfterComma({ tokens, places }: Sentence, at: number): Finding | undefined {
  if (places.names.states.length === 0 || tokens[at]?.text !== ',' || tokens[at - 1]?.text !== '') return undefined
  const [first, second] = [tokens[at + 1], tokens[at + 2]]
  if (first && STATES.has(first.text) && /^\p{Lu}{2}$/u.test(first.raw))
    return { from: at, until: at + 2, filter: { states: [first.raw] } }
  const two = stateCode(`${first?.text} ${second?.text}`)
  const code = two ?? stateCode(first?.text ?? '')
  return code === undefined ? undefined : { from: at, until: at + (two ? 3 : 2), filter: { states: [code] } }
}

/** "anywhere", "any city": removes all parts about places. */
export function readAnywhere({ tokens }: Sentence, at: number): Finding | undefined {
  const found = lexicon.anywhere(tokens, at)
  return found && { from: at, until: found.until, drop: PLACE_PARTS }
}

/** The parts of a filter that say where. */
export const PLACE_PARTS = ['cities', 'states', 'zips', 'locations', 'near'] as const
/** The parts of a filter that say where not. */
export const EXCLUDED_PLACE_PARTS = ['notCities', 'notLocations', 'notZips'] as const
