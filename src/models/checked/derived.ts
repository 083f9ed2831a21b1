import type { ByLanguage } from '../../contract/languages.ts'
import { squareFeet } from '../../contract/listings/area.ts'
import { valueOf } from '../../search/numbers/number-words.ts'
import { fold } from '../../search/text/fold.ts'
import { AREA_UNITS, type Claim } from './claims/claims.ts'
import type { Kind } from './claims/patterns.ts'
import { COUNT_WORDS, type RoundedNumber } from './claims/rounded-number.ts'
import { ANY_UNIT, inAnyLanguage } from './claims/wording.ts'
import { isPerArea } from './context-words.ts'
import { fits } from './tolerance.ts'
import { inSquareFeet, numbersOfKind, type Truth } from './truth.ts'

/**
 * Amounts that answers calculate from those of listings: differences, sums, means, prices per area, sums of a year, parts in percent.
 * `asked`: amounts of the person, such as a budget.
 */
type Calculated = {
  claim: Claim
  before: string
  after: string
  sentence: string
  amount: RoundedNumber
  asked: ReadonlySet<number>
  scope: Truth[]
}

const UNIT_AFTER = new RegExp(String.raw`^[\s*_-]*(?:${ANY_UNIT})`, 'i')
/** Behind the amount by which two homes differ. */
const DIFFERENCE = inAnyLanguage({
  en: 'cheaper|less|fewer|more|extra|below|under|above|over|difference|lower|higher|larger|bigger|smaller|older|newer|apart|off',
  es: 'menos|mas|a menos|por debajo|por encima',
  fr: 'moins|plus|de moins|de plus|en dessous|sous|au-dessus',
  de: 'gunstiger|billiger|teurer|weniger|mehr|grosser|kleiner|unter|uber|unterschied',
  pt: 'menos|mais|a menos|a mais|abaixo|acima',
})
const DIFFERS_AFTER = new RegExp(String.raw`^\W{0,3}${DIFFERENCE}\b`)
/** Before that amount, with other words between. */
const DIFFERENCE_IS = inAnyLanguage({
  en: 'difference|gap',
  es: 'diferencia',
  fr: 'difference',
  de: String.raw`\w*unterschied|\w*differenz`,
  pt: 'diferenca',
})
/** Right before it. */
const BY = inAnyLanguage({
  en: 'by|sav(?:es?|ing)(?: you)?',
  es: String.raw`ahorra\w*`,
  fr: String.raw`economis\w*`,
  de: 'um',
  pt: String.raw`economis\w*|poupa\w*`,
})
const ABOUT = inAnyLanguage({
  en: 'about|around|roughly|nearly|almost|approximately|up to',
  es: 'unos|casi|cerca de',
  fr: 'environ|pres de',
  de: 'rund|etwa|ca|knapp|fast',
  pt: 'cerca de|quase',
})
const DIFFERS_BEFORE = new RegExp(String.raw`\b(?:${DIFFERENCE_IS}\b[^.;,\d]{0,30}|${BY})(?: ${ABOUT})?\W*$`)
const OF_SEVERAL = wholeWords({
  en: 'together|combined|sum|altogether|add(?:s|ed)? up',
  es: String.raw`juntos|juntas|suma\w*`,
  fr: 'ensemble|somme',
  de: 'zusammen|summe',
  pt: String.raw`juntos|juntas|soma\w*`,
})
/** Said of what one home costs in all. */
const IN_ALL = wholeWords({
  en: String.raw`total\w*|plus|move[- ]in|up[- ]?front|including|(?:with|and) (?:the )?(?:\w+ )?(?:fees?|deposit|hoa)`,
  es: String.raw`total\w*|mas`,
  fr: String.raw`total\w*|plus`,
  de: String.raw`total\w*|insgesamt|gesamt\w*`,
  pt: String.raw`total\w*|mais`,
})
const IN_THE_MEAN = wholeWords({
  en: String.raw`averag\w*|mean|median`,
  es: 'promedio|media|mediana',
  fr: 'moyenne|mediane',
  de: String.raw`durchschnitt\w*|im schnitt|mittel`,
  pt: 'media|mediana',
})

