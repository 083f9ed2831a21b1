import { skipBack, wordSet } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { type NumericConstraint, readQuantity } from './quantities.ts'

/** Words by which somebody corrects what was just said. */
export const CORRECTING = wordSet('no sorry actually rather mean instead wait nein lieber plutot mejor melhor nao')
const PASSED = new Set([...CORRECTING, ...wordSet(', - i make that it or let us say better')])

/** "No more than 650k, actually 620", "2 beds, no, 3": a bare number in place of another one counts the same. */
export function withUnitCorrected(quantity: NumericConstraint, all: Token[], at: number): NumericConstraint {
  const { kind, unit, subject, currency, scale, low, high } = quantity
  if (kind !== 'bare' || unit || subject || currency !== undefined || scale > 1) return quantity
  const end = skipBack(all, at, PASSED)
  if (!all.slice(end, at).some(({ text }) => CORRECTING.has(text))) return quantity
  for (let from = Math.max(0, end - LONGEST); from < end; from++) {
    const before = readQuantity(all, from)
    if (before?.until !== end || (before.scale === 1 && before.unit === undefined)) continue
    const isLike = low * before.scale <= before.high * FARTHEST && high * before.scale >= before.low / FARTHEST
    const { scale: times, unit: counted } = before
    return isLike ? { ...quantity, low: low * times, high: high * times, scale: times, unit: counted } : quantity
  }
  return quantity
}

/** Tokens of the quantity that is corrected, and how many times as much or as little the new one is at most. */
const [LONGEST, FARTHEST] = [6, 4]
