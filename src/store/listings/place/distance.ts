import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Side } from '../../../contract/listings/filter-parts.ts'
import { EARTH_KM, type Point, RADIANS } from '../../../search/places/great-circle.ts'
import type { Tables } from '../../tables.ts'

/** A coordinate, and whether it grows (1) or shrinks (-1) that way. */
type Direction = readonly [coordinate: keyof Point, sign: 1 | -1]

const DIRECTIONS = {
  north: ['latitude', 1],
  south: ['latitude', -1],
  east: ['longitude', 1],
  west: ['longitude', -1],
} as const satisfies Record<string, Direction>

/** "northwest" lies to the north and to the west. */
export const directionsOf = (side: Side | undefined): Direction[] =>
  Object.entries(DIRECTIONS).flatMap(([name, direction]) => (side?.includes(name) ? [direction] : []))

/** How many degrees a point lies from another one, in each direction. */
export const degreesTowards = (directions: Direction[], from: Point, to: Point): number[] =>
  directions.map(([coordinate, sign]) => sign * (to[coordinate] - from[coordinate]))

/** Keeps rounding errors near antipodes out of asin's domain; changes a distance by 1 part in 10^12. */
const INSIDE = 1 - 1e-12

/** SQL for the great-circle distance of a listing from a point in km, by the haversine formula; null without coordinates. */
export const kilometres = ({ latitude, longitude }: Point) =>
  sql<number>`(${2 * EARTH_KM} * asin(sqrt(${INSIDE} * (
    power(sin((latitude - ${latitude}) * ${RADIANS / 2}), 2)
    + cos(latitude * ${RADIANS}) * ${Math.cos(latitude * RADIANS)} * power(sin((longitude - ${longitude}) * ${RADIANS / 2}), 2)
  ))))`

/** Bounding box of a circle; undefined if it contains a pole or crosses the date line. */
export function boxAround(point: Point, km: number): Box | undefined {
  const { south, north, width } = reachOf(point, km)
  const [west, east] = [point.longitude - width, point.longitude + width]
  if (south <= -90 || north >= 90 || west < -180 || east > 180) return undefined
  return { south, north, west, east }
}

function reachOf({ latitude }: Point, km: number) {
  const height = km / EARTH_KM / RADIANS
  const hasPole = Math.abs(latitude) + height >= 90
  // The circle's widest point lies poleward of its centre; this is its exact half-width.
  const sine = Math.sin(height * RADIANS) / Math.cos(latitude * RADIANS)
  const width = hasPole ? 180 : Math.asin(Math.min(1, sine)) / RADIANS
  return { south: latitude - height, north: latitude + height, width }
}

/** Condition: the listing is in the circle's bounding box. A cheap test, so that the exact distance is computed for few rows. */
export function withinBox(is: ExpressionBuilder<Tables, 'listing'>, point: Point, km: number): Expression<SqlBool> {
  const { south, north, width } = reachOf(point, km)
  const rows = is.between('latitude', south, north)
  if (width >= 180) return rows
  const [west, east] = [point.longitude - width, point.longitude + width]
  if (west < -180) return is.and([rows, is.or([is('longitude', '>=', west + 360), is('longitude', '<=', east)])])
  if (east > 180) return is.and([rows, is.or([is('longitude', '>=', west), is('longitude', '<=', east - 360)])])
  return is.and([rows, is.between('longitude', west, east)])
}

export type Box = { south: number; north: number; west: number; east: number }