/** Before the name of a period: "a year", "im Monat". */
const PER = inAnyLanguage({ en: 'a|per|each|every', es: 'al|por', fr: 'par', de: 'im|pro', pt: 'por' })
/** Behind an amount of a year. */
const YEAR_AFTER = inAnyLanguage({
  en: 'year|yr|annum|annually',
  es: 'ano|anuales',
  fr: 'an',
  de: 'jahr|jahrlich',
  pt: 'ano|anuais',
})
const A_YEAR = new RegExp(String.raw`^\W{0,3}(?:(?:${PER}|for the) )?${YEAR_AFTER}\b`)
const IN_A_YEAR = wholeWords({
  en: 'year|annual|yearly',
  es: 'ano|anual',
  fr: 'par an',
  de: 'jahr|jahrlich',
  pt: 'ano|anual',
})
/** Before an amount of a year. */
const YEAR_BEFORE = inAnyLanguage({
  en: String.raw`annual\w*|yearly|year`,
  es: String.raw`ano|anual\w*`,
  fr: String.raw`annuel\w*`,
  de: String.raw`jahrlich\w*|jahr|jahres\w+`,
  pt: String.raw`ano|anual\w*`,
})
const YEARLY = new RegExp(String.raw`\b${YEAR_BEFORE}\b[^.;,]{0,24}$`)
/** Behind an amount of a month. */
const MONTH_AFTER = inAnyLanguage({ en: String.raw`month|mo\b`, es: 'mes', fr: 'mois', de: 'monat', pt: 'mes' })
const A_MONTH = new RegExp(String.raw`^\W{0,3}(?:${PER} )?${MONTH_AFTER}`)
/** Before what differs by so much: "$275 a month cheaper". */
const A_PERIOD = new RegExp(`${A_MONTH.source}|${A_YEAR.source}`)
const PERCENT =
  /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?=(?:[-–]|to |bis |a |à )\s?\d{1,2}(?:[.,]\d{1,2})?\s?%|%|percent|prozent|por ?cien\p{L}*|pour cent|por cento)/giu
/** Said of what is left of a budget, or of the rooms of a home. */
const LEFT = inAnyLanguage({
  en: String.raw`to spare|(?<!\bthe )left(?= over| for|\W*$)|still have|leav(?:es?|ing)|remain\w*`,
  es: String.raw`sobra\w*|quedan?|resta|restan`,
  fr: 'reste|restent',
  de: String.raw`ubrig|bleib\w*`,
  pt: String.raw`sobra\w*|resta|restam`,
})
const REMAINING = String.raw`${LEFT}\b`
const REMAINS = new RegExp(String.raw`\b${REMAINING}`)
/** Of rooms, right before or behind them: what "remains available with 2 bedrooms" has these. */
const ROOMS_REMAIN_BEFORE = new RegExp(
  String.raw`\b${REMAINING}(?: (?:you|us|with|the|other|all|only|sie|ihnen|dir|noch|le|te|nos|vous|lhe)){0,3}\W*$`,
)
const ROOMS_REMAIN_AFTER = new RegExp(String.raw`^[\s*_-]*(?:would |will )?${REMAINING}`)
const COUNTED_KINDS = new Set<Kind>(['beds', 'baths', 'parking'])
const PER_AREA =
  /(?:\bper |\ba |\/)(?:square|sq\b|sqft|m²|m2)|quadratmeterpreis|\bpro quadratmeter|\bpor metro|\b(?:le|par) metre/
/** Most percentages of a sentence that are tried, and most listings of which sums of two are. */
const PERCENT_MAX = 8
const PAIRS_MAX = 20

/** A pattern of folded words in any language. */
function wholeWords(words: ByLanguage<string>): RegExp {
  return new RegExp(String.raw`\b${inAnyLanguage(words)}\b`)
}

