import { type Comparator, comparatorAfter, comparatorBefore, joiner } from './comparators.ts'
import { type Numeral, readNumber } from './numbers.ts'
import { type Found, phrases, skip, wordSet } from './phrases.ts'
import { isWord, type Token } from './tokens.ts'
import { type Subject, subjectAt, type Unit, unitAt } from './units.ts'

/** A number as it stands in a sentence, with everything around it that says what it means. */
export type Quantity = {
  until: number
  kind: Comparator['kind'] | 'bare'
  strict: boolean
  /** compared with a point in time ("older than"), not as an amount ("less than") */
  isDated: boolean
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
  const { subject, lead } = readSubject(tokens, at)
  const before = readComparator(tokens, subject?.until ?? at, subject !== undefined, lead)
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
    isDated: comparator?.facet === 'yearBuilt',
    low,
    high,
    scale: Math.max(first.scale, second?.scale ?? 1),
    currency: first.currency ?? second?.currency ?? tail.currency,
    monthly: tail.monthly,
    subject: subject?.value ?? before.comparator?.facet,
    unit: tail.unit,
  }
}

/** The subject, with a comparator that may stand before it: "max price 600k". */
function readSubject(tokens: Token[], at: number): { subject?: Found<Subject> | undefined; lead?: Comparator } {
  const lead = comparatorBefore(tokens, at)
  const led = lead && subjectAt(tokens, lead.until)
  return lead && led ? { subject: led, lead: lead.value } : { subject: subjectAt(tokens, at) }
}

type Before = { comparator?: Comparator | undefined; until: number }

/** Comparators may pile up: "at least around 3", "only up to". The last one counts, "around" never overrules. */
function readComparator(tokens: Token[], at: number, hasSubject: boolean, lead?: Comparator): Before {
  const before: Before = { until: at, comparator: lead }
  for (;;) {
    const found = comparatorBefore(tokens, before.until)
    const isLink = (hasSubject || before.comparator) && LINKS.has(tokens[before.until]?.text ?? '')
    if (found && (before.comparator === undefined || found.value.kind !== 'around')) before.comparator = found.value
    if (!found && (!isLink || readNumber(tokens, before.until))) return before
    before.until = found?.until ?? before.until + 1
  }
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
  const joined = joiner(tokens, own?.until ?? listEnd(tokens, first.until))
  if (!joined || (joined.value === 'and' && !isBetween && hasSubject)) return undefined
  const second = readAmount(tokens, joined.until)
  if (!second) return undefined
  // Without "between", two numbers side by side are one range only when both share the unit behind the second.
  if (joined.value === 'to' || isBetween) return second
  return unitAt(tokens, second.until) || second.scale > 1 || isEnd(tokens[second.until]) ? second : undefined
}

/** "1, 2 or 3": the numbers between the first and the last add nothing to a range. */
function listEnd(tokens: Token[], at: number): number {
  let until = at
  while (tokens[until]?.text === ',' && /^\d$/.test(tokens[until + 1]?.text ?? '')) until += 2
  return joiner(tokens, until) ? until : at
}

const isEnd = (token: Token | undefined) => token === undefined || /^[.!?]$/.test(token.text)

type Tail = Pick<Quantity, 'until' | 'monthly' | 'currency' | 'unit'> & { comparator?: Comparator | undefined }

/** What follows the number, in any order: "3+ beds", "3 beds or more", "2000 $ a month max". */
function readTail(tokens: Token[], at: number, subject: Subject | undefined): Tail {
  const tail: Tail = { until: at, monthly: false }
  for (let step = 0; step < 5; step++) {
    const comparator = tail.comparator || isPlusWord(tokens, tail) ? undefined : readAfter(tokens, tail.until)
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

/** "the size is fine with 2 baths", "built in 1800 square feet": the unit that follows belongs to another subject. */
function isForeign(tokens: Token[], subject: Found<Subject>, number: number, tail: Tail): boolean {
  const unit = tail.unit ? undefined : unitAt(tokens, tail.until)
  if (!unit) return false
  const isRooms = unit.value.facet === 'bedrooms' || unit.value.facet === 'bathrooms'
  return !isRooms || (subject.until !== number && !COLON.has(tokens[subject.until]?.text ?? ''))
}

/** "1br+den", "3 br + 2 ba": the sign joins two things and is no "or more". */
function isPlusWord(tokens: Token[], { unit, until }: Tail): boolean {
  const [before, plus, next] = [tokens[until - 1], tokens[until], tokens[until + 1]]
  if (unit === undefined || plus?.text !== '+' || !next) return false
  if (/^\d/.test(next.text)) return before?.to !== plus.from
  return isWord(next) && next.from === plus.to
}

/** A word that also opens a quantity belongs to the number behind it, unless that one has its own: "400k min 600k max". */
function readAfter(tokens: Token[], at: number): Found<Comparator> | undefined {
  const found = comparatorAfter(tokens, at)
  if (!found || !(comparatorBefore(tokens, at) || tokens[at]?.text === 'and')) return found
  if (subjectAt(tokens, found.until)) return undefined
  const next = readAmount(tokens, found.until)
  const end = next && (unitAt(tokens, next.until)?.until ?? next.until)
  return end === undefined || comparatorAfter(tokens, end) ? found : undefined
}

/** "baths 3 beds 2" lists subjects before their numbers, so a unit of another kind opens the next quantity. */
const belongs = (subject: Subject | undefined, unit: Unit) =>
  subject === undefined ||
  subject === unit.facet ||
  (subject === 'listed' && unit.facet === 'daysOnMarket') ||
  (subject === 'lotArea' && unit.facet === 'area') ||
  unit.factor > 1

/** The two ends in order. A magnitude said once counts for both: "400-500k", "500-1m" (500k). */
function ends(first: Amount, second: Amount | undefined): [number, number] {
  if (!second) return [first.value, first.value]
  const lifted = first.scale === 1 && second.scale > 1 ? lift(first.value, second) : first.value
  return lifted <= second.value ? [lifted, second.value] : [second.value, lifted]
}

/** The largest of the second number's magnitudes that keeps the first one below it. */
const lift = (value: number, second: Amount): number =>
  value * ([second.scale, 1000, 100].find((scale) => value * scale <= second.value) ?? 1)

const LINKS = wordSet('is of : = should be must to a an the range are been in at count')
const COLON = wordSet(': =')
const ADJECTIVES = wordSet(
  'full large big small good nice spacious separate double private - or . sized decent proper main total complete different',
)

const MONTHLY = phrases([
  [true, '/ mo|/ month|/ m|per month|a month|monthly|pcm|p / m|pm|each month|per mo|al mes|por mes|par mois|im monat'],
  [true, 'pro monat|monatlich|mensual|mensuel|mensuales|ao mes|/ mes|/ mois|/ monat|every month'],
])

// A dollar sign names no currency for sure, so it only says that the number is money.
const CURRENCIES = phrases<string>([
  ['', '$|usd|us $|dollar|dollars|bucks|usd $|dolares|dlls|r $|reais|rupees|inr|rs'],
  ['€', '€|eur|euro|euros'],
  ['£', '£|gbp|pound|pounds|quid'],
  ['₹', '₹'],
])
