import type { AreaUnit } from '../../contract/listings/listing.ts'

/** One square metre in square feet: the international foot is 0.3048 m exactly. */
export const SQUARE_FEET_PER_SQUARE_METRE = 1 / 0.3048 ** 2

export const squareFeet = (area: number, unit: AreaUnit): number =>
  unit === 'Square Meters' ? area * SQUARE_FEET_PER_SQUARE_METRE : area
