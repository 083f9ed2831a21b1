import { isWord, wordAt } from '../../../search/text/tokens.ts'
import type { Claim } from '../claims/claims.ts'
import type { Place } from '../subject.ts'
import { fits } from '../truth/tolerance.ts'
import { numbersOfKind, type Truth } from '../truth/truth.ts'
import { beginsSentence } from './clauses.ts'
import { type Compared, hasDashBefore, isSign, placeAt, type Reading } from './compared.ts'
import {
  ADVERBS,
  ARTICLES,
  CONTRASTING,
  COPULAS,
  HOMES,
  JOINING,
  NEGATED_COPULAS,
  NEGATIONS,
  OF_HOME,
  OF_SHOWN,
  POINTING,
  PREPOSITIONS,
  PRONOUNS,
} from './neighbours.ts'
import { KINDS } from './qualities.ts'
import type { Wording } from './wordings.ts'

/** The home of which a comparison is said, or denied. */
export type Subject = { truth: Truth; isNegated: boolean }

/** The home of which the words before a comparison say it. */
export function subjectBefore(reading: Reading, at: number): Subject | undefined {
  const { tokens, places, about } = reading
  let link = at - 1
  // "A" is an article in one language and a verb in another.
  let hasVerb = false
  for (; link >= 0 && isPassed(reading, link) && !beginsSentence(reading, link + 1); link--)
    hasVerb ||= COPULAS.has(wordAt(tokens, link))
  const isNegated = NEGATIONS.has(wordAt(tokens, link)) || NEGATED_COPULAS.has(wordAt(tokens, link))
  if (NEGATIONS.has(wordAt(tokens, link))) link -= 1
  if (link >= 0 && link + 1 < at && beginsSentence(reading, link + 1)) return undefined
  const word = wordAt(tokens, link)
  const isPronoun = PRONOUNS.has(word) && isClauseStart(reading, link)
  if (link < 0 || !(hasVerb || isNegated || isPronoun || isLink(reading, link))) return undefined
  const before = places.filter(({ until }) => until <= (tokens[at]?.from ?? 0) && !isContrasted(reading, until))
  const named = before.at(-1)
  const all = new Set(before.map(({ truth }) => truth))
  if (isPronoun || endsWithPronoun(reading, link)) {
    const meant = all.size === 0 ? about : all.size === 1 ? named?.truth : undefined
    return meant && { truth: meant, isNegated }
  }
  if (
    named === undefined ||
    isOfPart(reading, named) ||
    isOneOfSeveral(reading, named) ||
    !leadsTo(reading, named.until, link)
  )
    return undefined
  return { truth: named.truth, isNegated }
}
const isLink = (reading: Reading, at: number): boolean => {
  const word = wordAt(reading.tokens, at)
  // "22 Pine Street costs less"
  const isName = placeAt(reading, at) !== undefined
  return (
    isName || COPULAS.has(word) || PREPOSITIONS.has(word) || LINKING_SIGNS.has(word) || hasDashBefore(reading, at + 1)
  )
}
const LINKING_SIGNS = new Set([',', '(', ':', '|'])

const isPassed = (reading: Reading, at: number): boolean => {
  const word = wordAt(reading.tokens, at)
  if (placeAt(reading, at) !== undefined || hasDashBefore(reading, at + 1)) return false
  return ADVERBS.has(word) || ARTICLES.has(word) || (HOMES.has(word) && ARTICLES.has(wordAt(reading.tokens, at - 1)))
}

/** "It is", "this home is", "the house is", at the start of a clause. */
function endsWithPronoun(reading: Reading, link: number): boolean {
  const { tokens } = reading
  const at = link - 1
  if (PRONOUNS.has(wordAt(tokens, at))) return isClauseStart(reading, at)
  return HOMES.has(wordAt(tokens, at)) && POINTING.has(wordAt(tokens, at - 1)) && isClauseStart(reading, at - 1)
}

const isClauseStart = (reading: Reading, at: number): boolean =>
  at <= 0 ||
  isSign(reading.tokens[at - 1]) ||
  JOINING.has(wordAt(reading.tokens, at - 1)) ||
  beginsSentence(reading, at)

/** Whether a home is named only for contrast: "unlike 9 Oak Ave". */
function isContrasted({ tokens, places }: Reading, until: number): boolean {
  const place = places.find((one) => one.until === until)
  const at = tokens.findIndex(({ from }) => from >= (place?.from ?? 0))
  const word = wordAt(tokens, ARTICLES.has(wordAt(tokens, at - 1)) ? at - 2 : at - 1)
  return CONTRASTING.has(word)
}

/** "9 Oak Ave and 5 Elm Road are the cheapest." */
function isOneOfSeveral({ sentence, places }: Reading, place: Place): boolean {
  const at = places.indexOf(place)
  const [before, next] = [places[at - 1], places[at + 1]]
  const between = [before && sentence.slice(before.until, place.from), next && sentence.slice(place.until, next.from)]
  const isList = (text: string): boolean => AND.test(text) || (places.length > 2 && COMMA.test(text))
  return between.some((text) => text !== undefined && isList(text))
}
const AND = /^[\s*_]*(?:&|,?\s?(?:and|und|y|et|e))[\s*_]*$/
const COMMA = /^[\s*_]*,[\s*_]*$/

