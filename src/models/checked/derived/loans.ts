import { fold } from '../../../search/text/fold.ts'

const PERCENT =
  /(\d{1,2}(?:[.,]\d{1,3})?)\s?(?=(?:[-–]|to |bis |a |à )\s?\d{1,2}(?:[.,]\d{1,2})?\s?%|%|percent|prozent|por ?cien\p{L}*|pour cent|por cento)/giu
/** Maximum number of percentages and terms of a text that are tried. */
const TRIED_MAX = 8

/** The percentages of a text as shares: 0.2 for "20%". */
export const sharesIn = (text: string): number[] =>
  [...text.matchAll(PERCENT).take(TRIED_MAX)].map(([, share = '']) => Number(share.replace(',', '.')) / 100)

const TERM = /(?<![\d.,])(\d{1,2})[\s-]?(?:years?|yrs?|jahren?|ans|anos)(?!\p{L})/gu
/** Loans run for so many years. Shorter and longer times are of something else, such as a warranty or a home's age. */
const TERM_MIN = 5
const TERM_MAX = 50
/** Rates of interest are lower, as shares. */
const RATE_MAX = 0.15
const PAYMENTS_A_YEAR = 12

function termsIn(text: string): number[] {
  const years = [...fold(text).matchAll(TERM)].map(([, digits = '']) => Number(digits))
  return [...new Set(years.filter((term) => term >= TERM_MIN && term <= TERM_MAX))].slice(0, TRIED_MAX)
}

/** The monthly payments, as shares of a price, for every loan with a down payment, a rate and a term that a text states. */
export function paymentsIn(text: string): number[] {
  const shares = [...new Set(sharesIn(text))]
  const rates = shares.filter((share) => share > 0 && share < RATE_MAX)
  const loans = [1, ...shares.map((share) => 1 - share)]
  const terms = rates.length === 0 ? [] : termsIn(text)
  const payments = rates.flatMap((rate) =>
    terms.map((years) => annuity(rate / PAYMENTS_A_YEAR, years * PAYMENTS_A_YEAR)),
  )
  return payments.flatMap((payment) => loans.map((loan) => loan * payment))
}

/** The share of a sum that is paid in each period until nothing is left of it and its interest. */
const annuity = (rate: number, periods: number): number => rate / (1 - (1 + rate) ** -periods)
