import type { Claim } from './claims/claims.ts'
import { WORDS_BEFORE_YEAR_BUILT } from './claims/wording.ts'
import { assertsBefore } from './context-words.ts'
import { speaksOfHome } from './subject.ts'
import type { Truth } from './truth.ts'

/** "You could use one bedroom as an office." */
const ONE_OF_SEVERAL = /^[\s*_-]*\p{L}+ (?:as|into|could|might|als|como|comme)(?!\p{L})/u
const BUILT = new RegExp(String.raw`(?:${WORDS_BEFORE_YEAR_BUILT})\P{L}(?:\p{L}+\s)?$`, 'iu')

type Placed = { claim: Claim; before: string; after: string; scope: Truth[] }

/** Whether a number is one of a part: a single room of several, or the year of a kitchen that the description tells, too. */
export function isOfPart({ claim, before, after, scope }: Placed): boolean {
  const value = claim.amount?.value
  if (claim.kind === 'beds') return value === 1 && ONE_OF_SEVERAL.test(after) && !assertsBefore(before)
  if (claim.kind !== 'year' || !scope.some(({ listing }) => listing.Description?.includes(claim.text))) return false
  return !speaksOfHome(before.replace(BUILT, '').replace(/[\s,]+$/, ''), (word) =>
    scope.some(({ names }) => names().has(word)),
  )
}
