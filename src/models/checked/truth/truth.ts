import {
  SQUARE_FEET_PER_ACRE,
  SQUARE_FEET_PER_SQUARE_METRE,
  SQUARE_METRES_PER_HECTARE,
  squareFeet,
} from '../../../contract/listings/area.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { lazy } from '../../../core/lazy.ts'
import { fold, toPlainText } from '../../../search/text/fold.ts'
import { statedPriceOf, zeroAsUnknown } from '../../concierge/listing/numbers.ts'
import { street } from '../claims/addresses.ts'
import { type Claim, type ClaimedUnit, claimsIn } from '../claims/claims.ts'
import { bareContact, phonesIn } from '../claims/contacts.ts'
import type { Kind } from '../claims/patterns.ts'
import { type Reading, readInPieces } from '../long-texts.ts'
import { inPeriod, type Period } from '../periods.ts'

/** The facts of one listing, prepared for comparison with claims. */
export type Truth = {
  listing: Listing
  /** its address and its MLS number, in the form in which addresses are compared */
  street: string
  mls: string
  money: () => Record<MoneyField, number | undefined>
  /** all numbers in its fields */
  numbers: () => number[]
  /** the claims in its free texts */
  textClaims: () => Claim[]
  /** its page, its pictures, and tours in its extension fields; links in the description do not count */
  links: () => Set<string>
  /** the mail addresses and phone numbers in its free texts, in the form in which they are compared */
  contacts: () => Set<string>
  /** the words of its address, place and type, folded */
  names: () => ReadonlySet<string>
  /** the beginning of its texts in plain text, a "|" between sentences and their parts */
  said: () => string
  /** in whole years; undefined if it is not known when it was built */
  age: number | undefined
  /** the reading of its free texts, which may be long */
  readings: Reading<Claim[]>[]
}

/** A link in the form in which links are compared. */
export const bareLink = (link: string): string => link.replace(/^https?:\/\/(www\.)?|^www\./i, '').replace(/\/+$/, '')

