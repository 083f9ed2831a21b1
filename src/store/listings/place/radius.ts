import { type Kysely, sql } from 'kysely'
import type { Filter } from '../../../search/filter.ts'
import { distanceKm } from '../../../search/places/great-circle.ts'
import { isPostgres } from '../../database/database-kind.ts'
import type { Tables } from '../../tables.ts'
import type { ReadContext } from '../filter.ts'
import { numberOf, sortable, sumOfCounts } from '../tallies.ts'
import { cellCenter, cellRangesOf, HALF_CELL, REACH_KM } from './cells.ts'
import { boxAround, degreesTowards, directionsOf } from './distance.ts'

type Near = NonNullable<Filter['near']>

/**
 * Cells with listings that a circle, or the part of it on one side of its point, overlaps. Listings of cells fully `inside` are
 * counted; only those of `edge` cells are measured. Measuring all within 20 km took 91 ms at a million listings.
 */
export type Circle = { inside: Cell[]; edge: Cell[] }
export type Cell = { cell: number; count: number; km: number }

/** Largest radius for which cells are used; a larger one has too many. */
const RADIUS_MAX_KM = 50

/** Number of listings in the cells that a circle overlaps. */
export const countCells = ({ inside, edge }: Circle): number => sumOfCounts(inside) + sumOfCounts(edge)

/** Up to so many listings in a circle are looked up by cell instead of by a scan. */
export const BY_CELL_MAX = 20_000

/** The cells to look listings up by; undefined if a scan is faster. */
export const cellsToSearch = (circle: Circle | undefined): Cell[] | undefined =>
  circle !== undefined && countCells(circle) <= BY_CELL_MAX ? [...circle.inside, ...circle.edge] : undefined

/** Condition: the listing is in one of the cells. One parameter, whatever their number. */
export function inCells(db: Kysely<Tables>, cells: Cell[]) {
  const numbers = cells.map(({ cell }) => cell)
  return isPostgres(db)
    ? sql<boolean>`listing.cell = any(${numbers}::bigint[])`
    : sql<boolean>`listing.cell in (select value from json_each(${JSON.stringify(numbers)}))`
}

/** Radii tried for the nearest listings, to avoid sorting all of them by distance. */
const TRIED_KM = [1, 3, 10, 30]

/** Circles around a point within its own radius, each larger, that contain at least so many listings. */
export async function* wideningCircles(reading: ReadContext, near: Near, least: number) {
  for (const km of TRIED_KM.filter((tried) => tried < (near.km ?? Number.POSITIVE_INFINITY))) {
    const circle = await circleOf(reading, near, km)
    if (circle !== undefined && sumOfCounts(circle.inside) >= least) yield { near: { ...near, km }, circle }
  }
}

/** The cells of a filter's circle; undefined if it has none, it is not covered by cells, or homes outside it match too. */
export const circleIn = async (reading: ReadContext, { near, otherPlaces }: Filter): Promise<Circle | undefined> =>
  near?.km === undefined || otherPlaces !== undefined ? undefined : await circleOf(reading, near, near.km)

async function circleOf({ db, chatbotId }: ReadContext, near: Near, km: number): Promise<Circle | undefined> {
  const box = km <= RADIUS_MAX_KM ? boxAround(near, km) : undefined
  if (box === undefined) return undefined
  // One query per range: with "or" or a join, a database may scan all cells.
  const ranges = cellRangesOf(box).map(
    ({ first, last }) => sql`
      select value, count from listing_count
      where chatbot_id = ${chatbotId} and kind = 'cell' and value between ${sortable(first)} and ${sortable(last)}`,
  )
  const { rows } = await sql<{ value: string; count: number }>`${sql.join(ranges, sql` union all `)}`.execute(db)
  const cells = rows
    .map(({ value, count }) => ({ cell: numberOf(value), count, km: distanceKm(near, cellCenter(numberOf(value))) }))
    .filter((cell) => cell.km - REACH_KM <= km)
  const directions = directionsOf(near.side)
  const towards = ({ cell }: Cell) => degreesTowards(directions, near, cellCenter(cell))
  const beside = cells.filter((cell) => towards(cell).every((degrees) => degrees >= -HALF_CELL))
  const isInside = (cell: Cell) => cell.km + REACH_KM <= km && towards(cell).every((degrees) => degrees > HALF_CELL)
  return { inside: beside.filter(isInside), edge: beside.filter((cell) => !isInside(cell)) }
}
