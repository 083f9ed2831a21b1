import { z } from 'zod'
import { AppError } from '../../contract/errors.ts'
import { ListingFilter } from '../../contract/listings/filter-parts.ts'
import type { Listing, SaleType } from '../../contract/listings/listing.ts'
import { relaxedSearches } from '../../core/listings/relaxed-searches.ts'
import { filterOfRequest } from '../../core/listings/understand.ts'
import { inUsualCurrency } from '../../core/listings/usual-currency.ts'
import type { Prompt } from '../../core/ports/models.ts'
import { describeFilter } from '../../search/describe.ts'
import type { Filter } from '../../search/filter.ts'
import { statedPriceOf } from '../concierge/listing/numbers.ts'
import type { Tool, ToolCall } from '../vendors/vendor.ts'
import { type AnswerContext, recordShown } from './context.ts'
import { defineTool } from './define-tool.ts'
import { allFacts, asData, briefFacts } from './facts.ts'
import { watchTools } from './watching.ts'

/** Listings per page of results: as many as one answer can present well. */
const PAGE = 8
const Page = z.int().min(1).max(1_000).nullish().describe('further listings; 1 unless set')

const searchListings = defineTool({
  name: 'search_listings',
  description:
    'Search the listings. Put what the person wants into Query, in plain words, such as ' +
    '{"Query": "3 bedroom houses in Seattle under 900k"}; every other field may be left out. Answers how many match ' +
    '(total) and the first of them. With no field at all: all listings.',
  input: z.object({ ...ListingFilter.shape, Page }),
  async run({ Page: page, ...asked }, context) {
    const { listings, now } = context.prompt
    const filter = await filterOfRequest(asked, listings, now)
    const [total, found] = await Promise.all([
      listings.count(filter),
      listings.search(filter, { offset: ((page ?? 1) - 1) * PAGE, limit: PAGE }),
    ])
    recordShown(context, found)
    context.figures.add(total)
    const searched = describeFilter(await inUsualCurrency(listings, filter))
    if (total === 0) return { total, searched, looserSearches: await looser(filter, context) }
    return { total, searched, listings: found.map(briefFacts) }
  },
})

/** Result counts of similar searches with one condition relaxed. */
async function looser(filter: Filter, { prompt, figures }: AnswerContext) {
  const { cities } = await prompt.listings.vocabulary()
  const ways = await relaxedSearches(prompt.listings, { filter, otherCities: cities })
  for (const { count } of ways) figures.add(count)
  return ways.map(({ change, count }) => ({ change, total: count }))
}

/** Maximum number of listings to compare side by side. */
const KEYS_MAX = 5

const listingDetails = defineTool({
  name: 'listing_details',
  description: 'Everything that listings state. Keys are their ID, MLS number or link, such as {"Keys": ["12"]}.',
  input: z.object({
    Keys: z
      .array(z.union([z.string(), z.number()]))
      .min(1)
      .max(KEYS_MAX),
  }),
  async run({ Keys }, context) {
    const keys = Keys.map(String)
    const { listings } = context.prompt
    const ids = keys.filter((key) => /^\d{1,15}$/.test(key))
    const [byId, byNumber, byUrl] = await Promise.all([
      ids.length > 0 ? listings.find('PrimaryId', ids) : [],
      listings.find('MLSNumber', keys),
      listings.find('URL', keys),
    ])
    const found = new Map<number, Listing>([...byId, ...byNumber, ...byUrl].map((listing) => [listing.ID, listing]))
    const all = [...found.values()].slice(0, KEYS_MAX)
    recordShown(context, all)
    return all.length === 0
      ? { error: 'No listing has such an ID, MLS number or link. Call search_listings to find it.' }
      : all.map(allFacts)
  },
})

/** Maximum number of names per kind in a result. */
const NAMES_MAX = 40

const listingOverview = defineTool({
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

/** Number of listings for sale or rent, with the lowest and the highest price. */
async function market(saleType: SaleType, context: AnswerContext) {
  const { listings } = context.prompt
  const filter: Filter = { saleType, statuses: ['Active', 'PreOnMarket'] }
  const [count, cheapest, dearest] = await Promise.all([
    listings.count(filter),
    listings.search({ ...filter, sort: 'PriceAsc' }, { offset: 0, limit: 1 }),
    listings.search({ ...filter, sort: 'PriceDesc' }, { offset: 0, limit: 1 }),
  ])
  recordShown(context, [...cheapest, ...dearest])
  context.figures.add(count)
  const prices = [...cheapest, ...dearest].map((listing) => ({
    CurrencySymbol: listing.CurrencySymbol,
    Price: statedPriceOf(listing),
  }))
  return { count, lowest: prices[0], highest: prices[1] }
}

const noAnswer = defineTool({
  name: 'no_answer',
  description: 'Call this when neither the listings nor what you were told about the business holds the answer.',
  input: z.object({}),
  async run(_args, context) {
    context.noAnswer = true
    return { now: 'Say in one sentence that you do not know this, and what you can help with instead.' }
  },
})

const handOver = defineTool({
  name: 'hand_over_to_human',
  description: 'Call this when the person asks for a human, or needs one: a visit, an offer, a complaint.',
  input: z.object({ Reason: z.string().optional() }),
  async run(_args, context) {
    context.handedOver = true
    return {}
  },
})

const always = [searchListings, listingDetails, listingOverview, noAnswer, handOver]
const withWatches = [...always, ...watchTools]
const byName = new Map(withWatches.map((one) => [one.tool.name, one]))

const alwaysShown = always.map(({ tool }) => tool)
const shownWithWatches = withWatches.map(({ tool }) => tool)

/**
 * The tools of a prompt; without those for watches where watches are not available. The same list for every prompt, so
 * that vendors convert it only once.
 */
export const toolsFor = ({ watching }: Prompt): readonly Tool[] =>
  watching === undefined ? alwaysShown : shownWithWatches

/** Search results for a question, for a model that cannot call tools. */
export const foundFor = (question: string, context: AnswerContext): Promise<string> =>
  runTool({ id: '', name: searchListings.tool.name, input: JSON.stringify({ Query: question }) }, context)

/** Maximum length of a tool result, in UTF-16 units. */
const RESULT_MAX = 16_000

/** Runs a tool call. An invalid call returns its errors to the model, which may correct it. */
export async function runTool({ name, input }: ToolCall, context: AnswerContext): Promise<string> {
  try {
    const args: unknown = input.trim() === '' ? {} : JSON.parse(input)
    const result = await byName.get(name)?.run(args, context)
    return asResult(result ?? { error: `There is no tool ${name}. Use one of: ${[...byName.keys()].join(', ')}.` })
  } catch (error) {
    if (error instanceof AppError && error.error === 'invalidFields')
      return asResult({ error: `${error.message}. Call it again without what is wrong.` })
    if (error instanceof SyntaxError)
      return asResult({ error: 'The arguments are not valid JSON. Call it again with one JSON object.' })
    throw error
  }
}

const asResult = (value: unknown): string => asData(value, RESULT_MAX)
