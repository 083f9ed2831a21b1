import { currencyAt } from '../numbers/spans.ts'
import { unitAt } from '../numbers/units.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { fold } from '../text/fold.ts'
import { OR } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence } from '../text/sentence.ts'
import { TIME_WORDS } from '../text/time-words.ts'
import { isCapital, isWord, wordAt } from '../text/tokens.ts'
import { BEFORE_PLACE } from './left-out-places.ts'
import { placeFinding } from './place-finding.ts'
import type { Place } from './place-index.ts'
import { readPlaces } from './places.ts'
import { stateCode } from './states.ts'

/**
 * Reads a place that no listing has: "anything in Paris?". It is kept in the filter, so that nothing is found instead
 * of something wrong. If it is not clearly a place, it is reported as not understood.
 */
export function readUnknownPlaces(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, asked, language } = sentence
  const before = tokens[at - 1]?.raw.toLowerCase() ?? ''
  const isAnswer = asked === 'place' && at === 0 && tokens.length <= 3
  if (!PREPOSITIONS.has(before) && !isAnswer) return undefined
  // "In den Bergen" names no town; "in Den Haag" does.
  if (language === 'de' && GERMAN_ARTICLES.has(tokens[at]?.raw ?? '')) return undefined
  // "En una calle tranquila" and "in ruhiger Lage" begin with no name.
  if (ARTICLES.has(wordAt(tokens, at)) || IDIOMS.has(wordAt(tokens, at))) return undefined
  if (!isCapital(tokens[at]) && isCapital(tokens[at + 1])) return undefined
  // "In square meters", "in euros"
  if (unitAt(tokens, at) ?? currencyAt(tokens, at)) return undefined
  if (TIME_WORDS.has(wordAt(tokens, at))) return notUnderstood(sentence, { from: at, until: at + 1 })
  const until = nameEnd(sentence, at)
  if (until === at) return undefined
  const span = { from: at, until }
  const name = originalText(sentence, span)
  // "In Foo Heights or Ballard": the place that listings have is searched.
  if (isListedWithKnown(sentence, until)) return { from: at, until: until + 1, notUnderstood: name }
  // After "near", a landmark is likelier than a town: "near Pike Place".
  const isPlain = PLAIN.has(before) || (isCapital(tokens[at]) && before !== 'near' && before !== 'at')
  // "I work in sales" names no town.
  const isTrade = WORKING.has(wordAt(tokens, at - 2)) && !isCapital(tokens[at])
  if (!isPlain || isTrade) return { ...span, notUnderstood: name }
  return placeFinding(sentence, span, [stateNamed(name) ?? { kind: 'cities', name }])
}

function isListedWithKnown(sentence: Sentence, until: number): boolean {
  if (!LISTING.has(wordAt(sentence.tokens, until))) return false
  const { locations, zips } = readPlaces({ ...sentence, tokens: sentence.all }, until + 1)?.filter ?? {}
  // A filter holds several cities, so an unknown one beside others may stay.
  return (locations ?? zips) !== undefined
}
const LISTING = new Set([...OR, 'and', ',', '/', '&'])

const PLAIN = new Set(['in', 'en', 'em', 'à'])
const WORKING = new Set(['work', 'works', 'working', 'worked'])
const GERMAN_ARTICLES = new Set(['den', 'dem', 'der', 'die', 'das'])
const ARTICLES = new Set(['una', 'un', 'uma', 'um', 'une', 'einer', 'einem', 'eine', 'ein'])
/** "Who is in charge?" names no town. */
const IDIOMS = new Set(
  'charge advance arrears general particular total person writing case touch common contract probate escrow dinheiro efectivo'.split(
    ' ',
  ),
)
const PREPOSITIONS = new Set([...PLAIN, 'near', 'around', 'at'])

function stateNamed(name: string): Place | undefined {
  const code = stateCode(fold(name))
  return code === undefined ? undefined : { kind: 'states', name: code }
}

/** The end of a run of capitalised or uncommon words. */
function nameEnd({ tokens }: Sentence, at: number): number {
  const first = tokens[at]
  if (!isWord(first) || first.text.length < 3 || COMMON_WORDS.has(first.text)) return at
  let until = at + 1
  while (until - at < 4) {
    const next = tokens[until]
    if (!isWord(next) || BEFORE_PLACE.has(next.text)) break
    if (isCapital(first) ? !isCapital(next) : COMMON_WORDS.has(next.text)) break
    until++
  }
  return until
}
