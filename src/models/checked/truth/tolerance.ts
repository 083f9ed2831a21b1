import { type Claim, isDecade } from '../claims/claims.ts'
import type { RoundedNumber } from '../claims/rounded-number.ts'
import type { Comparison } from '../context/comparisons.ts'
import { inSquareFeet } from './truth.ts'

/** The relative tolerance of "about". */
const ABOUT = 0.05
/** The tolerance of "about" a year. */
const YEARS = 5

/** The relative tolerance of an area in another unit than the listing's. */
const CONVERTED = 0.01
/** The relative tolerance of an area in the listing's unit. */
const ROUNDED = 0.0005

/** The amount of a claim, with how far the true value may be from it; areas in square feet. */
export function amountOf({ amount, kind, unit, text }: Claim, comparison: Comparison): RoundedNumber {
  const { value, slack } = amount ?? { value: Number.NaN, slack: 0 }
  if (kind === 'year' && comparison === 'about') return { value, slack: Math.max(slack, YEARS) }
  // "Two thousand" is exact.
  if (kind === 'year' && !isDecade({ text })) return { value, slack: 0 }
  const tolerance = comparison === 'about' ? ABOUT : 0
  if (kind !== 'area' || unit === undefined) return { value, slack: Math.max(slack, value * tolerance) }
  const feet = inSquareFeet(value, unit)
  // "0.04 hectares" is rounded.
  const decimals = /[.,](\d{1,2})\D*$/.exec(text)?.[1]?.length
  const rounding = decimals === undefined ? 0 : inSquareFeet(10 ** -decimals / 2, unit)
  return {
    value: feet,
    slack: Math.max(
      inSquareFeet(slack, unit),
      rounding,
      feet * Math.max(tolerance, unit === 'feet' ? ROUNDED : CONVERTED),
    ),
  }
}

/** Whether a value is the one that an amount states. */
export const fits = (value: number, amount: RoundedNumber): boolean => Math.abs(value - amount.value) <= amount.slack

/** Tells whether a value keeps the limit that a claim states: "under $800,000" holds for lower prices. */
export const limitTest =
  (comparison: Comparison, { value: limit }: RoundedNumber) =>
  (value: number): boolean =>
    comparison === 'atMost' ? value <= limit : comparison === 'atLeast' && value >= limit
