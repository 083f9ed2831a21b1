import type { SortBy } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import type { RankedFact } from '../memory.ts'
import { buildingSquareFeet, statedPriceOf, unitPriceOf, zeroAsUnknown } from './numbers.ts'

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
export const superlatives: Superlative[] = [
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
