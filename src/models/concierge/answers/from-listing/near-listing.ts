import type { Listing } from '../../../../contract/listings/listing.ts'
import { NEAR_KM } from '../../../../core/listings/resolve-filter.ts'
import { type Filter, isPlacePart } from '../../../../search/filter.ts'
import { fold, toPlainText } from '../../../../search/text/fold.ts'
import { KM_PER_MILE } from '../../../../search/text/wording.ts'
import { applyComparisons } from '../../listing/applied-comparisons.ts'
import { listingName } from '../../listing/text.ts'
import { changedParts } from '../../memory.ts'
import { type Answer, type Answerer, listingsById, type Question } from '../../question.ts'
import { STREET_ADDRESS } from '../../understand/addresses.ts'
import { positionsIn, resolveReference } from '../../understand/references.ts'
import { isOffTopic } from '../../understand/topic.ts'
import { missingReferenceText } from '../about-listing.ts'
import { showList } from '../list.ts'
import { searchNotes } from '../search.ts'

/** Searches around a listing of the session: "anything else near it?", "homes within 2 miles of the second one". */
export const answerNearListing: Answerer = async (question) => {
  const nearness = parseNearness(question.english)
  if (nearness === undefined || isOffTopic(question) || question.parsed.near.length > 0) return undefined
  // Two positions mean a comparison: "put the first next to the second".
  if (positionsIn(question.plain).positions.length > 1) return undefined
  const { memory, words } = question
  const { where, km } = nearness
  if (where === 'nearby') {
    const [only, ...others] = await listingsMeant(question)
    const isMeant = only !== undefined && others.length === 0 && question.parsed.isSearch && !namesPlace(question)
    return isMeant ? showAround(question, only, km) : undefined
  }
  if (where === 'it') {
    const [only, ...others] = await listingsMeant(question)
    if (only === undefined) return { text: words.noneShown, noAnswer: false, memory }
    if (others.length > 0) return { text: words.whichOne, noAnswer: false, memory }
    return showAround(question, only, km)
  }
  const reference = await resolveReference({ ...question, text: where, english: where, plain: where })
  if (reference === undefined) return undefined
  if ('missing' in reference)
    return { text: missingReferenceText(reference.missing, question), noAnswer: false, memory }
  const [first] = reference.listings
  return first === undefined ? undefined : showAround(question, first, km)
}

const namesPlace = ({ memory, parsed }: Question): boolean =>
  changedParts(memory.filter ?? {}, parsed.filter).some(isPlacePart)

const listingsMeant = ({ memory, listings }: Question): Promise<Listing[]> =>
  listingsById(listings, memory.focus === undefined ? memory.shown.slice(memory.page) : [memory.focus])

/** Searches around `listing` (default distance if `km` is undefined); its place replaces the filter's, other parts stay. */
function showAround(question: Question, listing: Listing, km: number | undefined): Answer | Promise<Answer> {
  const { parsed, memory, words } = question
  const { cities: _c, states: _s, zips: _z, locations: _l, near: _n, ...rest } = parsed.filter
  const place = placeOf(listing, km)
  if (place === undefined) return { text: words.nowhere(listingName(listing, words)), noAnswer: true, memory }
  const { SaleType: saleType, ID } = listing
  // "Anything cheaper nearby?"
  const { filter: compared } = applyComparisons({ saleType, ...rest }, parsed.relative, [listing])
  const filter: Filter = { ...compared, ...place, notIds: [ID] }
  const instead = place.locations?.[0] ?? place.cities?.[0]
  const unlocated = instead === undefined ? [] : [words.unlocated(listingName(listing, words), instead)]
  // Words the parser does not know are mostly the name of the listing, so they are not reported.
  const notes = [...searchNotes(question, () => true), ...unlocated]
  return showList(question, { filter, notes, relative: parsed.relative })
}

/** Filters by distance to the coordinates, else by neighbourhood, else by city; undefined if the listing has none. */
function placeOf({ Latitude, Longitude, Location, City, Address }: Listing, km = NEAR_KM): Filter | undefined {
  if (typeof Latitude === 'number' && typeof Longitude === 'number') {
    const place = [Address, City].filter(Boolean).join(', ')
    return {
      near: { latitude: Latitude, longitude: Longitude, km, ...(place !== '' && { place }) },
      sort: 'Distance',
    }
  }
  if (Location) return { locations: [Location], ...(City && { cities: [City] }) }
  return City ? { cities: [City] } : undefined
}

/** What to search around: "it" (the listing in focus), "nearby" (the same, if there is one) or a plain-text reference. `km` is set only if a distance is given. */
type Nearness = { where: string; km: number | undefined }

const NEAR = new RegExp(
  String.raw`\b(?:(?<distance>\d+(?:\.\d+)?) ?(?<unit>miles?|mi|kms?|kilomet(?:er|re)s?) (?:of|from|around|away from)|` +
    String.raw`near(?:by|est|er)?(?: to)?|close(?:st|r)? to|next to|not far from|in the vicinity of|around) (?<where>.+)$`,
)
const HOME = 'one|house|home|place|property|listing|condo|apartment|unit|townhouse|flat|studio'
const END = String.raw`(?= (?:with|under|below|over|for|that|in|and|please|too|but|instead|then|which|within|at)\b|$)`
const IT = new RegExp(`^(?:it|there|here|this|that|(?:this|that|the) (?:${HOME}))${END}`)
/** The start of a text that may refer to a listing, unlike "near the station" and "around 20". */
const NAMED = new RegExp(`^(?:(?:the|no|number|listing|mls) |#|${STREET_ADDRESS.source})`, 'u')
// Not searches: "is it near the second one?" asks about a listing; distances to shops and schools are unknown.
const OTHERWISE =
  /^(?:is|are|was|does|how far)\b(?!.* (?:there|any|anything|something)\b)|\b(?:schools?|shops?|stores?|supermarkets?|parks?|stations?|bus|buses|trains?|transit|hospitals?|cafes?|bars?|gyms?|beach|work)\b/

const KM: Record<string, number> = { m: KM_PER_MILE, k: 1 }

/** The listing that a question wants to search around; undefined if it names none. */
export function parseNearness(text: string): Nearness | undefined {
  const plainer = fold(text)
    .replaceAll("'", '')
    .replace(/[?!.\s]+$/, '')
  const found = NEAR.exec(plainer)?.groups
  if (OTHERWISE.test(plainer)) return undefined
  if (found === undefined) return NEARBY.test(plainer) ? { where: 'nearby', km: undefined } : undefined
  const { distance, unit = '', where: said = '' } = found
  const km = distance === undefined ? undefined : Number(distance) * (KM[unit.slice(0, 1)] ?? 1)
  const where = toPlainText(said)
  if (IT.test(where)) return { where: 'it', km }
  const isListing =
    NAMED.test(where) && (!/^(the|no)\b/.test(where) || positionsIn(where).positions.length > 0 || RANKED.test(where))
  return isListing ? { where, km } : undefined
}

/** Beside no place, as "near it" of the home spoken of. */
const NEARBY = /\b(?:nearby|close by|around here|in the same (?:area|neighbou?rhood))\b/
const RANKED = /^the (?:cheapest|most expensive|biggest|largest|smallest|newest|oldest|one on) /
