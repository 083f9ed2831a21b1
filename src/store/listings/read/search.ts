import type { Page } from '../../../contract/fields/paging.ts'
import type { FilterPart } from '../../../contract/listings/filter-parts.ts'
import type { Filter } from '../../../search/filter.ts'
import { ID_MAX } from '../../tables.ts'
import { type Lookup, lookUp, matching } from '../conditions.ts'
import { boundsOf, isCountedByCombination } from '../count/by-combination.ts'
import { countAll, countFound, countMatching } from '../count/matching.ts'
import { isText, matches, quick, type ReadContext, restrictingParts, searchOfPart } from '../filter.ts'
import { countCells, wideningCircles } from '../place/radius.ts'
import { BLOCK, numberOf } from '../tallies.ts'
import { sorted } from './orders.ts'

/** Listing ids of one page, in the filter's order. */
export async function searchIds(reading: ReadContext, filter: Filter, page: Page): Promise<number[]> {
  if (isAllNewest(filter)) return await pageOfAll(reading, page)
  const search = { reading, filter, page }
  const nearestIds = await nearest(search)
  if (nearestIds !== undefined) return nearestIds
  const estimates = await estimate(reading, filter)
  return estimates.atMost === 0 ? [] : await idsOf(search, estimates)
}

/** A search: where it reads, what it looks for, and which page is wanted. */
type Search = { reading: ReadContext; filter: Filter; page: Page }

/** Like `searchIds`, with the total count. */
export async function searchAndCount(
  reading: ReadContext,
  filter: Filter,
  page: Page,
): Promise<{ ids: number[]; count: number }> {
  if (isAllNewest(filter)) {
    const [ids, count] = await Promise.all([pageOfAll(reading, page), countAll(reading)])
    return { ids, count }
  }
  const estimates = await estimate(reading, filter)
  if (estimates.atMost === 0) return { ids: [], count: 0 }
  const { lookup, isQuick } = estimates
  const search = { reading, filter, page }
  const [ids, count] = await Promise.all([
    nearest(search).then((nearestIds) => nearestIds ?? idsOf(search, estimates)),
    isQuick ? countFound(quick(reading), filter, lookup) : countMatching(reading, filter, lookup),
  ])
  return { ids, count }
}

/**
 * Estimates made before listings are read. The filter finds at most `atMost` listings; `isClose`: and not much fewer.
 * `isQuick`: an index leads to so few rows that a scan of them is fast. `all`: number of all listings, 0 if it is not needed.
 */
type Estimates = { lookup: Lookup; atMost: number; isClose: boolean; isQuick: boolean; all: number }

/** Rows read within a millisecond, by an index (`lookUps`) or in a scan (`scanned`). */
const QUICK = { lookUps: 4_000, scanned: 1_000 }

async function estimate(reading: ReadContext, filter: Filter): Promise<Estimates> {
  const isOnlyNear = restrictingParts(filter).every((part) => part === 'near')
  const mayScan = isNewestFirst(filter) && (isOnlyNear || isCountedByCombination(filter))
  const [lookup, bounds, all] = await Promise.all([
    lookUp(reading, filter),
    boundsOf(reading, filter),
    mayScan ? countAll(reading) : 0,
  ])
  const { textSearch, circle } = lookup
  const within = circle === undefined ? Infinity : countCells(circle)
  return {
    lookup,
    all,
    atMost: Math.min(bounds.atMost, textSearch?.atMost ?? Infinity, within),
    isClose: isOnlyNear ? circle !== undefined : isCountedByCombination(filter),
    isQuick: textSearch === undefined && Math.min(bounds.scanned, within) <= QUICK.lookUps,
  }
}

const isNewestFirst = ({ sort }: Filter): boolean => sort === undefined || sort === 'Newest'
const isAllNewest = (filter: Filter): boolean => isNewestFirst(filter) && restrictingParts(filter).length === 0

