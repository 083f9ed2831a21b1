import type { Listing } from '../../../contract/listings/listing.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import type { FactName } from '../words/words.ts'

/** Costs that people ask for together: every month, or before they move in. */
type Costs = 'monthly' | 'movingIn' | 'total'

/** "What would it cost me per month?", "monthly costs?", "how much is it with utilities?"; the fee of an association is asked for alone. */
export function costsAsked(plain: string): Costs | undefined {
  if (AMOUNT.test(plain)) return undefined
  if (MOVING_IN.test(plain)) return 'movingIn'
  if (!ALONE.test(plain) && ALL_IN.test(plain) && !MONTHLY[0].test(plain)) return 'total'
  return !ALONE.test(plain) && MONTHLY.some((pattern) => pattern.test(plain)) ? 'monthly' : undefined
}

const MOVING_IN =
  /\b(?:move in|moving in|upfront|up front) (?:costs?|total|payments?|money)\b|\btotal (?:with|incl\w*) (?:the )?deposit\b/
const COST = '(?:costs?|pay|total|expenses?|outgoings|in all|all in|altogether|charges)'
const EACH_MONTH = '(?:monthly|(?:per|a|each|every) month)'
const UTILITIES =
  '(?:utilities|bills|charges|everything|all) (?:included|inclusive)|(?:incl|including|with) (?:utilities|bills|charges)'
/** "So what would I pay all in?" */
const ALL_IN =
  /\b(?:pay|costs?|how much|price|comes? to)\b.{0,80}\b(?:all in|in all|altogether|all together|in total|total|everything)\b|\b(?:total|overall|all in) (?:costs?|price)\b|^all in$/
const MONTHLY: [RegExp, RegExp] = [
  new RegExp(`\\b${COST}\\b.*\\b${EACH_MONTH}\\b|\\b${EACH_MONTH}\\b.*\\b${COST}\\b`),
  new RegExp(`\\b(?:how much|costs?|price|rent|total)\\b.*\\b(?:${UTILITIES})\\b|\\b(?:${UTILITIES}) rent\\b`),
]
const ALONE =
  /\b(?:hoa|dues|associations?|parking|garage|deposit|fees?|pets?|storage|average|median|mortgage|loan|have|show|find|any|which)\b/
const AMOUNT = /\d{3}|\d ?k\b/

/** The facts of a listing that are such costs. */
export const costFacts = ({ SaleType }: Listing, costs: Costs): FactName[] => {
  if (SaleType === 'for_sale') return costs === 'total' ? ['price', 'hoa'] : ['hoa']
  return costs === 'movingIn' ? ['price', 'deposit'] : ['price']
}

/** Whether a text of a listing, in any of the five languages, says what is paid besides the rent or price. */
export function namesCosts(text: string): boolean {
  const plain = toPlainText(text)
  return CHARGES.test(plain) && SAID.test(plain)
}

const CHARGES =
  /\b(?:warmmiete|gesamtmiete|nebenkosten|heizkosten|betriebskosten|utilit(?:y|ies)|bills|water|heating|charges|gastos|suministros|expensas|condominio|iptu|trash)\b/
const SAID =
  /\d|\b(?:included?|includes|inklusive|inkl|inbegriffen|enthalten|inclu[ií]d[oa]s?|inclus[oa]?s?|comprises?|incluses?)\b/
