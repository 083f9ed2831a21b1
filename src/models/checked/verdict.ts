import type { Amount, Claim } from './claims.ts'
import { hasStatus } from './status.ts'
import { inSquareFeet, moneyFields, statedAs, street, type Truth, valuesOf } from './truth.ts'

/** What a model has in front of it beside listings, as far as it may be repeated. */
export type Evidence = {
  truths: Truth[]
  /** how many listings searches found */
  figures: Set<number>
  /** what the person wrote; to be repeated, but not to be stated of a listing */
  asked: Claims
  /** what the business wrote */
  business: Claims
}
export type Claims = { amounts: number[]; texts: string[] }

/** A claim where it stands. `scope`: the listings it is about, all that were shown where that is not clear. */
export type Placed = { claim: Claim; before: string; after: string; scope: Truth[] }

/** Whether what is claimed stands in a listing that was shown, or was said by who may say it. */
export function isTrue(placed: Placed, evidence: Evidence): boolean {
  const { claim } = placed
  if (repeats(claim, evidence.business)) return true
  if (claim.kind === 'count') return isCount(placed, evidence)
  if (claim.kind === 'status' && evidence.truths.length === 0) return /^(active|available)/i.test(claim.text)
  if (placed.scope.some((truth) => states(truth, placed))) return true
  if (isDerived(placed, evidence.truths)) return true
  return repeats(claim, evidence.asked) && !isAsserted(placed)
}

function states(truth: Truth, placed: Placed): boolean {
  const { claim, before, after } = placed
  const { listing } = truth
  if (claim.kind === 'address') return isStreet(truth.street, street(claim.text))
  if (claim.kind === 'link') return truth.links().some((link) => bareLink(link) === bareLink(claim.text))
  if (claim.kind === 'mls') return listing.MLSNumber.toLowerCase() === claim.text.toLowerCase()
  if (claim.kind === 'status') return hasStatus(listing, claim.text)
  const amount = amountOf(placed)
  const fields = moneyFields(before, after)
  const values = valuesOf(truth, claim.kind, fields)
  if (values.some((value) => fits(value, amount) || isLimit(before, value, amount))) return true
  // A price is what the field says, whatever a description makes of it.
  if (claim.kind === 'money' && fields.length === 1 && fields[0] === 'price') return false
  return truth
    .textClaims()
    .some(
      (stated) =>
        stated.amount !== undefined &&
        (stated.kind === claim.kind || claim.kind === 'number') &&
        fits(stated.amount.value, amount),
    )
}

const bareLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?|^www\./i, '').replace(/\/+$/, '')

const isStreet = (whole: string, said: string): boolean =>
  whole !== '' && (`${whole} `.startsWith(`${said} `) || `${said} `.startsWith(`${whole} `))

const APPROXIMATE =
  /\b(?:about|around|roughly|approximately|nearly|almost|just (?:under|over)|close to|some)\W*$|[~≈]\W*$/i
/** How far off "about" may be. */
const ABOUT = 0.05

function amountOf({ claim, before }: Placed): Amount {
  const { value, slack } = claim.amount ?? { value: Number.NaN, slack: 0 }
  if (claim.kind === 'area') {
    const feet = inSquareFeet(value, claim.unit)
    const isRounded = claim.unit !== '' && !/^(?:sq\.?\s?f|square\Wf|ft|sqft)/i.test(claim.unit)
    return { value: feet, slack: feet * (APPROXIMATE.test(before) ? ABOUT : isRounded ? 0.01 : 0.0005) }
  }
  return { value, slack: APPROXIMATE.test(before) ? Math.max(slack, value * ABOUT) : slack }
}

const fits = (value: number, amount: Amount): boolean => Math.abs(value - amount.value) <= amount.slack

const AT_MOST = /\b(?:under|below|less than|up to|at most|maximum(?: of)?|max|cheaper than|within)\W*$/i
const AT_LEAST = /\b(?:over|above|more than|at least|minimum(?: of)?|min|starting (?:at|from)|upwards of)\W*$/i

/** "under $800,000" is true of what costs less. */
const isLimit = (before: string, value: number, amount: Amount): boolean =>
  (AT_MOST.test(before) && value <= amount.value) || (AT_LEAST.test(before) && value >= amount.value)

function isCount({ claim }: Placed, { figures, truths, asked }: Evidence): boolean {
  const value = claim.amount?.value ?? 0
  return figures.has(value) || value <= truths.length || asked.amounts.includes(value)
}

const COMPARES = /^\W{0,3}(?:cheaper|less|more|below|above|difference|lower|higher|apart|off)\b/i
const BY = /\b(?:difference of|by|saves?(?: you)?)\W*$/i
const PER_AREA = /^\W{0,4}(?:per|a|\/)\s?(?:sq|m²|m2)/i

/** The difference between two prices, or a price for one unit of area. */
function isDerived({ claim, before, after }: Placed, truths: Truth[]): boolean {
  const { amount } = claim
  if (claim.kind !== 'money' || amount === undefined) return false
  const prices = truths.flatMap((truth) => valuesOf(truth, 'money', ['price']))
  if (COMPARES.test(after) || BY.test(before))
    return prices.some((one) => prices.some((other) => fits(one - other, amount)))
  if (!PER_AREA.test(after)) return false
  const slack = Math.max(amount.slack, 1)
  return truths.some((truth) =>
    valuesOf(truth, 'money', ['price']).some((price) => fits(price / truth.listing.BuildingArea, { ...amount, slack })),
  )
}

function repeats({ kind, text, amount }: Claim, { amounts, texts }: Claims): boolean {
  if (kind === 'status') return false
  if (amount !== undefined) return amounts.includes(amount.value)
  return texts.includes(text.toLowerCase())
}

const ASSERTS =
  /(?:\b(?:costs?|priced at|price (?:is|of)|price:|(?:listed|offered|sold) (?:at|for)|asking(?: price)?(?: is| of)?|rents? for|it['’]s|is|has|have)|:)\s*(?:only|just|now|currently)?[\s*_]*$/i
const DOUBTS =
  /\?|\b(?:no|not|none|never|any|cannot|without|find|found|search\w*)\b|n['’]t\b|\b(?:ning[uú]n\w*|aucun\w*|kein\w*|nenhum\w*|pas)\b/i

/** Whether a sentence states as a fact what the person only asked about. */
function isAsserted({ claim, before, after }: Placed): boolean {
  if (claim.amount !== undefined) return ASSERTS.test(before)
  return !DOUBTS.test(before) && !DOUBTS.test(after)
}

/** The one true thing to say instead, where the listings in question state exactly one. */
export function truthInstead(
  { claim, before, after }: Placed,
  candidates: Truth[],
  figures: Set<number>,
): string | undefined {
  if (claim.kind === 'count') return only([...figures].map((figure) => figure.toLocaleString('en-US')))
  const fields = moneyFields(before, after)
  return only(candidates.map((truth) => statedAs(truth, claim, fields)))
}

function only(texts: (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(texts)
  return others.length === 0 ? first : undefined
}
