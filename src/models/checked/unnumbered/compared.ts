import { fold } from '../../../search/text/fold.ts'
import { isWord, type Token, tokenise, wordAt } from '../../../search/text/tokens.ts'
import type { Claim } from '../claims/claims.ts'
import { type Place, placesIn } from '../subject.ts'
import type { Truth } from '../truth/truth.ts'
import { LISTINGS, LOTS } from './neighbours.ts'
import { comparisonAt, mayCompare, type Wording } from './wordings.ts'

/** A sentence as words and the homes that it names. */
export type Reading = {
  sentence: string
  tokens: Token[]
  places: Place[]
  claims: Claim[]
  /** the home that the text is about */
  about: Truth | undefined
  /** the sentence before */
  previous: string
  /** all that were shown */
  truths: readonly Truth[]
}

/**
 * Words of a sentence that compare, from the token `at` to before `until`. `head`: where the first of several begins that are joined, as in "bigger and
 * newer".
 */
export type Compared = { head: number; at: number; until: number; wording: Wording }

/** A comparison with what it compares, and the groups of homes that it may be of. */
export type Judged = { reading: Reading; compared: Compared; wording: Wording; groups: Groups }
/** `mentioned`: those that the answer named; `others`: all that were shown, and those of each search. */
export type Groups = { mentioned: readonly Truth[]; others: () => (readonly Truth[])[] }

type Given = Omit<Reading, 'tokens' | 'places'>

/** The comparisons of a sentence; undefined if there are none. */
export function readComparisons(given: Given): { reading: Reading; found: Compared[] } | undefined {
  if (!mayCompare(given.sentence)) return undefined
  const tokens = tokenise(given.sentence).filter(({ text }) => !MARKUP.has(text))
  const found: Compared[] = []
  for (let at = 0; at < tokens.length; at++) {
    const comparison = comparisonAt(tokens, at)
    if (comparison === undefined) continue
    const { value: wording, until } = comparison
    const isMeant = wording.umlaut === undefined || wording.umlaut.test(tokens[at]?.raw ?? '')
    const last = found.at(-1)
    const isJoined = last !== undefined && tokens.slice(last.until, at).every(({ text }) => JOINS.has(text))
    if (isMeant) found.push({ head: isJoined ? last.head : at, at, until, wording })
    at = until - 1
  }
  if (found.length === 0) return undefined
  return { reading: { ...given, tokens, places: placesIn(given.sentence, given.truths) }, found }
}
const JOINS = new Set([',', 'and', 'but', 'also', 'und', 'y', 'et', 'e', 'the'])
const MARKUP = new Set(['*', '_', '`'])

/** The home that a token is part of the name of. */
export const placeAt = ({ tokens, places }: Reading, at: number): Place | undefined => {
  const token = tokens[at]
  return token && places.find(({ from, until }) => token.from >= from && token.from < until)
}

/** Whether a dash stands right before a token. */
export const hasDashBefore = ({ sentence, tokens }: Reading, at: number): boolean =>
  /[–—-]/.test(sentence.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from))

/** Whether a token is a sign and no word or number. */
export const isSign = (token: Token | undefined): boolean => token !== undefined && !/[\p{L}\p{N}]/u.test(token.text)

const PER_AREA =
  /^\W{0,4}(?:price )?(?:(?:per|by the|a|pro|je|por|par|au|le|al|el|\/) ?(?:square|sq|quadrat|qm|m2|metr|pie|pied|pe\b))/

/** What is compared, by the noun beside it: a home, its lot or its price per area; undefined of anything else. */
export function comparedQuality(
  reading: Reading,
  { at, until, wording }: Compared,
  isNeutral: (word: string) => boolean,
) {
  const { tokens, sentence } = reading
  const behind = fold(sentence.slice(tokens[until - 1]?.to ?? 0, (tokens[until - 1]?.to ?? 0) + PER_AREA_MAX))
  if (wording.quality === 'price' && PER_AREA.test(behind)) return { ...wording, quality: 'unit' as const }
  const [before, after] = [nounBefore(tokens, at), wordAt(tokens, until)]
  if (wording.quality === 'area' && (LOTS.has(after) || LOTS.has(before)))
    return { ...wording, quality: 'lot' as const }
  // The newest listing has been there for the fewest days.
  if (wording.quality === 'year' && (LISTINGS.has(after) || LISTINGS.has(before)))
    return {
      ...wording,
      quality: 'days' as const,
      towards: wording.towards === 'more' ? ('less' as const) : ('more' as const),
    }
  const next = tokens[until]
  if (isWord(next) && !isNeutral(after) && placeAt(reading, until) === undefined && !hasDashBefore(reading, until))
    return undefined
  return wording
}
const PER_AREA_MAX = 32

/** In Spanish, French and Portuguese the noun stands before: "el terreno más grande", "le terrain le plus grand". */
function nounBefore(tokens: Token[], at: number): string {
  const near = wordAt(tokens, at - 1)
  return NEAR.has(near) ? wordAt(tokens, at - 2) : near
}
const NEAR = new Set(['le', 'la', 'les', 'mucho', 'muito', 'bien', 'beaucoup'])
