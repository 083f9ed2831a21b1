import { squareFeet } from '../../../contract/listings/area.ts'
import { valueOf } from '../../../search/numbers/words/number-words.ts'
import { fold } from '../../../search/text/fold.ts'
import { AREA_UNITS, type Claim, claimsIn } from '../claims/claims.ts'
import type { Kind } from '../claims/patterns.ts'
import type { RoundedNumber } from '../claims/rounded-number.ts'
import { COUNT_WORDS } from '../claims/spelled-numbers.ts'
import { ANY_UNIT } from '../claims/wording.ts'
import { isPerArea, PER_AREA } from '../context/field-words.ts'
import { inPeriod, type Period, periodBehind, withoutPeriod } from '../periods.ts'
import { inSquareFeet, type Truth } from '../truth/truth.ts'
import {
  DIFFERENCES,
  DIFFERS_AFTER,
  DIFFERS_BEFORE,
  IN_ALL,
  IN_THE_MEAN,
  OF_MONTH,
  OF_SEVERAL,
  REMAINS,
  ROOMS_REMAIN_AFTER,
  ROOMS_REMAIN_BEFORE,
  YEARLY,
} from './derivation-words.ts'
import { isDifference, valuesOf } from './differences.ts'
import { paymentsIn, sharesIn } from './loans.ts'
import { isStatedPrice } from './stated-price.ts'

/**
 * Amounts that answers calculate from those of listings: differences, sums, means, prices per area, sums of a year, parts in percent.
 * `asked`: amounts of the person, such as a budget.
 */
type Calculated = {
  claim: Claim
  claims: Claim[]
  /** what was said before the sentence, and what its column is called if it is a row */
  recent: string
  column: string
  before: string
  after: string
  sentence: string
  amount: RoundedNumber
  asked: ReadonlySet<number>
  scope: Truth[]
  groups: () => (readonly Truth[])[]
}

const UNIT_AFTER = new RegExp(String.raw`^[\s*_-]*(?:${ANY_UNIT})`, 'i')
const COUNTED_KINDS = new Set<Kind>(['beds', 'baths', 'parking'])
/** Maximum number of factors of a sentence that are tried, and of values of which sums of two are tried. */
const FACTORS_MAX = 8
const PAIRS_MAX = 20

/** Whether an amount is calculated from those of these listings. */
export function isDerived(calculated: Calculated, truths: Truth[]): boolean {
  const { claim, column, before, after, amount, scope } = calculated
  const [said, next] = [fold(before), fold(after.replace(UNIT_AFTER, ''))]
  const isAbout = (tolerance: number) => (value: number) =>
    Math.abs(value - amount.value) <= Math.max(amount.slack, tolerance)
  const values = valuesOf(claim.kind, truths)
  const whole = fold(calculated.sentence)
  const isCounted = COUNTED_KINDS.has(claim.kind)
  if (isCounted && (ROOMS_REMAIN_BEFORE.test(said) || ROOMS_REMAIN_AFTER.test(next)))
    return valuesOf(claim.kind, scope).some((value) => value > amount.value)
  const isRemainder = !isCounted && REMAINS.test(whole)
  const differs =
    isRemainder ||
    DIFFERS_AFTER.test(withoutPeriod(next)) ||
    (column !== '' && DIFFERENCES.test(fold(column))) ||
    DIFFERS_BEFORE.test(said)
  if (differs && isDifference(calculated, truths)) return true
  if (claim.kind === 'money' && isOfMoney(truths, { ...calculated, said, next, whole }, isAbout)) return true
  if (IN_THE_MEAN.test(whole) && values.length > 1) return isAbout(amount.value / 100)(sum(values) / values.length)
  if (OF_SEVERAL.test(whole) && sumsOfSeveral(values).some(isAbout(0))) return true
  const isSum = IN_ALL.test(whole) || OF_SEVERAL.test(whole)
  if (claim.kind !== 'money' || !(isSum || EQUALS.test(before))) return false
  const sums = isSum ? truths.flatMap(sumsOfOne) : []
  return [...sums, ...sumsOfSaid(calculated)].some(isAbout(1))
}

