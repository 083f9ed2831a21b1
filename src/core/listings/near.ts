import { type Filter, only } from '../../search/filter.ts'
import type { Near } from '../../search/parsed.ts'
import { fold } from '../../search/text/fold.ts'
import type { ListingSearch } from '../ports/ports.ts'

/** How far "near" reaches where no distance is said, in km: a short drive. */
export const NEAR_KM = 5
/** As many listings of a place as show where it lies. */
const SAMPLE = 200

const PLACES = ['locations', 'cities', 'zips', 'states'] as const

/**
 * The filter with a wish such as "near Ballard" in coordinates: the middle of the place's own listings, and everything
 * within reach of it, nearest first. A place whose listings have no coordinates stays the place itself.
 */
export async function settleNear(listings: ListingSearch, filter: Filter, [wish]: readonly Near[]): Promise<Filter> {
  const part = PLACES.find(
    (name) => wish !== undefined && filter[name]?.some((value) => fold(value) === fold(wish.place)),
  )
  if (wish === undefined || part === undefined) return filter
  const there = await listings.search(only(filter, [part]), { offset: 0, limit: SAMPLE })
  const points = there.flatMap(({ Latitude, Longitude }) =>
    typeof Latitude === 'number' && typeof Longitude === 'number' ? [{ latitude: Latitude, longitude: Longitude }] : [],
  )
  if (points.length === 0) return filter
  const { locations: _l, cities: _c, zips: _z, states: _s, ...rest } = filter
  const near = { ...middle(points), km: wish.km ?? NEAR_KM, place: wish.place }
  return { ...rest, near, sort: filter.sort ?? 'Distance' }
}

// The mean is the middle for places that do not lie across the date line, which no town does.
const middle = (points: { latitude: number; longitude: number }[]) => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
})

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
