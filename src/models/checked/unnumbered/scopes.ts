import { valueOf } from '../../../search/numbers/words/number-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { wordSet } from '../../../search/text/phrases.ts'
import { type TokenSpan, wordAt } from '../../../search/text/tokens.ts'
import type { Truth } from '../truth/truth.ts'
import { clauseStart, sentenceAround } from './clauses.ts'
import { type Compared, placeAt, type Reading } from './compared.ts'
import {
  ADVERBS,
  ARTICLES,
  COPULAS,
  HOMES,
  JOINING,
  LIMITING,
  OF_SHOWN,
  OPENING,
  PER_AREA_WORDS,
  PRICED,
  PRONOUNS,
} from './neighbours.ts'

/**
 * Whether words around a comparison may limit which homes it is of: "leaving the townhouse aside, …", "… if you need two baths". What is said of
 * the homes right behind it and in front of a comma is read elsewhere.
 */
export function isNarrowed(reading: Reading, { head, at, until }: Compared, subject: Truth): boolean {
  const { tokens } = reading
  const span = sentenceAround(reading, at)
  const starts = [...new Set([span.from, clauseStart(reading, head)])]
  if (span.from === 0 && asksBefore(reading)) return true
  if (starts.some((from) => opens(reading, { from, until: head }, subject))) return true
  const next = tokens.findIndex(
    ({ text }, index) => index > until && JOINING.has(text) && wordAt(tokens, index - 1) === ',',
  )
  const end = next < 0 ? span.until : Math.min(next, span.until)
  return tokens
    .slice(until, end)
    .some(({ text }, index) => EXCLUDING.has(text) && placeAt(reading, until + index) === undefined)
}

/** How many homes the sentence before speaks of: "Two homes have four bedrooms." Undefined if it does not begin with a number. */
export function countBefore({ previous }: Reading): number | undefined {
  const [first = '', second = ''] = fold(previous).match(/[\p{L}\d]+/gu) ?? []
  const word = ONLY.has(first) || ARTICLES.has(first) ? second : first
  const count = /^\d$/.test(word) ? Number(word) : valueOf(word)
  return count !== undefined && count > 1 && new RegExp(`(?<!\\p{L})${word}\\s\\p{L}`, 'iu').test(fold(previous))
    ? count
    : undefined
}
const ONLY = wordSet('only just nur genau solo seulement seuls seules seul apenas somente so')

/** "Looking for four bedrooms?": what is said next is said for this case. A question of what leads is answered for all homes. */
const asksBefore = ({ previous }: Reading): boolean => /\?[\s*_]*$/.test(previous) && !WHICH.test(fold(previous))

const WHICH =
  /^\P{L}*(?:so |and |und |y |et |e )?(?:which|what|who|welche[rs]?|was|cual(?:es)?|que|(?:le|la)?quel(?:le)?s?|quais|qual)(?!\p{L})/u

/** Whether the words in front of the home, or of the comparison, tell more than that it is one of those that were shown. */
function opens(reading: Reading, { from, until }: TokenSpan, subject: Truth): boolean {
  const { tokens } = reading
  let end = from
  while (end < until && placeAt(reading, end)?.truth !== subject) end += 1
  const first = wordAt(tokens, from)
  if (THEN.has(first)) return true
  const words = tokens.slice(from, end).map(({ text }) => text)
  const hasOther = words.some((_, index) => placeAt(reading, from + index) !== undefined)
  const comma = words.lastIndexOf(',')
  const isLimit = words.length > 1 && LIMITING.has(first)
  // "Best with a garage: 22 Pine Street"
  if (words.includes(':') && words.some((word) => LIMITING.has(word))) return true
  // "My pick is 22 Pine Street" limits nothing.
  if (comma < 0 && !isLimit) return words.some((word) => EXCLUDING.has(word))
  // "9 Oak Ave has no garage, but 22 Pine Street is …"
  if (hasOther) return isLimit || !words.some((word) => JOINING.has(word))
  return words.slice(0, comma < 0 ? words.length : comma).some((word) => !isPlain(word, subject))
}

const isPlain = (word: string, subject: Truth): boolean =>
  !/\p{L}/u.test(word) ||
  PLAIN.some((words) => words.has(word)) ||
  (LIMITING.has(word) && !EXCLUDING.has(word)) ||
  subject.names().has(word)
const PLAIN = [OF_SHOWN, HOMES, ADVERBS, ARTICLES, COPULAS, PRONOUNS, JOINING, OPENING, PER_AREA_WORDS, PRICED]

/** Leads from a condition to what holds then: "Want a house? Then …" */
const THEN = wordSet('then dann entonces alors entao')
/** Take homes away from those that are compared, or set a condition. */
const EXCLUDING = wordSet(
  'if unless excluding excluded except besides apart aside after leaving ignoring without counting skipping provided assuming among than other when remaining rest ' +
    'wenn falls ausser abgesehen nach ohne sofern lasst weg ubrigen unter si excepto salvo aparte fuera tras despues sin sauf hormis excepte apres sans quand parmi exceto ' +
    'alem depois fora sem se quando',
)
