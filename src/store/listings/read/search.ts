import { sql } from 'kysely'
import type { Page } from '../../../contract/fields.ts'
import type { Part, SortBy } from '../../../contract/listings/filter-parts.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { boundsOf, isMixed } from '../count/by-mix.ts'
import { countAll } from '../count/counted.ts'
import { countFound, countMatching } from '../count/matching.ts'
import { BLOCK, numberOf } from '../count/tallies.ts'
import { kilometres } from '../place/distance.ts'
import { closer, countCells } from '../place/radius.ts'
import type { Sought } from '../text/endings.ts'
import { matches, quick, type Reading, restrictingParts } from './filter.ts'
import { type Lookup, lookUp, matching, type Rows } from './matching.ts'

/** The ids of one page of what a filter finds, in its order. */
export async function searchIds(reading: Reading, filter: Filter, page: Page): Promise<number[]> {
  if (isAllNewest(filter)) return await pageOfAll(reading, page)
  const ahead = await lookAhead(reading, filter)
  return ahead.atMost === 0 ? [] : await idsOf(ahead.isQuick ? quick(reading) : reading, filter, page, ahead)
}

/** The same, and how many the filter finds in all. */
export async function searchAndCount(
  reading: Reading,
  filter: Filter,
  page: Page,
): Promise<{ ids: number[]; count: number }> {
  if (isAllNewest(filter)) {
    const [ids, count] = await Promise.all([pageOfAll(reading, page), countAll(reading)])
    return { ids, count }
  }
  const ahead = await lookAhead(reading, filter)
  if (ahead.atMost === 0) return { ids: [], count: 0 }
  const { lookup, isQuick } = ahead
  const [ids, count] = await Promise.all([
    idsOf(isQuick ? quick(reading) : reading, filter, page, ahead),
    isQuick ? countFound(quick(reading), filter, lookup) : countMatching(reading, filter, lookup),
  ])
  return { ids, count }
}

/**
 * What is known of a filter before its listings are looked for: it finds at most `atMost`, and, where `isClose`, not much
 * less. Where `isQuick`, an index leads to so few that they are looked through at once.
 */
type Ahead = { lookup: Lookup; atMost: number; isClose: boolean; isQuick: boolean }

/** Listings that are looked through in an index, or met on a walk, in less than a millisecond. */
const QUICK = { looked: 4_000, walked: 1_000 }

async function lookAhead(reading: Reading, filter: Filter): Promise<Ahead> {
  const [lookup, bounds] = await Promise.all([lookUp(reading, filter), boundsOf(reading, filter)])
  const { sought, circle } = lookup
  const within = circle === undefined ? Infinity : countCells(circle)
  const isOnlyNear = restrictingParts(filter).every((part) => part === 'near')
  return {
    lookup,
    atMost: Math.min(bounds.atMost, sought?.atMost ?? Infinity, within),
    isClose: isOnlyNear ? circle !== undefined : isMixed(filter),
    isQuick: sought === undefined && bounds.scanned <= QUICK.looked,
  }
}

const isNewestFirst = ({ sort }: Filter): boolean => sort === undefined || sort === 'Newest'
const isAllNewest = (filter: Filter): boolean => isNewestFirst(filter) && restrictingParts(filter).length === 0

async function idsOf(reading: Reading, filter: Filter, page: Page, ahead: Ahead): Promise<number[]> {
  const walked = isNewestFirst(filter) ? await walkNewest(reading, filter, page, ahead) : undefined
  if (walked !== undefined) return walked
  const nearer = await closer(reading, filter, page)
  const lookup = { ...ahead.lookup, ...(nearer && { circle: nearer.circle }) }
  const narrowed = nearer === undefined ? filter : { ...filter, near: nearer.near }
  const rows = sorted(matching(reading, narrowed, lookup), narrowed, lookup.sought)
  const found = await rows.select('listing.id').limit(page.limit).offset(page.offset).execute()
  return found.map(({ id }) => id)
}

/**
 * A page of all listings, newest first. An offset alone walks over everything before it: 70 ms at 500,000. How many
 * listings each block of ids has is counted, so no more than one block is walked over.
 */
