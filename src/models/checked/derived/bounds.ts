import { inAnyLanguage } from '../../../contract/languages.ts'
import { fold } from '../../../search/text/fold.ts'
import { type Claim, parsedClaim } from '../claims/claims.ts'
import { MAGNITUDE, type RoundedNumber, SPACED_NUMBER } from '../claims/rounded-number.ts'
import { COUNT_IN_WORDS } from '../claims/spelled-numbers.ts'
import { ANY_UNIT } from '../claims/wording.ts'
import { comparisonAfter, comparisonBefore, isStrictBefore } from '../context/comparisons.ts'
import { areaOf, moneyFields, namesLot } from '../context/field-words.ts'
import { periodBehind } from '../periods.ts'
import { amountOf, fits, limitTest } from '../truth/tolerance.ts'
import { type MoneyField, numbersOfKind, type Truth } from '../truth/truth.ts'

// Bounds of several homes: "all have two to four bedrooms", "none costs more than $1.2 million".

const TO = inAnyLanguage({ en: 'to|through', es: 'a|hasta', fr: 'a|à', de: 'bis', pt: 'a|até' })
const OR = inAnyLanguage({ en: 'or', es: 'o', fr: 'ou', de: 'oder', pt: 'ou' })
const AND = inAnyLanguage({ en: 'and', es: 'y', fr: 'et', de: 'und', pt: 'e' })
const BETWEEN = inAnyLanguage({ en: 'between', es: 'entre', fr: 'entre', de: 'zwischen', pt: 'entre' })
const SIGN = String.raw`[\s*_]{0,4}(?:US)?[$€£]?\s?`
const OTHER = String.raw`(?<other>(?:(?:${SPACED_NUMBER})${MAGNITUDE}['’]?s?|${COUNT_IN_WORDS}))`
const UNIT = String.raw`(?:\s?[$€£]|[\s-](?:${ANY_UNIT})|-(?=\s))?`
const JOIN = String.raw`[\s*_]{0,4}(?:(?<to>[-–—]|(?<=\s)(?:${TO})(?=\s))|(?<or>(?<=\s)(?:${OR})(?=\s))|(?<and>(?<=\s)(?:${AND})(?=\s)))[\s*_]{0,4}`
const LOW_OR_HIGH = String.raw`(?:(?:the )?(?:low|mid|high|upper)[\s-])?`
const RANGE_BEFORE = new RegExp(String.raw`(?<![\p{L}\d.,])${OTHER}${UNIT}${JOIN}${LOW_OR_HIGH}${SIGN}$`, 'iu')
const RANGE_AFTER = new RegExp(String.raw`^${UNIT}${JOIN}${LOW_OR_HIGH}${SIGN}${OTHER}(?![\p{L}\d])`, 'iu')
const ENDS_BETWEEN = new RegExp(String.raw`(?<!\p{L})(?:${BETWEEN})\s[\s*_$€£]*$`, 'iu')

/** Whether a text ends before the first of two numbers with "between". */
export const isBetween = (before: string): boolean => ENDS_BETWEEN.test(before)
/** Whether a text stands between the two numbers of a range. `before`: what stands before the first. */
export function joinsRange(before: string, text: string): boolean {
  const groups = JOINS.exec(text)?.groups
  return groups !== undefined && (groups['and'] === undefined || isBetween(before))
}
/** A text before a number without the first number of a range. */
export const withoutRange = (before: string): string => before.replace(RANGE_BEFORE, '')
const JOINS = new RegExp(String.raw`^${UNIT}(?:${JOIN})${LOW_OR_HIGH}$`, 'iu')

type Said = { claim: Claim; before: string; after: string; sentence: string }

/**
 * A test whether a home keeps the range or the limit that a number states of several; undefined if it states none. `isNone`: it is denied of
 * each, where a strict limit excludes the number itself.
 */
export function boundsOf(said: Said, isNone: boolean): ((truth: Truth) => boolean) | undefined {
  const keeps = rangeOf(said) ?? limitOf(said, isNone)
  const values = valuesOf(said)
  return keeps && ((truth) => values(truth).some(keeps))
}

