import type { Filter } from '../../../search/filter.ts'
import { matches, narrowing, type Reading } from '../read/filter.ts'
import { type Banded, banded } from './mixes.ts'

/** What listings are counted by together, see mixes.ts. */
const PARTS = new Set<keyof Filter>(['cities', 'types', 'notTypes', 'saleType', 'statuses', 'price', 'bedrooms'])

/** Whether what `filter` asks for is counted together. */
export const isMixed = (filter: Filter): boolean => narrowing(filter).every((part) => PARTS.has(part))

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

/** At least as many as `filter` finds, and not many more: the bands at the ends of its prices count as a whole too. */
export async function countAtMost(reading: Reading, filter: Filter): Promise<number | undefined> {
  if (!isMixed(filter)) return undefined
  if (filter.price === undefined) return await sum(reading, filter, undefined)
  const { first, last } = banded(filter.price)
  return await sum(reading, filter, { first: first - 1, last: last + 1 })
}

async function sum(
  { reader, chatbotId }: Reading,
  { price: _, sort: __, ...filter }: Filter,
  bands: Pick<Banded, 'first' | 'last'> | undefined,
): Promise<number> {
  let rows = reader
    .selectFrom('listing_mix')
    .select((is) => is.cast<number>(is.fn.coalesce(is.fn.sum('count'), is.lit(0)), 'integer').as('count'))
    .where('chatbot_id', '=', chatbotId)
    // Its columns are named, and filled, as those of the listings are.
    .where((is) => matches(filter)(is as never))
  // Where no price is asked for, listings without one count too; otherwise only bands from 0 on.
  if (bands !== undefined)
    rows = rows.where('price_band', '>=', Math.max(0, bands.first)).where('price_band', '<=', bands.last)
  return (await rows.executeTakeFirstOrThrow()).count
}
