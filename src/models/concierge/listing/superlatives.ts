import type { SortBy } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { RankedFact } from '../memory.ts'
import type { ConciergeWords } from '../words/words.ts'
import { facts } from './facts.ts'
import { type Superlative, superlatives } from './superlative-table.ts'
import { unitPriceInWords } from './text.ts'

/** The fact by which a search ranks homes; undefined for the newest, of which none states when it was added. */
export const factRankedBy = (order: SortBy): RankedFact | undefined =>
  order === 'Newest' ? undefined : superlatives.find(({ sort }) => sort === order)?.fact

export const superlativeIn = (plain: string): Superlative | undefined =>
  superlatives.find(({ asked }) => asked.test(plain))

/** "Which has the lowest?", "which one is highest?": what is ranked was told before. */
const WITHOUT_FACT = /\b(?:the|is|has|have) (?:(lowest|least|fewest)|highest|most)(?: (?:one|amount|number|figure))?$/

/** The superlative of a plain question that leaves out what it ranks by: the fact told last. */
export function superlativeByFact(plain: string, told: RankedFact): Superlative | undefined {
  const found = WITHOUT_FACT.exec(plain)
  const best = found?.[1] === undefined ? 'most' : 'least'
  return found === null ? undefined : superlatives.find((each) => each.fact === told && each.best === best)
}

/** The superlative of each comparative. */
const BY_COMPARATIVE: Record<string, string> = {
  'more expensive': 'most expensive',
  pricier: 'priciest',
  dearer: 'dearest',
  cheaper: 'cheapest',
  'less expensive': 'least expensive',
  bigger: 'biggest',
  larger: 'largest',
  smaller: 'smallest',
  newer: 'newest',
  older: 'oldest',
  'more bedrooms': 'most bedrooms',
  'more bathrooms': 'most bathrooms',
  'more space': 'most space',
  'more baths': 'most baths',
  'more land': 'most land',
  'lower hoa': 'lowest hoa',
  'lower fee': 'lowest fee',
  'lower fees': 'lowest fees',
  'lower dues': 'lowest dues',
  'higher hoa': 'highest hoa',
  'higher fee': 'highest fee',
  'higher fees': 'highest fees',
  'higher dues': 'highest dues',
  'lower price': 'lowest price',
  'higher price': 'highest price',
}
/** The comparatives, for patterns. */
export const COMPARATIVES = Object.keys(BY_COMPARATIVE).join('|')
/** "2 or more bedrooms" compares with no other home. */
const COMPARATIVE = new RegExp(`(?<!\\bor )\\b(${COMPARATIVES})\\b`)

export const isComparative = (plain: string): boolean => COMPARATIVE.test(plain)

/** "Which is bigger?" of two asks for the biggest. */
export const withSuperlatives = (plain: string): string =>
  plain.replace(COMPARATIVE, (comparative) => BY_COMPARATIVE[comparative] ?? comparative)

export const isOfPrices = ({ fact }: Superlative): boolean => fact === 'price' || fact === 'unitPrice'

/** The best listings, several if they are equal; empty if no listing states the value. */
export function bestListings(listings: Listing[], { of, best }: Superlative): Listing[] {
  const values = listings.flatMap((listing) => of(listing) ?? [])
  const top = best === 'most' ? Math.max(...values) : Math.min(...values)
  return listings.filter((listing) => of(listing) === top)
}

/** Comparator for sorting: the better listing first, listings without the value last. */
export function compareBySuperlative({ of, best }: Superlative, one: Listing, other: Listing): number {
  const [left, right] = [of(one), of(other)]
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1
  return best === 'least' ? left - right : right - left
}

/** A sentence with the value that was ranked by: "It was built in 1910." */
export function superlativeSentence(listing: Listing, { fact, of }: Superlative, words: ConciergeWords): string {
  const stated = facts.find(({ name }) => name === fact)?.value(listing, words)
  if (stated !== undefined) return words.facts[fact].says(stated)
  // Only the price per area can be missing here: it is computed from price and area.
  return words.facts[fact].says(unitPriceInWords(listing, of(listing) ?? 0, words))
}
