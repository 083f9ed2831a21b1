import type { Listing } from '../../../src/contract/listings/listing.ts'
import type { FactName, Relation, Superlative } from './grammar.ts'
import { priceOf, squareFeet } from './wishes.ts'

/** What each superlative goes by; more is better. 0 stands for what a listing does not state. */
const measures: Record<Superlative, (listing: Listing) => number> = {
  cheapest: (listing) => -priceOf(listing),
  dearest: priceOf,
  biggest: squareFeet,
  smallest: (listing) => -squareFeet(listing),
  oldest: ({ YearBuilt }) => -YearBuilt,
  newest: ({ YearBuilt }) => YearBuilt,
  biggestLot: ({ LotArea, AreaUnit }) => (AreaUnit === 'Square Meters' ? LotArea / 0.3048 ** 2 : LotArea),
  cheapestPerArea: (listing) => {
    const { UnitAreaPrice, AreaUnit } = listing
    const perFoot = AreaUnit === 'Square Meters' ? (UnitAreaPrice ?? 0) * 0.3048 ** 2 : (UnitAreaPrice ?? 0)
    return -(perFoot || (squareFeet(listing) > 0 ? priceOf(listing) / squareFeet(listing) : 0))
  },
  dearestPerArea: (listing) => -measures.cheapestPerArea(listing),
  mostBaths: ({ Bathrooms }) => Bathrooms,
  longestListed: ({ DaysOnMarket }) => DaysOnMarket,
  // 0 stands for what is not stated, and a fee may be 0.
  lowestFee: ({ HOAMonth }) => (HOAMonth == null ? 0 : -HOAMonth - 1),
}

export function bestOf(name: Superlative, listings: Listing[]): Listing[] {
  const stated = listings.filter((listing) => measures[name](listing) !== 0)
  const most = Math.max(...stated.map(measures[name]))
  return stated.filter((listing) => Math.abs(measures[name](listing) - most) < 1e-6)
}

export const relationHolds: Record<Relation, (listing: Listing, other: Listing) => boolean> = {
  cheaper: (listing, other) => priceOf(listing) > 0 && priceOf(listing) < priceOf(other),
  dearer: (listing, other) => priceOf(listing) > priceOf(other),
  bigger: (listing, other) => squareFeet(listing) > squareFeet(other),
  smaller: (listing, other) => squareFeet(listing) > 0 && squareFeet(listing) < squareFeet(other),
}

export const measured = (name: Relation, listing: Listing): number =>
  name === 'bigger' || name === 'smaller' ? squareFeet(listing) : priceOf(listing)

/** What a listing states; undefined where it states nothing. */
export const values: Record<FactName, (listing: Listing) => number | undefined> = {
  price: (listing) => priceOf(listing) || undefined,
  beds: ({ Bedrooms }) => Bedrooms || undefined,
  baths: ({ Bathrooms }) => Bathrooms || undefined,
  area: ({ BuildingArea }) => BuildingArea || undefined,
  lot: ({ LotArea }) => LotArea || undefined,
  year: ({ YearBuilt }) => YearBuilt || undefined,
  hoa: ({ HOAMonth }) => HOAMonth ?? undefined,
  parking: ({ ParkingSpots }) => ParkingSpots || undefined,
  days: ({ DaysOnMarket }) => DaysOnMarket || undefined,
  mls: ({ MLSNumber }) => Number(MLSNumber.replaceAll(/\D/g, '')) || undefined,
  status: () => undefined,
}

/** How many of the nearest may come first: where a town has its middle is a matter of opinion. */
const NEAREST = 8

/** The listings nearest to the middle of them all. */
export function nearestToCentre(there: Listing[]): Listing[] {
  const mean = (of: (listing: Listing) => number) => there.reduce((sum, each) => sum + of(each), 0) / there.length
  const latitude = mean((listing) => listing.Latitude ?? 0)
  const longitude = mean((listing) => listing.Longitude ?? 0)
  const away = (listing: Listing) =>
    Math.hypot(
      (listing.Latitude ?? 0) - latitude,
      ((listing.Longitude ?? 0) - longitude) * Math.cos((latitude * Math.PI) / 180),
    )
  return there.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
}
