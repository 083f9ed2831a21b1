import type { Claim, RoundedNumber } from './claims.ts'
import { bareLink, inSquareFeet, moneyFields, numbersOfKind, PER_AREA, statedAs, street, type Truth } from './truth.ts'

/** What an answer may repeat besides the facts of listings. */
export type Evidence = {
  truths: Truth[]
  /** the result counts of searches */
  figures: Set<number>
  /** what the person wrote: may be repeated, but not stated about a listing */
  asked: AllowedStatements
  /** what the business wrote */
  business: AllowedStatements
}
export type AllowedStatements = { amounts: Set<number>; texts: Set<string> }

/**
 * A claim in its context: its sentence, and the words just before and after it. `scope`: the listings it may be about;
 * all that were shown if this is unclear.
 */
export type ClaimInContext = { claim: Claim; before: string; after: string; sentence: string; scope: Truth[] }

/** Whether a claim is supported by a listing in its scope, by the business or by the person's own words. */
export function isTrue(inContext: ClaimInContext, evidence: Evidence): boolean {
  const { claim } = inContext
  if (repeats(claim, evidence.business)) return true
  if (claim.kind === 'count') return isCount(inContext, evidence)
  if (claim.kind === 'status' && evidence.truths.length === 0) return /^(active|available)/i.test(claim.text)
  if (inContext.scope.some(statesIt(inContext))) return true
  if (isDerived(inContext, evidence.truths)) return true
  return repeats(claim, evidence.asked) && !isAsserted(inContext)
}

/** A test whether a listing supports the claim. What depends only on the claim is computed once for all listings. */
function statesIt(inContext: ClaimInContext): (truth: Truth) => boolean {
  const { claim, before, after } = inContext
  if (claim.kind === 'address') {
    const said = street(claim.text)
    return (truth) => isStreet(truth.street, said)
  }
  if (claim.kind === 'link') {
    const said = bareLink(claim.text)
    return (truth) => truth.links().has(said)
  }
  if (claim.kind === 'mls') {
    const said = claim.text.toLowerCase()
    return ({ listing }) => listing.MLSNumber.toLowerCase() === said
  }
  if (claim.kind === 'status') return (truth) => truth.hasStatus(claim.text)
  const amount = amountOf(inContext)
  const fields = moneyFields(before, after)
  const isLimit = limitIn(before, amount)
  // A price must match the price field, whatever a description says.
  const isPrice = claim.kind === 'money' && fields.length === 1 && fields[0] === 'price'
  return (truth) =>
    numbersOfKind(truth, claim.kind, fields).some((value) => fits(value, amount) || isLimit(value)) ||
    (!isPrice && truth.textClaims().some((stated) => isSame(stated, claim, amount)))
}

const isSame = (stated: Claim, claim: Claim, amount: RoundedNumber): boolean =>
  stated.amount !== undefined &&
  (stated.kind === claim.kind || claim.kind === 'number') &&
  fits(stated.amount.value, amount)

const isStreet = (whole: string, said: string): boolean =>
  whole !== '' && (`${whole} `.startsWith(`${said} `) || `${said} `.startsWith(`${whole} `))

const APPROXIMATE =
  /\b(?:about|around|roughly|approximately|nearly|almost|just (?:under|over)|close to|some)\W*$|[~≈]\W*$/i
/** The relative tolerance of "about". */
const ABOUT = 0.05

function amountOf({ claim, before }: ClaimInContext): RoundedNumber {
  const { value, slack } = claim.amount ?? { value: Number.NaN, slack: 0 }
  if (claim.kind === 'area') {
    const feet = inSquareFeet(value, claim.unit)
    const isRounded = claim.unit !== '' && !/^(?:sq\.?\s?f|square\Wf|ft|sqft)/i.test(claim.unit)
    return { value: feet, slack: feet * (APPROXIMATE.test(before) ? ABOUT : isRounded ? 0.01 : 0.0005) }
  }
  return { value, slack: APPROXIMATE.test(before) ? Math.max(slack, value * ABOUT) : slack }
}

