import type { Listing } from '../../../contract/listings/listing.ts'
import { describe } from '../../../search/describe.ts'
import { changedParts } from '../filters.ts'
import { money, number, priceOf } from '../numbers.ts'
import type { Answerer } from '../talk.ts'
import { isOtherMatter } from '../topic.ts'
import { words } from '../words.ts'

/** How many listings are averaged at most; beyond that the answer would keep others waiting. */
const AVERAGED_MAX = 1_000
const ASKED = /\b(average|mean|typical) (sales? |sale )?(price|rent|cost)\b|\bprice range\b|\bon average\b/

/** The lowest, highest and average price of everything that matches, worked out from all of it or not at all. */
export const answerPrices: Answerer = async ({ plain, parsed, memory, listings }) => {
  if (!ASKED.test(plain) || parsed.ties.length > 0 || isOtherMatter(plain)) return undefined
  // "Price range 300k to 400k" says one.
  if (changedParts(memory.filter ?? {}, parsed.filter).includes('price')) return undefined
  const { filter } = parsed
  const total = await listings.count(filter)
  const summary = describe(filter)
  const kept = { ...memory, filter, shown: [], page: 0, focus: undefined, offer: filter }
  if (total > AVERAGED_MAX)
    return { text: words.tooManyToAverage(number(total), summary, number(AVERAGED_MAX)), noAnswer: true, memory: kept }
  const found = await listings.search(filter, { offset: 0, limit: AVERAGED_MAX })
  const lines = [...groups(found).values()].map(priceLine)
  const text = lines.length === 0 ? words.noPrices(summary) : [words.pricesOf(summary), ...lines].join('\n')
  return { text, noAnswer: false, memory: kept }
}

/** Rents and sale prices, dollars and euros have no common average. */
function groups(listings: Listing[]): Map<string, Listing[]> {
  const priced = listings.filter((listing) => priceOf(listing) !== undefined)
  return Map.groupBy(priced, ({ SaleType, CurrencySymbol }) => `${SaleType} ${CurrencySymbol}`)
}

function priceLine(group: Listing[]): string {
  const prices = group.map((listing) => priceOf(listing) ?? 0)
  const show = (value: number) => money(group[0]?.CurrencySymbol ?? '', value)
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length
  const saleType = words.saleTypes[group[0]?.SaleType ?? 'for_sale']
  return words.priceLine(number(prices.length), saleType, {
    lowest: show(Math.min(...prices)),
    highest: show(Math.max(...prices)),
    average: show(Math.round(average)),
  })
}
