import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter, Range } from '../filter.ts'
import type { Relative } from '../language/words.ts'
import { wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { said } from '../text/tokens.ts'
import { partOf } from './meaning.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { rangeOf } from './ranges.ts'
import { type Unit, unitAt } from './units.ts'

/** Numbers with their unit or sign: prices, rooms, areas, years, fees, parking. */
export function readAmounts(sentence: Sentence, at: number): Finding | undefined {
  const read = readQuantity(sentence.tokens, at)
  if (!read) return undefined
  const quantity = withUnit(read, sentence, at)
  const part = partOf(quantity, sentence, at)
  if (part === undefined) return undefined
  const { until } = quantity
  // A filter has no way to leave out one number from the middle.
  if (sentence.tokens[at - 1]?.text === 'not' && (quantity.kind === 'bare' || quantity.kind === 'exact'))
    return { from: at - 1, until, notUnderstood: said(sentence.words, sentence.all, at - 1, until) }
  const step = part === 'price' ? STEPS.get(sentence.tokens[until]?.text ?? '') : undefined
  if (step) return { from: at, until: until + 1, relative: step }
  const isBare =
    (quantity.kind === 'bare' || quantity.kind === 'exact') &&
    quantity.unit === undefined &&
    quantity.subject === undefined &&
    part !== 'price'
  const passed = passedOver(sentence, at, until)
  return { from: at, until, filter: filterOf(part, quantity, sentence), bare: isBare, ...passed }
}

/** "3 large bedrooms": what stands between a number and its unit and means something is told. */
function passedOver({ tokens, words, all }: Sentence, from: number, until: number): Pick<Finding, 'notUnderstood'> {
  const at = tokens.findIndex(({ text }, index) => index >= from && index < until && PASSED.has(text))
  return at < 0 ? {} : { notUnderstood: said(words, all, at, at + 1) }
}

const PASSED = wordSet('large big small spacious separate double private')

/** "100k more" is measured against what was shown. */
const STEPS = new Map<string, Relative>([
  ['more', 'dearer'],
  ['higher', 'dearer'],
  ['less', 'cheaper'],
  ['lower', 'cheaper'],
  ['cheaper', 'cheaper'],
])

function filterOf(part: RangePart, quantity: Quantity, sentence: Sentence): Filter {
  const range = rangeOf(part, quantity, sentence.year)
  // The dollar sign names no currency: most people mean their own by it.
  const currency = quantity.currency ? { currency: quantity.currency } : {}
  if (part === 'unitAreaPrice') return { unitAreaPrice: range, ...currency }
  if (part !== 'price') return { [part]: range }
  const isRent = quantity.monthly || quantity.subject === 'rent'
  return {
    price: times(range, isRent ? 1 : unsaid(quantity, sentence)),
    ...(isRent && { saleType: 'for_rent' as const }),
    ...currency,
  }
}

/** The magnitude that goes without saying: nobody buys a home for 500, or has a budget of 1.2. */
function unsaid({ scale, subject, low, high }: Quantity, { saleType }: Sentence): number {
  if (scale > 1 || saleType === 'for_rent') return 1
  if (high < 20 && (subject === 'price' || saleType === 'for_sale')) return 1_000_000
  return saleType === 'for_sale' && low >= 50 && high < 5_000 ? 1_000 : 1
}

const times = (range: Range, factor: number): Range => ({
  ...(range.min !== undefined && { min: range.min * factor }),
  ...(range.max !== undefined && { max: range.max * factor }),
})

/** "over 2000 sqft but less than 3000", "3 or more bedrooms but no more than 5" go on in the unit just said. */
function withUnit(quantity: Quantity, { all }: Sentence, at: number): Quantity {
  const { unit, subject, currency, scale, kind } = quantity
  const isBare = kind === 'bare' || kind === 'exact' || unit || subject || currency !== undefined || scale > 1
  const before = all[at - 1]?.text
  if (isBare || (before !== 'but' && before !== 'and')) return quantity
  for (let from = Math.max(0, at - 5); from < at - 1; from++) {
    const carried = unitAt(all, from)
    if (carried?.until === at - 1 && isLikely(carried.value, quantity)) return { ...quantity, unit: carried.value }
  }
  return quantity
}

const isLikely = ({ part }: Unit, { high }: Quantity) =>
  part === 'bedrooms' || part === 'bathrooms' ? high <= 20 : high >= 20
