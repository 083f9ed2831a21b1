import type { Listing } from '../../../contract/listings/listing.ts'
import { type Filter, isPlacePart } from '../../../search/filter.ts'
import { statedPriceOf, unitPriceOf } from '../listing/numbers.ts'
import { unitPriceInWords } from '../listing/text.ts'
import { changedParts, pricesTold } from '../memory.ts'
import { type Answerer, describeSearch, type Question } from '../question.ts'
import { isQuestion } from '../understand/text.ts'
import { HOME_WORDS, isOffTopic } from '../understand/topic.ts'
import { alternativesOf, asksAdvice } from './comparisons.ts'
import { isIn, searchNotes } from './search.ts'

/** Maximum number of listings to average. Loading more would block other sessions. */
export const AVERAGED_MAX = 1_000
const FEES =
  '(?:monthly )?(?:(?:condo|association|maintenance) )?(?:hoa(?: fees?| dues)?|dues|(?<=(?:condo|association|maintenance|monthly) )fees?)'
/** "The average HOA fee", "what is the HOA on average?", but not "what does the HOA usually cover?" */
const OF_FEES = new RegExp(
  [
    `\\b(?:average|avg|mean|typical|median|usual) ${FEES}\\b`,
    `\\b${FEES}\\b.*\\bon average\\b`,
    `\\b(?:how (?:much|high)|what|whats) (?:(?:is|are|do|does) )?(?:the )?${FEES} (?:cost |run )?(?:typically|usually|normally|generally)\\b(?! (?:include|cover|pay|go|used)\\w*\\b)`,
  ].join('|'),
)
/** Asks for an average, which only several homes have. */
export const ASKS_AVERAGE = new RegExp(
  `\\b(average|avg|mean|typical|median) (sales? |sale |asking )?(prices?|rents?|cost)\\b|^(and )?(whats|what is) the (average|median)( one)?$|^(?:and )?(?:the )?(?:average|avg|median)(?: (?:in|for|of|there)\\b|$)|\\bon average\\b|${OF_FEES.source}`,
)
const ASKED = new RegExp(
  `${ASKS_AVERAGE.source}|\\bprice range\\b|\\b(typically|usually|normally|generally) (cost|go for|sell for|rent for)\\b|\\b(cost|go for|sell for|rent for) (typically|usually|normally|generally)\\b`,
)
/** "How much do houses in Seattle cost?" */
const COST_OF_HOMES = new RegExp(
  `\\b(?:how much|what) do (?!they\\b)(?:[\\w ]+ )?${HOME_WORDS.source}.*\\b(?:cost|go for|sell for|rent for)\\b`,
)
/** "Which neighbourhood is better, Ballard or Fremont?" is not judged, but prices are told. */
const JUDGED = /\b(better|nicer|best|prettier)\b/
/** "Portland or Tacoma, which is cheaper?" */
const ASKS_WHICH = /\bwhich (?:one |city |area |of (?:them|the two) )?(?:is|are|has|have)\b/
/** "Is Seattle more expensive than Portland?" */
const COMPARED = /\b(cheaper|less expensive|more affordable|more expensive|pricier|dearer|costlier|cost (more|less))\b/
const VERSUS = /\b(?:vs|versus|compared (?:to|with))\b/
const PER_AREA = /\b(per|a|by the) (square|sq|sqft|m2|sqm)\b/
/** Words of such questions, which no search knows. */
const UNDERSTOOD =
  /^(better|nicer|best|prettier|median|mean|average|avg|typical|usual|hoa|dues|fees?|square|sq|sqft|m2|sqm|per|vs|versus|price)\b/i

/**
 * States the lowest, highest, average and median price of all matches, of each alternative separately if prices are compared. Over
 * AVERAGED_MAX it refuses: a sample would be wrong.
 */
