import { squareFeet } from '../../../contract/listings/area.ts'
import type { Listing } from '../../../contract/listings/listing.ts'

/** The sale price, or for rentals the monthly rent; undefined if not stated. */
export const statedPriceOf = ({ SaleType, SalePrice, RentPrice }: Listing): number | undefined =>
  zeroAsUnknown(SaleType === 'for_rent' ? RentPrice : SalePrice)

/** Maps 0 and null to undefined. Imports write 0 into required fields that the source leaves empty. */
export const zeroAsUnknown = (value: number | null | undefined): number | undefined => (value ? value : undefined)

/** The building area in square feet, the unit of filters; undefined if not stated. */
export const buildingSquareFeet = ({
  BuildingArea,
  AreaUnit,
}: Pick<Listing, 'BuildingArea' | 'AreaUnit'>): number | undefined => zeroAsUnknown(squareFeet(BuildingArea, AreaUnit))

/** The price per square foot: as stated, else price divided by area; undefined if unknown. */
export function unitPriceOf(listing: Listing): number | undefined {
  const stated = zeroAsUnknown(listing.UnitAreaPrice)
  if (stated !== undefined) return stated / squareFeet(1, listing.AreaUnit)
  const [price, area] = [statedPriceOf(listing), buildingSquareFeet(listing)]
  return price === undefined || area === undefined ? undefined : price / area
}