/** "$2,400 + $1,200 = $3,600" */
const EQUALS = /[=≈]\W*$/
/** Maximum number of amounts that are summed up. */
const TERMS_MAX = 8

/** The sums of the last two, the last three … amounts that were said before. */
function sumsOfSaid({ claim, claims, recent }: Calculated): number[] {
  const before = [...claimsIn(recent), ...claims.filter(({ until }) => until <= claim.from)]
  const amounts = before
    .flatMap(({ kind, amount }) => (kind === 'money' && amount ? amount.value : []))
    .slice(-TERMS_MAX)
  return amounts.map((_, at) => sum(amounts.slice(at))).slice(0, -1)
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)

/** The sum of all values, and of every two of the last ones. */
function sumsOfSeveral(values: number[]): number[] {
  const few = values.slice(-PAIRS_MAX)
  return [sum(values), ...few.flatMap((one, at) => few.slice(at + 1).map((other) => one + other))]
}

/** What one home costs in several fields, also with one further amount that its description states. */
function sumsOfOne(truth: Truth): number[] {
  const { price = 0, hoa = 0, deposit = 0 } = truth.money()
  const sums = [price + deposit, price + hoa, price + hoa + deposit]
  return [...sums, ...statedAmounts(truth).flatMap((further) => sums.map((one) => one + further))]
}

/** The amounts of money that a home's description states. */
const statedAmounts = ({ textClaims }: Truth): number[] =>
  textClaims().flatMap(({ kind, amount }) => (kind === 'money' && amount !== undefined ? amount.value : []))

