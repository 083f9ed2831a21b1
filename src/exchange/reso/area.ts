import type { AreaUnit } from '../../contract/listings/listing.ts'
import type { Facts } from './facts.ts'

/** Square metres in one of each unit of the dictionary's lookups; the international foot is 0.3048 m exactly. */
const squareMetres: Record<string, number> = {
  squarefeet: 0.3048 ** 2,
  squaremeters: 1,
  acres: 43_560 * 0.3048 ** 2,
  hectares: 10_000,
}

/** The living area, else the building's, and the unit the listing is kept in. */
export function resoArea(facts: Facts): { AreaUnit: AreaUnit; area: number | null } {
  const living = facts.number('LivingArea')
  const unit = facts.text(living === null ? 'BuildingAreaUnits' : 'LivingAreaUnits')
  const area = living ?? facts.number('BuildingAreaTotal')
  return { AreaUnit: keyOf(unit) === 'squaremeters' ? 'Square Meters' : 'Square Feet', area }
}

/** The lot in `unit`, from whichever of the dictionary's fields states it. */
export function resoLot({ text, number }: Facts, unit: AreaUnit): number | null {
  const stated = [
    [number('LotSizeSquareFeet'), 'squarefeet'],
    [number('LotSizeArea'), keyOf(text('LotSizeUnits'))],
    [number('LotSizeAcres'), 'acres'],
  ] as const
  for (const [area, from] of stated) {
    const factor = squareMetres[from]
    if (area !== null && factor !== undefined) return converted(area, factor, squareMetres[keyOf(unit)] ?? 1)
  }
  return null
}

/** Whole units: a converted area is no more precise than that, and acres are given to two places. */
const converted = (area: number, from: number, to: number): number =>
  from === to ? area : Math.round((area * from) / to)

const keyOf = (unit: string | null): string => (unit ?? 'squarefeet').toLowerCase().replace(/[^a-z]/g, '')
