import type { SortBy } from '../../contract/listings/filter-parts.ts'
import { lexicon } from '../language/lexicon.ts'
import type { Relative } from '../language/words.ts'
import { readNumber } from '../numbers/numbers.ts'
import { readQuantity } from '../numbers/quantities.ts'
import { unitAt } from '../numbers/units.ts'
import { negationBefore } from '../text/negation.ts'
import { type Found, phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { isWord, wordAt } from '../text/tokens.ts'

/** Reads the sort order: "cheapest first", "newest". */
export function readSort(sentence: Sentence, at: number): Finding | undefined {
  const { tokens, previous } = sentence
  const reversing = REVERSING(tokens, at)
  const reversed = reversing && previous.sort && REVERSED[previous.sort]
  if (reversed) return { from: at, until: reversing.until, filter: { sort: reversed } }
  const found = sortAt(tokens, at)
  if (!found) return unitBehind(sentence, at)
  // "More affordable" compares, "affordable" puts in order.
  if ((lexicon.relatives(tokens, at - 1)?.until ?? 0) >= found.until) return undefined
  // "Price by sqft" is a price, no order by size.
  if (tokens[at]?.text === 'by' && PRICES.has(wordAt(tokens, at - 1))) return undefined
  if (found.value === 'Distance' && !previous.near) return { from: at, until: found.until, relative: 'closer' }
  const from = isCounted(tokens, at, found.until) ? skipBack(tokens, at - 1, TOP) : at
  return { from, until: countUntil(tokens, found.until), filter: { sort: found.value } }
}

/** "The 5 cheapest homes". */
function isCounted(tokens: Sentence['tokens'], at: number, until: number): boolean {
  const number = readNumber(tokens, at - 1)
  if (number?.until !== at || number.value > MOST_COUNTED) return false
  return BEFORE_COUNT.has(wordAt(tokens, at - 2)) && isBehindCount(wordAt(tokens, until))
}

/** "The cheapest 3": how many are wanted is no number of rooms. "Cheapest 4+ bedroom" and "cheapest 500k homes" tell of homes. */
function countUntil(tokens: Sentence['tokens'], at: number): number {
  const number = readNumber(tokens, at)
  if (number === undefined || number.value > MOST_COUNTED) return at
  return isBehindCount(wordAt(tokens, number.until)) ? number.until : at
}
const isBehindCount = (word: string): boolean => COUNT_ENDS.test(word) || AFTER_COUNT.has(word)
/** A larger number tells of homes, not how many of them are wanted. */
const MOST_COUNTED = 20
const COUNT_ENDS = /^[.,;:!?]?$/
const TOP = wordSet('top')
const BEFORE_COUNT = new Set(['', ...wordSet('the top me show see give list your only')])
const AFTER_COUNT = wordSet('of in please pls that you with under ones homes houses condos apartments townhouses')

/** A sort order. "From the cheapest to the most expensive" begins with the cheapest. */
function sortAt(tokens: Sentence['tokens'], at: number): Found<SortBy> | undefined {
  const found = ofUnitPrice(tokens, lexicon.sorts(tokens, at))
  const other = found && lexicon.sorts(tokens, skipWords(tokens, found.until, TOWARDS))
  return other && REVERSED[found.value] === other.value ? { ...found, until: other.until } : found
}

/** "By price per square metre" does not sort by the price. */
function ofUnitPrice(tokens: Sentence['tokens'], found: Found<SortBy> | undefined): Found<SortBy> | undefined {
  const sort = found && BY_UNIT_PRICE[found.value]
  if (found === undefined || sort === undefined) return found
  // "Highest price by sqft"
  const [from, part] = tokens[found.until]?.text === 'by' ? [found.until + 1, 'area'] : [found.until, 'unitAreaPrice']
  const unit = unitAt(tokens, from)
  return unit?.value.part === part ? { value: sort, until: unit.until } : found
}

/** "The cheapest condo in Seattle per sqft": what the price before is divided by. */
function unitBehind({ tokens, all }: Sentence, at: number): Finding | undefined {
  const unit = unitAt(tokens, at)
  if (unit?.value.part !== 'unitAreaPrice' || AMOUNT_END.test(wordAt(all, at - 1))) return undefined
  // "Cheapest first, per sqft under 400"
  if (readQuantity(tokens, unit.until)) return undefined
  const sorts = all.slice(0, at).flatMap((_, from) => BY_UNIT_PRICE[lexicon.sorts(all, from)?.value ?? 'Newest'] ?? [])
  const sort = sorts.at(-1)
  return sort && { from: at, until: unit.until, filter: { sort } }
}
/** After a number or "price" the unit belongs to these. */
const AMOUNT_END = /^(?:[\d$€£].*|k|thousand|dollars|euros|prices?|costs?)$/
const PRICES = wordSet('price prices cost costs')
const BY_UNIT_PRICE: Partial<Record<SortBy, SortBy>> = { PriceAsc: 'UnitAreaPriceAsc', PriceDesc: 'UnitAreaPriceDesc' }

const TOWARDS = wordSet('to the at in for up until through down')
/** "The other way round", of the order of the search before. */
const REVERSING = phrases<true>([
  [
    true,
    ['order', 'list', 'sort', 'sorting', 'sort order', 'results']
      .flatMap((list) => [`reverse the ${list}`, `reverse ${list}`, `flip the ${list}`, `reversed ${list}`])
      .join('|'),
  ],
  [true, 'reverse it|reverse that|reverse them|flip it|reversed|other way round|other way around|opposite order'],
])
const REVERSED: Partial<Record<SortBy, SortBy>> = {
  Newest: 'DaysOnMarketDesc',
  DaysOnMarketDesc: 'Newest',
  PriceAsc: 'PriceDesc',
  PriceDesc: 'PriceAsc',
  AreaAsc: 'AreaDesc',
  AreaDesc: 'AreaAsc',
  YearBuiltAsc: 'YearBuiltDesc',
  YearBuiltDesc: 'YearBuiltAsc',
  LotAreaAsc: 'LotAreaDesc',
  LotAreaDesc: 'LotAreaAsc',
  UnitAreaPriceAsc: 'UnitAreaPriceDesc',
  UnitAreaPriceDesc: 'UnitAreaPriceAsc',
  HOAMonthAsc: 'HOAMonthDesc',
  HOAMonthDesc: 'HOAMonthAsc',
}

/** Reads "cheaper", "bigger": relative to the listings shown, which only the caller knows. */
export function readRelative(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const found = lexicon.relatives(tokens, at)
  // "Not too far from the water" names a place, "way too much traffic" no price.
  if (!found || lexicon.near(tokens, at - 1) || isTooMuchOfOther(sentence.all, found.until)) return undefined
  const { value, until } = found
  const order = tokens[until]?.text === 'first' ? MOST[value] : undefined
  // "Cheaper first" puts them in order.
  if (order) return { from: at, until: until + 1, filter: { sort: order } }
  const denial = tokens[at]?.text === 'too' ? deniedBefore(tokens, at) : 0
  const sort = isSuperlative(sentence, denial) ? MOST[value] : undefined
  return sort ? { from: at - denial, until, filter: { sort } } : { from: at - denial, until, relative: value }
}

const isTooMuchOfOther = (tokens: Sentence['tokens'], until: number): boolean =>
  tokens[until - 1]?.text === 'much' && isWord(tokens[until]) && !AFTER_TOO_MUCH.has(wordAt(tokens, until))
const AFTER_TOO_MUCH = wordSet('for money though tho please sorry thanks')

/** How many tokens deny "too expensive": "not", "nothing", "isn't". */
const deniedBefore = (tokens: Sentence['tokens'], at: number): number =>
  negationBefore(tokens, at) || (tokens[at - 1]?.text === 'nothing' ? 1 : 0)

/**
 * "La casa más barata" is the cheapest: other languages use one form for both, and nothing was shown yet. So is "nothing too
 * expensive".
 */
const isSuperlative = ({ language, previous }: Sentence, denial: number): boolean =>
  (language !== 'en' || denial > 0) && Object.keys(previous).length === 0

const MOST: Readonly<Record<Relative, SortBy | undefined>> = {
  cheaper: 'PriceAsc',
  dearer: 'PriceDesc',
  bigger: 'AreaDesc',
  smaller: 'AreaAsc',
  moreBedrooms: 'BedroomsDesc',
  fewerBedrooms: undefined,
  newer: 'YearBuiltDesc',
  older: 'YearBuiltAsc',
  closer: undefined,
}
