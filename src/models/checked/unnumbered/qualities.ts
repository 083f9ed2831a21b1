import { squareFeet } from '../../../contract/listings/area.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { buildingSquareFeet, statedPriceOf, unitPriceOf, zeroAsUnknown } from '../../concierge/listing/numbers.ts'
import type { Kind } from '../claims/patterns.ts'
import type { Truth } from '../truth/truth.ts'
import type { Quality } from './comparing-words.ts'
import type { Wording } from './wordings.ts'

/** What a home has of a quality; undefined if it is not known. */
const VALUES: Record<Exclude<Quality, 'distance'>, (listing: Listing) => number | undefined> = {
  price: statedPriceOf,
  unit: unitPriceOf,
  area: buildingSquareFeet,
  lot: ({ LotArea, AreaUnit }) => zeroAsUnknown(squareFeet(LotArea, AreaUnit)),
  beds: ({ Bedrooms }) => zeroAsUnknown(Bedrooms),
  baths: ({ Bathrooms }) => zeroAsUnknown(Bathrooms),
  year: ({ YearBuilt }) => zeroAsUnknown(YearBuilt),
  days: ({ DaysOnMarket }) => zeroAsUnknown(DaysOnMarket),
  hoa: ({ HOAMonth }) => HOAMonth ?? undefined,
}

/** The claims that state a quality in numbers. */
export const KINDS: Partial<Record<Quality, Kind>> = {
  price: 'money',
  area: 'area',
  beds: 'beds',
  baths: 'baths',
  year: 'year',
}

/** How far a home is ahead of another in what a comparison says: 0 if they are equal, undefined if that is not known. */
export function lead({ quality, towards }: Wording, one: Truth, other: Truth): number | undefined {
  if (quality === 'distance' || !areAlike(one, other)) return undefined
  const [ours, theirs] = [VALUES[quality](one.listing), VALUES[quality](other.listing)]
  if (ours === undefined || theirs === undefined) return undefined
  return towards === 'less' ? theirs - ours : ours - theirs
}

/** Prices are compared of homes for sale, or of those to rent, in one currency. */
const areAlike = ({ listing: one }: Truth, { listing: other }: Truth): boolean =>
  one.SaleType === other.SaleType && one.CurrencySymbol === other.CurrencySymbol
