import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../filter.ts'
import type { Relative } from '../language/words.ts'
import { skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { isCapital, originalText, type Token } from '../text/tokens.ts'
import { comparatorBefore } from './comparators.ts'
import { isLikePrice, withUnitCorrected, withUnitOfLimit } from './corrected.ts'
import { chargesAt } from './costs.ts'
import { denialBehind, turned } from './denials.ts'
import { type NumericConstraint, readQuantity } from './quantities.ts'
import { rangeOf } from './ranges.ts'
import { partOfSubject, type Unit, unitAt } from './units.ts'

/** Reads numbers with their unit or currency: prices, rooms, areas, years, fees, parking. */
export function readAmounts(sentence: Sentence, at: number): Finding | undefined {
  const measured = readMeasure(sentence, at)
  if (!measured) return undefined
  const { part, quantity } = measured
  const { until } = quantity
  const end = quantity.kind === 'min' || quantity.kind === 'max' ? denialBehind(sentence.tokens, until) : undefined
  if (end !== undefined)
    return { from: at, until: end, filter: filterOfMeasure({ part, quantity: turned(quantity) }, sentence) }
  const isPlain = quantity.kind === 'bare' || quantity.kind === 'exact'
  // In "below $4,750 less than 50 years old" the next limit begins.
  const step = part === 'price' && isPlain ? STEPS.get(sentence.tokens[until]?.text ?? '') : undefined
  if (step) return { from: at, until: until + 1, relative: step }
  const isBare =
    (quantity.kind === 'bare' || quantity.kind === 'exact') &&
    quantity.unit === undefined &&
    quantity.subject === undefined &&
    part !== 'price'
  const passed = passedOver(sentence, at, until)
  const isDollars = quantity.currency === '' && NO_DOLLARS.has(sentence.previous.currency ?? '')
  const drop = isDollars ? { drop: ['currency'] as const } : {}
  return { from: at, until, filter: filterOfMeasure(measured, sentence), bare: isBare, ...passed, ...drop }
}
/** Currencies that a dollar sign takes the place of. */
const NO_DOLLARS = new Set(['€', '£', '₹'])

/** A quantity at a token, and the part of the filter that it is about. */
export type Measured = { part: RangePart; quantity: NumericConstraint }

export function readMeasure(sentence: Sentence, at: number): Measured | undefined {
  const read = readQuantity(sentence.tokens, at)
  if (!read) return undefined
  const said = withUnitOfLimit(withUnitCorrected(read, sentence.all, at), sentence.previous)
  const quantity = withLimitBefore(withUnit(said, sentence, at), sentence, at)
  const monthly = read.monthly || hasCharges(quantity, sentence)
  const part = partOf({ ...quantity, monthly }, sentence, at)
  // Listings "older than 2 months" have been on the market for longer.
  const meant =
    part === 'daysOnMarket' && quantity.isDated ? { ...turned(quantity), strict: quantity.strict } : quantity
  return part && { part, quantity: { ...meant, monthly } }
}

/** "800 kalt", "900 utilities included": only a rent is said with its charges. */
const hasCharges = ({ high, unit, until }: NumericConstraint, { all }: Sentence): boolean =>
  unit === undefined && high >= LOWEST_RENT && high <= BETWEEN_RENT_AND_PRICE && chargesAt(all, until) !== undefined
const LOWEST_RENT = 100
/** Above any month's rent and below any home's price, in the currencies of most listings. */
export const BETWEEN_RENT_AND_PRICE = 20_000

/** "3 large bedrooms", "Kaltmiete 900": words within that have a meaning of their own are reported. */
function passedOver({ tokens, words, all }: Sentence, from: number, until: number): Pick<Finding, 'notUnderstood'> {
  const at = tokens.findIndex(({ text }, index) => index >= from && index < until && PASSED.has(text))
  return at < 0 ? {} : { notUnderstood: originalText(words, all, at, at + 1) }
}

const PASSED = wordSet('large big small spacious separate double private kaltmiete nettokaltmiete')

/** "100k more" is relative to the listings shown before. */
const STEPS = new Map<string, Relative>([
  ['more', 'dearer'],
  ['higher', 'dearer'],
  ['less', 'cheaper'],
  ['lower', 'cheaper'],
  ['cheaper', 'cheaper'],
])

/** The filter that a quantity asks for. */
export function filterOfMeasure({ part, quantity }: Measured, sentence: Sentence): Filter {
  const range = rangeOf(part, quantity, sentence.year)
  // The dollar sign does not name a currency: most people mean their own.
  const currency = quantity.currency ? { currency: quantity.currency } : {}
  if (part === 'unitAreaPrice') return { unitAreaPrice: range, ...currency }
  if (part !== 'price') return { [part]: range }
  const isRent = quantity.monthly || quantity.subject === 'rent'
  return {
    price: times(range, isRent ? 1 : isCutShort(quantity, sentence) ? 1_000 : unsaid(quantity, sentence)),
    ...(isRent && { saleType: 'for_rent' as const }),
    ...currency,
  }
}

/** "$500,00": English writes no cents after a comma, and no home costs that little, so a zero is missing. */
const isCutShort = ({ until }: NumericConstraint, { tokens, language, saleType }: Sentence): boolean =>
  language === 'en' && saleType !== 'for_rent' && /^\$?[1-9]\d{1,2},00$/.test(tokens[until - 1]?.raw ?? '')

/** The magnitude left unsaid: a price of 500 or 1.2 means thousands or millions. */
function unsaid(quantity: NumericConstraint, { saleType, previous }: Sentence): number {
  const { scale, subject, low, high } = quantity
  if (scale > 1 || saleType === 'for_rent') return 1
  if (isFractionOfMillions(quantity) || isLikePrice(quantity, previous)) return 1_000_000
  if (high < 20 && (subject === 'price' || saleType === 'for_sale')) return 1_000_000
  return saleType === 'for_sale' && low >= 50 && high < 5_000 ? 1_000 : 1
}

/** "Up to 1.1" counts no rooms, "at least 2.5" may count baths. */
const isFractionOfMillions = ({ kind, scale, unit, high }: NumericConstraint): boolean =>
  scale === 1 && unit === undefined && high < 20 && !Number.isInteger(kind === 'max' ? high : high * 2)

const times = (range: Range, factor: number): Range => ({
  ...(range.min !== undefined && { min: range.min * factor }),
  ...(range.max !== undefined && { max: range.max * factor }),
})

/**
 * "over 2000 sqft but less than 3000", "3 or more bedrooms but no more than 5": a number takes the unit of the one
 * before.
 */
function withUnit(quantity: NumericConstraint, { all }: Sentence, at: number): NumericConstraint {
  const { unit, subject, currency, scale, kind } = quantity
  const isBare = kind === 'bare' || kind === 'exact' || unit || subject || currency !== undefined || scale > 1
  const before = all[at - 1]?.text
  if (isBare) return quantity
  const ahead = unitAhead(quantity, all)
  if (ahead) return { ...quantity, unit: ahead }
  if (before !== 'but' && before !== 'and') return quantity
  for (let from = Math.max(0, at - 5); from < at - 1; from++) {
    const carried = unitAt(all, from)
    if (carried?.until === at - 1 && isLikely(carried.value, quantity)) return { ...quantity, unit: carried.value }
  }
  return quantity
}

/** "At least 2 baths and 4 beds": what begins the list holds for all of it. In "2+ baths and 4 beds" it belongs to its number. */
function withLimitBefore(quantity: NumericConstraint, { all }: Sentence, at: number): NumericConstraint {
  const part = quantity.unit?.part
  if (
    quantity.kind !== 'bare' ||
    part === undefined ||
    !COUNTED_TOGETHER.has(part) ||
    !LISTING.has(all[at - 1]?.text ?? '')
  )
    return quantity
  for (let from = Math.max(0, at - LONGEST_LIMIT); from < at - 2; from++) {
    if (comparatorBefore(all, from)?.value.kind !== 'min') continue
    const before = readQuantity(all, from)
    const isOther = before?.unit !== undefined && before.unit.part !== part && COUNTED_TOGETHER.has(before.unit.part)
    if (before?.kind === 'min' && isOther && skipWords(all, before.until, OF_SPACE) === at - 1)
      return { ...quantity, kind: 'min' }
  }
  return quantity
}
const COUNTED_TOGETHER = new Set<RangePart>(['bedrooms', 'bathrooms', 'area', 'lotArea'])
const LISTING = wordSet('and , und y e et with')
/** "120 square metres of living space" */
const OF_SPACE = wordSet('of living space area floor')
/** Tokens of a limit such as "a minimum of three full baths". */
const LONGEST_LIMIT = 10

/** "At least 1500 but no more than 2000 square feet": the unit stands behind the second limit. */
function unitAhead(quantity: NumericConstraint, all: Sentence['all']): Unit | undefined {
  const joining = all[quantity.until]?.text
  if (joining !== 'but' && joining !== 'and') return undefined
  const next = readQuantity(all, quantity.until + 1)
  const isLimit = next?.kind === 'min' || next?.kind === 'max'
  return isLimit && next.unit && next.unit.kind === undefined && isLikely(next.unit, quantity) ? next.unit : undefined
}

const isLikely = ({ part }: Unit, { high }: NumericConstraint) =>
  part === 'bedrooms' || part === 'bathrooms' ? high <= 20 : high >= 20

/** The part that a quantity at a token is about: by its unit, else its subject, else because it is money. */
function partOf(quantity: NumericConstraint, sentence: Sentence, at: number): RangePart | undefined {
  const { unit, subject, low } = quantity
  const { asked, all, previous, saleType } = sentence
  // "The first one - hoa?" states no fee, "the rental one" no rent.
  if ((unit?.part ?? subject) === 'hoa' && all[at]?.text === 'one') return undefined
  if (subject === 'rent' && all[quantity.until - 1]?.text === 'one') return undefined
  if (unit) return partOfUnit(unit, quantity, sentence)
  if (subject === 'yearBuilt') return isYear(low) ? subject : undefined
  if (subject === 'hoa') return subject
  // "For sale for 500000" is a price: read again without the subject.
  if (subject === 'daysOnMarket' && low > LONGEST_WAIT) return undefined
  if (subject === 'unitAreaPrice' || subject === 'squareMetrePrice') return 'unitAreaPrice'
  const isMoney = quantity.currency !== undefined || quantity.scale >= 1000 || (quantity.monthly && low >= 50)
  const isPrice = subject === 'price' || subject === 'rent'
  // "land under $90k": the word before does not go with money, so the amount is read again without it.
  if (subject && (isMoney ? !isPrice : subject === 'listed')) return undefined
  if (isMoney || isPrice) return 'price'
  if (subject && subject !== 'listed') return partOfSubject(subject)
  if (asked === 'area' || asked === 'yearBuilt') return barePart(quantity, sentence, at)
  if (isYears(quantity, sentence) || isYearAlone(quantity, sentence, at)) return 'yearBuilt'
  const isCompared = quantity.kind !== 'bare' && quantity.kind !== 'exact'
  const isInTalk = saleType !== 'for_rent' && asked !== 'bathrooms' && Object.keys(previous).length > 0
  if (isCompared && isInTalk && (isFractionOfMillions(quantity) || isLikePrice(quantity, previous))) return 'price'
  if (quantity.kind === 'around' && isStreet(sentence.tokens, quantity.until)) return undefined
  if (isCompared && low >= LEAST_AREA && low < 10_000 && saysSize(sentence.all, at, quantity.until)) return 'area'
  if (low >= 10_000 || (low >= 300 && isCompared)) return 'price'
  // "Condos under 250", where other languages may mean square metres
  const isEnded = !/^\p{L}/u.test(all[quantity.until]?.text ?? '') || NUMBERED.has(all[quantity.until]?.text ?? '')
  if (quantity.kind === 'max' && low >= LEAST_AREA && isEnded && sentence.language === 'en') return 'price'
  return barePart(quantity, sentence, at)
}

/** "Bigger than 1800" is no price. */
const saysSize = (tokens: Token[], from: number, until: number): boolean =>
  tokens.slice(from, until).some(({ text }) => SIZES.has(text))
const SIZES = wordSet('bigger larger smaller')
/** The smallest area that anybody says without its unit. */
const LEAST_AREA = 100

function partOfUnit(
  unit: Unit,
  { subject, low, kind }: NumericConstraint,
  { year, saleType, all }: Sentence,
): RangePart | undefined {
  if (unit.kind === 'decade') return isYear(low) || (low < 100 && subject === 'yearBuilt') ? 'yearBuilt' : undefined
  if (unit.kind === 'year') return isYear(low) ? 'yearBuilt' : undefined
  // "For rent for less than 2 years" is a lease term; a rental "of less than 48 years" has an age.
  const isTerm = (saleType === 'for_rent' && low <= LONGEST_TERM) || all.some(({ text }) => LEASE.test(text))
  // "Homes under 10 years" means their age, as other languages say it.
  if (unit.kind === 'period' && unit.part === 'yearBuilt' && year !== undefined && kind !== 'bare' && !isTerm)
    return unit.part
  if (unit.kind === 'period' && unit.part === 'daysOnMarket' && subject === 'yearBuilt') return unit.part
  if (unit.kind === 'period' && (!subject || partOfSubject(subject) !== unit.part)) return undefined
  if (unit.part === 'yearBuilt') return year === undefined ? undefined : unit.part
  if (unit.part === 'area' && subject === 'lotArea') return subject
  return unit.part
}

/** In years; up to this, years with a rental are read as a lease term. */
const LONGEST_TERM = 5
const LEASE = /^(lease|leases|contract|contrato|bail|mietvertrag|mortgage|loan|hypothek|hipoteca|warranty)$/

/** A lone number is about what was asked, or corrects the previous filter. */
function barePart(
  quantity: NumericConstraint,
  { all, asked, previous, saleType }: Sentence,
  at: number,
): RangePart | undefined {
  const next = all[quantity.until]?.text ?? ''
  const isRental = saleType === 'for_rent' && asked === undefined && quantity.kind === 'bare'
  // "1500 Pine St" is an address.
  if (isRental && quantity.low >= LEAST_RENT && !isCapital(all[quantity.until])) return 'price'
  // "Rather with four"
  const before = all[all[at - 1]?.text === 'with' ? at - 2 : at - 1]?.text ?? ''
  if (/^\p{L}/u.test(next) && !AFTER_BARE.has(next) && !NUMBERED.has(next)) return undefined
  // In "four.8" the rest is a typing error.
  if (before === '.' && all[at - 1]?.to === all[at]?.from) return undefined
  if (all[at]?.text === 'one' && (NUMBERED.has(next) || !(before === '' || BEFORE_ONE.has(before)))) return undefined
  if (asked !== undefined && asked !== 'place') return partOfSubject(asked)
  // "At least 4" after a search with a number of rooms
  const isOnlyLimit = quantity.until === all.length && all.slice(0, at).every(({ text }) => BEFORE_ONE.has(text))
  const isLimit = isOnlyLimit && quantity.kind !== 'bare' && (previous.bedrooms ?? previous.bathrooms) !== undefined
  const isAlone = all.length <= 2 || isLimit || (all[at]?.text === 'about' && (before === 'how' || before === 'what'))
  const isCorrection =
    BEFORE_CORRECTION.has(before) || next === 'instead' || (isAlone && Object.keys(previous).length > 0)
  if (!isCorrection || quantity.low > 20 || !Number.isInteger(quantity.low * 2)) return undefined
  return previous.bathrooms && !previous.bedrooms ? 'bathrooms' : 'bedrooms'
}

/** "Near 3189 Copperleaf St" is an address. */
const isStreet = (tokens: Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 4).some(({ text }) => STREETS.has(text))
const STREETS = wordSet('st street ave avenue rd road dr drive ln lane blvd boulevard way ct court pl place')

/** Beside a rental, a number alone from here on is a rent. */
const LEAST_RENT = 300

/** "from 1920 to 1940" are years unless about rent; round numbers ("1800 to 2000") are more often a price. */
const isYears = ({ kind, low, high }: NumericConstraint, { saleType }: Sentence) =>
  kind === 'between' && isYear(low) && isYear(high) && saleType !== 'for_rent' && (low % 50 !== 0 || high % 50 !== 0)

/** "houses from 1987": a price would be rounder. */
const isYearAlone = ({ kind, low, until }: NumericConstraint, { all, saleType }: Sentence, at: number) =>
  kind === 'min' &&
  all[at]?.text === 'from' &&
  isYear(low) &&
  /^\d{4}$/.test(all[until - 1]?.raw ?? '') &&
  saleType !== 'for_rent' &&
  low % 50 !== 0

/** The most days on the market that anybody says without their unit. */
const LONGEST_WAIT = 730

const isYear = (value: number) => Number.isInteger(value) && value >= 1700 && value <= 2100

const AFTER_BARE = wordSet(
  'please is are will would should works work sounds sound and thanks thank then instead now do does seems suffice ok okay fine good enough it can may might but because since so por bitte merci gracias obrigado though',
)
/** "4 in Sunnyvale" is a number of rooms, "find me one in Sunnyvale" is not. */
const NUMBERED = wordSet('in of for at near with')
const BEFORE_ONE = wordSet(
  ', . ; just only want need have least think is be take or exactly then so say yes yeah ok okay',
)
/** What may stand before a lone number that corrects the search before. */
const BEFORE_CORRECTION = wordSet('it better actually to say meant sorry rather instead make want need mean')
