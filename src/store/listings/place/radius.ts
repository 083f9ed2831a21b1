import { sql } from 'kysely'
import type { Page } from '../../../contract/fields.ts'
import type { Filter } from '../../../search/filter.ts'
import { numberOf, sortable } from '../count/tallies.ts'
import { type Reading, restrictingParts } from '../read/filter.ts'
import { boxAround, cellCenter, cellRangesOf, distanceKm, kilometres, type Point, REACH_KM } from './distance.ts'

/**
 * Cells with listings that a circle overlaps. Listings of cells fully `inside` are summed; only those of `edge` cells are
 * measured. Measuring all within 20 km took 91 ms at a million listings.
 */
export type Circle = { inside: Cell[]; edge: Cell[] }
type Cell = { cell: number; count: number; km: number }

/** Largest radius for which cells are used; a larger one has too many. */
const RADIUS_MAX_KM = 50

/** Number of listings within `km` of a point. */
export async function countWithin(
  reading: Reading,
  { inside, edge }: Circle,
  near: Point,
  km: number,
): Promise<number> {
  return total(inside) + (edge.length === 0 ? 0 : await countEdge(reading, edge, near, km))
}

/** Number of listings in the cells that a circle overlaps. */
export const countCells = ({ inside, edge }: Circle): number => total(inside) + total(edge)

const total = (cells: Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

async function countEdge({ reader, chatbotId }: Reading, edge: Cell[], near: Point, km: number): Promise<number> {
  const row = await reader
    .selectFrom('listing')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('chatbot_id', '=', chatbotId)
    .where(
      'cell',
      'in',
      edge.map(({ cell }) => cell),
    )
    .where(kilometres(near), '<=', km)
    .executeTakeFirstOrThrow()
  return row.count
}

/** With fewer listings in a circle, they are looked up by cell instead of by a scan. */
const FEW = 2_000

/** The cells to look listings up by; undefined if a scan is faster. */
export const cellsToSearch = (circle: Circle | undefined): number[] | undefined =>
  circle !== undefined && countCells(circle) <= FEW
    ? [...circle.inside, ...circle.edge].map(({ cell }) => cell)
    : undefined

/** Radii tried for the nearest listings, to avoid sorting all of them by distance. */
const TRIED_KM = [1, 3, 10, 30]

/** A circle that contains enough listings for the page, for filters that only ask for the nearest. */
export async function closer(reading: Reading, { near, sort, ...others }: Filter, { offset, limit }: Page) {
  if (near === undefined || near.side !== undefined || sort !== 'Distance' || restrictingParts(others).length > 0)
    return undefined
  for (const km of TRIED_KM.filter((tried) => tried < (near.km ?? Number.POSITIVE_INFINITY))) {
    const circle = await circleOf(reading, near, km)
    if (circle !== undefined && total(circle.inside) >= offset + limit) return { near: { ...near, km }, circle }
  }
  return undefined
}

/** The cells of a filter's circle; undefined if it has none or it is not covered by cells. */
export const circleIn = async (reading: Reading, { near }: Filter): Promise<Circle | undefined> =>
  near?.km === undefined ? undefined : await circleOf(reading, near, near.km)

async function circleOf({ db, chatbotId }: Reading, near: Point, km: number): Promise<Circle | undefined> {
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
  return {
    inside: cells.filter((cell) => cell.km + REACH_KM <= km),
    edge: cells.filter((cell) => cell.km + REACH_KM > km),
  }
}
