import type { SortBy } from '../../contract/listings/filter-parts.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import { type Filter, omit, only, type Range } from '../../search/filter.ts'
import { BETWEEN_RENT_AND_PRICE } from '../../search/numbers/amounts.ts'
import type { Near, Parsed } from '../../search/parse/parsed.ts'
import { distanceKm, type Point } from '../../search/places/great-circle.ts'
import { fold } from '../../search/text/fold.ts'
import { groupOf } from '../../search/text/wording.ts'
import type { ListingSearch } from '../ports/models.ts'

/**
 * Turns a filter parsed from words into one that can be searched: nearness becomes coordinates, and a price becomes a rent or a
 * sale price.
 */
export const resolveFilter = async (listings: ListingSearch, filter: Filter, near: readonly Near[]): Promise<Filter> =>
  resolveSaleType(
    listings,
    await withoutLand(listings, await resolveNear(listings, await separateTowns(listings, filter), near)),
  )

/** What was understood, without the sides of places that cannot be searched, since no listing states where the place is. */
export function withoutUnknownSides(parsed: Parsed, filter: Filter): Parsed {
  if (filter.near?.side !== undefined) return parsed
  return {
    ...parsed,
    near: parsed.near.filter(({ side }) => side === undefined),
    notUnderstood: [...parsed.notUnderstood, ...parsed.near.flatMap(({ said }) => said ?? [])],
  }
}

/** What is near a point, in km: a short drive. */
export const NEAR_KM = 5
/** The same for "west of": 25 miles, beyond which nobody says it of a town. A home farther off has wrong coordinates. */
const BESIDE_KM = 40.2336
/** How many listings are read to locate a place. */
const SAMPLE = 200

/** "Ballard, Tacoma": where no such neighborhood or ZIP lies in such a city, either of both is meant. */
async function separateTowns(listings: ListingSearch, filter: Filter): Promise<Filter> {
  const { cities, ...others } = filter
  const within = only(others, ['locations', 'zips'])
  if (cities === undefined || Object.keys(within).length === 0 || filter.otherPlaces !== undefined) return filter
  if ((await listings.count({ ...within, cities })) > 0) return filter
  const counts = await Promise.all([within, { cities }].map((one) => listings.count(one)))
  return counts.every((count) => count > 0) ? { ...others, otherPlaces: { cities } } : filter
}

const PLACES = ['locations', 'cities', 'zips', 'states'] as const

/**
 * Replaces a wish such as "near Ballard" with a circle around the mean position of that place's listings, nearest first. If they
 * have no coordinates, the filter keeps the place.
 */
async function resolveNear(listings: ListingSearch, filter: Filter, [wish]: readonly Near[]): Promise<Filter> {
  const part = PLACES.find(
    (name) => wish !== undefined && filter[name]?.some((value) => fold(value) === fold(wish.place)),
  )
  if (wish === undefined || part === undefined) return filter
  const page = { offset: 0, limit: SAMPLE }
  const offered = await listings.search(only(filter, [...PLACES, 'statuses', 'saleType']), page)
  const there = offered.length > 0 ? offered : await listings.search(only(filter, PLACES), page)
  const middle = middleOf(part === 'locations' ? ofOneCity(there) : there)
  if (middle === undefined) return filter
  const { place, side } = wish
  const usual = side !== undefined ? BESIDE_KM : part === 'cities' ? NEAR_KM + reachOf(there, middle) : NEAR_KM
  const { km = usual } = wish
  const near = { ...middle, km, ...(side !== undefined && { side }), place }
  return { ...omit(filter, PLACES), near, sort: filter.sort ?? 'Distance' }
}

/** How far a city's listings reach from its middle, in whole km: what is near the city is near any of them. */
const reachOf = (there: Listing[], middle: Point): number =>
  Math.ceil(
    Math.max(
      0,
      ...pointsOf(there)
        .map((point) => distanceKm(middle, point))
        .filter((km) => km <= BESIDE_KM),
    ),
  )

