import { fold } from '../../search/text/fold.ts'
import { isStreet, street } from './claims/addresses.ts'
import type { Claim } from './claims/claims.ts'
import { bareContact } from './claims/contacts.ts'
import type { RoundedNumber } from './claims/rounded-number.ts'
import { isTrueStatus } from './claims/statuses.ts'
import { assertsBefore, doubts, isHypothetical, isNegated, isOfNone } from './context/assertion.ts'
import { comparisonAfter, comparisonBefore } from './context/comparisons.ts'
import { areaOf, moneyFields } from './context/field-words.ts'
import { boundsOf } from './derived/bounds.ts'
import { isConverted } from './derived/conversions.ts'
import { isDerived } from './derived/derived.ts'
import { type Quantified, quantifiedAt } from './derived/quantified.ts'
import type { AllowedStatements, ClaimInContext, Evidence } from './evidence.ts'
import { isOfPart } from './parts.ts'
import { periodBehind } from './periods.ts'
import { isGeneral, isProposed } from './proposals.ts'
import { namedIn, namesStreet, speaksOfHome } from './subject.ts'
import { amountOf, fits, limitTest } from './truth/tolerance.ts'
import { bareLink, type MoneyField, numbersOfKind, type Truth, withoutTracking } from './truth/truth.ts'

/** Whether a claim is supported by a listing in its scope, by the business or by the person's own words. */
export function isTrue(inContext: ClaimInContext, evidence: Evidence): boolean {
  const { claim } = inContext
  if (repeats(claim, evidence.business)) return true
  if (claim.kind === 'count' && isCount(inContext, evidence)) return true
  if (claim.status !== undefined) {
    const { before } = inContext
    const isName = (word: string) => evidence.truths.some(({ names }) => names().has(word))
    if (isHypothetical(before, inContext.sentence) || !speaksOfHome(before, isName)) return true
    if (evidence.truths.length === 0) return OPEN.has(claim.status.said)
  }
  const quantified = claim.amount && quantifiedAt(inContext, evidence.truths, evidence.groups)
  if (quantified !== undefined) return isQuantifiedRightly(inContext, quantified, evidence)
  if (inContext.scope.some(statesIt(inContext))) return true
  const compared = claim.amount && comparisonAfter(inContext.after)
  // "3,500 sq ft or more" is of the home, where no lot is named.
  const isOfArea = claim.kind === 'area' && compared !== 'about'
  const isKept = compared && (isOfArea ? boundsOf(inContext, false) : statesIt(inContext, compared))
  if (isKept && inContext.scope.some(isKept)) return true
  if (claim.amount !== undefined && isOfNoHome(inContext, evidence.truths)) return true
  if (claim.amount !== undefined && inContext.claims.length <= READ_CLOSELY_MAX) {
    const amount = amountOf(claim, comparisonBefore(inContext.before))
    if (isDerived({ ...inContext, amount, asked: evidence.asked.amounts, groups: evidence.groups }, evidence.truths))
      return true
  }
  return repeats(claim, evidence.asked) && !isAsserted(inContext)
}

/** Whether a number that is said of all homes of a set is true of all, or that is denied of all of none. */
function isQuantifiedRightly(
  inContext: ClaimInContext,
  { isNone, sets }: Quantified,
  { truths, groups, asked }: Evidence,
): boolean {
  const keeps = boundsOf(inContext, isNone)
  // Of a limit, a listing's text may tell more than its fields; not of an area, which may be that of a part.
  const isStated = keeps && (isNone || inContext.claim.kind === 'area') ? undefined : statesIt(inContext)
  const states = (truth: Truth): boolean => keeps?.(truth) === true || isStated?.(truth) === true
  if (sets.some((set) => (isNone ? !set.some(states) : set.every(states)))) return true
  const amount = amountOf(inContext.claim, comparisonBefore(inContext.before))
  return !isNone && isDerived({ ...inContext, amount, asked: asked.amounts, groups }, truths)
}

/** Whether a number is denied, proposed, one of homes in general, one of a part of a home, or converts units. */
const isOfNoHome = (inContext: ClaimInContext, truths: Truth[]): boolean => {
  const { before, after } = inContext
  return (
    isNegated(before) ||
    isOfNone(before, after) ||
    isProposed(before, (text) => namedIn(text, truths).length > 0) ||
    isGeneral(inContext, (text) => namesStreet(text, truths)) ||
    isOfPart(inContext) ||
    isConverted(inContext)
  )
}

/** Maximum number of claims in a sentence whose words are all read: no person could follow more claims. */
export const READ_CLOSELY_MAX = 40

/** Statuses that may be said where no listing was shown, since other things can be "available" or "active", too. */
const OPEN = new Set<string | undefined>(['open', 'active'])

