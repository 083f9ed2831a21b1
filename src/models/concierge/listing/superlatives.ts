import type { SortBy } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { RankedFact } from '../memory.ts'
import type { ConciergeWords } from '../words/words.ts'
import { facts } from './facts.ts'
import { buildingSquareFeet, statedPriceOf, unitPriceOf, zeroAsUnknown } from './numbers.ts'
import { unitPriceInWords } from './text.ts'

/** A way to rank listings. `asked` matches it in plain text, `of` gives the value, `best` which end wins, `sort` the search's order. */
export type Superlative = {
  asked: RegExp
  of: (listing: Listing) => number | undefined
  best: 'least' | 'most'
  fact: RankedFact
  sort: SortBy
}

const LOT = '(?:lots?|land|yards?|plots?|grounds?|acreage)'
/** "When was the oldest house listed?" asks for the longest listed, "the oldest house listed" is the one built first. */
const SINCE_WHEN = '(?<=^(?:and |so )?(?:when|how long) (?:[a-z]+ ){1,4})'
const BIG = '(?:big|bigg|larg|great)est'
const FEE = '(?:monthly )?(?:(?:condo|association|maintenance) )?(?:hoa|fees?|dues)'
const PER_AREA = '(?:per|by the|a) (?:square|sq|m2|sqft|foot|ft)'

const lotFeet = (listing: Listing): number | undefined =>
  buildingSquareFeet({ BuildingArea: listing.LotArea, AreaUnit: listing.AreaUnit })

/** The first match wins, so specific ones come first: "the biggest lot" before "the biggest". */
const superlatives: Superlative[] = [
  {
    asked: new RegExp(
      `\\b(?:cheapest|least expensive|lowest|best price|most affordable|costs? (?:the )?least)\\b.*\\b${PER_AREA}`,
    ),
    of: unitPriceOf,
    best: 'least',
    fact: 'unitPrice',
    sort: 'UnitAreaPriceAsc',
  },
  {
    asked: new RegExp(`\\b(?:most expensive|dearest|highest|priciest|costs? (?:the )?most)\\b.*\\b${PER_AREA}`),
    of: unitPriceOf,
    best: 'most',
    fact: 'unitPrice',
    sort: 'UnitAreaPriceDesc',
  },
  {
    asked: new RegExp(`\\b(?:${BIG}|most) ${LOT}\\b|\\b${LOT} (?:is )?(?:the )?${BIG}\\b`),
    of: lotFeet,
    best: 'most',
    fact: 'lot',
    sort: 'LotAreaDesc',
  },
  {
    asked: new RegExp(`\\b(?:smallest|least|tiniest) ${LOT}\\b`),
    of: lotFeet,
    best: 'least',
    fact: 'lot',
    sort: 'LotAreaAsc',
  },
  {
    asked: /\bmost (?:bed)?rooms\b|\bmost beds\b/,
    of: ({ Bedrooms }) => zeroAsUnknown(Bedrooms),
    best: 'most',
    fact: 'beds',
    sort: 'BedroomsDesc',
  },
  {
    asked: /\bmost (?:bathrooms|baths)\b/,
    of: ({ Bathrooms }) => zeroAsUnknown(Bathrooms),
    best: 'most',
    fact: 'baths',
    sort: 'BathroomsDesc',
  },
  {
    asked: new RegExp(`\\b(?:lowest|smallest|cheapest|least) ${FEE}\\b`),
    of: ({ HOAMonth }) => HOAMonth ?? undefined,
    best: 'least',
    fact: 'hoa',
    sort: 'HOAMonthAsc',
  },
  {
    asked: new RegExp(`\\b(?:highest|biggest|largest|most expensive|priciest|most) ${FEE}\\b`),
    of: ({ HOAMonth }) => HOAMonth ?? undefined,
    best: 'most',
    fact: 'hoa',
    sort: 'HOAMonthDesc',
  },
  {
    asked: /\b(?:longest on the market|been (?:listed|on the market) (?:the )?longest)\b/,
    of: ({ DaysOnMarket }) => zeroAsUnknown(DaysOnMarket),
    best: 'most',
    fact: 'days',
    sort: 'DaysOnMarketDesc',
  },
  {
    asked: new RegExp(`\\boldest (?:listing|ad)\\b|${SINCE_WHEN}oldest\\b(?=.*\\b(?:listed|been (?:up|online))\\b)`),
    of: ({ DaysOnMarket }) => zeroAsUnknown(DaysOnMarket),
    best: 'most',
    fact: 'days',
    sort: 'DaysOnMarketDesc',
  },
  {
    asked: new RegExp(
      `\\b(?:newest|latest|most recent) (?:listing|ad)\\b|${SINCE_WHEN}(?:newest|latest|most recent)\\b(?=.*\\blisted\\b)|\\bmost recently listed\\b`,
    ),
    of: ({ DaysOnMarket }) => zeroAsUnknown(DaysOnMarket),
    best: 'least',
    fact: 'days',
    sort: 'Newest',
  },
  {
    asked:
      /\bnewest\b|\bmost recently built\b|\bbuilt (?:most recently|last|latest)\b|\bmost (?:modern|recent)\b|\byoungest\b/,
    of: ({ YearBuilt }) => zeroAsUnknown(YearBuilt),
    best: 'most',
    fact: 'year',
    sort: 'YearBuiltDesc',
  },
  {
    asked: /\boldest\b|\bbuilt (?:first|earliest)\b|\bmost historic\b/,
    of: ({ YearBuilt }) => zeroAsUnknown(YearBuilt),
    best: 'least',
    fact: 'year',
    sort: 'YearBuiltAsc',
  },
  {
    asked: /\b(?:cheapest|least expensive|lowest price\w*|most affordable|costs? (?:the )?least|costs less)\b/,
    of: statedPriceOf,
    best: 'least',
    fact: 'price',
    sort: 'PriceAsc',
  },
  {
    asked: /\b(?:most expensive|priciest|dearest|highest price\w*|costs? (?:the )?most|costs more)\b/,
    of: statedPriceOf,
    best: 'most',
    fact: 'price',
    sort: 'PriceDesc',
  },
  {
    asked: new RegExp(`\\b${BIG}\\b|\\bmost (?:space|spacious)\\b`),
    of: buildingSquareFeet,
    best: 'most',
    fact: 'area',
    sort: 'AreaDesc',
  },
  {
    asked: /\b(?:smallest|tiniest)\b|\bleast space\b/,
    of: buildingSquareFeet,
    best: 'least',
    fact: 'area',
    sort: 'AreaAsc',
  },
]

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
