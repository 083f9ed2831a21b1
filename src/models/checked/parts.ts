import type { Claim } from './claims/claims.ts'
import { WORDS_BEFORE_YEAR_BUILT } from './claims/wording.ts'
import { assertsBefore } from './context-words.ts'
import { speaksOfHome } from './subject.ts'
import type { Truth } from './truth.ts'

/** "You could use one bedroom as an office." */
const ONE_OF_SEVERAL = /^[\s*_-]*\p{L}+ (?:as|into|could|might|would|als|como|comme)(?!\p{L})/u
const BUILT = new RegExp(String.raw`(?:${WORDS_BEFORE_YEAR_BUILT}|wurden?)\P{L}(?:\p{L}+\s){0,3}$`, 'iu')

type Placed = { claim: Claim; before: string; after: string; scope: Truth[] }

/** "1920s", rather than a year. */
const isDecade = ({ text }: Claim): boolean => /\D$/.test(text)

/** Whether a number is one of a part: a single room of several, or the year of a kitchen that the description tells, too. */
export function isOfPart({ claim, before, after, scope }: Placed): boolean {
  const value = claim.amount?.value
  if (claim.kind === 'beds' || claim.kind === 'baths')
    return value === 1 && ONE_OF_SEVERAL.test(after) && !assertsBefore(before)
  if (claim.kind !== 'year') return false
  const isDescribed = scope.some(({ listing }) => listing.Description?.includes(claim.text))
  if (!BUILT.test(before) || !(isDescribed || isDecade(claim))) return false
  return !speaksOfHome(before.replace(BUILT, '').replace(/[\s,]+$/, ''), (word) =>
    scope.some(({ names }) => names().has(word)),
  )
}