/** A link without what tells only where its reader comes from, or a place on its page. */
export const withoutTracking = (link: string): string => link.replace(/(?:[?&]utm_\w+=[^&#]*)+|#[\w-]+$/g, '')

/** `thisYear`: of which ages are told. */
export function truthOf(listing: Listing, thisYear: number): Truth {
  const { Description, Location, ExtensionColumn, Address, Url, Images } = listing
  const extras = (ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`)
  const described = readClaims([Description, Location].join('\n'))
  const added = readClaims(extras.join('\n'))
  const stated = lazy(() => [...described.found(), ...added.found()])
  const mails = () => stated().flatMap(({ kind, text }) => (kind === 'contact' ? [bareContact(text)] : []))
  const tours = () => added.found().flatMap(({ kind, text }) => (kind === 'link' ? [text] : []))
  return {
    listing,
    street: street(Address ?? ''),
    mls: street(listing.MLSNumber),
    money: lazy(() => moneyOf(listing)),
    numbers: lazy(() => everyNumber(listing)),
    textClaims: stated,
    contacts: lazy(() => new Set([...mails(), ...phonesIn([Description, Location, ...extras].join('\n'))])),
    links: lazy(() => new Set([Url, ...(Images ?? []), ...tours()].map(bareLink))),
    names: lazy(() => namesOf(listing)),
    said: lazy(() => plainParts([Description, Location, ...extras].join('\n').slice(0, SAID_MAX))),
    age: listing.YearBuilt > 0 ? thisYear - listing.YearBuilt : undefined,
    readings: [described, added],
  }
}

const plainParts = (text: string): string =>
  text
    .split(/[.,;!?\n]+/)
    .map(toPlainText)
    .join(' | ')
/** Of a listing's texts, how much is looked through for words, in UTF-16 units. */
const SAID_MAX = 8_192

/** Without words such as "Street", which a home is not on its own. */
const namesOf = ({ Address, City, State, ZIP, Location, PropertyType, MLSNumber }: Listing): ReadonlySet<string> =>
  new Set(
    fold([Address, City, State, ZIP, Location, PropertyType, MLSNumber].join(' '))
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => street(word) === word),
  )

const readClaims = (text: string): Reading<Claim[]> =>
  readInPieces<Claim[]>(text, [], (piece, claims) => {
    for (const claim of claimsIn(piece)) claims.push(claim)
  })

export type MoneyField = 'price' | 'hoa' | 'deposit' | 'estimate' | 'unit'
const moneyOf = (of: Listing): Record<MoneyField, number | undefined> => ({
  price: statedPriceOf(of),
  hoa: zeroAsUnknown(of.HOAMonth),
  deposit: zeroAsUnknown(of.DepositFee),
  estimate: zeroAsUnknown(of.EstimatePrice),
  unit: zeroAsUnknown(of.UnitAreaPrice),
})

/** Which area words are about: the home's, its lot's, or either. */
export type AreaOf = 'home' | 'lot' | undefined

export const areasOf = ({ BuildingArea, LotArea }: Listing, area: AreaOf): number[] =>
  area === 'lot' ? [LotArea] : area === 'home' ? [BuildingArea] : [BuildingArea, LotArea]

/** `period`: what an amount of money is paid for */
export type Fields = { fields: MoneyField[]; area?: AreaOf; period?: Period | undefined }

/** The numbers of a kind that a listing has; areas in square feet. */
export function numbersOfKind(truth: Truth, kind: Kind, { fields, area, period }: Fields = { fields: [] }): number[] {
  const { listing } = truth
  switch (kind) {
    case 'money':
      return fields.flatMap((field) => amountsOf(truth, field, period))
    case 'beds':
      return [listing.Bedrooms]
    case 'rooms':
      // A living room is a room too.
      return [listing.Bedrooms, listing.Bedrooms + 1]
    case 'baths':
      return [listing.Bathrooms]
    case 'year':
      return [listing.YearBuilt]
    case 'age':
      // Before its month of the year, a home is a year younger.
      return truth.age === undefined ? [] : [truth.age, truth.age - 1]
    case 'parking':
      return [listing.ParkingSpots]
    case 'days':
      return [listing.DaysOnMarket]
    case 'area':
      return areasOf(listing, area).map((value) => squareFeet(value, listing.AreaUnit))
    case 'number':
      return truth.numbers()
    default:
      return []
  }
}

/** The amounts of a field, for a period if it is given: only what is paid each month has others for a week or a year. */
function amountsOf({ listing, money }: Truth, field: MoneyField, period: Period | undefined): number[] {
  const amount = money()[field]
  // "HOA: $0" is no claim about an unknown fee.
  if (amount === undefined) return (FREE[field]?.(listing) ?? null) === 0 ? [0] : []
  if (period === undefined) return [amount]
  const isMonthly = field === 'hoa' || (field === 'price' && listing.SaleType === 'for_rent')
  return isMonthly ? inPeriod(amount, period) : []
}
const FREE: Partial<Record<MoneyField, (listing: Listing) => number | null | undefined>> = {
  hoa: ({ HOAMonth }) => HOAMonth,
  deposit: ({ DepositFee }) => DepositFee,
}

const everyNumber = (listing: Listing): number[] => [
  ...Object.values(listing).filter((value) => typeof value === 'number'),
  ...[listing.ZIP, listing.MLSNumber].flatMap((text) => (text?.match(/\d+/g) ?? []).map(Number)),
]

const SQUARE_FEET: Record<ClaimedUnit, number> = {
  feet: 1,
  metres: SQUARE_FEET_PER_SQUARE_METRE,
  acres: SQUARE_FEET_PER_ACRE,
  hectares: SQUARE_METRES_PER_HECTARE * SQUARE_FEET_PER_SQUARE_METRE,
}

/** Converts a claimed area to square feet. */
export const inSquareFeet = (value: number, unit: ClaimedUnit): number => value * SQUARE_FEET[unit]
