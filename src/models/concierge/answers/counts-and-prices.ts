import type { Listing } from '../../../contract/listings/listing.ts'
import { resolveFilter, withoutUnknownSides } from '../../../core/listings/resolve-filter.ts'
import { statedPriceOf } from '../listing/numbers.ts'
import { changedParts } from '../memory.ts'
import type { Answerer, Question } from '../question.ts'
import { within } from '../understand/of-shown.ts'
import { isAboutHomes, isOffTopic } from '../understand/topic.ts'
import { hoaFeeNote } from './list.ts'
import { searchNotes } from './search.ts'

const COUNTING = /\b(how many|number of|count)\b/
const OF_ALL =
  /^(so |and )?how many( of (them|these|those))?( (are there|do you have|in total|results?|matches|listings?|homes|altogether|total))*$/

const OF_SHOWN = /^(so |and )?how many (of (them|these|those) )?(have|has|are|allow|come|include|cost|were)\b/

const OF_THESE = /^(so |and )?how many of (them|these|those)\b/

/** Counts listings without showing them: "how many condos in Tacoma?" */
export const answerCount: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!COUNTING.test(plain) || parsed.ties.length > 0) return undefined
  if (!OF_ALL.test(plain) && !(parsed.isSearch && isAboutHomes(question))) return undefined
  const settled = await resolveFilter(listings, parsed.filter, parsed.near)
  const filter = OF_THESE.test(plain) ? within(memory.filter ?? {}, settled) : settled
  const total = await listings.count(filter)
  const counted = words.counted(words.number(total), words.describe(filter))
  const understood = { ...question, parsed: withoutUnknownSides(parsed, settled) }
  const text = [...searchNotes(understood), counted, ...(await hoaFeeNote(question, filter))].join(' ')
  // "How many have a garage?" keeps the list shown, so "the second" still refers to it.
  if (OF_SHOWN.test(plain) && memory.shown.length > 0)
    return { text, noAnswer: false, memory: { ...memory, offer: filter } }
  const isSame = changedParts(memory.filter ?? {}, filter).length === 0
  const list = isSame ? memory : { shown: [], page: 0, language: memory.language }
  return { text, noAnswer: false, memory: { ...list, filter, offer: filter } }
}

/** Maximum number of listings to average. Loading more would block other sessions. */
const AVERAGED_MAX = 1_000
const ASKED =
  /\b(average|avg|mean|typical|median) (sales? |sale |asking )?(prices?|rents?|cost)\b|\bprice range\b|\bon average\b|\b(typically|usually|normally|generally) (cost|go for|sell for|rent for)\b|\b(cost|go for|sell for|rent for) (typically|usually|normally|generally)\b/

/** States the lowest, highest, average and median price of all matches. Over AVERAGED_MAX it refuses: a sample would be wrong. */
export const answerPriceSummary: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  if (!ASKED.test(plain) || parsed.ties.length > 0 || isOffTopic(question)) return undefined
  // "Price range 300k to 400k" sets a price, it does not ask for one.
  if (changedParts(memory.filter ?? {}, parsed.filter).includes('price')) return undefined
  const { filter } = parsed
  const total = await listings.count(filter)
  const summary = words.describe(filter)
  const kept = { ...memory, filter, shown: [], page: 0, focus: undefined, offer: filter }
  if (total > AVERAGED_MAX) {
    const text = words.tooManyToAverage(words.number(total), summary, words.number(AVERAGED_MAX))
    return { text, noAnswer: true, memory: kept }
  }
  const found = await listings.search(filter, { offset: 0, limit: AVERAGED_MAX })
  const lines = [...comparableGroups(found).values()].map((group) => priceLine(group, words))
  const head = [...searchNotes(question), lines.length === 0 ? words.noPrices(summary) : words.pricesOf(summary)].join(
    ' ',
  )
  const text = [head, ...lines].join('\n')
  return { text, noAnswer: false, memory: kept }
}

/** Groups priced listings by sale type and currency, since rents and sale prices, dollars and euros have no common average. */
function comparableGroups(listings: Listing[]): Map<string, Listing[]> {
  const priced = listings.filter((listing) => statedPriceOf(listing) !== undefined)
  return Map.groupBy(priced, ({ SaleType, CurrencySymbol }) => `${SaleType} ${CurrencySymbol}`)
}

function priceLine(group: Listing[], words: Question['words']): string {
  const prices = group.map((listing) => statedPriceOf(listing) ?? 0)
  const show = (value: number) => words.money(group[0]?.CurrencySymbol ?? '', value)
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length
  const saleType = words.saleTypes[group[0]?.SaleType ?? 'for_sale']
  return words.priceLine(words.number(prices.length), saleType, {
    lowest: show(Math.min(...prices)),
    highest: show(Math.max(...prices)),
    average: show(Math.round(average)),
    median: show(median(prices)),
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