const fits = (value: number, amount: RoundedNumber): boolean => Math.abs(value - amount.value) <= amount.slack

const AT_MOST = /\b(?:under|below|less than|up to|at most|maximum(?: of)?|max|cheaper than|within)\W*$/i
const AT_LEAST = /\b(?:over|above|more than|at least|minimum(?: of)?|min|starting (?:at|from)|upwards of)\W*$/i

/** A comparison for claims with a limit: "under $800,000" holds for lower prices. */
function limitIn(before: string, amount: RoundedNumber): (value: number) => boolean {
  const [isMost, isLeast] = [AT_MOST.test(before), AT_LEAST.test(before)]
  return (value) => (isMost && value <= amount.value) || (isLeast && value >= amount.value)
}

function isCount({ claim }: ClaimInContext, { figures, truths, asked }: Evidence): boolean {
  const value = claim.amount?.value ?? 0
  return figures.has(value) || value <= truths.length || asked.amounts.has(value)
}

const COMPARES = /^\W{0,3}(?:cheaper|less|more|below|above|difference|lower|higher|apart|off)\b/i
const BY = /\b(?:difference of|by|saves?(?: you)?)\W*$/i

/** Whether a claim is a difference of two prices, or a price per unit of area. */
function isDerived({ claim, before, after }: ClaimInContext, truths: Truth[]): boolean {
  const { amount } = claim
  if (claim.kind !== 'money' || amount === undefined) return false
  if (COMPARES.test(after) || BY.test(before)) {
    const prices = truths.flatMap((truth) => numbersOfKind(truth, 'money', ['price']))
    return prices.some((one) => prices.some((other) => fits(one - other, amount)))
  }
  if (!PER_AREA.test(after)) return false
  const slack = Math.max(amount.slack, 1)
  return truths.some((truth) =>
    numbersOfKind(truth, 'money', ['price']).some((price) =>
      fits(price / truth.listing.BuildingArea, { ...amount, slack }),
    ),
  )
}

function repeats({ kind, text, amount }: Claim, { amounts, texts }: AllowedStatements): boolean {
  if (kind === 'status') return false
  if (amount !== undefined) return amounts.has(amount.value)
  return texts.has(text.toLowerCase())
}

const ASSERTS =
  /(?:\b(?:costs?|priced at|price (?:is|of)|price:|(?:listed|offered|sold) (?:at|for)|asking(?: price)?(?: is| of)?|rents? for|it['’]s|is|has|have)|:)\s*(?:only|just|now|currently)?[\s*_]*$/i
const DOUBTS =
  /\?|\b(?:no|not|none|never|any|cannot|without|find|found|search\w*)\b|n['’]t\b|\b(?:ning[uú]n\w*|aucun\w*|kein\w*|nenhum\w*|pas)\b/i

/** Whether a sentence states as fact what the person only asked about. */
function isAsserted({ claim, before, sentence }: ClaimInContext): boolean {
  if (claim.amount !== undefined) return ASSERTS.test(before)
  return !DOUBTS.test(sentence.slice(0, claim.from)) && !DOUBTS.test(sentence.slice(claim.until))
}

/** The replacement for a false claim, if the listings in scope have exactly one value for it. */
export function truthInstead(
  { claim, before, after }: ClaimInContext,
  candidates: Truth[],
  figures: Set<number>,
): string | undefined {
  if (claim.kind === 'count') return only(figures, (figure) => figure.toLocaleString('en-US'))
  const fields = moneyFields(before, after)
  return only(candidates, (truth) => statedAs(truth, claim, fields))
}

/** The value that all items have in common; undefined if two differ. */
function only<Item>(items: Iterable<Item>, say: (item: Item) => string | undefined): string | undefined {
  let first: { text: string | undefined } | undefined
  for (const item of items) {
    const text = say(item)
    first ??= { text }
    if (text !== first.text) return undefined
  }
  return first?.text
}
