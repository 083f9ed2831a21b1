import { valueOf } from '../../../search/numbers/words/number-words.ts'
import { isWord, type TokenSpan, wordAt } from '../../../search/text/tokens.ts'
import type { Truth } from '../truth/truth.ts'
import { sentenceAround } from './clauses.ts'
import { type Compared, hasDashBefore, isSign, type Judged, placeAt, type Reading } from './compared.ts'
import {
  ADVERBS,
  ARTICLES,
  COPULAS,
  DEFINITE,
  HOMES,
  JOINING,
  LIMITING,
  LOTS,
  OF_SHOWN,
  OPEN,
  OPENING,
  OTHERS,
  PRICED,
  TYPES,
} from './neighbours.ts'
import { lead } from './qualities.ts'
import { countBefore, isNarrowed } from './scopes.ts'

/** The homes that another is compared with, and where the words end that name them. */
type Rivals = { of: Truth[]; until: number }

/** The homes that a comparative is about: those behind its "than", else the other one of two. `than`: the token behind it. */
export function rivalsOf(
  { reading, compared, groups }: Judged,
  subject: Truth,
  than: number | undefined,
): Rivals | undefined {
  const { tokens, places } = reading
  if (than !== undefined) {
    const end = endOfClause(reading, than)
    const named = places.filter(({ from }) => from >= (tokens[than]?.from ?? 0) && from < end)
    const until = named.at(-1)?.until ?? end
    if (named.length > 0) return { of: named.map(({ truth }) => truth).filter((truth) => truth !== subject), until }
    const isOfOthers = [than, than + 1, than + 2].some((at) => OTHERS.has(wordAt(tokens, at)))
    const other = isOfOthers ? otherOf(groups.mentioned, subject) : undefined
    return other && { of: [other], until: 0 }
  }
  const article = wordAt(tokens, compared.head - 1)
  // "An older home" is compared with none.
  if (INDEFINITE.has(article) || !endsThere(reading, compared.until, subject)) return undefined
  const named = [...new Set(places.map(({ truth }) => truth))]
  // Of those that are named, it is told which are compared.
  if (named.length <= 1 && isNarrowed(reading, compared, subject)) return undefined
  const limits = DEFINITE.has(article) ? limitsOf(reading, compared, subject) : undefined
  const groupsOfTwo = [
    named.length > 1 ? named : groups.mentioned,
    // "The cheaper one"
    ...(limits === undefined ? [] : [shown(reading, subject, limits)]),
  ]
  const other = groupsOfTwo.map((homes) => otherOf(homes, subject)).find((one) => one !== undefined)
  return other && { of: [other], until: 0 }
}
const INDEFINITE = new Set(['a', 'an', 'ein', 'eine', 'einen', 'un', 'una', 'une', 'um', 'uma'])

const shown = ({ truths }: Reading, subject: Truth, limits: Limits): Truth[] =>
  truths.filter((one) => isMeant(one, subject, limits))

/** The other one of two homes. */
function otherOf(homes: readonly Truth[], subject: Truth): Truth | undefined {
  const [other, ...further] = homes.filter((truth) => truth !== subject)
  return homes.includes(subject) && further.length === 0 ? other : undefined
}

/** Where a clause ends, in UTF-16 units. */
function endOfClause({ sentence, tokens }: Reading, from: number): number {
  const end = tokens.findIndex((token, at) => at > from && (CLAUSE_SIGNS.has(token.text) || JOINING.has(token.text)))
  return end < 0 ? sentence.length : (tokens[end]?.from ?? sentence.length)
}
const CLAUSE_SIGNS = new Set([';', '.', '!', '?', ':', '|', '('])

/** Whether a clause ends behind a comparative and the noun of the home: "… is the cheaper one." */
function endsThere(reading: Reading, until: number, { names }: Truth): boolean {
  const { tokens } = reading
  let at = until
  while (
    [HOMES, OF_SHOWN, names()].some((words) => words.has(wordAt(tokens, at))) &&
    placeAt(reading, at) === undefined
  )
    at += 1
  const word = wordAt(tokens, at)
  return isSign(tokens[at]) || word === '' || JOINING.has(word) || COPULAS.has(word) || hasDashBefore(reading, at)
}

