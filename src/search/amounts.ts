import type { Filter, Range } from './filter.ts'
import { wordSet } from './phrases.ts'
import { type Quantity, readQuantity } from './quantities.ts'
import { rangeOf } from './ranges.ts'
import type { Finding, Sentence } from './sentence.ts'
import type { Facet } from './units.ts'

/** Numbers with their unit or sign: prices, rooms, areas, years, fees, parking. */
export function readAmounts(sentence: Sentence, at: number): Finding | undefined {
  const quantity = readQuantity(sentence.tokens, at)
  if (!quantity) return undefined
  const facet = facetOf(quantity, sentence, at)
  if (facet === undefined) return undefined
  const isBare = quantity.unit === undefined && quantity.subject === undefined && facet !== 'price'
  return { from: at, until: after(sentence, quantity), filter: filterOf(facet, quantity, sentence), bare: isBare }
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

function facetOf(quantity: Quantity, sentence: Sentence, at: number): Facet | undefined {
  const { unit, subject } = quantity
  if (unit?.facet === 'area') return subject === 'lotArea' || isLot(sentence, quantity.until) ? 'lotArea' : 'area'
  if (unit?.kind === 'period') return subject === 'daysOnMarket' ? 'daysOnMarket' : undefined
  if (unit?.kind === 'age') return sentence.year === undefined ? undefined : 'yearBuilt'
  if (unit?.kind !== 'decade' && unit) return unit.facet
  if (subject === 'yearBuilt' || unit) return isYear(quantity.low) ? 'yearBuilt' : undefined
  const isMoney = quantity.currency !== undefined || quantity.scale >= 1000 || (quantity.monthly && quantity.low >= 50)
  if (subject === 'hoa') return 'hoa'
  if (isMoney || subject === 'rent') return 'price'
  if (subject) return subject
  if (quantity.low >= 300 && quantity.kind !== 'bare' && quantity.kind !== 'exact') return 'price'
  if (quantity.low >= 10_000) return 'price'
  return bareFacet(quantity, sentence, at)
}

/** A number alone means what was asked for, or what is being corrected. */
function bareFacet(quantity: Quantity, { all, asked, previous }: Sentence, at: number): Facet | undefined {
  const next = all[quantity.until]?.text ?? ''
  const before = all[at - 1]?.text ?? ''
  if (/^\p{L}/u.test(next) && !AFTER_BARE.has(next) && !NUMBERED.has(next)) return undefined
  if (all[at]?.text === 'one' && (NUMBERED.has(next) || !(before === '' || BEFORE_ONE.has(before)))) return undefined
  if (asked !== undefined && asked !== 'place') return asked === 'rent' ? 'price' : asked
  const isCorrection = CORRECTING.has(before) || next === 'instead'
  if (!isCorrection || quantity.low > 20) return undefined
  return previous.bathrooms && !previous.bedrooms ? 'bathrooms' : 'bedrooms'
}

function after({ tokens }: Sentence, { until, unit }: Quantity): number {
  return unit?.facet === 'area' && isLotWord(tokens[until]?.text) ? until + 1 : until
}

const isLot = ({ tokens }: Sentence, at: number) => isLotWord(tokens[at]?.text)
const isLotWord = (text: string | undefined) => text === 'lot' || text === 'plot' || text === 'land' || text === 'yard'
const isYear = (value: number) => Number.isInteger(value) && value >= 1700 && value <= 2100

const AFTER_BARE = wordSet(
  'please is are will would should works work sounds sound and thanks thank then instead now do does seems suffice ok okay fine good enough it can may might but because since so por bitte merci gracias obrigado though',
)
/** "4 in Sunnyvale" counts, "find me one in Sunnyvale" does not. */
const NUMBERED = wordSet('in of for at near with')
const BEFORE_ONE = wordSet(
  ', . ; just only want need have least think is be take or exactly then so say yes yeah ok okay',
)
const CORRECTING = wordSet('it actually to say meant sorry rather instead make want need mean')
