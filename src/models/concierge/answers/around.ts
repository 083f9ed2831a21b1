import type { Listing } from '../../../contract/listings/listing.ts'
import { NEAR_KM } from '../../../core/listings/near.ts'
import type { Filter } from '../../../search/filter.ts'
import { byIds } from '../lookup.ts'
import { nearnessIn } from '../nearness.ts'
import { name } from '../present.ts'
import { referenceIn } from '../references.ts'
import type { Answerer, Reply, Talk } from '../talk.ts'
import { isOtherMatter } from '../topic.ts'
import { words } from '../words.ts'
import { showList } from './list.ts'
import { inVain } from './pointed.ts'
import { notesOn } from './search.ts'

/** "Anything else near it?", "homes within 2 miles of the second one": a search around a listing of the talk. */
export const answerAround: Answerer = async (talk) => {
  const nearness = nearnessIn(talk.question)
  if (nearness === undefined || isOtherMatter(talk.plain) || talk.parsed.near.length > 0) return undefined
  const { where, km } = nearness
  if (where === 'it') {
    const [only, ...others] = await listingsMeant(talk)
    if (only === undefined) return { text: words.noneShown, noAnswer: false, memory: talk.memory }
    if (others.length > 0) return { text: words.whichOne, noAnswer: false, memory: talk.memory }
    return showAround(talk, only, km)
  }
  const reference = await referenceIn({ ...talk, question: where, plain: where })
  if (reference === undefined) return undefined
  if ('missing' in reference) return { text: inVain(reference.missing, talk), noAnswer: false, memory: talk.memory }
  const [first] = reference.listings
  return first === undefined ? undefined : showAround(talk, first, km)
}

const listingsMeant = ({ memory, listings }: Talk): Promise<Listing[]> =>
  byIds(listings, memory.focus === undefined ? memory.shown.slice(memory.page) : [memory.focus])

/** What else is asked for still holds, but not the place, which the listing takes. */
function showAround(talk: Talk, listing: Listing, km: number | undefined): Reply | Promise<Reply> {
  const { parsed, memory } = talk
  const { cities: _c, states: _s, zips: _z, locations: _l, near: _n, ...rest } = parsed.filter
  const place = placeOf(listing, km)
  if (place === undefined) return { text: words.nowhere(name(listing)), noAnswer: true, memory }
  const { SaleType: saleType, ID } = listing
  const filter: Filter = { saleType, ...rest, ...place, notIds: [ID] }
  const instead = place.locations?.[0] ?? place.cities?.[0]
  const unlocated = instead === undefined ? [] : [words.unlocated(name(listing), instead)]
  // What seems unknown is the listing itself, most often.
  return showList(talk, { filter, notes: [...notesOn({ ...parsed, notUnderstood: [] }), ...unlocated], relative: [] })
}

/** Around its coordinates; without them in its neighbourhood or, failing that, its city. */
function placeOf({ Latitude, Longitude, Location, City, ...listing }: Listing, km = NEAR_KM): Filter | undefined {
  if (typeof Latitude === 'number' && typeof Longitude === 'number') {
    const place = name({ ...listing, City })
    return { near: { latitude: Latitude, longitude: Longitude, km, place }, sort: 'Distance' }
  }
  if (Location) return { locations: [Location], ...(City && { cities: [City] }) }
  return City ? { cities: [City] } : undefined
}
