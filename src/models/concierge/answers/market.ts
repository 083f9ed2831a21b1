import { inAnyLanguage } from '../../../contract/languages.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { resolveFilter } from '../../../core/listings/resolve-filter.ts'
import type { CountedField } from '../../../core/ports/listings.ts'
import type { Filter } from '../../../search/filter.ts'
import { fold } from '../../../search/text/fold.ts'
import { statedPriceOf } from '../listing/numbers.ts'
import { pricesTold } from '../memory.ts'
import type { Answerer } from '../question.ts'
import { isForecast, isOffTopic } from '../understand/topic.ts'
import { answerBusiness } from './business.ts'
import { AVERAGED_MAX, median, summaryOf } from './prices.ts'

/** Says that nobody here knows where prices are going, unless the business itself states something about it. */
export const answerForecast: Answerer = async (question) => {
  if (!isForecast(question)) return undefined
  const { words, memory } = question
  const stated = await answerBusiness(question)
  // "Will rents in Halifax go up?" does not ask for an office in Halifax.
  if (stated && ON_PRICES.test(fold(stated.text))) return stated
  return { text: words.noForecast, noAnswer: true, memory }
}
/** A statement about where prices go names them. In folded text. */
const ON_PRICES = new RegExp(
  `\\b${inAnyLanguage({
    en: 'prices?|rents?|values?|market',
    es: 'precios?|alquiler(?:es)?|rentas?|valor(?:es)?|mercado',
    fr: 'prix|loyers?|valeurs?|marche',
    de: '(?:\\w+)?(?:preisen?|preise?|mieten?|markt|werte?)',
    pt: 'precos?|alugue(?:l|is|res)|rendas?|valor(?:es)?|mercado',
  })}\\b`,
)

/** "The cheapest place you have" is a home; to live in, an area is meant. */
const PLACE = '(city|town|area|neighbou?rhood|district|part of town|place(?= to (?:live|settle|move)\\b))'
const LOW = '(?:cheap(?:er|est)|(?:least|less) expensive|(?:most|more) affordable|low(?:er|est) prices?)'
const HIGH = '(?:most expensive|more expensive|priciest|dearest|costliest|highest prices?)'
/** "Which city is the cheapest?", "what is the most expensive area in Seattle?" */
const DEAREST_OR_CHEAPEST = new RegExp(
  `^(?:and |so )?(?:which|what|whats|where)\\b.*?(?:\\b(?:the )?(?:(${LOW})|(${HIGH})) ${PLACE}\\b|\\b${PLACE} (?:is|are|has|have)(?: the)? (?:(${LOW})|(${HIGH}))(?! (?:homes|houses|condos|\\p{L}+s)\\b))`,
  'u',
)
/** How many homes a place needs to be named, if any place has so many. */
const LEAST_HOMES = 2
/** How many places are named. */
const NAMED = 3

/** Answers which place is the cheapest or most expensive: what homes cost in the first three by their median price. */
export const answerPlaceByPrice: Answerer = async (question) => {
  const { plain, parsed, memory, listings, words } = question
  const found = DEAREST_OR_CHEAPEST.exec(plain)
  if (found === null || parsed.ties.length > 0 || isOffTopic(question)) return undefined
  const [, low, , before, after, lowAfter] = found
  const isCity = /city|town$/.test(before ?? after ?? '') && !/part/.test(before ?? after ?? '')
  const [field, part]: [CountedField & keyof Listing, 'cities' | 'locations'] = isCity
    ? ['City', 'cities']
    : ['Location', 'locations']
  const { sort: _s, price: _p, [part]: _named, ...asked } = await resolveFilter(listings, parsed.filter, parsed.near)
  const filter: Filter = { saleType: 'for_sale', ...asked }
  const total = await listings.count(filter)
  if (total === 0) return undefined
  if (total > AVERAGED_MAX) {
    const summary = words.describe(filter)
    const text = words.tooManyToAverage(words.number(total), summary, words.number(AVERAGED_MAX))
    return { text, noAnswer: true, memory: pricesTold(memory, filter) }
  }
  const all = await listings.search(filter, { offset: 0, limit: AVERAGED_MAX })
  const sign = (low ?? lowAfter) === undefined ? -1 : 1
  const places = [...Map.groupBy(all, (listing) => listing[field] ?? '')].flatMap(([name, those]) => {
    const prices = those.flatMap((listing) => statedPriceOf(listing) ?? [])
    return name === '' || prices.length === 0 ? [] : [{ name, price: median(prices), count: prices.length }]
  })
  // One home tells little of a place.
  const known = places.filter(({ count }) => count >= LEAST_HOMES)
  const best = (known.length === 0 ? places : known)
    .toSorted((one, other) => sign * (one.price - other.price))
    .slice(0, NAMED)
  const lines = await Promise.all(best.map(({ name }) => summaryOf(question, { ...filter, [part]: [name] })))
  return lines.length === 0
    ? undefined
    : { text: lines.join('\n'), noAnswer: false, memory: pricesTold(memory, filter) }
}
