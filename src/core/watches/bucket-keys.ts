import type { Listing } from '../../contract/listings/listing.ts'
import type { Filter } from '../../search/filter.ts'
import { fold } from '../../search/text/fold.ts'

const ANY = '*'
/** Longest part of a key, in UTF-16 units; longer texts are cut. */
export const KEY_MAX = 60
const keyOf = (text: string | null | undefined): string => fold(text ?? '').slice(0, KEY_MAX)

/** Bucket keys of a filter: its places, or the map squares that its circle touches, combined with types and sale. */
export function keysOfFilter(filter: Filter): string[] {
  const types = filter.types === undefined ? [ANY] : filter.types.map(keyOf)
  const places = placesOf(filter)
  return [...new Set(places.flatMap((place) => types.map((type) => `${place}|${type}|${filter.saleType ?? ANY}`)))]
}

function placesOf({ otherPlaces = {}, ...filter }: Filter): string[] {
  const others = Object.entries(otherPlaces).flatMap(([part, names]) => placesOfAll({ [part]: names }))
  return [...placesOfAll(filter), ...others]
}

function placesOfAll({ cities, zips, locations, near }: Filter): string[] {
  if (cities !== undefined) return cities.map((city) => `city ${keyOf(city)}`)
  if (zips !== undefined) return zips.map((zip) => `zip ${keyOf(zip)}`)
  if (locations !== undefined) return locations.map((location) => `location ${keyOf(location)}`)
  return (near?.km !== undefined && squaresWithin(near, near.km)) || [ANY]
}

/** The keys of all buckets whose filters may fit a listing. */
export function keysOfListing(listing: Listing): string[] {
  const { City, ZIP, Location, Latitude, Longitude } = listing
  const places = [ANY, `city ${keyOf(City)}`, `zip ${keyOf(ZIP)}`, `location ${keyOf(Location)}`]
  if (typeof Latitude === 'number' && typeof Longitude === 'number') places.push(squareOf(Latitude, Longitude))
  const types = [ANY, keyOf(listing.PropertyType)]
  return places.flatMap((place) =>
    types.flatMap((type) => [`${place}|${type}|${ANY}`, `${place}|${type}|${listing.SaleType}`]),
  )
}

/** Side of a map square in degrees: about 11 km of latitude. */
const SQUARE = 0.1
const squareOf = (latitude: number, longitude: number) =>
  `at ${Math.floor(latitude / SQUARE)} ${Math.floor(longitude / SQUARE)}`
const SQUARES_MAX = 64
/** Slightly less than the real value anywhere on Earth, so that no square is missed. */
const KM_PER_DEGREE = 110

/** Squares touched by a circle; undefined if they are too many, or near a pole or the date line. */
function squaresWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): string[] | undefined {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180)
  if (Math.abs(latitude) + high > 85 || Math.abs(longitude) + wide > 179) return undefined
  const [rows, columns] = [span(latitude, high), span(longitude, wide)]
  if (rows.length * columns.length > SQUARES_MAX) return undefined
  return rows.flatMap((row) => columns.map((column) => `at ${row} ${column}`))
}

/** Square indices from `middle - reach` to `middle + reach`, in degrees. */
function span(middle: number, reach: number): number[] {
  const [first, last] = [Math.floor((middle - reach) / SQUARE), Math.floor((middle + reach) / SQUARE)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
