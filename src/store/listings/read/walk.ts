import type { Page } from '../../../contract/fields.ts'
import type { Part } from '../../../contract/listings/filter-parts.ts'
import type { Filter } from '../../../search/filter.ts'
import { countAtMost } from '../count/by-mix.ts'
import { countAll } from '../count/counted.ts'
import { matches, narrowing } from './filter.ts'
import type { Reading } from './search.ts'

/** How much further than the page would reach if what is sought lay evenly among all. */
const SLACK = 3

/**
 * The page of the newest that `filter` finds, met on a walk from the newest listing on; undefined where it is shorter
 * to look all of them up and sort them, and where they lie so unevenly that the walk ended before the page was full.
 */
export async function walkNewest(
  reading: Reading,
  filter: Filter,
  { offset, limit }: Page,
): Promise<number[] | undefined> {
  const [atMost, all] = await Promise.all([countAtMost(reading, filter), countAll(reading)])
  if (atMost === undefined) return await probe(reading, filter, offset + limit, offset)
  if (atMost === 0) return []
  const steps = Math.ceil(((offset + limit) * all * SLACK) / atMost)
  // To meet a listing on a walk takes about as long as to look one up and sort it in: 0.6 µs and 0.7 µs on SQLite.
  if (steps > atMost) return undefined
  const met = await walk(reading, filter, steps, offset + limit)
  return met.length < offset + limit && steps < all ? undefined : met.slice(offset)
}

/** How many of the newest are looked through in the hope of a page, where nothing tells how many a filter finds. */
const PROBED = 10_000
/** What no column tells is not met on a walk. */
const ELSEWHERE: Part[] = ['keywords', 'features', 'extension', 'near', 'changed']

async function probe(reading: Reading, filter: Filter, until: number, offset: number): Promise<number[] | undefined> {
  if (until > PROBED / 100 || narrowing(filter).some((part) => ELSEWHERE.includes(part))) return undefined
  const met = await walk(reading, filter, PROBED, until)
  return met.length < until ? undefined : met.slice(offset)
}

async function walk({ reader, chatbotId }: Reading, filter: Filter, steps: number, limit: number): Promise<number[]> {
  const newest = reader
    .selectFrom('listing')
    .selectAll()
    .where('chatbot_id', '=', chatbotId)
    .orderBy('id', 'desc')
    .limit(steps)
    .as('listing')
  const rows = await reader
    .selectFrom(newest)
    .select('id')
    // The rows are listings still, though Kysely names their type anew.
    .where((is) => matches(filter)(is as never))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
