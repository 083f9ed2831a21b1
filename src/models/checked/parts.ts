import { type Claim, isDecade } from './claims/claims.ts'
import { WORDS_BEFORE_YEAR_BUILT } from './claims/wording.ts'
import { assertsBefore } from './context/assertion.ts'
import { speaksOfHome } from './subject.ts'
import { numbersOfKind, type Truth } from './truth/truth.ts'

/** "You could use one bedroom as an office." */
const ONE_OF_SEVERAL = /^[\s*_-]*\p{L}+ (?:as|into|could|might|would|als|como|comme)(?!\p{L})/u
/** "Two bedrooms are upstairs." */
const ON_A_FLOOR =
  /^[\s*_-]*\p{L}+ (?:(?:is|are|liegt|liegen|ist|sind) )?(?:upstairs|downstairs|on (?:the|each) (?:\p{L}+ )?(?:floor|level)|oben|unten|im (?:ober|erd|dach|unter)geschoss)(?!\p{L})/iu
const BUILT = new RegExp(String.raw`(?:${WORDS_BEFORE_YEAR_BUILT}|wurden?)\P{L}(?:\p{L}+\s){0,3}$`, 'iu')

/** Between a home and its age. */
const IS = /(?:['’]s|\s(?:is|are|ist|sind|tiene|a|tem))(?!\p{L})[^.,;:]{0,24}$/u
/** "A 40-year-old house" */
const isOfHomes = (after: string): boolean => OF_HOMES.test(after)
const OF_HOMES = /^\s(?:\p{L}+ )?(?:home|house|condo|property|building|townhouse|bungalow)s?(?!\p{L})/u

type Placed = { claim: Claim; before: string; after: string; scope: Truth[] }

/** Whether a number is one of a part: the rooms of a floor, a single room of several, the age or the year of a kitchen. */
export function isOfPart({ claim, before, after, scope }: Placed): boolean {
  const { value = Number.NaN } = claim.amount ?? {}
  if (claim.kind === 'beds' || claim.kind === 'baths') {
    if (value === 1 && ONE_OF_SEVERAL.test(after) && !assertsBefore(before)) return true
    return ON_A_FLOOR.test(after) && scope.some((truth) => numbersOfKind(truth, claim.kind).some((all) => all > value))
  }
  const isName = (word: string): boolean => scope.some(({ names }) => names().has(word))
  if (claim.kind === 'age') return !isOfHomes(after) && !speaksOfHome(before.replace(IS, ''), isName)
  if (claim.kind !== 'year') return false
  const isDescribed = scope.some(({ listing }) => listing.Description?.includes(claim.text))
  if (!BUILT.test(before) || !(isDescribed || isDecade(claim))) return false
  return !speaksOfHome(before.replace(BUILT, '').replace(/[\s,]+$/, ''), isName)
}
