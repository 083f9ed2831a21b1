import { squareMetresOf } from '../../contract/listings/area.ts'
import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter } from '../filter.ts'
import { CORRECTING, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import type { Sentence } from '../text/sentence.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { comparatorBefore } from './comparators.ts'
import { isCompared, type NumericConstraint, readQuantity } from './quantities.ts'
import { isSettled } from './settled-limits.ts'
import { readAmount } from './spans.ts'
import { type Unit, unitAt } from './units.ts'

/** A quantity with the unit or limit that it leaves unsaid, since the words beside it or the search before have it. */
export function withImplied(quantity: NumericConstraint, sentence: Sentence, at: number): NumericConstraint {
  const corrected = withUnitCorrected(quantity, sentence.all, at)
  return withLimitBefore(withUnit(withUnitOfLimit(corrected, sentence, at), sentence, at), sentence, at)
}

const isYear = (value: number): boolean => value >= 1_800 && value <= 2_100

/** Whether nothing but a comparing word stands beside a number. */
const isNumberAlone = ({ unit, subject, currency, scale }: NumericConstraint): boolean =>
  unit === undefined && subject === undefined && currency === undefined && scale === 1

const PASSED = new Set([...CORRECTING, ...wordSet(', - i make that it or of let us say better')])

/** "No more than 650k, actually 620", "2 beds, no, 3": a bare number in place of another one counts the same. */
function withUnitCorrected(quantity: NumericConstraint, all: Token[], at: number): NumericConstraint {
  const { low, high } = quantity
  if (quantity.kind !== 'bare' || !isNumberAlone(quantity)) return quantity
  const end = skipBack(all, at, PASSED)
  if (!all.slice(end, at).some(({ text }) => CORRECTING.has(text))) return quantity
  for (let from = Math.max(0, end - LONGEST_CORRECTED); from < end; from++) {
    const before = readQuantity(all, from)
    if (before?.until !== end || (before.scale === 1 && before.unit === undefined)) continue
    const { scale: times, unit: counted } = before
    return mayReplace({ low: low * times, high: high * times }, before)
      ? { ...quantity, low: low * times, high: high * times, scale: times, unit: counted }
      : quantity
  }
  return quantity
}

/** Maximum number of tokens of the quantity that is corrected. */
const LONGEST_CORRECTED = 6

/** "More than 1000" after "a lot of at least 800 m²", where no price was said: a minimum in place of another one. */
function withUnitOfLimit(quantity: NumericConstraint, sentence: Sentence, at: number): NumericConstraint {
  const { previous } = sentence
  const { low } = quantity
  const isMinimum =
    quantity.kind === 'min' || (quantity.kind === 'bare' && isSettled(sentence, { from: at, until: quantity.until }))
  if (!isMinimum || !isNumberAlone(quantity) || previous.price) return quantity
  if (quantity.kind === 'bare' && previous.yearBuilt && isYear(low))
    return { ...quantity, unit: { part: 'yearBuilt', factor: 1, kind: 'year' } }
  const [part, ...others] = (['lotArea', 'area'] as const).filter((one) => previous[one]?.min !== undefined)
  if (part === undefined || others.length > 0) return quantity
  const least = previous[part]?.min ?? 0
  const metres = squareMetresOf(least)
  const known = metres ?? least
  // "Over 500" after 1,500 square feet is a price, and "over 1800" may be a rent.
  if (low < known / 2 || low > known * FARTHEST || previous.saleType === 'for_rent') return quantity
  return { ...quantity, unit: { part, factor: 1, ...(metres !== undefined && { isMetric: true }) } }
}

/** "Over 1.5" after homes of 1.2 million counts no baths. */
export function isLikePrice({ scale, unit, low, high }: NumericConstraint, { price = {} }: Filter): boolean {
  const known = price.max ?? price.below ?? price.min
  if (known === undefined || scale > 1 || unit !== undefined || Number.isInteger(high)) return false
  return mayReplace({ low: low * 1e6, high: high * 1e6 }, { low: known, high: known })
}

type Ends = { low: number; high: number }

/** Whether a number may be meant in place of another one. */
export const mayReplace = ({ low, high }: Ends, other: Ends): boolean =>
  low <= other.high * FARTHEST && high >= other.low / FARTHEST
/** How many times as much or as little it is at most. */
const FARTHEST = 4

/**
 * "over 2000 sqft but less than 3000", "3 or more bedrooms but no more than 5": a number takes the unit of the one
 * before.
 */
function withUnit(quantity: NumericConstraint, { all }: Sentence, at: number): NumericConstraint {
  if (!isCompared(quantity) || !isNumberAlone(quantity)) return quantity
  const ahead = unitAhead(quantity, all)
  if (ahead) return { ...quantity, unit: ahead }
  const before = all[at - 1]?.text
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
    !LISTING.has(wordAt(all, at - 1))
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

/** The magnitude left unsaid: a price of 500 or 1.2 means thousands or millions. */
export function impliedMagnitude(quantity: NumericConstraint, sentence: Sentence): number {
  if (isCutShort(quantity, sentence)) return 1_000
  const { saleType, previous } = sentence
  const { scale, subject, low, high } = quantity
  if (scale > 1 || saleType === 'for_rent') return 1
  if (isFractionOfMillions(quantity) || isLikePrice(quantity, previous)) return 1_000_000
  if (high < 20 && (subject === 'price' || saleType === 'for_sale')) return 1_000_000
  if (low < 50 || high >= 5_000) return 1
  return saleType === 'for_sale' || standsBesideThousands(quantity, sentence) ? 1_000 : 1
}

/** "500k, but could stretch to 550": thousands, as the amount beside it. */
const standsBesideThousands = ({ low, high, currency }: NumericConstraint, { all }: Sentence): boolean =>
  currency === undefined &&
  all.some((_, at) => {
    const other = readAmount(all, at)
    return other?.scale === 1_000 && low * 1_000 <= other.value * 2 && high * 1_000 >= other.value / 2
  })

/** "$500,00": English writes no cents after a comma, and no home costs that little, so a zero is missing. */
const isCutShort = ({ until }: NumericConstraint, { tokens, language, saleType }: Sentence): boolean =>
  language === 'en' && saleType !== 'for_rent' && /^\$?[1-9]\d{1,2},00$/.test(tokens[until - 1]?.raw ?? '')

/** "Up to 1.1" counts no rooms, "at least 2.5" may count baths. */
export const isFractionOfMillions = ({ kind, scale, unit, high }: NumericConstraint): boolean =>
  scale === 1 && unit === undefined && high < 20 && !Number.isInteger(kind === 'max' ? high : high * 2)