async function idsOf({ reading, filter, page }: Search, estimates: Estimates): Promise<number[]> {
  const search = { reading: estimates.isQuick ? quick(reading) : reading, filter, page }
  const scanned = isNewestFirst(filter) ? await pageByScan(search, estimates) : undefined
  return scanned ?? (await pageOf(search, estimates.lookup))
}

async function pageOf({ reading, filter, page }: Search, lookup: Lookup): Promise<number[]> {
  const rows = sorted(matching(reading, filter, lookup), filter, lookup.textSearch)
  const found = await rows.select('listing.id').limit(page.limit).offset(page.offset).execute()
  return found.map(({ id }) => id)
}

/** A page of the nearest matches, from the smallest circle that fills it; undefined if none of those tried does. */
async function nearest({ reading, filter, page }: Search): Promise<number[] | undefined> {
  const { near, sort, otherPlaces } = filter
  const isByDistance = near !== undefined && sort === 'Distance' && otherPlaces === undefined
  if (!isByDistance || restrictingParts(filter).some(isText)) return undefined
  for await (const { near: closer, circle } of wideningCircles(reading, near, page.offset + page.limit)) {
    const from = countCells(circle) <= QUICK.lookUps ? quick(reading) : reading
    const search = { reading: from, filter: { ...filter, near: closer }, page }
    const ids = await pageOf(search, { textSearch: undefined, circle })
    if (ids.length === page.limit) return ids
  }
  return undefined
}

/**
 * A page of all listings, newest first. A plain offset scans everything before it: 70 ms at 500,000. The tallies per block of ids
 * limit the scan to one block.
 */
async function pageOfAll({ db, chatbotId }: ReadContext, { offset, limit }: Page): Promise<number[]> {
  const start = offset < BLOCK ? { from: ID_MAX, skip: offset } : await startOf({ db, chatbotId }, offset)
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

/** The highest id of the block in which the offset lies, and how many listings to skip from there. */
async function startOf({ db, chatbotId }: Pick<ReadContext, 'db' | 'chatbotId'>, offset: number) {
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

/** Safety factor on the scan length that evenly distributed matches would need. */
const SLACK = 3

/**
 * A page of the newest matches, by a scan from the newest listing on. Undefined if sorting all matches is cheaper, or if the scan
 * ended before the page was full.
 */
async function pageByScan(search: Search, { atMost, isClose, all }: Estimates): Promise<number[] | undefined> {
  if (!isClose) return await pageByShortScan(search)
  const { reading, filter, page } = search
  const end = page.offset + page.limit
  const steps = Math.ceil((end * all * SLACK) / atMost)
  // Scanning a listing costs about as much as looking one up and sorting it: 0.6 µs and 0.7 µs on SQLite.
  if (steps > atMost) return undefined
  const found = await scanNewest({ reading: steps <= QUICK.scanned ? quick(reading) : reading, filter, page }, steps)
  return found.length < end && steps < all ? undefined : found.slice(page.offset)
}

/** Newest listings scanned if the number of matches is unknown. */
const SHORT_SCAN = 10_000
/** Whether the columns alone do not decide a part, so that a scan does not find it. */
const isElsewhere = (part: FilterPart): boolean => typeof searchOfPart[part] === 'string'

/** A page of the newest matches among the newest SHORT_SCAN listings; undefined if these do not fill it. */
async function pageByShortScan(search: Search): Promise<number[] | undefined> {
  const { filter, page } = search
  const end = page.offset + page.limit
  if (end > SHORT_SCAN / 100 || restrictingParts(filter).some(isElsewhere)) return undefined
  const found = await scanNewest(search, SHORT_SCAN)
  return found.length < end ? undefined : found.slice(page.offset)
}

/** The matches among the newest `steps` listings, newest first, up to the end of the page. */
async function scanNewest({ reading, filter, page }: Search, steps: number): Promise<number[]> {
  const { reader, chatbotId } = reading
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
    .where(matches(filter))
    .orderBy('id', 'desc')
    .limit(page.offset + page.limit)
    .execute()
  return rows.map(({ id }) => id)
}
