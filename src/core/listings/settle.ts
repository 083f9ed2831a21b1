import { type Filter, omit, only } from '../../search/filter.ts'
import type { Near } from '../../search/parsed.ts'
import { fold } from '../../search/text/fold.ts'
import type { ListingSearch } from '../ports/ports.ts'

/** A filter read from words as one that can be searched by: nearness becomes a point, prices become rents or sale prices. */
export const settle = async (listings: ListingSearch, filter: Filter, near: readonly Near[]): Promise<Filter> =>
  settleSaleType(listings, await settleNear(listings, filter, near))

/** How far "near" reaches where no distance is said, in km: a short drive. */
export const NEAR_KM = 5
/** As many listings of a place as show where it lies. */
const SAMPLE = 200

const PLACES = ['locations', 'cities', 'zips', 'states'] as const

/**
 * The filter with a wish such as "near Ballard" in coordinates: the middle of the place's own listings, and everything
 * within reach of it, nearest first. A place whose listings have no coordinates stays the place itself.
 */
async function settleNear(listings: ListingSearch, filter: Filter, [wish]: readonly Near[]): Promise<Filter> {
  const part = PLACES.find(
    (name) => wish !== undefined && filter[name]?.some((value) => fold(value) === fold(wish.place)),
  )
  if (wish === undefined || part === undefined) return filter
  const there = await listings.search(only(filter, [part]), { offset: 0, limit: SAMPLE })
  const points = there.flatMap(({ Latitude, Longitude }) =>
    typeof Latitude === 'number' && typeof Longitude === 'number' ? [{ latitude: Latitude, longitude: Longitude }] : [],
  )
  if (points.length === 0) return filter
  const near = { ...middle(points), km: wish.km ?? NEAR_KM, place: wish.place }
  return { ...omit(filter, PLACES), near, sort: filter.sort ?? 'Distance' }
}

// The mean is the middle for places that do not lie across the date line, which no town does.
const middle = (points: { latitude: number; longitude: number }[]) => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
})

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** More than a month's rent and less than a home costs, in the currencies of most listings. */
const BETWEEN_RENT_AND_PRICE = 20_000
/** The same for one square foot. */
const BETWEEN_RENT_AND_PRICE_PER_SQUARE_FOOT = 20

/**
 * Rents and sale prices are not to be ranked or bounded together: "under 500k" means for sale although every rent is
 * under it. Left open where there is nothing of that kind at all.
 */
async function settleSaleType(listings: ListingSearch, filter: Filter): Promise<Filter> {
  const { price, unitAreaPrice, sort, saleType } = filter
  const range = price ?? unitAreaPrice
  const asksPrice = range !== undefined || sort === 'PriceAsc' || sort === 'PriceDesc' || sort === 'UnitAreaPriceAsc'
  if (saleType !== undefined || !asksPrice) return filter
  const amount = range?.max ?? range?.below ?? range?.min ?? Infinity
  const least = price === undefined ? BETWEEN_RENT_AND_PRICE_PER_SQUARE_FOOT : BETWEEN_RENT_AND_PRICE
  const meant = amount < least ? 'for_rent' : 'for_sale'
  return (await listings.count({ saleType: meant })) > 0 ? { ...filter, saleType: meant } : filter
}
