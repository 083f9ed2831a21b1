import { squareFeet } from '../../../src/contract/listings/area.ts'
import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Random } from '../../../src/core/demo/random.ts'
import { factPhrasings } from './fact-phrasings.ts'
import { comparisonPhrasings, featureQuestions, unstatedPhrasings } from './feature-phrasings.ts'
import { allOf, type Phrasings } from './phrasings.ts'
import { admits, type Question, said, states } from './question.ts'
import { extensionOf } from './wishes.ts'

type FactName = keyof typeof factPhrasings
/** What a true answer contains; undefined where the listing does not state the fact. */
type Truth = (listing: Listing, question: string) => RegExp | undefined

const known = (value: number | null | undefined): RegExp | undefined => (value ? said(value) : undefined)
const text = (value: string | null | undefined): RegExp | undefined =>
  value ? new RegExp(value.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), 'i') : undefined
/** An area; where square feet are asked of one in square metres, also what that is in square feet, to a tenth or whole. */
const areaAsked =
  (areaOf: (listing: Listing) => number): Truth =>
  (listing, question) => {
    const area = areaOf(listing)
    if (listing.AreaUnit !== 'Square Meters' || !SQUARE_FEET.test(question)) return known(area)
    const feet = squareFeet(area, listing.AreaUnit)
    return area ? either([area, Math.round(feet * 10) / 10, Math.round(feet)].map(said)) : undefined
  }
const SQUARE_FEET = /sq ?ft|square f/
const either = (ways: RegExp[]): RegExp => new RegExp(ways.map(({ source }) => `(?:${source})`).join('|'), 'i')
const statuses = { Active: /active|available/i, PreOnMarket: /pre-?(on-?)?market|coming soon/i, Sold: /sold/i }

export const truths: Record<Exclude<FactName, 'kind, place and others'>, Truth> = {
  price: (of) => known(of.SaleType === 'for_rent' ? of.RentPrice : of.SalePrice),
  bedrooms: ({ Bedrooms }) => (Bedrooms === 0 ? /studio|\b(0|no)\b/i : said(Bedrooms)),
  bathrooms: ({ Bathrooms }) => known(Bathrooms),
  area: areaAsked(({ BuildingArea }) => BuildingArea),
  year: ({ YearBuilt }) => known(YearBuilt),
  parking: ({ ParkingSpots }) => known(ParkingSpots),
  hoa: ({ HOAMonth }) => known(HOAMonth),
  status: ({ Status }) => statuses[Status],
  lot: areaAsked(({ LotArea }) => LotArea),
  days: ({ DaysOnMarket }) => known(DaysOnMarket),
}

const others: [asked: RegExp, truth: Truth][] = [
  [/zip/, ({ ZIP }) => text(ZIP)],
  [/city/, ({ City }) => text(City)],
  [/neighborhood|part of town|district/, ({ Location }) => text(Location)],
  [/type of|kind of|sort of/, ({ PropertyType }) => text(PropertyType)],
  [/link|online|web page/, ({ Url }) => text(Url)],
  [/square foot|unit price/, ({ UnitAreaPrice }) => known(UnitAreaPrice)],
  [/estimate|worth/, ({ EstimatePrice }) => known(EstimatePrice)],
  [/MLS/, ({ MLSNumber }) => text(MLSNumber)],
]
const otherTruth: Truth = (listing, question) => others.find(([asked]) => asked.test(question))?.[1](listing, question)

/** Questions about one listing or two, those that it answers and those that it does not. */
export function factQuestions(listings: Listing[], random: Random): Question[] {
  const pick = picker(listings, random)
  const stated = (Object.keys(factPhrasings) as FactName[]).flatMap((name) => {
    const truth = name === 'kind, place and others' ? otherTruth : truths[name]
    return oneEach(factPhrasings[name], (question) => {
      const listing = pick((each) => truth(each, question) !== undefined)
      const right = listing && truth(listing, question)
      if (listing === undefined || right === undefined) return undefined
      const judge = states([right], [listing], listings)
      return { kind: `fact: ${name}`, score: 'true facts', says: asking(question, listing, random), judge }
    })
  })
  return [...stated, ...featureFacts(listings, random), ...comparisons(listings, random), ...unstated(listings, random)]
}

type Made = Omit<Question, 'heldOut'> | undefined

const oneEach = (phrasings: Phrasings, make: (text: string) => Made): Question[] =>
  allOf(phrasings).flatMap(({ text: question, heldOut }) => {
    const made = make(question)
    return made === undefined ? [] : [{ ...made, heldOut }]
  })

const picker = (listings: Listing[], random: Random) => (suits: (listing: Listing) => boolean) => {
  const [first, ...rest] = listings.filter(suits)
  return first === undefined ? undefined : random.pick([first, ...rest])
}

/** By its address, by its MLS number, or as "it" once the talk is about it. */
function asking(question: string, listing: Listing, random: Random): string[] {
  const address = listing.Address ?? ''
  const way = random.pick(['address', 'address', 'MLS', 'it'])
  if (way === 'address') return [question.replace('{it}', address)]
  if (way === 'MLS') return [question.replace('{it}', `MLS ${listing.MLSNumber}`)]
  return [`tell me about ${address}`, question.replace('{it}', 'it')]
}

/** What stands in the free fields: by its value, or by the words of the description. */
function featureFacts(listings: Listing[], random: Random): Question[] {
  const pick = picker(listings, random)
  return Object.entries(featureQuestions).flatMap(([key, phrasings]) =>
    oneEach(phrasings, (question) => {
      const listing = pick((each) => extensionOf(each, key) !== undefined)
      const value = text(listing && extensionOf(listing, key))
      if (listing === undefined || value === undefined) return undefined
      const judge = states([value], [listing], listings)
      return { kind: 'fact: free fields', score: 'true facts', says: asking(question, listing, random), judge }
    }),
  )
}

function comparisons(listings: Listing[], random: Random): Question[] {
  const open = listings.filter(({ SaleType, Status }) => SaleType === 'for_sale' && Status !== 'Sold')
  return (Object.keys(comparisonPhrasings) as (keyof typeof comparisonPhrasings)[]).flatMap((name) =>
    oneEach(comparisonPhrasings[name], (question) => {
      const truth = truths[name === 'all' ? 'price' : name]
      const a = picker(open, random)((each) => each.Bedrooms > 0)
      const b = picker(
        open,
        random,
      )((each) => each.Bedrooms > 0 && truth(each, '')?.source !== (a && truth(a, '')?.source))
      if (a === undefined || b === undefined) return undefined
      const parts = [truth(a, ''), truth(b, '')].filter((part) => part !== undefined)
      const says = [question.replace('{a}', a.Address ?? '').replace('{b}', b.Address ?? '')]
      return { kind: 'comparison', score: 'true facts', says, judge: states(parts, [a, b], listings) }
    }),
  )
}

/** What no listing states, and what this one leaves open. */
function unstated(listings: Listing[], random: Random): Question[] {
  const pick = picker(listings, random)
  const never = oneEach(unstatedPhrasings, (question) => {
    const listing = pick(() => true)
    if (listing === undefined) return undefined
    return { kind: 'stated nowhere', score: 'right noAnswer', says: asking(question, listing, random), judge: admits }
  })
  const open = (['hoa', 'lot'] as const).flatMap((name) =>
    oneEach(factPhrasings[name], (question) => {
      const listing = pick((each) => truths[name](each, '') === undefined)
      if (listing === undefined) return undefined
      return { kind: 'not stated', score: 'right noAnswer', says: asking(question, listing, random), judge: admits }
    }),
  )
  return [...never, ...open]
}
