import { squareMetresOf } from '../../contract/listings/area.ts'
import type { Filter } from '../filter.ts'
import { lexicon } from '../language/lexicon.ts'
import { skipBack, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import type { Token } from '../text/tokens.ts'
import { type NumericConstraint, readQuantity } from './quantities.ts'

/** Words by which somebody corrects what was just said. */
export const CORRECTING = wordSet(
  'no not sorry actually rather mean instead wait nein sondern lieber non plutot mejor melhor nao',
)
const PASSED = new Set([...CORRECTING, ...wordSet(', - i make that it or of let us say better')])

/** "No more than 650k, actually 620", "2 beds, no, 3": a bare number in place of another one counts the same. */
export function withUnitCorrected(quantity: NumericConstraint, all: Token[], at: number): NumericConstraint {
  const { kind, unit, subject, currency, scale, low, high } = quantity
  if (kind !== 'bare' || unit || subject || currency !== undefined || scale > 1) return quantity
  const end = skipBack(all, at, PASSED)
  if (!all.slice(end, at).some(({ text }) => CORRECTING.has(text))) return quantity
  for (let from = Math.max(0, end - LONGEST); from < end; from++) {
    const before = readQuantity(all, from)
    if (before?.until !== end || (before.scale === 1 && before.unit === undefined)) continue
    const { scale: times, unit: counted } = before
    return mayReplace({ low: low * times, high: high * times }, before)
      ? { ...quantity, low: low * times, high: high * times, scale: times, unit: counted }
      : quantity
  }
  return quantity
}

/** Most tokens of the quantity that is corrected. */
const LONGEST = 6

/** "More than 1000" after "a lot of at least 800 m²", where no price was said: a minimum in place of another one. */
export function withUnitOfLimit(quantity: NumericConstraint, previous: Filter): NumericConstraint {
  const { kind, unit, subject, currency, scale, low } = quantity
  if (kind !== 'min' || unit || subject || currency !== undefined || scale > 1 || previous.price) return quantity
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

/** "Give or take 50k" and "+/- 10 %" after "around 500k": how far from the price searched before a home may cost. */
export function readMargin(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, previous } = sentence
  const margin = lexicon.after(tokens, at)
  // "500k +/- 50k" is one amount.
  const isBehind = [1, 2, 3].some((back) => at >= back && (readQuantity(tokens, at - back)?.until ?? 0) > at)
  if (margin?.value !== 'plusMinus' || isBehind) return undefined
  const by = readQuantity(tokens, margin.until)
  if (by?.kind !== 'bare' || by.unit !== undefined) return undefined
  const isShare = tokens[by.until]?.text === '%'
  const until = isShare ? by.until + 1 : by.until
  const { min, max, below } = previous.price ?? {}
  const ends = [min, max ?? below].filter((end) => end !== undefined)
  const middle = ends.reduce((sum, end) => sum + end, 0) / ends.length
  const most = isShare ? (middle * by.low) / 100 : by.low
  const isMeant = ends.length > 0 && most < middle
  if (!isMeant) return notUnderstood(sentence, { from: at, until })
  return { from: at, until, filter: { price: { min: middle - most, max: middle + most } } }
}
