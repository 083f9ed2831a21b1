import type { Listing } from '../../../contract/listings/listing.ts'
import { squareFeet as inSquareFeet } from '../../../search/numbers/area.ts'

/** What a listing costs: its sale price, for rentals its rent a month; undefined when it does not say. */
export const priceOf = ({ SaleType, SalePrice, RentPrice }: Listing): number | undefined =>
  known(SaleType === 'for_rent' ? RentPrice : SalePrice)

/** A value that a listing really states: 0 stands for "not known" where a source left a required field open. */
export const known = (value: number | null | undefined): number | undefined => (value ? value : undefined)

/** The building area as filters compare it; undefined when the listing does not say. */
export const squareFeet = ({
  BuildingArea,
  AreaUnit,
}: Pick<Listing, 'BuildingArea' | 'AreaUnit'>): number | undefined => known(inSquareFeet(BuildingArea, AreaUnit))

/** The price of one square foot: the stated one, else that of price and area. */
export function unitPriceOf(listing: Listing): number | undefined {
  const stated = known(listing.UnitAreaPrice)
  if (stated !== undefined) return stated / inSquareFeet(1, listing.AreaUnit)
  const [price, area] = [priceOf(listing), squareFeet(listing)]
  return price === undefined || area === undefined ? undefined : price / area
}
