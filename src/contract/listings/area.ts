import type { AreaUnit } from './listing.ts'

/** Square feet per square metre: the international foot is exactly 0.3048 m. */
export const SQUARE_FEET_PER_SQUARE_METRE = 1 / 0.3048 ** 2
export const SQUARE_FEET_PER_ACRE = 43_560
export const SQUARE_METRES_PER_HECTARE = 10_000

const squareFeetPer = (unit: AreaUnit): number => (unit === 'Square Meters' ? SQUARE_FEET_PER_SQUARE_METRE : 1)

export const squareFeet = (area: number, unit: AreaUnit): number => area * squareFeetPer(unit)

/**
 * The square metres, to two decimals, of an area in square feet that was given in square metres; undefined if it was given in square
 * feet. The two are told apart by the number: limits in square feet are whole, converted square metres are not.
 */
export const squareMetresOf = (area: number): number | undefined =>
  Number.isInteger(area) ? undefined : Math.round((area / SQUARE_FEET_PER_SQUARE_METRE) * 100) / 100

/** The acres of an area in square feet, to two decimals, if they are a round number, as is usual for lots; else undefined. */
export function roundAcresOf(area: number): number | undefined {
  const acres = area / SQUARE_FEET_PER_ACRE
  const rounded = Math.round(acres * 100) / 100
  return acres >= 0.25 && Math.abs(acres - rounded) < 1e-9 ? rounded : undefined
}

/** Converts a price per unit of area to a price per square foot. */
export const pricePerSquareFoot = (price: number, unit: AreaUnit): number => price / squareFeetPer(unit)
