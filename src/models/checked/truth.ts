import type { Listing, Status } from '../../contract/listings/listing.ts'
import { lazy } from '../../core/lazy.ts'
import { SQUARE_FEET_PER_ACRE, squareFeet } from '../../search/numbers/area.ts'
import { fold } from '../../search/text/fold.ts'
import { statedPriceOf, zeroAsUnknown } from '../concierge/listing/numbers.ts'
import { fullAddress } from '../concierge/listing/text.ts'
import { conciergeWordsEn } from '../concierge/words/en.ts'
import { type Claim, claimsIn, type Kind } from './claims.ts'

const { money, number } = conciergeWordsEn

/** The facts of one listing, prepared for comparison with claims. */
export type Truth = {
  listing: Listing
  street: string
  money: () => Record<MoneyField, number | undefined>
  /** all numbers in its fields */
  numbers: () => number[]
  /** the claims in its free texts */
  textClaims: () => Claim[]
  /** its page, its pictures, and tours in its extension fields; links in the description do not count */
  links: () => Set<string>
  hasStatus: (words: string) => boolean
}

/** Memoizes by argument: an answer may repeat the same words many times. */
function memoized<Answer>(work: (words: string) => Answer): (words: string) => Answer {
  const answers = new Map<string, Answer>()
  return (words) => {
    const answer = answers.get(words) ?? work(words)
    answers.set(words, answer)
    return answer
  }
}

/** A link in the form in which links are compared. */
export const bareLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?|^www\./i, '').replace(/\/+$/, '')

export function truthOf(listing: Listing): Truth {
  const { Description, Location, ExtensionColumn, Address, Url, Images } = listing
  const extras = (ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`)
  const textClaims = lazy(() => claimsIn([Description, Location, ...extras].join('\n')))
  const tours = () => claimsIn(extras.join('\n')).flatMap(({ kind, text }) => (kind === 'link' ? [text] : []))
  return {
    listing,
    street: street(Address ?? ''),
    money: lazy(() => moneyOf(listing)),
    numbers: lazy(() => everyNumber(listing)),
    textClaims,
    links: lazy(() => new Set([Url, ...(Images ?? []), ...tours()].map(bareLink))),
    hasStatus: memoized((words) => hasStatus(listing, words)),
  }
}

type MoneyField = 'price' | 'hoa' | 'deposit' | 'estimate' | 'unit'
const moneyOf = (of: Listing): Record<MoneyField, number | undefined> => ({
  price: statedPriceOf(of),
  hoa: zeroAsUnknown(of.HOAMonth),
  deposit: zeroAsUnknown(of.DepositFee),
  estimate: zeroAsUnknown(of.EstimatePrice),
  unit: zeroAsUnknown(of.UnitAreaPrice),
})

/** Follows an amount that is a price per unit of area. */
export const PER_AREA = /^\W{0,4}(?:per|a|\/)\s?(?:sq|m²|m2)/i

/** The money fields that a claim may be about, by the words around it; all if the words do not tell. */
export function moneyFields(before: string, after: string): MoneyField[] {
  const near = before.slice(-40)
  if (PER_AREA.test(after)) return ['unit']
  if (
    /\b(?:HOA|association|dues)\b/i.test(near) ||
    /^\W{0,3}(?:a month |monthly |\/mo(?:nth)? )?(?:HOA|association)/i.test(after)
  )
    return ['hoa']
  if (/\bdeposit\b/i.test(near)) return ['deposit']
  if (/\b(?:estimat\w*|worth|valued?)\b/i.test(near)) return ['estimate']
  if (/\b(?:costs?|prices?|priced|asking|listed|rents?)\b/i.test(near)) return ['price']
  return ['price', 'hoa', 'deposit', 'estimate', 'unit']
}

/** The numbers of a kind that a listing has; areas in square feet. */
export function numbersOfKind(truth: Truth, kind: Kind, fields: MoneyField[]): number[] {
  const { listing } = truth
  switch (kind) {
    case 'money': {
      const amounts = truth.money()
      return fields.flatMap((field) => amounts[field] ?? [])
    }
    case 'beds':
      return [listing.Bedrooms]
    case 'baths':
      return [listing.Bathrooms]
    case 'year':
      return [listing.YearBuilt]
    case 'parking':
      return [listing.ParkingSpots]
    case 'area':
      return [listing.BuildingArea, listing.LotArea].map((area) => squareFeet(area, listing.AreaUnit))
    case 'number':
      return truth.numbers()
    default:
      return []
  }
}

const everyNumber = (listing: Listing): number[] => [
  ...Object.values(listing).filter((value) => typeof value === 'number'),
  ...[listing.ZIP, listing.MLSNumber].flatMap((text) => (text?.match(/\d+/g) ?? []).map(Number)),
]

/** Converts a claimed area to square feet. */
export function inSquareFeet(value: number, unit: string): number {
  if (/^acre/i.test(unit)) return value * SQUARE_FEET_PER_ACRE
  return /m(?:et|²|2|$)/i.test(unit.replaceAll(/[\s.]/g, '')) ? squareFeet(value, 'Square Meters') : value
}

/** The correct value to replace a wrong claim; undefined if the listing has none. */
export function statedAs(truth: Truth, { kind, unit }: Claim, fields: MoneyField[]): string | undefined {
  const { listing } = truth
  const amounts = truth.money()
  const field = fields.length > 1 ? 'price' : (fields[0] ?? 'price')
  const amount = amounts[field]
  const isMetric = inSquareFeet(1, unit) > 2 && !/^acre/i.test(unit)
  const said: Partial<Record<Kind, () => string | undefined>> = {
    money: () => (amount === undefined ? undefined : money(listing.CurrencySymbol, amount)),
    beds: () => number(listing.Bedrooms),
    baths: () => number(listing.Bathrooms),
    year: () => zeroAsUnknown(listing.YearBuilt)?.toString(),
    parking: () => number(listing.ParkingSpots),
    area: () =>
      isMetric === (listing.AreaUnit === 'Square Meters') && !/^acre/i.test(unit) && listing.BuildingArea > 0
        ? number(listing.BuildingArea)
        : undefined,
    address: () => (listing.Address ? fullAddress(listing) : undefined),
    link: () => listing.Url,
    mls: () => listing.MLSNumber,
    status: () => statusWords(listing),
  }
  return said[kind]?.()
}

const SHORT: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  circle: 'cir',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
}

/** A street address in the form in which addresses are compared: "22 Pine Street" equals "22 PINE ST.". */
export const street = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')

/** Words of data sources for listings under contract; they are in the extension fields. */
const IN_BETWEEN = /pending|contract|offer|contingent/

/** Whether a listing has the status that words such as "sold" or "still available" claim. */
function hasStatus({ Status: status, ExtensionColumn }: Listing, words: string): boolean {
  const said = fold(words)
  const own = (ExtensionColumn ?? []).map(({ value }) => fold(value)).find((value) => IN_BETWEEN.test(value))
  if (IN_BETWEEN.test(said)) return own !== undefined
  return stateOf(said).includes(status)
}

function stateOf(said: string): Status[] {
  if (/^(no longer|sold|off|taken|not (available|active|on))/.test(said)) return ['Sold']
  if (/^(coming|pre)/.test(said)) return ['PreOnMarket']
  return said === 'active' ? ['Active'] : ['Active', 'PreOnMarket']
}

const words: Record<Status, string> = { Active: 'available', PreOnMarket: 'coming soon', Sold: 'sold' }

const statusWords = ({ Status: status }: Listing): string => words[status]
