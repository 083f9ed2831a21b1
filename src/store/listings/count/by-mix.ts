import { type Expression, sql } from 'kysely'
import type { Part } from '../../../contract/listings/filter-parts.ts'
import { type Filter, only } from '../../../search/filter.ts'
import { matches, quick, type Reading, restrictingParts } from '../read/filter.ts'
import { type Banded, banded } from './mixes.ts'

/** What listings are counted by together, see mixes.ts. */
const MIXED: Part[] = ['cities', 'types', 'notTypes', 'saleType', 'statuses', 'price', 'bedrooms']

/** Whether what `filter` asks for is counted together. */
export const isMixed = (filter: Filter): boolean => restrictingParts(filter).every((part) => MIXED.includes(part))

/**
 * How many listings `filter` finds, undefined where it asks for more than they are counted by. The bands that lie in
 * its range of prices count as a whole; only at the ends are listings looked at.
 */
export async function countMixed(
  reading: Reading,
  filter: Filter,
  countThose: (filter: Filter) => Promise<number>,
): Promise<number | undefined> {
  if (!isMixed(filter)) return undefined
  const { ends, ...bands } = banded(filter.price ?? {})
  const whole = filter.price === undefined ? undefined : bands
  const counts = await Promise.all([
    sum(reading, filter, whole),
    ...(whole === undefined ? [] : ends.map((price) => countThose({ ...filter, price }))),
  ])
  return counts.reduce((total, count) => total + count, 0)
}

async function sum(reading: Reading, { price: _, ...filter }: Filter, bands: Bands | undefined): Promise<number> {
  const rows = mixes(reading, filter, bands).select((is) => summed(is.fn.sum<number>('count')).as('count'))
  return (await rows.executeTakeFirstOrThrow()).count
}

/** What counts that are kept tell of a filter: it finds at most `atMost`, its places, types and prices alone `scanned`. */
export type Bounds = { atMost: number; scanned: number }

/** Bands at the ends of its prices count as a whole. Infinity where a filter asks for nothing that is counted together. */
export async function boundsOf(reading: Reading, filter: Filter): Promise<Bounds> {
  const { price, ...others } = only(filter, MIXED)
  if (price === undefined && restrictingParts(others).length === 0) return { atMost: Infinity, scanned: Infinity }
  const { first, last } = banded(price ?? {})
  const bands = price === undefined ? undefined : { first: first - 1, last: last + 1 }
  const hasPlace = others.cities !== undefined
  // The mixes of a city are some hundred, in the order of their key; those of all cities may be many thousands.
  const { atMost, scanned } = await mixes(hasPlace ? quick(reading) : reading, only(others, BY_INDEX), bands)
    .select((is) => [
      summed(is.fn.sum<number>('count')).as('scanned'),
      summed(is.fn.sum<number>('count').filterWhere((its) => matches(others)(its as never))).as('atMost'),
    ])
    .executeTakeFirstOrThrow()
  return { atMost, scanned: hasPlace ? scanned : Infinity }
}

/** The parts by which an index leads to what fits, besides the price. */
const BY_INDEX: Part[] = ['cities', 'types']
type Bands = Pick<Banded, 'first' | 'last'>

const summed = (total: Expression<number>) => sql<number>`cast(coalesce(${total}, 0) as integer)`

function mixes({ reader, chatbotId }: Reading, filter: Filter, bands: Bands | undefined) {
  const rows = reader
    .selectFrom('listing_mix')
    .where('chatbot_id', '=', chatbotId)
    // Its columns are named, and filled, as those of the listings are.
    .where((is) => matches(filter)(is as never))
  // Where no price is asked for, listings without one count too; otherwise only bands from 0 on.
  return bands === undefined
    ? rows
    : rows.where('price_band', '>=', Math.max(0, bands.first)).where('price_band', '<=', bands.last)
}
