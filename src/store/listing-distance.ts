import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from './tables.ts'

type Point = { latitude: number; longitude: number }

/** The Earth's mean radius (IUGG), in km. */
const EARTH_KM = 6371.0088
const RADIANS = Math.PI / 180

/** Keeps a rounding error between antipodes from leaving the domain of asin; it shortens a distance by 1 part in 10^12. */
const INSIDE = 1 - 1e-12

/** Great-circle distance of a listing from a point in km, by the haversine formula; null without coordinates. */
export const kilometres = ({ latitude, longitude }: Point) =>
  sql<number>`(${2 * EARTH_KM} * asin(sqrt(${INSIDE} * (
    power(sin((latitude - ${latitude}) * ${RADIANS / 2}), 2)
    + cos(latitude * ${RADIANS}) * ${Math.cos(latitude * RADIANS)} * power(sin((longitude - ${longitude}) * ${RADIANS / 2}), 2)
  ))))`

/** A box that holds every point within `km`: cheap to test, so that the exact distance is reckoned for few rows. */
export function withinBox(
  is: ExpressionBuilder<Tables, 'listing'>,
  { latitude, longitude }: Point,
  km: number,
): Expression<SqlBool> {
  const height = km / EARTH_KM / RADIANS
  const rows = is.between('latitude', latitude - height, latitude + height)
  const reach = Math.abs(latitude) + height
  if (reach >= 90) return rows
  // The widest parallel of the circle lies poleward of its centre; this is its exact half-width.
  const width = Math.asin(Math.min(1, Math.sin(height * RADIANS) / Math.cos(latitude * RADIANS))) / RADIANS
  const [west, east] = [longitude - width, longitude + width]
  if (width >= 180) return rows
  if (west < -180) return is.and([rows, is.or([is('longitude', '>=', west + 360), is('longitude', '<=', east)])])
  if (east > 180) return is.and([rows, is.or([is('longitude', '>=', west), is('longitude', '<=', east - 360)])])
  return is.and([rows, is.between('longitude', west, east)])
}
