import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import type { Relative } from '../language/words.ts'
import { wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, originalText, type Sentence } from '../text/sentence.ts'
import { type TokenSpan, wordAt } from '../text/tokens.ts'
import { chargesAt } from './costs.ts'
import { denialBehind, turned } from './denials.ts'
import { impliedMagnitude, withImplied } from './implied.ts'
import { isCompared, type NumericConstraint, readQuantity } from './quantities.ts'
import { partOfQuantity } from './quantity-part.ts'
import { rangeOf } from './ranges.ts'
import { sideOfSettled } from './settled-limits.ts'
import { percentAt } from './units.ts'

/** Reads numbers with their unit or currency: prices, rooms, areas, years, fees, parking. */
export function readAmounts(sentence: Sentence, at: number): Finding | undefined {
  const measured = readMeasure(sentence, at)
  if (!measured) return undefined
  const { part, quantity } = measured
  const { until } = quantity
  const end = quantity.kind === 'min' || quantity.kind === 'max' ? denialBehind(sentence.tokens, until) : undefined
  if (end !== undefined) {
    const span = { from: at, until: end }
    if (!isReached(measured))
      return { ...span, filter: filterOfMeasure({ part, quantity: turned(quantity) }, sentence) }
    return { ...span, filter: hasLowerBudget(sentence, measured, span) ? {} : filterOfMeasure(measured, sentence) }
  }
  const isPlain = !isCompared(quantity)
  // In "below $4,750 less than 50 years old" the next limit begins.
  const step = part === 'price' && isPlain ? STEPS.get(wordAt(sentence.tokens, until)) : undefined
  if (step) return { from: at, until: until + 1, relative: step }
  const isBare = isPlain && quantity.unit === undefined && quantity.subject === undefined && part !== 'price'
  const passed = passedOver(sentence, { from: at, until })
  const isDollars = quantity.currency === '' && NO_DOLLARS.has(sentence.previous.currency ?? '')
  const drop = isDollars ? { drop: ['currency'] as const } : {}
  return { from: at, until, filter: filterOfMeasure(measured, sentence), bare: isBare, ...passed, ...drop }
}
/** Currencies that a dollar sign takes the place of. */
const NO_DOLLARS = new Set(['€', '£', '₹'])

/** "Up to 650k": of a price, its denial means an unwillingness to pay so much, and never a wish for dearer homes. */
export const isReached = ({ part, quantity }: Measured): boolean =>
  part === 'price' && quantity.kind === 'max' && !quantity.strict

/** Whether the budget is stated besides an amount that is not reached: "600k, we could not stretch to 650k". */
export function hasLowerBudget(
  { all, ...shared }: Sentence,
  { quantity }: Measured,
  { from, until }: TokenSpan,
): boolean {
  const whole = { ...shared, all, tokens: all }
  for (let at = 0; at < all.length; at++) {
    const stated = at >= from && at < until ? undefined : readMeasure(whole, at)
    if (stated === undefined) continue
    const { kind, high } = stated.quantity
    if (stated.part === 'price' && kind !== 'min' && high < quantity.low && high >= quantity.low / 2) return true
    at = stated.quantity.until - 1
  }
  return false
}

/** A quantity at a token, and the part of the filter that it is about. */
export type Measured = { part: RangePart; quantity: NumericConstraint }

/** Reads a quantity at a token, with the unit or limit that it leaves unsaid; undefined for a share in percent. */
export function readMeasure(sentence: Sentence, at: number): Measured | undefined {
  const read = readQuantity(sentence.tokens, at)
  if (!read || percentAt(sentence.tokens, read.until)) return undefined
  const quantity = withImplied(read, sentence, at)
  const monthly = read.monthly || hasCharges(quantity, sentence)
  const part = partOfQuantity({ ...quantity, monthly }, sentence, at)
  // Listings "older than 2 months" have been on the market for longer.
  const meant =
    part === 'daysOnMarket' && quantity.isDated ? { ...turned(quantity), strict: quantity.strict } : quantity
  const side =
    part && quantity.kind === 'bare' ? sideOfSettled(sentence, part, { from: at, until: quantity.until }) : undefined
  return part && { part, quantity: { ...meant, ...(side && { kind: side }), monthly } }
}

/** "800 kalt", "900 utilities included": only a rent is said with its charges. */
const hasCharges = ({ high, unit, until }: NumericConstraint, { all }: Sentence): boolean =>
  unit === undefined && high >= LOWEST_RENT && high <= BETWEEN_RENT_AND_PRICE && chargesAt(all, until) !== undefined
/** A smaller number is no rent of a month. */
const LOWEST_RENT = 100
/** Above any month's rent and below any home's price, in the currencies of most listings. */
export const BETWEEN_RENT_AND_PRICE = 20_000

/** "3 large bedrooms", "Kaltmiete 900": words within that have a meaning of their own are reported. */
function passedOver(sentence: Sentence, { from, until }: TokenSpan): Pick<Finding, 'notUnderstood'> {
  const at = sentence.tokens.findIndex(({ text }, index) => index >= from && index < until && PASSED.has(text))
  return at < 0 ? {} : { notUnderstood: originalText(sentence, { from: at, until: at + 1 }) }
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
    price: times(range, isRent ? 1 : impliedMagnitude(quantity, sentence)),
    ...(isRent && { saleType: 'for_rent' as const }),
    ...currency,
  }
}

const times = (range: Range, factor: number): Range => ({
  ...(range.min !== undefined && { min: range.min * factor }),
  ...(range.max !== undefined && { max: range.max * factor }),
})

/** "Give or take 50k" and "+/- 10 %" after "around 500k": how far from the price searched before a home may cost. */
export function readMargin(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, previous } = sentence
  const margin = lexicon.after(tokens, at)
  // "500k +/- 50k" is one amount.
  const isBehind = [1, 2, 3].some((back) => at >= back && (readQuantity(tokens, at - back)?.until ?? 0) > at)
  if (margin?.value !== 'plusMinus' || isBehind) return undefined
  const by = readQuantity(tokens, margin.until)
  if (by?.kind !== 'bare' || by.unit !== undefined) return undefined
  const share = percentAt(tokens, by.until)
  const until = share?.until ?? by.until
  const { min, max, below } = previous.price ?? {}
  const ends = [min, max ?? below].filter((end) => end !== undefined)
  const middle = ends.reduce((sum, end) => sum + end, 0) / ends.length
  const most = share ? (middle * by.low) / 100 : by.low
  const isMeant = ends.length > 0 && most < middle
  if (!isMeant) return notUnderstood(sentence, { from: at, until })
  return { from: at, until, filter: { price: { min: middle - most, max: middle + most } } }
}