async function pageOfAll({ db, chatbotId }: Reading, { offset, limit }: Page): Promise<number[]> {
  const start = offset < BLOCK ? { from: MAX_ID, skip: offset } : await startOf({ db, chatbotId }, offset)
  if (start === undefined) return []
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('chatbot_id', '=', chatbotId)
    .where('id', '<=', start.from)
    .orderBy('id', 'desc')
    .offset(start.skip)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The largest id of both databases' integer column. */
const MAX_ID = 2_147_483_647

/** The highest id of the block that the offset falls into, and how many listings to skip from there. */
async function startOf({ db, chatbotId }: Pick<Reading, 'db' | 'chatbotId'>, offset: number) {
  const blocks = await db
    .selectFrom('listing_count')
    .select(['value', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', 'block')
    .orderBy('value', 'desc')
    .execute()
  let before = 0
  for (const { value, count } of blocks) {
    if (before + count > offset) return { from: (numberOf(value) + 1) * BLOCK - 1, skip: offset - before }
    before += count
  }
  return undefined
}

/** How much further than the page would reach if what is sought lay evenly among all. */
const SLACK = 3

/**
 * The page of the newest that `filter` finds, met on a walk from the newest listing on; undefined where it is shorter
 * to look all of them up and sort them, and where they lie so unevenly that the walk ended before the page was full.
 */
async function walkNewest(reading: Reading, filter: Filter, { offset, limit }: Page, { atMost, isClose }: Ahead) {
  if (!isClose) return await probe(reading, filter, offset + limit, offset)
  const all = await countAll(reading)
  const steps = Math.ceil(((offset + limit) * all * SLACK) / atMost)
  // To meet a listing on a walk takes about as long as to look one up and sort it in: 0.6 µs and 0.7 µs on SQLite.
  if (steps > atMost) return undefined
  const met = await walk(steps <= QUICK.walked ? quick(reading) : reading, filter, steps, offset + limit)
  return met.length < offset + limit && steps < all ? undefined : met.slice(offset)
}

/** How many of the newest are looked through in the hope of a page, where nothing tells how many a filter finds. */
const PROBED = 10_000
/** What no column tells is not met on a walk. */
const ELSEWHERE: Part[] = ['keywords', 'features', 'extension', 'near', 'changed']

async function probe(reading: Reading, filter: Filter, until: number, offset: number): Promise<number[] | undefined> {
  if (until > PROBED / 100 || restrictingParts(filter).some((part) => ELSEWHERE.includes(part))) return undefined
  const met = await walk(reading, filter, PROBED, until)
  return met.length < until ? undefined : met.slice(offset)
}

async function walk({ reader, chatbotId }: Reading, filter: Filter, steps: number, limit: number): Promise<number[]> {
  const latest = reader
    .selectFrom('listing')
    .selectAll()
    .where('chatbot_id', '=', chatbotId)
    .orderBy('id', 'desc')
    .limit(steps)
    .as('listing')
  const rows = await reader
    .selectFrom(latest)
    .select('id')
    // The rows are listings still, though Kysely names their type anew.
    .where((is) => matches(filter)(is as never))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order asked for; an unset value comes last, and the newest listing first among equals. */
const sorted = (rows: Rows, filter: Filter, sought: Sought | undefined): Rows =>
  first(rows, filter).orderBy(newest(sought), 'desc')

/** So few that all are sorted, rather than met on a walk from the newest. */
const FEW = 5_000

/** Found by its words, a listing goes by the index's name for it: SQLite then takes the newest from there in order. */
function newest(sought: Sought | undefined) {
  // By an index of ids, all would be walked where few fit: 45 ms for 100,000, and 11 ms by the index of all columns.
  if (sought === undefined) return sql<number>`listing.id + 0`
  // PostgreSQL would walk, 66 ms for 150,000 listings of which none has the word; an expression has no index to walk by.
  return sought.atMost > FEW ? sql.ref<number>('listing_words.rowid') : sql<number>`listing_words.rowid + 0`
}

/** What each order goes by. Bedrooms are always stated; an unset value of any other column comes last. */
export const orders = {
  Newest: undefined,
  PriceAsc: ['price', 'asc'],
  PriceDesc: ['price', 'desc'],
  UnitAreaPriceAsc: ['unit_area_price', 'asc'],
  UnitAreaPriceDesc: ['unit_area_price', 'desc'],
  BedroomsDesc: ['bedrooms', 'desc'],
  BathroomsDesc: ['bathrooms', 'desc'],
  AreaDesc: ['area', 'desc'],
  AreaAsc: ['area', 'asc'],
  LotAreaDesc: ['lot_area', 'desc'],
  LotAreaAsc: ['lot_area', 'asc'],
  YearBuiltDesc: ['year_built', 'desc'],
  YearBuiltAsc: ['year_built', 'asc'],
  DaysOnMarketDesc: ['days_on_market', 'desc'],
  HOAMonthAsc: ['hoa', 'asc'],
  Distance: undefined,
} as const satisfies Record<SortBy, readonly [keyof Tables['listing'], 'asc' | 'desc'] | undefined>

function first(rows: Rows, { sort = 'Newest', near, cities }: Filter): Rows {
  if (sort === 'Distance')
    return near === undefined ? rows : rows.orderBy(kilometres(near), (by) => by.asc().nullsLast())
  const order = orders[sort]
  if (order === undefined) return rows
  const [column, direction] = order
  if (column === 'bedrooms') return rows.orderBy(column, direction)
  // A walk in the order of an index may meet all other cities first: 120 ms for 100,000, where a city is sorted in 4 ms.
  const ordered = cities === undefined || column === 'price' ? sql.ref(column) : sql`${sql.ref(column)} + 0`
  return rows.orderBy(ordered, (by) => by[direction]().nullsLast())
}
