import { fold } from '../../../search/text/fold.ts'

const PERCENT =
  /(\d{1,2}(?:[.,]\d{1,3})?)\s?(?=(?:[-–]|to |bis |a |à )\s?\d{1,2}(?:[.,]\d{1,2})?\s?%|%|percent|prozent|por ?cien\p{L}*|pour cent|por cento)/giu
/** Most percentages of a text that are tried. */
const PERCENT_MAX = 8

/** The percentages of a text as shares: 0.2 for "20%". */
export const sharesIn = (text: string): number[] =>
  [...text.matchAll(PERCENT).take(PERCENT_MAX)].map(([, share = '']) => Number(share.replace(',', '.')) / 100)

const TERM = /(?<![\d.,])(\d{1,2})[\s-]?(?:years?|yrs?|jahren?|jahre|ans|anos)(?!\p{L})/gu
/** Rates of interest are lower, as shares. */
const RATE_MAX = 0.15
const PAYMENTS_A_YEAR = 12
/** How far a payment may be from the exact one: rates and sums are rounded before. */
const TOLERANCE = 0.015

type Loan = {
  /** what the answer said, with the assumptions */
  text: string
  prices: number[]
  /** what may be paid besides each month */
  extras: number[]
}

/** Whether an amount is the monthly payment of a loan whose down payment, rate and term a text states. */
export function isPayment(amount: number, { text, prices, extras }: Loan): boolean {
  const shares = sharesIn(text)
  const rates = shares.filter((share) => share > 0 && share < RATE_MAX)
  const terms = [...fold(text).matchAll(TERM)].map(([, years = '']) => Number(years) * PAYMENTS_A_YEAR)
  const sums = prices.flatMap((price) => [1, ...shares.map((share) => 1 - share)].map((share) => share * price))
  return sums.some((sum) =>
    rates.some((rate) =>
      terms.some((payments) =>
        [0, ...extras].some((extra) => isNear(amount, paymentOf(sum, rate / PAYMENTS_A_YEAR, payments) + extra)),
      ),
    ),
  )
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE * other

/** An annuity: the same in each period, interest included. */
const paymentOf = (sum: number, rate: number, payments: number): number => (sum * rate) / (1 - (1 + rate) ** -payments)
