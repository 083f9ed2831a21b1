export type Point = { latitude: number; longitude: number }

/** Earth's mean radius (IUGG), in km. */
export const EARTH_KM = 6371.0088
export const RADIANS = Math.PI / 180

/** The great-circle distance between two points in km, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const across = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2
  const up = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2) ** 2
  const half = up + Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * across
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, half)))
}
