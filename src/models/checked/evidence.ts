import type { Language } from '../../contract/languages.ts'
import type { Claim } from './claims/claims.ts'
import type { Truth } from './truth/truth.ts'

/** What an answer may repeat besides the facts of listings. */
export type Evidence = {
  truths: Truth[]
  /** those that one search or the answer before named together: a superlative may be of them only */
  groups: () => (readonly Truth[])[]
  /** the result counts of searches */
  figures: Set<number>
  /** what the person wrote: may be repeated, but not stated about a listing */
  asked: AllowedStatements
  /** what the business wrote */
  business: AllowedStatements
  /** whether the business, its staff included, says what fits a pattern of folded words */
  isTold: (pattern: RegExp) => boolean
  /** the language of the answer, in which corrections are worded */
  language: Language
  /** replaces what is removed */
  note: string
}
export type AllowedStatements = { amounts: Set<number>; texts: Set<string> }

/**
 * A claim in its context: its sentence, and the words just before and after it. `scope`: the listings it may be about;
 * all that were shown if this is unclear.
 */
export type ClaimInContext = {
  claim: Claim
  /** all claims of the sentence */
  claims: Claim[]
  /** of the list that the sentence is in */
  heading: string
  /** what was said before the sentence, and what the claim's column is called if it is in a table */
  recent: string
  column: string
  before: string
  after: string
  sentence: string
  scope: Truth[]
}
