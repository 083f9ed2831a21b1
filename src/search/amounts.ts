import { facetOf, isLotWord } from './facets.ts'
import type { Filter, Range } from './filter.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { rangeOf } from './ranges.ts'
import type { Finding, Sentence } from './sentence.ts'
import { said } from './tokens.ts'
import type { Facet } from './units.ts'

/** Numbers with their unit or sign: prices, rooms, areas, years, fees, parking. */
export function readAmounts(sentence: Sentence, at: number): Finding | undefined {
  const quantity = readQuantity(sentence.tokens, at)
  if (!quantity) return undefined
  const facet = facetOf(quantity, sentence, at)
  if (facet === undefined) return undefined
  const until = after(sentence, quantity)
  // A filter has no way to leave out one number from the middle.
  if (sentence.tokens[at - 1]?.text === 'not' && (quantity.kind === 'bare' || quantity.kind === 'exact'))
    return { from: at - 1, until, notUnderstood: said(sentence.words, sentence.all, at - 1, until) }
  const isBare = quantity.unit === undefined && quantity.subject === undefined && facet !== 'price'
  return { from: at, until, filter: filterOf(facet, quantity, sentence), bare: isBare }
}

function filterOf(facet: Facet, quantity: Quantity, sentence: Sentence): Filter {
  const range = rangeOf(facet, quantity, sentence.year)
  if (facet !== 'price') return { [facet]: range }
  const isRent = quantity.monthly || quantity.subject === 'rent'
  return {
    price: isThousands(quantity, isRent, sentence) ? times(range, 1000) : range,
    ...(isRent && { saleType: 'for_rent' as const }),
    ...(quantity.currency && { currency: quantity.currency }),
  }
}

/** Nobody buys a home for 500, so "houses to buy under 500" speaks in thousands. */
const isThousands = (quantity: Quantity, isRent: boolean, { saleType }: Sentence) =>
  !isRent && saleType === 'for_sale' && quantity.scale === 1 && quantity.low >= 50 && quantity.high < 5_000

const times = (range: Range, factor: number): Range => ({
  ...(range.min !== undefined && { min: range.min * factor }),
  ...(range.max !== undefined && { max: range.max * factor }),
})

function after({ tokens }: Sentence, { until, unit }: Quantity): number {
  return unit?.facet === 'area' && isLotWord(tokens[until]?.text) ? until + 1 : until
}
