import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { Make, Question } from './asking.ts'
import { all, showsExactly, speaks } from './judges.ts'
import {
  type Asker,
  type Condition,
  type Fits,
  fill,
  inCity,
  isOpen,
  kindOf,
  limit,
  phrase,
  priceOf,
  squareFeet,
  typed,
} from './wishes.ts'

/** Limits that are denied, beside a word for homes and without one: "don't show me houses over $500,000". */
export const deniedLimits: Make = (asker, pivot) => {
  const home = pivot()
  const kind = kindOf(home)
  const denied = asker.random.pick([dearer, smaller, older])(asker, home)
  if (kind === undefined || !home.City || denied === undefined) return undefined
  const { grammar, random, listings } = asker
  const kinds = random.pick(grammar.kinds[kind])
  const sale = random.pick(grammar.conditions[home.SaleType === 'for_rent' ? 'rent' : 'sale'])
  const city = inCity(asker, home.City)
  const wish = `${kinds} ${sale} ${city.text}`
  const ofKind = (homes: string) => fill(random.pick(grammar.denied.ofHomes), `${homes} ${denied.text}`)
  const stated: Fits[] = [
    isOpen,
    ({ SaleType }) => SaleType === home.SaleType,
    (listing) => kindOf(listing) === kind,
    city.fits,
    denied.fits,
  ]
  const right = listings.filter((listing) => stated.every((fits) => fits(listing)))
  const question = (name: string, ...says: string[]): Question => ({
    kind: `denied limit, ${name}`,
    score: 'listings',
    says,
    judge: all(showsExactly(right, listings), speaks(grammar)),
    stated,
  })
  return [
    question('of homes in a place', ofKind(wish)),
    question('of the homes asked for', `${wish}, ${ofKind(kinds)}`),
    question('of anything', `${wish}, ${fill(random.pick(grammar.denied.alone), denied.text)}`),
    question('of the homes shown', wish, ofKind(kinds)),
  ]
}

/** Homes that are denied for their garage: "don't show me houses with parking". */
export const deniedParking: Make = (asker, pivot) => {
  const home = pivot()
  const kind = kindOf(home)
  const { grammar, random, listings } = asker
  const isStated = listings.some(({ ParkingSpots }) => ParkingSpots > 0)
  if (kind === undefined || !home.City || !isStated) return undefined
  const sale = random.pick(grammar.conditions[home.SaleType === 'for_rent' ? 'rent' : 'sale'])
  const city = inCity(asker, home.City)
  const homes = [random.pick(grammar.kinds[kind]), sale, city.text, phrase(asker, 'parking')].join(' ')
  const stated: Fits[] = [
    isOpen,
    ({ SaleType }) => SaleType === home.SaleType,
    (listing) => kindOf(listing) === kind,
    city.fits,
    ({ ParkingSpots }) => ParkingSpots === 0,
  ]
  const right = listings.filter((listing) => stated.every((fits) => fits(listing)))
  return {
    kind: 'denied parking',
    score: 'listings',
    says: [fill(random.pick(grammar.denied.ofHomes), homes)],
    judge: all(showsExactly(right, listings), speaks(grammar)),
    stated,
  }
}

type Denied = (asker: Asker, pivot: Listing) => Condition | undefined

const dearer: Denied = (asker, pivot) => {
  const most = limit(asker, priceOf(pivot), priceOf, false)
  const fits: Fits = (listing) => priceOf(listing) > 0 && priceOf(listing) <= (most ?? 0)
  return most === undefined ? undefined : { text: phrase(asker, 'over', typed(asker, most)), fits }
}

const smaller: Denied = (asker, pivot) => {
  const least = limit(asker, squareFeet(pivot), squareFeet, true)
  const fits: Fits = (listing) => squareFeet(listing) >= (least ?? 0)
  return least === undefined ? undefined : { text: phrase(asker, 'areaUnder', typed(asker, least)), fits }
}

const older: Denied = (asker, { YearBuilt }) => {
  const first = YearBuilt - 3
  return YearBuilt < 1900
    ? undefined
    : { text: phrase(asker, 'builtBefore', String(first)), fits: (listing) => listing.YearBuilt >= first }
}
