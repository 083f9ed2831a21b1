import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import { isRangePart } from '../filter.ts'
import { readAmounts } from '../numbers/amounts.ts'
import { readRooms } from '../numbers/rooms.ts'
import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { PART_NAMES } from './dropped-parts.ts'

/**
 * "Forget the minimum of 3 beds", "drop the 500k cap": the limit is given up, whatever its number. Without a word for a limit, as in
 * "forget the 3 beds", only one that the search has: else a home may be meant.
 */
export function readWithdrawnLimit(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, previous } = sentence
  const verb = WITHDRAWING(tokens, at)
  if (!verb || DENIED.has(wordAt(tokens, at - 1))) return undefined
  const start = skipWords(tokens, verb.until, BEFORE)
  // "Drop 20k" asks for a lower price.
  if (start === verb.until) return undefined
  for (const read of [readRooms, readAmounts]) {
    const found = read(sentence, start)
    const parts = rangesOf(found)
    if (found === undefined || parts === undefined) continue
    const until = skipWords(tokens, found.until, LIMITS)
    const isLimit = until > found.until || tokens.slice(verb.until, start).some(({ text }) => LIMITS.has(text))
    return isLimit || parts.every((part) => previous[part] !== undefined) ? { from: at, until, drop: parts } : undefined
  }
  const named = namedLimit(tokens, { from: verb.until, until: start })
  return named && { from: at, ...named }
}

/** "The minimum size", "the minimum number of bedrooms": the limit is named without its number. */
function namedLimit(tokens: Token[], { from, until }: TokenSpan): Pick<Finding, 'until' | 'drop'> | undefined {
  const limit = tokens.slice(from, until).findIndex(({ text }) => LIMITS.has(text))
  if (limit < 0) return undefined
  for (let at = from + limit + 1; at <= until; at++) {
    const name = PART_NAMES(tokens, at)
    if (name) return { until: name.until, drop: name.value }
  }
  return undefined
}

/** "3 beds is not a must", "the 500k cap doesn't matter": the limit before these words is given up. */
export const liftUnimportantLimit = (finding: Finding, all: Token[]): Finding => {
  const parts = finding.change === undefined ? rangesOf(finding) : undefined
  const behind = parts && UNIMPORTANT(all, skipWords(all, finding.until, LIMITS))
  return parts && behind ? { from: finding.from, until: behind.until, drop: parts } : finding
}

/** The parts of what was read, if all are ranges. */
function rangesOf(found: Finding | undefined): FilterPart[] | undefined {
  const parts = Object.keys(found?.filter ?? {}) as FilterPart[]
  return parts.length > 0 && parts.every(isRangePart) ? parts : undefined
}

const WITHDRAWING = phrases<true>([
  [
    true,
    'forget|forget about|never mind|nevermind|drop|ignore|scrap|skip|remove|lift|disregard|cancel|take off|take away|get rid of|let go of|do away with',
  ],
])
/** "Don't forget the 3 beds." */
const DENIED = wordSet("don't dont not never")
const LIMITS = wordSet(
  'limit limits minimum min maximum max cap ceiling requirement condition criterion filter restriction budget rule',
)
const BEFORE = wordSet(
  `${[...LIMITS].join(' ')} the my our that this price size room number of on for a an at least most`,
)

const UNIMPORTANT = phrases<true>([
  [
    true,
    ["isn't", 'is not', 'is no longer', "aren't", 'are not', 'are no longer', "wouldn't be", 'would not be']
      .flatMap((be) =>
        ['a must', 'necessary', 'needed', 'required', 'important', 'essential', 'that important'].map(
          (word) => `${be} ${word}`,
        ),
      )
      .concat(["doesn't matter", 'does not matter', 'no longer matters', "don't matter", 'do not matter', 'is no must'])
      .concat(['is optional', 'are optional', 'is unnecessary', 'are unnecessary'])
      .join('|'),
  ],
])
