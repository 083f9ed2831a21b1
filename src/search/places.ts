import { COMMON_WORDS } from './commonWords.ts'
import type { Filter } from './filter.ts'
import { phrases, wordSet } from './phrases.ts'
import { type Place, type PlaceKind, placeKey } from './placeIndex.ts'
import type { Finding, Sentence } from './sentence.ts'
import { STATES } from './states.ts'
import { isCapital, type Token } from './tokens.ts'

/** Places of the vocabulary, written as they are or by a usual other name. The longest name wins. */
export function readPlaces(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, places } = sentence
  for (let length = Math.min(places.mostWords, tokens.length - at); length > 0; length--) {
    const until = at + length
    const run = tokens.slice(at, until)
    if (run.some(({ text }) => !/^[\p{L}\d]/u.test(text))) continue
    const found = lookUp(sentence, run)
    if (!found || (length === 1 && !isMeant(sentence, at, found))) continue
    return placeFinding(sentence, at, until, [found])
  }
  return stateAfterComma(sentence, at)
}

/** A finding for places, with the words before it that change how they join the talk: "also in", "not in". */
export function placeFinding(sentence: Sentence, from: number, until: number, found: readonly Place[]): Finding {
  const filter: Filter = {}
  for (const { kind, name } of found) filter[kind] = [...(filter[kind] ?? []), name]
  const start = skipBack(sentence.tokens, from, BEFORE_PLACE)
  const before = sentence.tokens[start - 1]?.text ?? ''
  const after = sentence.tokens[until]?.text ?? ''
  if (NEGATIONS.has(before)) return { from: start - 1, until, filter, change: 'remove' }
  const adds =
    ADDING.has(before) ||
    after === 'too' ||
    after === 'also' ||
    (after === 'as' && sentence.tokens[until + 1]?.text === 'well')
  return { from: start, until, filter, ...(adds && { change: 'add' as const }) }
}

export const BEFORE_PLACE = wordSet(
  'in near around at within to from the of for city area somewhere located by inside outside for',
)
const NEGATIONS = wordSet('not except without excluding avoid besides but no')
const ADDING = wordSet('also add plus include including too')

/** Several kinds of one name: a city before a neighbourhood before a state. */
const KINDS: readonly PlaceKind[] = ['cities', 'locations', 'states', 'zips']

function lookUp({ places }: Sentence, run: Token[]): Place | undefined {
  const key = placeKey(run.map(({ text }) => text).join(' '))
  const candidates = places.byKey.get(key) ?? places.byKey.get(key.replace(/s$/, possessive(run) ? '' : 's'))
  return KINDS.map((kind) => candidates?.find((place) => place.kind === kind)).find((place) => place !== undefined)
}

const possessive = (run: Token[]) => run.at(-1)?.text.endsWith("'s") ?? false

/** A single everyday word is a place only where the sentence says so: "in Mobile", a capital inside the sentence. */
function isMeant(sentence: Sentence, at: number, { kind }: Place): boolean {
  const { tokens, asked } = sentence
  const token = tokens[at]
  if (!token) return false
  if (kind === 'zips')
    return !/^[$€£₹]$/.test(tokens[at - 1]?.text ?? '') && !PRICE_WORDS.has(tokens[at - 1]?.text ?? '')
  if (!COMMON_WORDS.has(token.text) && !(kind === 'states' && token.text.length <= 2)) return true
  const before = tokens[at - 1]?.text ?? ''
  if (kind === 'states' && token.text.length <= 2) {
    if (COMMON_WORDS.has(token.text))
      return /^\p{Lu}{2}$/u.test(token.raw) && (before === ',' || before === 'in' || before === '')
    return true
  }
  if (asked === 'place' && tokens.length <= 2) return true
  return PLACE_PREPOSITIONS.has(before) || (at > 0 && isCapital(token) && !/^[.!?]$/.test(before))
}

const PLACE_PREPOSITIONS = wordSet('in near around at')
const PRICE_WORDS = wordSet('under over below above max min than to least most about')

/** "Portland, ME" names a state that may have no listing; leaving it out would show the wrong Portland. */
function stateAfterComma({ tokens, places }: Sentence, at: number): Finding | undefined {
  if (!places.hasStates || tokens[at]?.text !== ',') return undefined
  const code = tokens[at + 1]
  if (!code || !/^\p{Lu}{2}$/u.test(code.raw) || !STATES.has(code.text) || tokens[at - 1]?.text !== '') return undefined
  return { from: at, until: at + 2, filter: { states: [code.raw] } }
}

function skipBack(tokens: Token[], at: number, words: ReadonlySet<string>): number {
  let from = at
  while (from > 0 && words.has(tokens[from - 1]?.text ?? '')) from--
  return from
}

/** "anywhere", "any city": lifts every part that says where. */
export function readAnywhere({ tokens }: Sentence, at: number): Finding | undefined {
  const found = ANYWHERE(tokens, at)
  return found && { from: at, until: found.until, drop: PLACE_PARTS }
}

export const PLACE_PARTS = ['cities', 'states', 'zips', 'locations', 'near'] as const

const ANYWHERE = phrases([
  [
    true,
    'anywhere|any city|any area|any location|any place|any neighborhood|any neighbourhood|any town|everywhere|no matter where',
  ],
  [
    true,
    "all cities|all areas|wherever|en cualquier lugar|cualquier sitio|partout|n'importe ou|uberall|egal wo|qualquer lugar",
  ],
])