/** Neighbourhoods of several cities have one name: the listings of the city that has most of them. */
function ofOneCity(there: Listing[]): Listing[] {
  const byCity = [...Map.groupBy(there, ({ City }) => City).values()]
  return byCity.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** The mean position of listings, without those that are too far off to be right; undefined if none has coordinates. */
export function middleOf(listings: Listing[]): Point | undefined {
  const points = pointsOf(listings)
  if (points.length === 0) return undefined
  const typical = placeBy(median, points)
  const near = points.filter((point) => distanceKm(typical, point) <= BESIDE_KM)
  return near.length === 0 ? typical : placeBy(mean, near)
}

/** Latitude and longitude by themselves are right for places that do not cross the date line; no town does. */
const placeBy = (summary: (values: number[]) => number, points: Point[]): Point => ({
  latitude: summary(points.map(({ latitude }) => latitude)),
  longitude: summary(points.map(({ longitude }) => longitude)),
})

const pointsOf = (listings: Listing[]): Point[] =>
  listings.flatMap(({ Latitude: latitude, Longitude: longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? [{ latitude, longitude }] : [],
  )

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Land has no bedrooms, and is no studio. */
async function withoutLand(listings: ListingSearch, filter: Filter): Promise<Filter> {
  if (filter.bedrooms?.min !== 0 || filter.types !== undefined) return filter
  const { types } = await listings.vocabulary()
  const land = types.filter((type) => groupOf(type) === 'land')
  return land.length === 0 ? filter : { ...filter, notTypes: [...new Set([...(filter.notTypes ?? []), ...land])] }
}

/** Like `BETWEEN_RENT_AND_PRICE`, per square foot. */
const BETWEEN_RENT_AND_PRICE_PER_SQUARE_FOOT = 20

/** Whether an order compares the prices of listings. */
const isByPrice: Record<SortBy, boolean> = {
  PriceAsc: true,
  PriceDesc: true,
  UnitAreaPriceAsc: true,
  UnitAreaPriceDesc: true,
  Newest: false,
  BedroomsDesc: false,
  BathroomsDesc: false,
  AreaDesc: false,
  AreaAsc: false,
  LotAreaDesc: false,
  LotAreaAsc: false,
  YearBuiltDesc: false,
  YearBuiltAsc: false,
  DaysOnMarketDesc: false,
  HOAMonthAsc: false,
  HOAMonthDesc: false,
  Distance: false,
}

/**
 * Chooses rent or sale for a filter with a price, since both must not be compared: "under 500k" means for sale although every
 * rent is lower. No choice if no listing is of that kind.
 */
async function resolveSaleType(listings: ListingSearch, filter: Filter): Promise<Filter> {
  const { price, unitAreaPrice, sort, saleType } = filter
  const range = price ?? unitAreaPrice
  const asksPrice = range !== undefined || (sort !== undefined && isByPrice[sort])
  if (saleType !== undefined || !asksPrice) return filter
  const amount = range?.max ?? range?.below ?? range?.min ?? Infinity
  const least = price === undefined ? BETWEEN_RENT_AND_PRICE_PER_SQUARE_FOOT : BETWEEN_RENT_AND_PRICE
  const meant = amount < least ? 'for_rent' : 'for_sale'
  if (meant === 'for_rent' && price !== undefined) {
    const inThousands = await asThousands(listings, filter, price)
    if (inThousands !== undefined) return inThousands
  }
  return (await listings.count({ saleType: meant })) > 0 ? { ...filter, saleType: meant } : filter
}

/**
 * "Under 600" among homes for sale means thousands. Undefined if a home for rent matches, if no home for sale matches in thousands,
 * or if the price is a usual rent (LEAST_USUAL_RENT or more) for which some home is rented.
 */
async function asThousands(listings: ListingSearch, filter: Filter, price: Range): Promise<Filter | undefined> {
  const ends = Object.entries(price)
  if (ends.some(([, end]) => end < LEAST_THOUSANDS || end > MOST_THOUSANDS)) return undefined
  const inThousands = {
    saleType: 'for_sale' as const,
    price: Object.fromEntries(ends.map(([side, end]) => [side, end * 1_000])),
  }
  if ((await listings.count({ ...filter, saleType: 'for_rent' })) > 0) return undefined
  const isRent = (await listings.count({ saleType: 'for_rent', price })) > 0
  if (isRent && ends.some(([, end]) => end >= LEAST_USUAL_RENT)) return undefined
  const lifted = { ...filter, ...inThousands }
  const isSale = (await listings.count(lifted)) > 0 || (!isRent && (await listings.count(inThousands)) > 0)
  return isSale ? lifted : undefined
}
const LEAST_USUAL_RENT = 1_000
/** The numbers that may be short for thousands in the price of a home: "under 600". */
const LEAST_THOUSANDS = 100
const MOST_THOUSANDS = 2_000
