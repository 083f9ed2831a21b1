import type { Box } from './distance.ts'

/** Cells per degree: a cell is 0.01° high, 1.1 km, and narrower towards the poles. */
const PER_DEGREE = 100

/** Factor to encode row and column in one number; more than the columns in a row. */
const COLUMNS = 100_000

/** Half a cell's height and width in degrees, rounded up. */
export const HALF_CELL = 0.5001 / PER_DEGREE

/** Largest distance from a cell's centre to its corner, in km: at the equator, rounded up. */
export const REACH_KM = 0.79

/** The cell of a point. Rows count from the south pole, columns eastward from the date line. */
export const cellOf = (latitude: number, longitude: number): number => rowOf(latitude) * COLUMNS + columnOf(longitude)

export const cellCenter = (cell: number) => ({
  latitude: (Math.floor(cell / COLUMNS) + 0.5) / PER_DEGREE - 90,
  longitude: ((cell % COLUMNS) + 0.5) / PER_DEGREE - 180,
})

const rowOf = (latitude: number): number => Math.floor((latitude + 90) * PER_DEGREE)

const columnOf = (longitude: number): number => Math.floor((longitude + 180) * PER_DEGREE)

/** Cells of a box as one range of cell numbers per row. */
export function cellRangesOf({ south, north, west, east }: Box): { first: number; last: number }[] {
  const bottom = rowOf(south)
  return Array.from({ length: rowOf(north) - bottom + 1 }, (_, index) => ({
    first: (bottom + index) * COLUMNS + columnOf(west),
    last: (bottom + index) * COLUMNS + columnOf(east),
  }))
}