/** What a monthly amount is multiplied with, or divided by, folded: "12-month lease", "3x", "over five years", "two people". */
const FACTOR = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(\d{1,2}|${COUNT_WORDS.join('|')})(?:[ -](?:times|(month|monat|mois|mes)|(year|jahr|ans?\b|anos?\b)|(people|person|roommate|friends|ways|of you|pessoa))|x(?!\p{L})| ?[x×] ?[$€£])|(?<=[$€£\d] ?[x×] ?)\d{1,2}`,
  'gu',
)
/** Says that an amount is the share of one of several people, folded. "For two people" alone does not divide a rent. */
const SHARED =
  /\b(?:each(?! (?:month|year|week|day))|apiece|per (?:person|head|roommate)|split\w*|shar(?:e|ed|ing)\b|divid\w*|half|jede[rsm]?(?! (?:monat|jahr|woche))|pro (?:person|kopf)|geteilt|teil(?:en|t)|halfte|cada(?! (?:mes|ano|semana))|por (?:persona|pessoa)|dividi\w*|mitad|metade|chacune?|par (?:personne|tete)|partag\w*|moitie)\b/
/** Not "half a mile", "a half bath", "à deux pas". */
const HALVES =
  /\b(?:half(?![ -](?:(?:an? )?(?:mile|km|kilomet|acre|hour|block|dozen|million)|bath))|halfte|mitad|metade|moitie|zu zweit|a deux(?! pas\b)|between (?:the )?two(?! (?:and|or)\b)|durch zwei|(?:entre|por) (?:dos|dois|deux))\b/

/** `period`: of the amount. One of a month is not that of several. */
function factorsIn(whole: string, period: Period | undefined): number[] {
  const isShared = SHARED.test(whole)
  const factors = [...whole.matchAll(FACTOR).take(FACTORS_MAX)].flatMap(
    ([all, digits = all, months, years, sharers]) => {
      const count = valueOf(digits) ?? Number(digits)
      if (sharers !== undefined) return isShared ? 1 / count : []
      if (period === 'month' && (months ?? years) !== undefined) return []
      return years === undefined ? count : MONTHS_A_YEAR * count
    },
  )
  return isShared && HALVES.test(whole) ? [...factors, 1 / 2] : factors
}
const MONTHS_A_YEAR = 12

/** Said of what a person must earn, folded. */
const EARNED = /\b(?:income|earn\w*|salary|einkommen|verdien\w*|gehalt|ingresos|ganar|revenus?|salaire|renda|ganhar)\b/

type OfMoney = Calculated & Record<'said' | 'next' | 'whole', string>

function isOfMoney(
  truths: Truth[],
  { said, before, after, next, recent, column, sentence, whole, amount }: OfMoney,
  isAbout: (tolerance: number) => (value: number) => boolean,
): boolean {
  const isOfArea = isPerArea(before, after)
  if ((isOfArea || PER_AREA.test(whole)) && truths.flatMap(pricesPerArea).some(isAbout(1))) return true
  if (isOfArea) return false
  const rents = truths.flatMap(monthly)
  const period = periodBehind(next)
  if (YEARLY.test(said) && rents.some((value) => isAbout(0)(MONTHS_A_YEAR * value))) return true
  const isOfMonth = period === 'month' || OF_MONTH.test(`${fold(column)} ${whole}`)
  if (isOfMonth && truths.flatMap(monthlyOfStated).some(isAbout(1))) return true
  const periods = inPeriod(1, period ?? 'month')
  // What a month comes to in a week is rounded.
  const counts = period === undefined || period === 'month' ? [] : [1]
  const factors = [...counts, ...factorsIn(whole, period)].flatMap((factor) => periods.map((months) => months * factor))
  const text = `${recent}${sentence}`
  const shares = sharesIn(text)
  const needed = EARNED.test(whole) ? shares.flatMap((share) => periods.map((months) => months / share)) : []
  if ([...factors, ...needed].some((factor) => rents.some((value) => isAbout(1)(factor * value)))) return true
  const payments = paymentsIn(text)
  if (truths.some((truth) => monthlyCosts(truth, payments).some(isAbout(PAYMENT_TOLERANCE * amount.value)))) return true
  const prices = valuesOf('money', truths)
  const isPart = (from: string, tolerance: number): boolean =>
    sharesIn(from).some((share) =>
      prices.some((price) => [share * price, (1 - share) * price].some(isAbout(tolerance))),
    )
  // Of a share that was stated before, an amount near that part of a price may be a false price.
  return (isPart(sentence, amount.value / 100) || isPart(recent, 1)) && !isStatedPrice({ before, after }, truths)
}

/** How far a payment may be from the exact one: rates and sums are rounded before. */
const PAYMENT_TOLERANCE = 0.015

/** What a home costs each month with a loan of such payments, alone and with each of its extras. */
const monthlyCosts = (truth: Truth, payments: number[]): number[] =>
  valuesOf('money', [truth]).flatMap((price) =>
    payments.flatMap((payment) => [0, ...extrasOf(truth)].map((extra) => payment * price + extra)),
  )

/** What a home costs a month besides a loan: the fee, a twelfth of a stated amount such as taxes, or both. */
function extrasOf(truth: Truth): number[] {
  const { hoa = 0 } = truth.money()
  const taxes = statedAmounts(truth).map((value) => value / MONTHS_A_YEAR)
  return [hoa, ...taxes, ...taxes.map((value) => value + hoa)]
}

/** A twelfth of the amounts that a description states, also with the fee. */
const monthlyOfStated = (truth: Truth): number[] => extrasOf(truth).slice(1)

function pricesPerArea({ listing, money }: Truth): number[] {
  const { price } = money()
  const areas = [listing.BuildingArea, listing.LotArea].filter((area) => area > 0)
  if (price === undefined) return []
  return areas.flatMap((area) =>
    AREA_UNITS.map((unit) => (price * inSquareFeet(1, unit)) / squareFeet(area, listing.AreaUnit)),
  )
}

function monthly({ listing, money }: Truth): number[] {
  const { price, hoa } = money()
  return [hoa, listing.SaleType === 'for_rent' ? price : undefined].filter((value) => value !== undefined)
}
