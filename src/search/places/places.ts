import { PLACE_PARTS } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { isCapital, type Token, wordAt } from '../text/tokens.ts'
import { PLACE_PREPOSITIONS, placeFinding } from './place-finding.ts'
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

/** How many words and numbers stand in a row from an index on, up to `most`. */
function wordsFrom(tokens: Token[], at: number, most: number): number {
  let length = 0
  while (length < most && /^[\p{L}\d]/u.test(wordAt(tokens, at + length))) length++
  return length
}

/** "Washington state", "the state of New York": the state, even if a city has the same name. */
function namedState({ tokens, places }: Sentence, at: number, until: number) {
  const isBehind = STATE_WORDS.has(wordAt(tokens, until))
  const isBefore = wordAt(tokens, at - 1) === 'of' && STATE_WORDS.has(wordAt(tokens, at - 2))
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
  wordAt(tokens, at - 1) === 'about' && /^(?:what|how)$/.test(wordAt(tokens, at - 2))

/** "Expand to 98108": not an amount either. */
const isChangedTo = (tokens: Token[], at: number): boolean =>
  wordAt(tokens, at - 1) === 'to' && CHANGING.has(wordAt(tokens, at - 2))
const CHANGING = wordSet('expand extend change switch move go widen it')

/** The place with this name, also in the possessive: "Seattle's". */
function lookUp({ places }: Sentence, run: Token[]): Place | undefined {
  const key = keyOfTokens(run)
  const candidates = places.byKey.get(key) ?? (isPossessive(run) ? places.byKey.get(key.replace(/s$/, '')) : undefined)
  return PLACE_KINDS.map((kind) => candidates?.find((place) => place.kind === kind)).find(
    (place) => place !== undefined,
  )
}

const isPossessive = (run: Token[]): boolean => wordAt(run, run.length - 1).endsWith("'s")

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
const BEFORE_PRICE = wordSet('under over below above max min than to least most about $ € £ ₹')
/** Short aliases of cities that are words in other languages. */
const FOREIGN_WORDS = wordSet('la mia rio sd lv')

/** "Portland, ME": a state without listings is kept in the filter; without it the wrong Portland would be shown. */
function stateAfterComma({ tokens, all, places }: Sentence, at: number): Finding | undefined {
  // A token without text is one that was understood, here as the city.
  const isAfterPlace = wordAt(tokens, at) === ',' && tokens[at - 1]?.text === ''
  if (places.names.states.length === 0 || !isAfterPlace) return undefined
  const [first, second] = [tokens[at + 1], tokens[at + 2]]
  if (first && STATES.has(first.text) && /^\p{Lu}{2}$/u.test(first.raw))
    return { from: at, until: at + 2, filter: { states: [first.raw] } }
  const two = stateCode(`${first?.text} ${second?.text}`)
  const code = two ?? stateCode(first?.text ?? '')
  // "Texas, Colorado" lists two; "New York, New York" is the city.
  const before = stateCode(`${wordAt(all, at - 2)} ${wordAt(all, at - 1)}`) ?? stateCode(wordAt(all, at - 1))
  if (before !== undefined && before !== code) return undefined
  return code === undefined ? undefined : { from: at, until: at + (two ? 3 : 2), filter: { states: [code] } }
}

/** "anywhere", "any city": removes all parts about places. */
export function readAnywhere({ tokens }: Sentence, at: number): Finding | undefined {
  const found = lexicon.anywhere(tokens, at)
  return found && { from: at, until: found.until, drop: PLACE_PARTS }
}