/** Whether a home that is called the most or the least of several is beaten by one of them, whichever of the groups are meant. */
export function isBeaten({ reading, compared, wording, groups }: Judged, subject: Truth): boolean {
  const limits = limitsOf(reading, compared, subject)
  if (limits === undefined) return false
  const { count } = limits
  if (isNarrowed(reading, compared, subject)) return false
  const few = countBefore(reading)
  if (few !== undefined && count === undefined && few < reading.truths.length) return false
  const meant = [groups.mentioned, ...groups.others()]
    .filter((group) => group.includes(subject))
    .map((group) => group.filter((one) => isMeant(one, subject, limits)))
    .filter(({ length }) => length > 1)
  const counted = count === undefined ? [] : meant.filter(({ length }) => length === count)
  // Of homes whose number is told, sold ones are some too.
  const rivals =
    counted.length > 0
      ? counted
      : meant.map((group) => group.filter((one) => isOpen(one) || one.listing.Status === subject.listing.Status))
  return rivals.length > 0 && rivals.every((group) => group.some((one) => (lead(wording, subject, one) ?? 0) < 0))
}

const isOpen = ({ listing }: Truth): boolean => listing.Status === 'Active'

/** `isAsOpen`: only homes with the status of the one that is spoken of. */
type Limits = { names: string[]; count: number | undefined; isOfType: boolean; isAsOpen: boolean }

const isMeant = (one: Truth, { listing }: Truth, { names, isOfType, isAsOpen }: Limits): boolean =>
  names.every((name) => one.names().has(name)) &&
  (!isOfType || one.listing.PropertyType === listing.PropertyType) &&
  (!isAsOpen || one.listing.Status === listing.Status)

/** What is said of the homes around a superlative: "of the three condos in Seattle"; undefined if it cannot be told which are meant. */
function limitsOf(reading: Reading, { at: start, until: from }: Compared, subject: Truth): Limits | undefined {
  const { tokens } = reading
  const limits: Limits = { names: [], count: undefined, isOfType: false, isAsOpen: false }
  const before = limitBefore(reading, start, subject)
  // "Apart from 9 Oak Ave, the cheapest is"
  if (indices(before).some((at) => placeAt(reading, at) !== undefined)) return undefined
  // "La casa más barata"
  const noun = { from: Math.max(0, start - 1), until: start }
  const spans = [before, { from, until: endOfNoun(reading, from) }]
  if (indices(noun).some((at) => TYPES.has(wordAt(tokens, at)))) limits.isOfType = true
  for (const at of spans.flatMap((span) => indices(span))) {
    const word = wordAt(tokens, at)
    const number = /^\d+$/.test(word) ? Number(word) : valueOf(word)
    if (TYPES.has(word)) limits.isOfType = true
    if (OPEN.has(word)) limits.isAsOpen = true
    if (number !== undefined) limits.count ??= number
    else if (!OF_SHOWN.has(word) && !HOMES.has(word) && !LOTS.has(word) && !ADVERBS.has(word) && !OPENING.has(word)) {
      if (!subject.names().has(word)) return undefined
      limits.names.push(word)
    }
  }
  return limits
}

const indices = ({ from, until }: TokenSpan): number[] =>
  Array.from({ length: until - from }, (_, index) => from + index)

function endOfNoun(reading: Reading, from: number): number {
  let until = from
  while (until < reading.tokens.length && !endsNoun(reading, until)) until += 1
  return until
}

/** What a sentence begins with that limits which homes are meant: "in Seattle, …", "von den Häusern ist …". */
function limitBefore(reading: Reading, at: number, subject: Truth): TokenSpan {
  const { tokens } = reading
  const start = tokens.findLastIndex(({ text }, index) => index < at && text === ':') + 1
  const from = Math.max(start, sentenceAround(reading, at).from)
  if (!LIMITING.has(wordAt(tokens, from))) return { from: at, until: at }
  let until = from + 1
  while (until < at && !endsLimit(reading, until, subject)) until += 1
  return { from: from + 1, until }
}
const endsLimit = (reading: Reading, at: number, subject: Truth): boolean =>
  wordAt(reading.tokens, at) === ',' ||
  (COPULAS.has(wordAt(reading.tokens, at)) && !ARTICLES.has(wordAt(reading.tokens, at))) ||
  placeAt(reading, at)?.truth === subject

function endsNoun(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const word = wordAt(tokens, at)
  if (isSign(tokens[at]) || hasSpacedDash(reading, at) || placeAt(reading, at) !== undefined) return true
  if (COPULAS.has(word) || JOINING.has(word)) return true
  return PRICED.has(word) && !isWord(tokens[at + 1])
}

/** The dash of "four-bedroom" ends nothing. */
const hasSpacedDash = (reading: Reading, at: number): boolean => {
  const { sentence, tokens } = reading
  return hasDashBefore(reading, at) && sentence.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from) !== '-'
}
