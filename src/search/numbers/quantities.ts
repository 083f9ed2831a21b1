import { lexicon } from '../language/lexicon.ts'
import type { Subject } from '../language/words.ts'
import { type Found, skipWords, wordSet } from '../text/phrases.ts'
import { isWord, type Token, wordAt } from '../text/tokens.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from './comparators.ts'
import { costAt } from './costs.ts'
import { readNumber } from './numbers.ts'
import { currencyAt, readAmount, readSpan, type Span } from './spans.ts'
import { partOfSubject, percentAt, subjectAt, type Unit, unitAt, unitOfSubject } from './units.ts'

/** Whether homes may have another amount than the number: "over 3", "around 3", "2 to 4". */
export const isCompared = ({ kind }: NumericConstraint): boolean => !AS_IT_IS.has(kind)
const AS_IT_IS = new Set<NumericConstraint['kind']>(['bare', 'only', 'exact'])

/** A number in a sentence with the words around it that tell its meaning. */
export type NumericConstraint = Span & {
  kind: Comparator['kind'] | 'bare'
  strict: boolean
  /** compared as a date ("older than"), not as an amount ("less than") */
  isDated: boolean
  monthly: boolean
  subject?: Subject | undefined
  unit?: Unit | undefined
}

/** Reads "[subject] [comparator] number [joiner number] [unit] [comparator]", starting at a token. */
export function readQuantity(tokens: Token[], at: number): NumericConstraint | undefined {
  const opening = readSubject(tokens, at)
  const { subject } = opening
  const before = readComparator(tokens, subject?.until ?? at, opening)
  const isBetween = before.comparator?.kind === 'between'
  const isDated = subject?.value === 'yearBuilt' || before.comparator?.part === 'yearBuilt'
  const span = readSpan(tokens, before.until, { isBetween, hasSubject: subject !== undefined, isDated })
  if (!span) return undefined
  const tail = readTail(tokens, span, subject?.value)
  if (subject && isForeign(tokens, { subject, numberAt: before.until }, tail)) return undefined
  // In "Houses to rent newer than 1943", 1943 is not the rent: the year is read without that subject.
  if (subject && subject.value !== 'yearBuilt' && before.comparator?.part === 'yearBuilt') return undefined
  const comparator = tail.comparator ?? (isAfter(before, tail) ? undefined : before.comparator)
  const margin = comparator?.hasMargin ? readAmount(tokens, tail.until) : undefined
  const share = margin && percentAt(tokens, margin.until)
  const far = (margin?.value ?? 0) * (share ? span.high / 100 : 1)
  return {
    ...span,
    ...(margin && { low: span.low - far, high: span.high + far }),
    until: (share ?? margin ?? tail).until,
    kind: span.isRange || margin ? 'between' : (comparator?.kind ?? 'bare'),
    strict: comparator?.strict ?? false,
    isDated: comparator?.part === 'yearBuilt',
    currency: span.currency ?? tail.currency,
    monthly: tail.monthly,
    subject: subject?.value ?? comparator?.part,
    unit: tail.unit ?? unitOfSubject(subject?.value),
  }
}

/** The subject, and a comparator that may precede it: "max price 600k". */
type Opening = { subject?: Found<Subject> | undefined; lead?: Comparator }

function readSubject(tokens: Token[], at: number): Opening {
  const lead = comparatorBefore(tokens, at)
  const led = lead && subjectAt(tokens, lead.until)
  return lead && led ? { subject: led, lead: lead.value } : { subject: subjectAt(tokens, at) }
}

type Before = { comparator?: Comparator | undefined; until: number }

/**
 * Several comparators may follow each other: "at least around 3", "only up to". The last one wins, but "around" overrides
 * only "only", and "only" none.
 */
function readComparator(tokens: Token[], at: number, { subject, lead }: Opening): Before {
  const before: Before = { until: at, comparator: lead }
  for (let step = 0; step < COMPARATORS_MOST; step++) {
    const found = comparatorBefore(tokens, before.until)
    const isLink = (subject ?? before.comparator) && LINKS.has(wordAt(tokens, before.until))
    if (found && (before.comparator === undefined || strength(found.value) >= strength(before.comparator)))
      before.comparator = found.value
    if (!found && (!isLink || readNumber(tokens, before.until))) return before
    before.until = found?.until ?? before.until + 1
  }
  return before
}

const strength = ({ kind }: Comparator): number => (kind === 'only' ? 0 : kind === 'around' ? 1 : 2)

/** Maximum number of comparators and links before one number: "under" a thousand times is no limit. */
const COMPARATORS_MOST = 12

/** In "I'm after a 3 bedroom home", "after" is no comparator. */
const isAfter = ({ comparator }: Before, { unit }: Tail): boolean =>
  comparator?.part === 'yearBuilt' && (unit?.part === 'bedrooms' || unit?.part === 'bathrooms')

type Tail = Pick<NumericConstraint, 'until' | 'monthly' | 'currency' | 'unit'> & { comparator?: Comparator | undefined }

/** Reads what follows the number, in any order: "3+ beds", "3 beds or more", "2000 $ a month max". */
function readTail(tokens: Token[], { low, until }: Span, subject: Subject | undefined): Tail {
  const tail: Tail = { until, monthly: false }
  for (let step = 0; step < 5; step++) {
    const comparator = tail.comparator || isPlusWord(tokens, tail) ? undefined : readAfter(tokens, tail.until, low)
    const monthly = lexicon.monthly(tokens, tail.until)
    const currency = currencyAt(tokens, tail.until)
    const unit = tail.unit ? undefined : unitOf(low, tokens, skipWords(tokens, tail.until, ADJECTIVES))
    if (comparator) [tail.comparator, tail.until] = [comparator.value, comparator.until]
    else if (monthly) [tail.monthly, tail.until] = [true, monthly.until]
    else if (unit && belongs(subject, unit.value)) [tail.unit, tail.until] = ofLand(tokens, unit)
    else if (currency) [tail.currency, tail.until] = [currency.value, currency.until]
    else break
  }
  return tail
}

