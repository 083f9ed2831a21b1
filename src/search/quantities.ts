import { type Comparator, comparatorAfter, comparatorBefore, joiner } from './comparators.ts'
import { type Numeral, readNumber } from './numbers.ts'
import { type Found, phrases, skip, wordSet } from './phrases.ts'
import type { Token } from './tokens.ts'
import { type Subject, subjectAt, type Unit, unitAt } from './units.ts'

/** A number as it stands in a sentence, with everything around it that says what it means. */
export type Quantity = {
  until: number
  kind: Comparator['kind'] | 'bare'
  strict: boolean
  low: number
  /** the other end of a range, never smaller than `low` */
  high: number
  /** what "k", "million" … multiplied the number by; 1 without */
  scale: number
  currency?: string | undefined
  monthly: boolean
  subject?: Subject | undefined
  unit?: Unit | undefined
}

type Amount = Numeral & { currency?: string | undefined }

/** Reads "[subject] [comparator] number [joiner number] [unit] [comparator]" from a token on. */
export function readQuantity(tokens: Token[], at: number): Quantity | undefined {
  const subject = subjectAt(tokens, at)
  const before = readComparator(tokens, subject ? skip(tokens, subject.until, LINKS) : at)
  const first = readAmount(tokens, before.until)
  if (!first) return undefined
  const second = readSecond(tokens, first, before.comparator?.kind === 'between', subject !== undefined)
  const tail = readTail(tokens, second?.until ?? first.until, subject?.value)
  if (subject && isForeign(tokens, subject, before.until, tail)) return undefined
  const comparator = tail.comparator ?? before.comparator
  const [low, high] = ends(first, second)
  return {
    until: tail.until,
    kind: second ? 'between' : (comparator?.kind ?? 'bare'),
    strict: comparator?.strict ?? false,
    low,
    high,
    scale: Math.max(first.scale, second?.scale ?? 1),
    currency: first.currency ?? second?.currency ?? tail.currency,
    monthly: tail.monthly,
    subject: subject?.value ?? before.comparator?.facet,
    unit: tail.unit,
  }
}

/** Comparators may pile up: "at least around 3", "only up to". The last one counts, "around" never overrules. */
function readComparator(tokens: Token[], at: number): { comparator?: Comparator | undefined; until: number } {
  let until = at
  let comparator: Comparator | undefined
  for (let found = comparatorBefore(tokens, until); found; found = comparatorBefore(tokens, until)) {
    if (comparator === undefined || found.value.kind !== 'around') comparator = found.value
    until = skip(tokens, found.until, LINKS)
  }
  return { comparator, until }
}

function readAmount(tokens: Token[], at: number): Amount | undefined {
  const sign = CURRENCIES(tokens, at)
  const number = readNumber(tokens, sign?.until ?? at)
  if (!number) return undefined
  const after = sign ? undefined : CURRENCIES(tokens, number.until)
  return { ...number, until: after?.until ?? number.until, currency: sign?.value ?? after?.value }
}

function readSecond(tokens: Token[], first: Amount, isBetween: boolean, hasSubject: boolean): Amount | undefined {
  // "between 2 beds and 4 beds" repeats the unit; the second one is kept.
  const own = isBetween ? unitAt(tokens, first.until) : undefined
  const joined = joiner(tokens, own?.until ?? first.until)
  if (!joined || (joined.value === 'and' && !isBetween && hasSubject)) return undefined
  const second = readAmount(tokens, joined.until)
  if (!second) return undefined
  // Without "between", two numbers side by side are one range only when both share the unit behind the second.
  if (joined.value === 'to' || isBetween) return second
  return unitAt(tokens, second.until) || second.scale > 1 ? second : undefined
}

type Tail = Pick<Quantity, 'until' | 'monthly' | 'currency' | 'unit'> & { comparator?: Comparator | undefined }

/** What follows the number, in any order: "3+ beds", "3 beds or more", "2000 $ a month max". */
function readTail(tokens: Token[], at: number, subject: Subject | undefined): Tail {
  const tail: Tail = { until: at, monthly: false }
  for (let step = 0; step < 5; step++) {
    const comparator = tail.comparator ? undefined : readAfter(tokens, tail.until)
    const monthly = MONTHLY(tokens, tail.until)
    const currency = CURRENCIES(tokens, tail.until)
    const unit = tail.unit ? undefined : unitAt(tokens, skip(tokens, tail.until, ADJECTIVES))
    if (comparator) [tail.comparator, tail.until] = [comparator.value, comparator.until]
    else if (monthly) [tail.monthly, tail.until] = [true, monthly.until]
    else if (unit && belongs(subject, unit.value)) [tail.unit, tail.until] = [unit.value, unit.until]
    else if (currency) [tail.currency, tail.until] = [currency.value, currency.until]
    else break
  }
  return tail
}

/** "the size is fine with 2 baths": a unit of another kind follows, and the subject does not stand at the number. */
const isForeign = (tokens: Token[], subject: Found<Subject>, number: number, tail: Tail) =>
  tail.unit === undefined &&
  subject.until !== number &&
  !COLON.has(tokens[subject.until]?.text ?? '') &&
  unitAt(tokens, tail.until) !== undefined

/** A word that also opens a quantity belongs to the number behind it: "3 beds max 500k". */
function readAfter(tokens: Token[], at: number): Found<Comparator> | undefined {
  const found = comparatorAfter(tokens, at)
  if (!found || (comparatorBefore(tokens, at) && readAmount(tokens, found.until))) return undefined
  return found
}

/** "baths 3 beds 2" lists subjects before their numbers, so a unit of another kind opens the next quantity. */
const belongs = (subject: Subject | undefined, unit: Unit) =>
  subject === undefined || subject === unit.facet || (subject === 'lotArea' && unit.facet === 'area') || unit.factor > 1

/** The two ends in order. A magnitude said once counts for both: "400-500k", "500-1m" (500k). */
function ends(first: Amount, second: Amount | undefined): [number, number] {
  if (!second) return [first.value, first.value]
  const lifted = first.scale === 1 && second.scale > 1 ? lift(first.value, second) : first.value
  return lifted <= second.value ? [lifted, second.value] : [second.value, lifted]
}

function lift(value: number, second: Amount): number {
  const same = value * second.scale
  if (same <= second.value) return same
  return value * 1000 <= second.value ? value * 1000 : value
}

const LINKS = wordSet('is of : = should be must to a an the range are been in at about')
const COLON = wordSet(': =')
const ADJECTIVES = wordSet(
  'full large big small good nice spacious separate double private - or . sized decent proper main total complete different',
)

const MONTHLY = phrases([
  [true, '/ mo|/ month|/ m|per month|a month|monthly|pcm|p / m|pm|each month|per mo|al mes|por mes|par mois|im monat'],
  [true, 'pro monat|monatlich|mensual|mensuel|mensuales|ao mes|/ mes|/ mois|/ monat|every month|month'],
])

// A dollar sign names no currency for sure, so it only says that the number is money.
const CURRENCIES = phrases<string>([
  ['', '$|usd|us $|dollar|dollars|bucks|usd $|dolares|dlls|r $|reais|rupees|inr|rs'],
  ['€', '€|eur|euro|euros'],
  ['£', '£|gbp|pound|pounds|quid'],
  ['₹', '₹'],
])
