import type { CountedField, CountedValue } from '../../../core/ports/listings.ts'
import type { Filter, Range } from '../../../search/filter.ts'
import { bytewise, COUNT_OF_ALL } from '../../database/expressions.ts'
import { searchKey } from '../columns.ts'
import { lookUp, matching } from '../conditions.ts'
import { isCountedByCombination } from '../count/by-combination.ts'
import { countMatching } from '../count/matching.ts'
import { isFolded, type ReadContext, restrictingParts } from '../filter.ts'
import { columnOfField, type WordKind } from '../tallies.ts'

/** `among`: only these values are counted; all unless given. */
type Wanted = { field: CountedField; limit: number; among?: string[] }

/** Values of a field among matching listings, most frequent first. */
export async function countedValues(
  reading: ReadContext,
  filter: Filter,
  { field, limit, among }: Wanted,
): Promise<CountedValue[]> {
  const kind = columnOfField[field]
  const keys = among?.map((value) => (isFolded(kind) ? searchKey(value) : value))
  if (restrictingParts(filter).length === 0) {
    const tallies = await readTallies(reading, { kind, keys, limit })
    return tallies.map(({ shown, count }) => ({ value: shown, count }))
  }
  const found = await countByQuery(reading, filter, { kind, keys, limit })
  const values = found.map(({ value }) => value)
  const tallies = await readTallies(reading, { kind, keys: values, limit: values.length })
  const shown = new Map(tallies.map((tally) => [tally.value, tally.shown]))
  return found.map(({ value, count }) => ({ value: shown.get(value) ?? value, count }))
}

/** `keys`: the values to count, as they are stored; all unless given. */
type ToCount = { kind: WordKind; keys: string[] | undefined; limit: number }

async function readTallies({ db, chatbotId }: ReadContext, { kind, keys, limit }: ToCount) {
  if (keys?.length === 0) return []
  const rows = db
    .selectFrom('listing_count')
    .select(['value', 'shown', 'count'])
    .where('chatbot_id', '=', chatbotId)
    .where('kind', '=', kind)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(limit)
  return await (keys === undefined ? rows : rows.where('value', 'in', keys)).execute()
}

async function countByQuery(reading: ReadContext, filter: Filter, { kind, keys, limit }: ToCount) {
  // With the cities as a part of the filter, an index by city serves.
  const among = kind === 'city' && keys !== undefined && filter.cities === undefined
  const narrowed = among ? { ...filter, cities: keys } : filter
  const lookup = await lookUp(reading, narrowed)
  if (lookup.textSearch?.atMost === 0) return []
  const rows = matching(reading, narrowed, lookup)
    .select((is) => [is.ref(`listing.${kind}`).$castTo<string>().as('value'), COUNT_OF_ALL])
    .where(`listing.${kind}`, 'is not', null)
    .groupBy(`listing.${kind}`)
    .orderBy('count', 'desc')
    .orderBy(bytewise(reading.reader, `listing.${kind}`))
    .limit(limit)
  return await (keys === undefined ? rows : rows.where(`listing.${kind}`, 'in', keys)).execute()
}

/** Lowest and highest value of a column. Two queries, each one index step if nothing narrows. */
export async function spanOf(reading: ReadContext, filter: Filter, column: 'price' | 'area') {
  const rows = matching(reading, filter, await lookUp(reading, filter)).where(column, 'is not', null)
  const [low, high] = await Promise.all([
    rows.select((is) => is.fn.min<number | null>(column).as('value')).executeTakeFirst(),
    rows.select((is) => is.fn.max<number | null>(column).as('value')).executeTakeFirst(),
  ])
  if (typeof low?.value !== 'number' || typeof high?.value !== 'number') return undefined
  return { min: low.value, max: high.value }
}

/** Number of matching listings from each edge to the next, from pre-aggregated counts or in one query. */
export async function countsPerRange(
  reading: ReadContext,
  filter: Filter,
  { column, edges }: { column: 'price' | 'area'; edges: number[] },
): Promise<number[]> {
  const ranges = edges.slice(1).map((below, index) => ({ min: edges[index] ?? 0, below }))
  if (column === 'price' && isCountedByCombination(filter)) return await countEach(reading, filter, ranges)
  const lookup = await lookUp(reading, filter)
  if (lookup.textSearch?.atMost === 0 || ranges.length === 0) return ranges.map(() => 0)
  const rows = matching(reading, filter, lookup).select((is) =>
    ranges.map(({ min, below }, index) =>
      is.fn
        .countAll<number>()
        .filterWhere(is.and([is(column, '>=', min), is(column, '<', below)]))
        .as(`range ${index}`),
    ),
  )
  return Object.values(await rows.executeTakeFirstOrThrow())
}

const countEach = (reading: ReadContext, filter: Filter, ranges: { min: number; below: number }[]): Promise<number[]> =>
  Promise.all(ranges.map((range) => countMatching(reading, { ...filter, price: within(filter.price ?? {}, range) })))

/** The intersection of two ranges. */
function within({ min, max, below }: Range, other: { min: number; below: number }): Range {
  const upper = Math.min(other.below, below ?? Infinity)
  return {
    min: Math.max(other.min, min ?? other.min),
    ...(max !== undefined && max < upper ? { max } : { below: upper }),
  }
}