/** "The kitchen at 22 Pine Street" is of no home as a whole. */
function isOfPart({ tokens }: Reading, { from }: Place): boolean {
  const at = tokens.findIndex((token) => token.from >= from)
  const noun = wordAt(tokens, at - 2)
  return OF_HOME.has(wordAt(tokens, at - 1)) && /^\p{L}/u.test(noun) && !HOMES.has(noun)
}

/** Whether the words between a home's name and those that link it with a comparison speak of nothing else. */
function leadsTo(reading: Reading, from: number, link: number): boolean {
  const { tokens, places } = reading
  const start = tokens.findIndex((token) => token.from >= from)
  if (start < 0 || start > link) return true
  // "22 Pine Street, with its garden, is the cheapest."
  const isResumed = [',', ')'].includes(wordAt(tokens, link - 1)) && COPULAS.has(wordAt(tokens, link))
  if (isResumed) return true
  const names = places.find(({ until }) => until === from)?.truth.names()
  return tokens
    .slice(start, link + 1)
    .every(
      (token) =>
        !isWord(token) ||
        names?.has(token.text) === true ||
        COPULAS.has(token.text) ||
        PREPOSITIONS.has(token.text) ||
        NEGATED_COPULAS.has(token.text) ||
        UNITS.has(token.text) ||
        ADVERBS.has(token.text),
    )
}
const UNITS = new Set('in at a month sq ft sqft m2 beds bed baths bath bedroom bedrooms usd'.split(' '))

/** The home of which the words behind a comparison tell: "the cheapest of the three is 22 Pine Street", "Cheapest: $300,000". */
export function subjectBehind(reading: Reading, { at, until, wording }: Compared): Subject | undefined {
  const { tokens, claims } = reading
  if (!isClauseStart(reading, startOfNoun(reading, at))) return undefined
  let end = until
  while (
    end < tokens.length &&
    !isSign(tokens[end]) &&
    !STATING.has(wordAt(tokens, end)) &&
    !COPULAS.has(wordAt(tokens, end)) &&
    placeAt(reading, end) === undefined
  ) {
    const word = wordAt(tokens, end)
    if (!OF_SHOWN.has(word) && !HOMES.has(word) && !isNamed(reading, word)) return undefined
    if (hasDashBefore(reading, end)) return undefined
    end += 1
  }
  let told = end
  while (
    told < tokens.length &&
    (COPULAS.has(wordAt(tokens, told)) || LINKING_BEHIND.has(wordAt(tokens, told)) || STATING.has(wordAt(tokens, told)))
  )
    told += 1
  // "El más barato es el de"
  if (told > end) while (ARTICLES.has(wordAt(tokens, told)) || OF_ONE.has(wordAt(tokens, told))) told += 1
  const place = placeAt(reading, told)
  if (place !== undefined) return isOneOfSeveral(reading, place) ? undefined : { truth: place.truth, isNegated: false }
  if (told === end) return undefined
  return valued(
    reading,
    claims.find(
      ({ from }) => from >= (tokens[told]?.from ?? Number.POSITIVE_INFINITY) && from - (tokens[told]?.from ?? 0) <= 2,
    ),
    wording,
  )
}
const OF_ONE = new Set(['one', 'that', 'of', 'at', 'celui', 'celle', 'in', 'von'])
const LINKING_BEHIND = new Set([':', '=', '-', '|', 'at', 'be', 'would', 'in', 'from'])
/** Of a home, before its amount. */
const STATING = new Set(['comes', 'dates', 'built', 'starts'])

const isNamed = ({ places }: Reading, word: string): boolean => places.some(({ truth }) => truth.names().has(word))

/** Where the article stands of a comparison that begins a clause. */
function startOfNoun(reading: Reading, at: number): number {
  const { tokens } = reading
  let from = at
  while (
    from > 0 &&
    !beginsSentence(reading, from) &&
    (ARTICLES.has(wordAt(tokens, from - 1)) ||
      HOMES.has(wordAt(tokens, from - 1)) ||
      OF_SHOWN.has(wordAt(tokens, from - 1)))
  )
    from -= 1
  return from
}

/** The only home that has an amount. */
function valued(
  { sentence, places, truths }: Reading,
  claim: Claim | undefined,
  { quality }: Wording,
): Subject | undefined {
  const kind = KINDS[quality]
  const amount = claim?.amount
  if (amount === undefined || kind === undefined || claim?.kind !== kind || places.length > 0) return undefined
  // "The gap between the cheapest and the most expensive is $575,000"
  if (BETWEEN.test(sentence.slice(0, claim.from))) return undefined
  const having = truths.filter((truth) =>
    numbersOfKind(truth, kind, { fields: ['price'] })
      .slice(0, 1)
      .some((value) => fits(value, amount)),
  )
  const [only] = having
  return only && having.length === 1 ? { truth: only, isNegated: false } : undefined
}
const BETWEEN = /(?<!\p{L})(?:between|entre|zwischen)(?!\p{L})/iu
