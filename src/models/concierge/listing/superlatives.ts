import type { Listing } from '../../../contract/listings/listing.ts'
import type { FactName, Words } from '../words/words.ts'
import { facts } from './facts.ts'
import { known, priceOf, squareFeet, unitPriceOf } from './numbers.ts'

/** By what one listing may surpass others; `asked` finds it in plain text. */
export type Superlative = {
  asked: RegExp
  of: (listing: Listing) => number | undefined
  best: 'least' | 'most'
  fact: FactName
}

const LOT = '(?:lots?|land|yards?|plots?|grounds?|acreage)'
const BIG = '(?:big|bigg|larg|great)est'
const PER_AREA = '(?:per|by the|a) (?:square|sq|m2|sqft)'

const lotFeet = (listing: Listing): number | undefined =>
  squareFeet({ BuildingArea: listing.LotArea, AreaUnit: listing.AreaUnit })

/** The narrower ones first: "the biggest lot" is not the biggest home. */
const superlatives: Superlative[] = [
  {
    asked: new RegExp(
      `\\b(?:cheapest|least expensive|lowest|best price|most affordable|costs? (?:the )?least)\\b.*\\b${PER_AREA}`,
    ),
    of: unitPriceOf,
    best: 'least',
    fact: 'unitPrice',
  },
  {
    asked: new RegExp(`\\b(?:most expensive|dearest|highest|priciest|costs? (?:the )?most)\\b.*\\b${PER_AREA}`),
    of: unitPriceOf,
    best: 'most',
    fact: 'unitPrice',
  },
  {
    asked: new RegExp(`\\b(?:${BIG}|most) ${LOT}\\b|\\b${LOT} (?:is )?(?:the )?${BIG}\\b`),
    of: lotFeet,
    best: 'most',
    fact: 'lot',
  },
  { asked: new RegExp(`\\b(?:smallest|least|tiniest) ${LOT}\\b`), of: lotFeet, best: 'least', fact: 'lot' },
  { asked: /\bmost (?:bed)?rooms\b|\bmost beds\b/, of: ({ Bedrooms }) => known(Bedrooms), best: 'most', fact: 'beds' },
  {
    asked: /\bmost (?:bathrooms|baths)\b/,
    of: ({ Bathrooms }) => known(Bathrooms),
    best: 'most',
    fact: 'baths',
  },
  {
    asked: /\b(?:lowest|smallest|cheapest) (?:hoa|fees?|dues)\b/,
    of: ({ HOAMonth }) => HOAMonth ?? undefined,
    best: 'least',
    fact: 'hoa',
  },
  {
    asked: /\b(?:longest on the market|been (?:listed|on the market) (?:the )?longest)\b/,
    of: ({ DaysOnMarket }) => known(DaysOnMarket),
    best: 'most',
    fact: 'days',
  },
  {
    asked:
      /\bnewest\b|\bmost recently built\b|\bbuilt (?:most recently|last|latest)\b|\bmost (?:modern|recent)\b|\byoungest\b/,
    of: ({ YearBuilt }) => known(YearBuilt),
    best: 'most',
    fact: 'year',
  },
  {
    asked: /\boldest\b|\bbuilt (?:first|earliest)\b|\bmost historic\b/,
    of: ({ YearBuilt }) => known(YearBuilt),
    best: 'least',
    fact: 'year',
  },
  {
    asked: /\b(?:cheapest|least expensive|lowest price\w*|most affordable|costs? (?:the )?least|costs less)\b/,
    of: priceOf,
    best: 'least',
    fact: 'price',
  },
  {
    asked: /\b(?:most expensive|priciest|dearest|highest price\w*|costs? (?:the )?most|costs more)\b/,
    of: priceOf,
    best: 'most',
    fact: 'price',
  },
  { asked: new RegExp(`\\b${BIG}\\b|\\bmost (?:space|spacious)\\b`), of: squareFeet, best: 'most', fact: 'area' },
  { asked: /\b(?:smallest|tiniest)\b|\bleast space\b/, of: squareFeet, best: 'least', fact: 'area' },
]

export const superlativeIn = (plain: string): Superlative | undefined =>
  superlatives.find(({ asked }) => asked.test(plain))

/** Those of the listings that surpass the others, of several that are equal all; none where none states the value. */
export function bestOf(listings: Listing[], { of, best }: Superlative): Listing[] {
  const values = listings.flatMap((listing) => of(listing) ?? [])
  const top = best === 'most' ? Math.max(...values) : Math.min(...values)
  return listings.filter((listing) => of(listing) === top)
}

/** Orders the better of two first; one that does not state the value comes last. */
export function beforeBy({ of, best }: Superlative, one: Listing, other: Listing): number {
  const [left, right] = [of(one), of(other)]
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1
  return best === 'least' ? left - right : right - left
}

/** What makes the listing the best of its kind, in a sentence: "It was built in 1910." */
export function stateBest(listing: Listing, { fact, of }: Superlative, words: Words): string {
  const stated = facts.find(({ name }) => name === fact)?.value(listing, words)
  if (stated !== undefined) return words.facts[fact].says(stated)
  // What a listing leaves open but its price and area tell.
  const perUnit = (of(listing) ?? 0) * (squareFeet({ BuildingArea: 1, AreaUnit: listing.AreaUnit }) ?? 1)
  const amount = words.money(listing.CurrencySymbol, Math.round(perUnit * 100) / 100)
  return words.facts[fact].says(words.per(amount, words.areaUnits[listing.AreaUnit]))
}
