import { type ByLanguage, inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Claim } from '../claims/claims.ts'
import type { Kind } from '../claims/patterns.ts'
import type { RoundedNumber } from '../claims/rounded-number.ts'
import { speaksOfFee } from '../context/field-words.ts'
import { periodBehind } from '../periods.ts'
import { fits } from '../truth/tolerance.ts'
import { numbersOfKind, type Truth } from '../truth/truth.ts'
import { comparedHomes, homesIn } from './compared-homes.ts'
import { DIFFERS_AFTER, IN_A_YEAR, WITHIN } from './derivation-words.ts'

export type Difference = {
  claim: Claim
  after: string
  sentence: string
  amount: RoundedNumber
  /** amounts of the person, such as a budget */
  asked: ReadonlySet<number>
  groups: () => (readonly Truth[])[]
}

/**
 * Whether an amount is the difference of two homes' values, or twelve times that of two rents or fees if it is one of a year. "Within $4,000
 * of each other" is said of homes that differ by less, too.
 */
export function isDifference(said: Difference, truths: Truth[]): boolean {
  const { claim, sentence, amount, asked, groups } = said
  const isMoney = claim.kind === 'money'
  const isOfFees = isMoney && speaksOfFeeHere(said, truths)
  return comparedHomes({ claim, sentence, isOfFees }, truths, groups).some((homes) => {
    const values = valuesOf(claim.kind, homes)
    const fees = isOfFees ? homes.flatMap(feeOf) : []
    if (WITHIN.test(fold(sentence)) && homes.length === 2)
      return [values, fees].some((some) => some.length > 1 && spreadOf(some) <= amount.value + amount.slack)
    const others = isMoney ? [...values, ...homes.flatMap(estimateOf), ...asked] : values
    const isRented = homes.every(({ listing }) => listing.SaleType === 'for_rent')
    return (
      isOne(differencesOf(values, others), monthsOf(said, isRented), amount) ||
      isOne(differencesOf(fees, fees), monthsOf(said, true), amount)
    )
  })
}

const isOne = (differences: number[], months: number[], amount: RoundedNumber): boolean =>
  differences.some((value) => months.some((count) => fits(count * value, amount)))

/** Of how many months a difference may be. `isMonthly`: whether its values are those of a month. */
function monthsOf({ claim, after, sentence }: Difference, isMonthly: boolean): number[] {
  if (claim.kind !== 'money' || !IN_A_YEAR.test(fold(sentence))) return [1]
  if (!isMonthly) return [1, MONTHS_A_YEAR]
  const next = fold(after)
  const period = periodBehind(next) ?? periodBehind(next.replace(DIFFERS_AFTER, ''))
  if (period === 'month') return [1]
  const { before, behind } = clauseOf(claim, sentence)
  const isOfYear = period === 'year' || IN_A_YEAR.test(fold(`${before.at(-1)} ${behind}`))
  return isOfYear ? [MONTHS_A_YEAR] : [1, MONTHS_A_YEAR]
}
const MONTHS_A_YEAR = 12

/** Whether the clause of an amount speaks of a fee; one that names nothing itself goes on from the clauses before it. */
function speaksOfFeeHere({ claim, after, sentence }: Difference, truths: Truth[]): boolean {
  if (!speaksOfFee(fold(sentence))) return false
  const { before, behind } = clauseOf(claim, sentence)
  const own = `${before.at(-1)} ${behind}`
  if (PRICES.test(fold(own))) return false
  if (speaksOfFee(fold(own)) || periodBehind(fold(after)) === 'month') return true
  const [opening = '', start = ''] = before.length > 1 ? before.slice(-2) : ['', before[0]]
  const isOfItself = COSTING.test(fold(own)) || homesIn(start, truths).length > 0
  if (isOfItself) return OPENING.test(fold(opening)) && speaksOfFee(fold(opening))
  const told = before.slice(0, -1).findLast((text) => speaksOfFee(fold(text)) || COSTING.test(fold(text)))
  return told !== undefined && speaksOfFee(fold(told)) && !PRICES.test(fold(told))
}

/** The clauses of a sentence up to an amount, the last of them its own, and the rest of its own behind it. */
function clauseOf({ from, until }: Claim, sentence: string): { before: string[]; behind: string } {
  const before = sentence.slice(0, from).split(BEGINS_CLAUSE)
  return { before, behind: sentence.slice(until).split(ENDS_CLAUSE)[0] ?? '' }
}
const BUT = inAnyLanguage({
  en: 'but|while|whereas|though',
  es: 'pero|mientras',
  fr: 'mais|tandis',
  de: 'aber|während',
  pt: 'mas|enquanto',
})
const AND = inAnyLanguage({ en: 'and', es: 'y', fr: 'et', de: 'und', pt: 'e' })
const IS = inAnyLanguage({ en: 'is|costs?', es: 'es|cuesta', fr: 'est|coûte', de: 'ist|kostet', pt: 'é|custa' })
/** Behind an amount and what is said of it, "and" begins another clause. */
const AND_BEHIND_AMOUNT = String.raw`(?<=(?:[$€£]\s?\d[\d.,]*|\d\s?[$€£])\s(?:\p{L}+\s){0,4})(?:${AND})(?!\p{L})`
const BEGINS_CLAUSE = new RegExp(
  String.raw`[,;](?!\d)|[(–—]|${AND_BEHIND_AMOUNT}|(?<!\p{L})(?:${BUT}|(?:${AND})(?=\s(?:it\s)?(?:${IS})\s))(?!\p{L})`,
  'iu',
)
const ENDS_CLAUSE = new RegExp(String.raw`[,;](?!\d)|[()–—]|\.\s|(?<!\p{L})(?:${BUT}|${AND})(?!\p{L})`, 'iu')

const words = (of: ByLanguage<string>): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${inAnyLanguage(of)})(?!\p{L})`, 'u')
const PRICES = words({
  en: 'prices?|asking',
  es: 'precios?',
  fr: 'prix',
  de: 'preise?|kaufpreise?|preisunterschied',
  pt: 'precos?',
})
const COSTING = words({
  en: 'prices?|costs?|priced|listed|cheaper|(?:more|less) expensive|pricier',
  es: 'precios?|cuestan?|mas (?:car|barat)[oa]s?',
  fr: 'prix|coutent|coute|(?:plus|moins) cheres?|(?:plus|moins) cher',
  de: 'preise?|kostet|kosten|gunstiger|billiger|teurer',
  pt: 'precos?|custam?|mais (?:car|barat)[oa]s?',
})
/** "In terms of HOA dues, 9 Oak Ave is $60 cheaper." */
const OPENING =
  /^\P{L}*(?:for|in|on|as for|regarding|when it comes to|looking at|beim?|was|en|en cuanto|para|pour|cote|au niveau|quanto|em)(?!\p{L})/u

const differencesOf = (some: number[], others: number[]): number[] =>
  some.flatMap((one) => others.map((other) => Math.abs(one - other)))
const spreadOf = (values: number[]): number => Math.max(...values) - Math.min(...values)

/** What a home costs each month besides its price, 0 if it is known to be nothing. */
const feeOf = (truth: Truth): number[] => numbersOfKind(truth, 'money', { fields: ['hoa'] })

const estimateOf = ({ money }: Truth): number[] => [money().estimate].filter((value) => value !== undefined)

export const valuesOf = (kind: Kind, truths: readonly Truth[]): number[] =>
  truths.flatMap((truth) => numbersOfKind(truth, kind, { fields: ['price'] }).slice(0, 1))
