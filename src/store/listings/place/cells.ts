/** The side of a cell of the globe's grid: 0.01° are 1.1 km from south to north, and less from west to east. */
const PER_DEGREE = 100
/** Of one row; more than it has, so that a cell's number tells its row and column. */
const COLUMNS = 100_000

/** No place of a cell is farther than this from its middle: half the diagonal of one at the equator, rounded up. */
export const REACH_KM = 0.79

/** The cell that holds a place: rows from the south pole, columns from the date line eastward. */
export const cellOf = (latitude: number, longitude: number): number => rowOf(latitude) * COLUMNS + columnOf(longitude)

export const middleOf = (cell: number) => ({
  latitude: (Math.floor(cell / COLUMNS) + 0.5) / PER_DEGREE - 90,
  longitude: ((cell % COLUMNS) + 0.5) / PER_DEGREE - 180,
})

const rowOf = (latitude: number): number => Math.floor((latitude + 90) * PER_DEGREE)
const columnOf = (longitude: number): number => Math.floor((longitude + 180) * PER_DEGREE)

export type Box = { south: number; north: number; west: number; east: number }

/** The cells of a box, as the first and last of every row. */
export function cellRangesOf({ south, north, west, east }: Box): { first: number; last: number }[] {
  const bottom = rowOf(south)
  return Array.from({ length: rowOf(north) - bottom + 1 }, (_, index) => ({
    first: (bottom + index) * COLUMNS + columnOf(west),
    last: (bottom + index) * COLUMNS + columnOf(east),
  }))
}
