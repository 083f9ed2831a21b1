import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { lexicon } from '../language/lexicon.ts'
import type { ComparatorAfter, ComparatorBefore } from '../language/words.ts'
import { type Found, OR, wordSet } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'

/** How a number is meant. `strict` excludes the number itself; after `hasMargin` a number tells by how much; `part` is set by words such as "cheaper than". */
export type Comparator = {
  kind: 'min' | 'max' | 'around' | 'exact' | 'between' | 'only'
  strict?: true
  part?: RangePart
  hasMargin?: true
}

const BEFORE: Readonly<Record<ComparatorBefore, Comparator>> = {
  upTo: { kind: 'max' },
  under: { kind: 'max', strict: true },
  cheaperThan: { kind: 'max', part: 'price' },
  atLeast: { kind: 'min' },
  over: { kind: 'min', strict: true },
  dearerThan: { kind: 'min', part: 'price' },
  around: { kind: 'around' },
  exactly: { kind: 'exact' },
  // "Only 3 bedrooms" are three, "only 600k" is all that may be paid.
  only: { kind: 'only' },
  // "from the 1930s" means these ten years.
  fromThe: { kind: 'exact' },
  between: { kind: 'between' },
  builtAfter: { kind: 'min', strict: true, part: 'yearBuilt' },
  builtSince: { kind: 'min', part: 'yearBuilt' },
  builtBefore: { kind: 'max', strict: true, part: 'yearBuilt' },
  builtUntil: { kind: 'max', part: 'yearBuilt' },
}

const AFTER: Readonly<Record<ComparatorAfter, Comparator>> = {
  orNewer: { kind: 'min', part: 'yearBuilt' },
  orOlder: { kind: 'max', part: 'yearBuilt' },
  orMore: { kind: 'min' },
  orLess: { kind: 'max' },
  plusMinus: { kind: 'around', hasMargin: true },
  orSo: { kind: 'around' },
  exactlyThat: { kind: 'exact' },
}

/** Reads the words before a number: "under", "at least", "between". */
export function comparatorBefore(tokens: Token[], at: number): Found<Comparator> | undefined {
  const found = lexicon.before(tokens, at)
  return found && { value: BEFORE[found.value], until: found.until }
}

/** Whether "or more", "and more" goes on: "or more than 600k". */
function beginsAnother(tokens: Token[], at: number, isOr: boolean): boolean {
  const [next = '', afterNext = ''] = tokens.slice(at, at + 2).map(({ text }) => text)
  return next === 'than' || (isOr && /^\d/.test(next)) || (THAN.has(next) && /^\d/.test(afterNext))
}
const THAN = wordSet('de que als do')

/** "4 plus garage spaces", "500k plus a bit" */
const COUNTED = wordSet('spaces space spots spot stalls bit little')
const ADDED = wordSet('a an another some un une ein eine garage parking den office study basement yard garden pool')

/** Reads the words after a number: "3+", "3 or more", "500k max". */
export function comparatorAfter(tokens: Token[], at: number): Found<Comparator> | undefined {
  const found = lexicon.after(tokens, at)
  // "Under 300k or more than 600k", "less than 3 beds and more than 1 bath" have two limits.
  if (found && beginsAnother(tokens, found.until, OR.has(wordAt(tokens, at)))) return undefined
  // "2 beds plus a garage"
  const [plus, added = '', next = ''] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (plus === 'plus' && ADDED.has(added) && !COUNTED.has(next)) return undefined
  return found && { value: AFTER[found.value], until: found.until }
}

/** Reads the word between the two numbers of a range. "and" joins only after "between"; "or" lists two values. */
export const joiner = lexicon.joiners
