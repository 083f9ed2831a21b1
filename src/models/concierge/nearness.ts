import { fold } from '../../search/text/fold.ts'
import { ADDRESS } from './addresses.ts'
import { plainOf } from './language.ts'
import { positionsIn } from './positions.ts'

/** What something should be near: the listing the talk is about, or one named in plain text. `km` where it is said. */
export type Nearness = { where: string; km: number | undefined }

const NEAR = new RegExp(
  String.raw`\b(?:(?<distance>\d+(?:\.\d+)?) ?(?<unit>miles?|mi|kms?|kilomet(?:er|re)s?) (?:of|from|around|away from)|` +
    String.raw`near(?:by|est|er)?(?: to)?|close(?:st|r)? to|next to|not far from|in the vicinity of|around) (?<where>.+)$`,
)
const HOME = 'one|house|home|place|property|listing|condo|apartment|unit|townhouse|flat|studio'
const END = String.raw`(?= (?:with|under|below|over|for|that|in|and|please|too|but|instead|then|which|within|at)\b|$)`
const IT = new RegExp(`^(?:it|there|here|this|that|(?:this|that|the) (?:${HOME}))${END}`)
/** What begins so may name a listing; "near the station" and "around 20" do not. */
const NAMED = new RegExp(`^(?:(?:the|no|number|listing|mls) |#|${ADDRESS.source})`, 'u')
// "Is it near the second one?" asks about that one; shops and schools are in no listing.
const OTHERWISE =
  /^(?:is|are|was|does|how far)\b(?!.* (?:there|any|anything|something)\b)|\b(?:schools?|shops?|stores?|supermarkets?|parks?|stations?|bus|buses|trains?|transit|hospitals?|cafes?|bars?|gyms?|beach|work)\b/

const KM: Record<string, number> = { m: 1.609344, k: 1 }

/** What a question wants to be near, where that is a listing. */
export function nearnessIn(question: string): Nearness | undefined {
  const text = fold(question)
    .replace(/['’]/g, '')
    .replace(/[?!.\s]+$/, '')
  const found = NEAR.exec(text)?.groups
  if (found === undefined || OTHERWISE.test(text)) return undefined
  const { distance, unit = '', where: said = '' } = found
  const km = distance === undefined ? undefined : Number(distance) * (KM[unit.slice(0, 1)] ?? 1)
  const where = plainOf(said)
  if (IT.test(where)) return { where: 'it', km }
  const isListing =
    NAMED.test(where) && (!/^(the|no)\b/.test(where) || positionsIn(where).positions.length > 0 || RANKED.test(where))
  return isListing ? { where, km } : undefined
}

const RANKED = /^the (?:cheapest|most expensive|biggest|largest|smallest|newest|oldest|one on) /