/** The unit at a token, after this number. Nobody asks for a hundred parking spots: "500k, garage" is a price. */
function unitOf(low: number, tokens: Token[], at: number): Found<Unit> | undefined {
  const unit = unitAt(tokens, at)
  return unit?.value.part === 'parking' && low >= 100 ? undefined : unit
}

/** "5,000 square feet of land" is the area of a lot; "on the ground floor" is not. */
function ofLand(tokens: Token[], { value, until }: Found<Unit>): [Unit, number] {
  const [of, land, next] = tokens.slice(until, until + 3).map(({ text }) => text)
  const isLot = value.part === 'area' && of === 'of' && LAND.has(land ?? '') && next !== 'floor'
  if (isLot) return [{ ...value, part: 'lotArea' }, until + 2]
  // "500 square metres lot"; in "1500 sq ft, lot 6000" the word opens the next quantity.
  const isMany = of === 'lots' && land === 'of'
  const isBeside = value.part === 'area' && PLOT.has(of ?? '') && !isMany && !opensQuantity(tokens, until + 1)
  return isBeside ? [{ ...value, part: 'lotArea' }, until + 1] : [value, until]
}
const PLOT = wordSet('lot plot lots plots')
/** "Lot 6000", "lot over 6000"; in "5000 sq ft lot under 900k" a price follows. */
const opensQuantity = (tokens: Token[], at: number): boolean => {
  const start = skipWords(tokens, at, LINKS)
  const comparator = comparatorBefore(tokens, start)
  const amount = readAmount(tokens, comparator?.until ?? start)
  if (amount === undefined) return comparator !== undefined
  return amount.scale === 1 && amount.currency === undefined
}
const LAND = wordSet('land lot plot ground grounds yard property garden')

/** Whether the unit belongs to another subject: "the size is fine with 2 baths", "built in 1800 square feet". */
function isForeign(
  tokens: Token[],
  { subject, numberAt }: { subject: Found<Subject>; numberAt: number },
  tail: Tail,
): boolean {
  const unit = tail.unit ? undefined : unitAt(tokens, tail.until)
  if (!unit) return false
  const isRooms = unit.value.part === 'bedrooms' || unit.value.part === 'bathrooms'
  // "To rent 4 beds"
  if (subject.value === 'rent' || subject.value === 'price') return true
  return !isRooms || (subject.until !== numberAt && !COLON.has(wordAt(tokens, subject.until)))
}

/** "1br+den", "3 br + 2 ba": here the sign joins two things and does not mean "or more". */
function isPlusWord(tokens: Token[], { unit, until }: Tail): boolean {
  const [before, plus, next] = [tokens[until - 1], tokens[until], tokens[until + 1]]
  if (unit === undefined || plus?.text !== '+' || !next) return false
  if (/^\d/.test(next.text)) return before?.to !== plus.from
  return isWord(next) && next.from === plus.to
}

/** In "1500 + parking" the sign adds something to the amount; "1500+ parking" is 1500 or more. */
function isSum(tokens: Token[], at: number, low: number): boolean {
  const [before, plus, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return plus?.text === '+' && before?.to !== plus.from && isWord(next) && !unitOf(low, tokens, at + 1)
}

/**
 * Reads a comparator after the number. A word that may also precede a number belongs to the next number, unless that
 * has its own: "400k min 600k max".
 */
function readAfter(tokens: Token[], at: number, low: number): Found<Comparator> | undefined {
  const found = comparatorAfter(tokens, at)
  if (isSum(tokens, at, low)) return undefined
  // "2000 plus utilities", "500k plus HOA"
  if (found && (costAt(tokens, found.until) ?? subjectAt(tokens, found.until)?.value === 'hoa')) return undefined
  // "Under 60 m² or over 500k": the last word opens the next limit.
  const last = found && comparatorBefore(tokens, found.until - 1)
  if (last && tokens[at]?.text === 'or' && readAmount(tokens, last.until)) return undefined
  const opening = comparatorBefore(tokens, at)
  if (!found || !(opening || tokens[at]?.text === 'and')) return found
  // In "2,000 square feet up to 1100", "up" alone would be read with the number before it.
  if (opening && opening.until > found.until && readAmount(tokens, opening.until)) return undefined
  if (subjectAt(tokens, found.until)) return undefined
  const next = readAmount(tokens, found.until)
  const end = next && (unitAt(tokens, next.until)?.until ?? next.until)
  return end === undefined || comparatorAfter(tokens, end) ? found : undefined
}

/** "baths 3 beds 2" has subjects before their numbers, so a unit of another kind starts the next quantity. */
const belongs = (subject: Subject | undefined, unit: Unit) =>
  subject === undefined ||
  partOfSubject(subject) === unit.part ||
  (subject === 'lotArea' && unit.part === 'area') ||
  (subject === 'price' && unit.part === 'unitAreaPrice') ||
  (unit.part === 'lotArea' && subject === 'area')

const LINKS = wordSet(
  'is stay stays staying remain remains of : = should be must to a an the range are been in at count ok okay fine if',
)
const COLON = wordSet(': =')
const ADJECTIVES = wordSet(
  'full large big small good nice spacious separate double private - or . sized decent proper main total complete different',
)
