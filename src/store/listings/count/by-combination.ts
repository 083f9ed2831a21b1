import { type Expression, type SqlBool, sql } from 'kysely'
import type { FilterPart } from '../../../contract/listings/filter-parts.ts'
import { type Filter, omit, only } from '../../../search/filter.ts'
import { matches, quick, type ReadContext, restrictingParts } from '../filter.ts'
import { type BandedRange, bandsWithin } from './price-bands.ts'

/** Parts covered by the pre-aggregated counts, see combinations.ts. */
const COMBINED_PARTS: FilterPart[] = ['cities', 'types', 'notTypes', 'saleType', 'statuses', 'price', 'bedrooms']

/** Whether the pre-aggregated counts cover all parts of a filter. */
export const isCountedByCombination = (filter: Filter): boolean =>
  restrictingParts(filter).every((part) => COMBINED_PARTS.includes(part))

/**
 * Number of matching listings from the pre-aggregated counts; undefined if they do not cover the filter. Price bands within the
 * range are summed; only the partial bands at its ends are counted by query.
 */
export async function countByCombination(
  reading: ReadContext,
  filter: Filter,
  countThose: (filter: Filter) => Promise<number>,
): Promise<number | undefined> {
  if (!isCountedByCombination(filter)) return undefined
  const { ends, ...bands } = bandsWithin(filter.price ?? {})
  const whole = filter.price === undefined ? undefined : bands
  const counts = await Promise.all([
    sum(reading, filter, whole),
    ...(whole === undefined ? [] : ends.map((price) => countThose({ ...filter, price }))),
  ])
  return counts.reduce((total, count) => total + count, 0)
}

async function sum(reading: ReadContext, { price: _, ...filter }: Filter, bands: Bands | undefined): Promise<number> {
  const rows = selectCombinations(reading, filter, bands).select(SUM.as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/**
 * Upper bounds from pre-aggregated counts: the filter finds at most `atMost`; its places, types and prices alone match `scanned`.
 */
type Bounds = { atMost: number; scanned: number }

/** Partial price bands count fully. Infinity if no part of the filter is covered. */
export async function boundsOf(reading: ReadContext, filter: Filter): Promise<Bounds> {
  // Homes outside the cities match too where there are other places.
  const narrowing = filter.otherPlaces === undefined ? filter : omit(filter, ['cities'])
  const { price, ...others } = only(narrowing, COMBINED_PARTS)
  if (price === undefined && restrictingParts(others).length === 0) return { atMost: Infinity, scanned: Infinity }
  const { first, last } = bandsWithin(price ?? {})
  const bands = price === undefined ? undefined : { first: first - 1, last: last + 1 }
  const hasPlace = others.cities !== undefined
  // A city has some hundred rows, found by key; all cities together may have many thousands.
  const { atMost, scanned } = await selectCombinations(
    hasPlace ? quick(reading) : reading,
    only(others, BY_INDEX),
    bands,
  )
    .select([SUM.as('scanned'), sumWhere(matches(others)).as('atMost')])
    .executeTakeFirstOrThrow()
  return { atMost, scanned: hasPlace ? scanned : Infinity }
}

/** Parts, besides the price, that an index covers. */
const BY_INDEX: FilterPart[] = ['cities', 'types']
type Bands = Pick<BandedRange, 'first' | 'last'>

const SUM = sql<number>`cast(coalesce(sum(count), 0) as integer)`
const sumWhere = (condition: Expression<SqlBool>) =>
  sql<number>`cast(coalesce(sum(count) filter (where ${condition}), 0) as integer)`

function selectCombinations({ reader, chatbotId }: ReadContext, filter: Filter, bands: Bands | undefined) {
  const rows = reader
    .selectFrom('listing_mix')
    .where('chatbot_id', '=', chatbotId)
    // The columns have the same names and values as those of `listing`.
    .where(matches(filter))
  // Without a price range, unpriced listings (band -1) count too.
  return bands === undefined
    ? rows
    : rows.where('price_band', '>=', Math.max(0, bands.first)).where('price_band', '<=', bands.last)
}