export const answerPriceSummary: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  const { filter } = parsed
  const alternatives = alternativesOf(filter)
  const areSeveral = (isQuestion(plain) || ASKS_WHICH.test(plain)) && alternatives.length > 1
  const isJudged = areSeveral && JUDGED.test(plain) && filter.types === undefined && !asksAdvice(plain)
  const isCompared = isJudged || (areSeveral && COMPARED.test(plain)) || (alternatives.length > 1 && VERSUS.test(plain))
  const isAsked = ASKED.test(plain) || COST_OF_HOMES.test(plain) || isCompared || goesOn(question)
  if (!isAsked || parsed.ties.length > 0 || isOffTopic(question)) return undefined
  // "Price range 300k to 400k" sets a price, it does not ask for one.
  if (filter.price !== undefined && changedParts(memory.filter ?? {}, filter).includes('price')) return undefined
  const total = await listings.count(filter)
  const kept = pricesTold(memory, filter)
  if (total > AVERAGED_MAX) {
    const summary = await describeSearch(question, filter)
    const text = words.tooManyToAverage(words.number(total), summary, words.number(AVERAGED_MAX))
    return { text, noAnswer: true, memory: kept }
  }
  const notes = searchNotes(question, isIn(UNDERSTOOD, question))
  if (isJudged) notes.unshift(words.noJudgement)
  const sides = isCompared ? alternatives.map(({ sort: _s, ...side }) => side) : [filter]
  const summaries = await Promise.all(sides.map((side) => summaryOf(question, side)))
  return { text: [...notes, summaries.join('\n')].join(' '), noAnswer: false, memory: kept }
}

/** "And in Queen Anne?", "what about 2 bedrooms?" after prices were told asks for theirs. */
function goesOn({ plain, parsed, memory, told }: Question): boolean {
  const changed = changedParts(memory.filter ?? {}, parsed.filter)
  const isOfOthers = changed.every((part) => part === 'types' || part === 'bedrooms' || isPlacePart(part))
  return told === 'prices' && ELSEWHERE.test(plain) && isOfOthers
}
const ELSEWHERE = /^(?:and|what about|how about)\b(?!.*\b(?:show|which|cheapest|how many)\b)/

/** What the homes of a search cost, in lines for sales and rents. */
export async function summaryOf(question: Question, filter: Filter): Promise<string> {
  const { plain, listings, words } = question
  const found = await listings.search(filter, { offset: 0, limit: AVERAGED_MAX })
  const measure = OF_FEES.test(plain) ? monthlyFee : PER_AREA.test(plain) ? perArea : whole
  const lines = [...comparableGroups(found, measure).values()].map((group) => priceLine(group, measure, words))
  const summary = await describeSearch(question, filter)
  if (found.length === 0) return words.none(summary)
  return [lines.length === 0 ? words[measure.none](summary) : words[measure.heading](summary), ...lines].join('\n')
}

/** What is averaged. `show` formats a value of the group that the listing belongs to, `round` rounds an average. */
type Measure = {
  heading: 'pricesOf' | 'feesOf'
  none: 'noPrices' | 'noFees'
  of: (listing: Listing) => number | undefined
  round: (average: number) => number
  show: (listing: Listing, value: number, words: Question['words']) => string
}

const ofPrices = { heading: 'pricesOf', none: 'noPrices' } as const

const whole: Measure = {
  ...ofPrices,
  of: statedPriceOf,
  round: Math.round,
  show: ({ CurrencySymbol }, value, words) => words.money(CurrencySymbol, value),
}
const monthlyFee: Measure = {
  heading: 'feesOf',
  none: 'noFees',
  of: ({ HOAMonth }) => HOAMonth ?? undefined,
  round: Math.round,
  show: ({ CurrencySymbol }, value, words) => words.aMonth(words.money(CurrencySymbol, value)),
}
const perArea: Measure = {
  ...ofPrices,
  of: unitPriceOf,
  round: (average) => average,
  show: unitPriceInWords,
}

/** Groups priced listings by sale type and currency, since rents and sale prices, dollars and euros have no common average. */
function comparableGroups(listings: Listing[], { of }: Measure): Map<string, Listing[]> {
  const priced = listings.filter((listing) => of(listing) !== undefined)
  return Map.groupBy(priced, ({ SaleType, CurrencySymbol }) => `${SaleType} ${CurrencySymbol}`)
}

function priceLine(group: Listing[], { of, show, round }: Measure, words: Question['words']): string {
  const prices = group.map((listing) => of(listing) ?? 0)
  const [first] = group
  const said = (value: number) => (first === undefined ? '' : show(first, value, words))
  const saleType = words.saleTypes[first?.SaleType ?? 'for_sale']
  if (prices.length === 1) return words.onePrice(saleType, said(prices[0] ?? 0))
  return words.priceLine(words.number(prices.length), saleType, {
    lowest: said(Math.min(...prices)),
    highest: said(Math.max(...prices)),
    average: said(round(prices.reduce((sum, price) => sum + price, 0) / prices.length)),
    median: said(median(prices)),
  })
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
