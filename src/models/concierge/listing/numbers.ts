import type { Listing } from '../../../contract/listings/listing.ts'
import { squareFeet as inSquareFeet } from '../../../search/numbers/area.ts'

/** What a listing costs: its sale price, for rentals its rent a month; undefined when it does not say. */
export const priceOf = ({ SaleType, SalePrice, RentPrice }: Listing): number | undefined =>
  known(SaleType === 'for_rent' ? RentPrice : SalePrice)

/** A value that a listing really states: 0 stands for "not known" where a source left a required field open. */
export const known = (value: number | null | undefined): number | undefined => (value ? value : undefined)

/** The building area as filters compare it; undefined when the listing does not say. */
export const squareFeet = ({ BuildingArea, AreaUnit }: Listing): number | undefined =>
  known(inSquareFeet(BuildingArea, AreaUnit))
