import { z } from 'zod'
import type { Filter } from '../../../search/filter.ts'
import { priceOf } from '../../concierge/listing/numbers.ts'
import { type AnswerContext, show } from '../context.ts'
import { defineTool } from './tool.ts'

/** Longest list of names told of one kind. */
const NAMES_MAX = 40

export const listingOverview = defineTool({
  name: 'listing_overview',
  description: 'What there is at all: cities, neighborhoods and types of the listings, how many, and their prices.',
  input: z.object({}),
  async run(_args, context) {
    const { cities, states, locations, types } = await context.prompt.listings.vocabulary()
    const [forSale, forRent] = await Promise.all([market('for_sale', context), market('for_rent', context)])
    const names = { cities, states, neighborhoods: locations, types }
    const cut = Object.entries(names).map(([kind, all]) => [kind, all.slice(0, NAMES_MAX)])
    return { ...Object.fromEntries(cut), forSale, forRent }
  },
})

/** How many listings are to be had, with the lowest and the highest price among them. */
async function market(saleType: 'for_sale' | 'for_rent', context: AnswerContext) {
  const { listings } = context.prompt
  const filter: Filter = { saleType, statuses: ['Active', 'PreOnMarket'] }
  const [count, cheapest, dearest] = await Promise.all([
    listings.count(filter),
    listings.search({ ...filter, sort: 'PriceAsc' }, { offset: 0, limit: 1 }),
    listings.search({ ...filter, sort: 'PriceDesc' }, { offset: 0, limit: 1 }),
  ])
  show(context, [...cheapest, ...dearest])
  context.figures.add(count)
  const prices = [...cheapest, ...dearest].map((listing) => ({
    CurrencySymbol: listing.CurrencySymbol,
    Price: priceOf(listing),
  }))
  return { count, lowest: prices[0], highest: prices[1] }
}