/** Whether an amount is calculated from those of these listings. */
export function isDerived(calculated: Calculated, truths: Truth[]): boolean {
  const { claim, before, after, sentence, amount, scope } = calculated
  const [said, next] = [fold(before), fold(after.replace(UNIT_AFTER, ''))]
  const isAbout = (tolerance: number) => (value: number) =>
    Math.abs(value - amount.value) <= Math.max(amount.slack, tolerance)
  const values = valuesOf(claim.kind, truths)
  const whole = fold(sentence)
  const isCounted = COUNTED_KINDS.has(claim.kind)
  if (isCounted && (ROOMS_REMAIN_BEFORE.test(said) || ROOMS_REMAIN_AFTER.test(next)))
    return valuesOf(claim.kind, scope).some((value) => value > amount.value)
  const isRemainder = !isCounted && REMAINS.test(whole)
  const differs = isRemainder || DIFFERS_AFTER.test(next.replace(A_PERIOD, '')) || DIFFERS_BEFORE.test(said)
  if (differs && isDifference({ ...calculated, whole }, truths)) return true
  if (claim.kind === 'money' && isOfMoney(truths, { said, before, after, next, sentence, whole, amount }, isAbout))
    return true
  if (IN_THE_MEAN.test(whole) && values.length > 1) return isAbout(amount.value / 100)(sum(values) / values.length)
  if (OF_SEVERAL.test(whole) && sumsOfSeveral(values).some(isAbout(0))) return true
  return (
    claim.kind === 'money' &&
    (IN_ALL.test(whole) || OF_SEVERAL.test(whole)) &&
    truths.flatMap(sumsOfOne).some(isAbout(0))
  )
}

/** Whether an amount is the difference of two, or twelve times that of two rents if it is one of a year. */
function isDifference({ claim, whole, amount, asked }: Calculated & { whole: string }, truths: Truth[]): boolean {
  const values = valuesOf(claim.kind, truths)
  const others = claim.kind === 'money' ? [...values, ...truths.flatMap(estimateOf), ...asked] : values
  const periods = IN_A_YEAR.test(whole) ? [1, 12] : [1]
  const differences = values.flatMap((one) => others.map((other) => Math.abs(one - other)))
  return differences.some((value) => periods.some((months) => fits(months * value, amount)))
}

const valuesOf = (kind: Kind, truths: Truth[]): number[] =>
  truths.flatMap((truth) => numbersOfKind(truth, kind, { fields: ['price'] }).slice(0, 1))

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)

/** All together, and every two of them. */
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

const estimateOf = ({ money }: Truth): number[] => [money().estimate].filter((value) => value !== undefined)

/** The amounts of money that a home's description states. */
const statedAmounts = ({ textClaims }: Truth): number[] =>
  textClaims().flatMap(({ kind, amount }) => (kind === 'money' && amount !== undefined ? amount.value : []))

/** What a monthly amount is multiplied with, or divided by, folded: "12-month lease", "3x", "over five years", "two people". */
const FACTOR = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(\d{1,2}|${COUNT_WORDS.join('|')})(?:[ -](?:(month|times|monat|mois|mes)|(year|jahr|ans?\b|anos?\b)|(people|person|roommate|ways|of you|pessoa))|x(?!\p{L}))`,
  'gu',
)

const factorsIn = (whole: string): number[] =>
  [...whole.matchAll(FACTOR).take(PERCENT_MAX)].map(([, digits = '', , years, sharers]) => {
    const count = valueOf(digits) ?? Number(digits)
    return sharers !== undefined ? 1 / count : years !== undefined ? 12 * count : count
  })

type OfMoney = Pick<Calculated, 'before' | 'after' | 'sentence' | 'amount'> & Record<'said' | 'next' | 'whole', string>

function isOfMoney(
  truths: Truth[],
  { said, before, after, next, sentence, whole, amount }: OfMoney,
  isAbout: (tolerance: number) => (value: number) => boolean,
): boolean {
  const isOfArea = isPerArea(before, after)
  if ((isOfArea || PER_AREA.test(whole)) && truths.flatMap(pricesPerArea).some(isAbout(1))) return true
  if (isOfArea) return false
  const isOfYear = A_YEAR.test(next) || YEARLY.test(said)
  if (isOfYear && truths.flatMap(monthly).some((value) => isAbout(0)(12 * value))) return true
  if (A_MONTH.test(next) && truths.flatMap(statedAmounts).some((value) => isAbout(1)(value / 12))) return true
  const factors = factorsIn(whole)
  if (factors.some((factor) => truths.flatMap(monthly).some((value) => isAbout(1)(factor * value)))) return true
  const parts = [...sentence.matchAll(PERCENT).take(PERCENT_MAX)].map(
    ([, part = '']) => Number(part.replace(',', '.')) / 100,
  )
  const prices = valuesOf('money', truths)
  return parts.some((part) =>
    prices.some((price) => [part, 1 - part].map((one) => one * price).some(isAbout(amount.value / 100))),
  )
}

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