/** A test whether a listing supports the claim. What depends only on the claim is computed once for all listings. */
function statesIt(inContext: ClaimInContext, compared = comparisonBefore(inContext.before)): (truth: Truth) => boolean {
  const { claim, before, after } = inContext
  if (claim.kind === 'address') {
    const said = street(claim.text)
    const built = isDescribed(inContext) ? builtOn(said) : undefined
    return (truth) =>
      isStreet(truth.street, said) ||
      (built !== undefined && built.year === truth.listing.YearBuilt && isStreet(withoutNumber(truth.street), built.on))
  }
  if (claim.kind === 'link') {
    const said = bareLink(claim.text)
    // The beginning of a link is a page of the same site.
    return (truth) =>
      truth.links().has(said) ||
      truth.links().has(withoutTracking(said)) ||
      truth
        .links()
        .values()
        .some((link) => link.startsWith(`${said}/`))
  }
  if (claim.kind === 'contact') {
    const said = bareContact(claim.text)
    return (truth) => truth.contacts().has(said)
  }
  if (claim.kind === 'mls') {
    const said = claim.text.toLowerCase()
    return ({ listing }) => listing.MLSNumber.toLowerCase() === said
  }
  const { status } = claim
  if (status !== undefined) return ({ listing }) => isTrueStatus(status.said, listing)
  // A half bath or two may come besides full ones.
  const comparison = isOfFullBaths(before, after) ? 'atLeast' : compared
  const amount = amountOf(claim, comparison)
  const fields = claim.kind === 'money' ? moneyFields(before, after) : []
  const area = claim.kind === 'area' ? areaOf(before, after) : undefined
  const period = claim.kind === 'money' ? periodBehind(fold(after.slice(0, PERIOD_MAX))) : undefined
  const isWithin = limitTest(comparison, amount)
  // "Under $700,000" without the name of a field says nothing of fees.
  const limited: MoneyField[] = fields.length > 1 ? ['price'] : fields
  // A price must match the price field, whatever a description says.
  const isPrice = fields.length === 1 && fields[0] === 'price'
  return (truth) =>
    numbersOfKind(truth, claim.kind, { fields, area, period }).some((value) => fits(value, amount)) ||
    numbersOfKind(truth, claim.kind, { fields: limited, area, period }).some(isWithin) ||
    (!isPrice && truth.textClaims().some((stated) => isSame(stated, claim, amount)))
}

/** "The 1927 Concord St house" tells when the home was built, and no house number. */
const isDescribed = ({ before }: ClaimInContext): boolean =>
  /(?<!\p{L})(?:the|this|that|our|your|a)\s(?:\p{L}+\s)?$/iu.test(before)

/** The year and the rest of a street that begins with one, in the form in which addresses are compared. */
function builtOn(said: string): { year: number; on: string } | undefined {
  const [, year, on] = /^((?:1[789]|20)\d\d) (.+)$/.exec(said) ?? []
  return year === undefined || on === undefined ? undefined : { year: Number(year), on }
}
const withoutNumber = (own: string): string => own.replace(/^\d+\p{L}? /u, '')

/** How far behind an amount its period ends at most, in UTF-16 units. */
const PERIOD_MAX = 24
/** Whether a number is one of full baths, by the words around it. */
export const isOfFullBaths = (before: string, after: string): boolean => FULL.test(after) || FULL_LABEL.test(before)
const FULL = /^\W{0,3}full\W/i
const FULL_LABEL = /\bfull bath\w*\W*$/i

const isSame = (stated: Claim, claim: Claim, amount: RoundedNumber): boolean =>
  stated.amount !== undefined &&
  (stated.kind === claim.kind || claim.kind === 'number') &&
  fits(stated.amount.value, amount)

function isCount({ claim }: ClaimInContext, { figures, truths, asked }: Evidence): boolean {
  const value = claim.amount?.value ?? 0
  return figures.has(value) || value <= truths.length || asked.amounts.has(value)
}

function repeats({ kind, text, amount }: Claim, { amounts, texts }: AllowedStatements): boolean {
  if (kind === 'status') return false
  if (amount !== undefined) return amounts.has(amount.value)
  const said = comparable(kind, text)
  return texts.has(said) || (kind === 'link' && texts.values().some((link) => link.startsWith(`${said}/`)))
}

/** A statement without an amount in the form in which it is compared. */
export const comparable = (kind: Claim['kind'], text: string): string =>
  kind === 'contact' ? bareContact(text) : (kind === 'link' ? bareLink(text) : text).toLowerCase()

/** Whether a sentence states as fact what the person only asked about. */
function isAsserted({ claim, before, sentence }: ClaimInContext): boolean {
  if (claim.amount !== undefined) return assertsBefore(before)
  // What a person gives as their own is repeated to them.
  if (claim.kind === 'contact') return false
  return !doubts(sentence.slice(0, claim.from)) && !doubts(sentence.slice(claim.until))
}
