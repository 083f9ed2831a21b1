import { z } from 'zod'
import { ListingFilter } from '../../../contract/listings/filter-parts.ts'
import { filterFrom } from '../../../core/listings/understand.ts'
import { waysOn } from '../../../core/listings/ways-on.ts'
import { describe } from '../../../search/describe.ts'
import type { Filter } from '../../../search/filter.ts'
import { type AnswerContext, show } from '../context.ts'
import { briefFacts } from './facts.ts'
import { defineTool } from './tool.ts'

/** As many listings as one answer can show well. */
const PAGE = 8
const Page = z.int().min(1).max(1_000).nullish().describe('further listings; 1 unless set')

export const searchListings = defineTool({
  name: 'search_listings',
  description:
    'Search the listings. Put what the person wants into Query, in plain words, such as ' +
    '{"Query": "3 bedroom houses in Seattle under 900k"}; every other field may be left out. Answers how many match ' +
    '(total) and the first of them. With no field at all: all listings.',
  input: z.object({ ...ListingFilter.shape, Page }),
  async run({ Page: page, ...asked }, context) {
    const { listings, now } = context.prompt
    const filter = await filterFrom(asked, listings, now)
    const [total, found] = await Promise.all([
      listings.count(filter),
      listings.search(filter, { offset: ((page ?? 1) - 1) * PAGE, limit: PAGE }),
    ])
    show(context, found)
    context.figures.add(total)
    const searched = describe(filter)
    if (total === 0) return { total, searched, looserSearches: await looser(filter, context) }
    return { total, searched, listings: found.map(briefFacts) }
  },
})

/** What would be found by asking for a little less. */
async function looser(filter: Filter, { prompt, figures }: AnswerContext) {
  const { cities } = await prompt.listings.vocabulary()
  const ways = await waysOn(prompt.listings, { filter, otherCities: cities })
  for (const { count } of ways) figures.add(count)
  return ways.map(({ change, count }) => ({ change, total: count }))
}