type Test = (value: number) => boolean

function rangeOf({ claim, before, after }: Said): Test | undefined {
  const [ahead, behind] = [RANGE_BEFORE.exec(before), RANGE_AFTER.exec(after)]
  const { other, or, and } = (ahead ?? behind)?.groups ?? {}
  if (other === undefined) return undefined
  const start = ahead ? before.slice(0, ahead.index) : before
  if (and !== undefined && !isBetween(start)) return undefined
  const comparison = comparisonBefore(start)
  const text = claim.kind === 'money' && /s$/i.test(claim.text) ? `$${other.replace(/^\$/, '')}` : other
  const second = parsedClaim(claim.kind, { text, from: 0 }, claim.unit)
  if (second === undefined) return undefined
  const [one, two] = [amountOf(claim, comparison), amountOf(second, comparison)]
  const [low, high] = ahead ? [two, one] : [one, two]
  const from = claim.kind === 'money' ? inScaleOf(high, low) : low
  if (from.value >= high.value) return undefined
  if (or !== undefined) return (value) => fits(value, from) || fits(value, high)
  return (value) => value >= from.value - from.slack && value <= high.value + high.slack
}

/** "$550–650k": the first of two amounts may leave the scale to the second. */
function inScaleOf({ value: high }: RoundedNumber, { value, slack }: RoundedNumber): RoundedNumber {
  const scale = [1, 1e3, 1e6].find((times) => value * times > high / 100) ?? 1
  return { value: value * scale, slack: slack * scale }
}

function limitOf({ claim, before, after }: Said, isNone: boolean): Test | undefined {
  const verb = LIMITING.find(({ pattern }) => pattern.test(fold(before)))
  const behind = comparisonAfter(after)
  const comparison = behind ?? (verb ? 'atLeast' : comparisonBefore(before))
  if (comparison === undefined) return undefined
  const amount = amountOf(claim, comparison)
  // Several homes that cost "around $600,000" are seldom as near to it as one.
  if (comparison === 'about') return (value) => fits(value, isNone ? amount : { ...amount, slack: 2 * amount.slack })
  const isWithin = limitTest(comparison, amount)
  if (!isNone) return (value) => isWithin(value) || fits(value, amount)
  const isStrict = behind === undefined && (verb?.isStrict ?? isStrictBefore(before))
  const slack = claim.kind === 'area' ? amount.slack : 0
  return isStrict ? (value) => isWithin(value) && Math.abs(value - amount.value) > slack : isWithin
}
const verbs = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})[\s*_$€£]*$`, 'u')
/** Verbs that say as much as "over", and as "at least". */
const LIMITING = [
  {
    isStrict: true,
    pattern: verbs(
      inAnyLanguage({
        en: 'exceeds?|exceeding|surpass(?:es)?|tops?',
        es: 'superan?|exceden?|sobrepasan?',
        fr: 'depassent?|depasse|excede',
        de: 'ubersteig(?:t|en)|uberschreite[tn]',
        pt: 'ultrapassam?|excedem?|superam?',
      }),
    ),
  },
  {
    isStrict: false,
    pattern: verbs(
      inAnyLanguage({
        en: 'reach(?:es)?|starts? at|starting at',
        es: 'alcanzan?|llegan? a|empiezan? en',
        fr: 'atteint|atteignent|commencent? a',
        de: 'erreich(?:t|en)|beginn(?:t|en) bei',
        pt: 'atingem?|chegam? a|comecam? em',
      }),
    ),
  },
]

/** The values of a home that such a number is said of: of amounts the price, and of areas the home's, unless the words name another. */
function valuesOf({ claim, before, after, sentence }: Said): (truth: Truth) => number[] {
  const named = claim.kind === 'money' ? moneyFields(before, after) : []
  const fields: MoneyField[] = named.length > 1 ? ['price'] : named
  const area = areaOf(before, after) ?? (namesLot(sentence) ? undefined : 'home')
  const period = claim.kind === 'money' ? periodBehind(fold(after)) : undefined
  return (truth) => numbersOfKind(truth, claim.kind, { fields, area, period })
}
