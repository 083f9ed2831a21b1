import { type Comparator, comparatorAfter, comparatorBefore } from '../../../search/numbers/comparators.ts'
import { fold } from '../../../search/text/fold.ts'
import { tokenise } from '../../../search/text/tokens.ts'
import { ANY_UNIT } from '../claims/wording.ts'

/** How far before a claim the words that compare it are looked for, in UTF-16 units. */
const COMPARING_MAX = 24
/** The longest such phrase, in words: "not more expensive than". */
const COMPARING_WORDS_MAX = 4

/** Ways of saying "about" besides those of searches, for answers only. */
const ABOUT =
  /(?:\b(?:roughly|approximately|nearly|almost|just (?:under|over)|close to|some|knapp|gut|fast|an die|unos|unas|casi|presque|pres de|quelque|quase|uns|umas|por volta de)|[~≈])\W*$/

export type Comparison = 'about' | 'atMost' | 'atLeast' | undefined

/** How the words before a number compare it: "under", "etwa", "más de". The words are those that searches understand. */
export function comparisonBefore(before: string): Comparison {
  const near = nearOf(before)
  if (FROM_NO_LIMIT.test(near)) return undefined
  if (ABOUT.test(fold(near))) return 'about'
  const found = comparatorNear(near)
  return found && comparisonOf(found)
}

/** Whether the words before a number exclude it: "more than", but not "at least". */
export const isStrictBefore = (before: string): boolean => {
  const { strict, part } = comparatorNear(nearOf(before)) ?? {}
  return strict === true || part === 'price'
}

const nearOf = (before: string): string => before.slice(-COMPARING_MAX).replace(ELIDED_DE, 'de ')

function comparatorNear(near: string): Comparator | undefined {
  const tokens = tokenise(near).filter(({ text }) => !MARKS.test(text))
  for (let at = Math.max(0, tokens.length - COMPARING_WORDS_MAX); at < tokens.length; at++) {
    const found = comparatorBefore(tokens, at)
    if (found?.until === tokens.length) return found.value
  }
  return undefined
}

/** How the words behind a number, or behind its unit, compare it: "+", "or more". */
export function comparisonAfter(after: string): Comparison {
  return comparedBy(after) ?? comparedBy(after.replace(UNIT_BEHIND, ''))
}
const UNIT_BEHIND = new RegExp(
  String.raw`^[\s*_-]*(?:${ANY_UNIT}|(?:days?|Tagen?|d[ií]as?|jours?)(?:(?: on the market| en el mercado)?)(?!\p{L}))`,
  'iu',
)

function comparedBy(after: string): Comparison {
  const tokens = tokenise(after.slice(0, COMPARING_MAX)).filter(({ text }) => !MARKS.test(text) || text === '+')
  const found = comparatorAfter(tokens, 0)
  return found && comparisonOf(found.value)
}

const comparisonOf = ({ kind }: Comparator): Comparison =>
  kind === 'max' ? 'atMost' : kind === 'min' ? 'atLeast' : kind === 'around' ? 'about' : undefined

/** "Dates from 1962", "range from $500,000": here "from" is no limit, since a home must have exactly this year or price. */
const FROM_NO_LIMIT = /\b(?:dat(?:es?|ing)(?: back)?|rang(?:es?|ing)) from\W*$/i
/** "Moins d'un million" */
const ELIDED_DE = /(?<!\p{L})d['’]$/u
/** Signs between these words and the number: "about **$", "under €". */
const MARKS = /^[^\p{L}\p{N}<>]+$/u
