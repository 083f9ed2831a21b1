import { TEXT_MAX } from '../../contract/fields/values.ts'
import {
  SQUARE_FEET_PER_ACRE,
  SQUARE_FEET_PER_SQUARE_METRE,
  SQUARE_METRES_PER_HECTARE,
} from '../../contract/listings/area.ts'
import type { AreaUnit } from '../../contract/listings/listing.ts'
import { NUMBER } from '../csv.ts'
import { createRowFields, nearestStatus, type RowFields } from '../row-reading.ts'

/** What one RESO record says; a number as text, a list joined by commas. */
export type Facts = RowFields & { record: Record<string, unknown> }

export function createFacts(row: number, record: Record<string, unknown>): Facts {
  return { record, ...createRowFields({ row, text: (name) => asText(record[name]), toNumber, unset: 'missing' }) }
}

const toNumber = (text: string): number | undefined => (NUMBER.test(text) ? Number(text) : undefined)

function asText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.flatMap((item) => asText(item) ?? []).join(', ') || null
  return null
}

/** Square feet per unit of the dictionary's lookups. */
const squareFeetPer: Record<string, number> = {
  squarefeet: 1,
  squaremeters: SQUARE_FEET_PER_SQUARE_METRE,
  acres: SQUARE_FEET_PER_ACRE,
  hectares: SQUARE_METRES_PER_HECTARE * SQUARE_FEET_PER_SQUARE_METRE,
}

/** The living area, else the building's, and the listing's unit of area. */
export function resoArea(facts: Facts): { AreaUnit: AreaUnit; area: number | null } {
  const living = facts.number('LivingArea')
  const unit = facts.text(living === null ? 'BuildingAreaUnits' : 'LivingAreaUnits')
  const area = living ?? facts.number('BuildingAreaTotal')
  return { AreaUnit: keyOf(unit) === 'squaremeters' ? 'Square Meters' : 'Square Feet', area }
}

/** The lot's area in `unit`, from whichever of the dictionary's fields is set. */
export function resoLot({ text, number }: Facts, unit: AreaUnit): number | null {
  const stated = [
    [number('LotSizeSquareFeet'), 'squarefeet'],
    [number('LotSizeArea'), keyOf(text('LotSizeUnits'))],
    [number('LotSizeAcres'), 'acres'],
  ] as const
  for (const [area, from] of stated) {
    const factor = squareFeetPer[from]
    if (area !== null && factor !== undefined) return converted(area, factor, squareFeetPer[keyOf(unit)] ?? 1)
  }
  return null
}

/** Rounds a converted area to whole units: its source is no more precise (acres have two decimals). */
const converted = (area: number, from: number, to: number): number =>
  from === to ? area : Math.round((area * from) / to)

const keyOf = (unit: string | null): string => (unit ?? 'squarefeet').toLowerCase().replace(/[^a-z]/g, '')

/** Features that people search for but that have no contract field. */
const features = {
  PetsAllowed: 'Pets',
  Furnished: 'Furnished',
  LaundryFeatures: 'Laundry',
  ParkingFeatures: 'Parking',
  Heating: 'Heating',
  Cooling: 'Cooling',
  Appliances: 'Appliances',
  InteriorFeatures: 'Interior',
  ExteriorFeatures: 'Exterior',
  PoolFeatures: 'Pool',
  View: 'View',
  WaterfrontYN: 'Waterfront',
  AccessibilityFeatures: 'Accessibility',
  SeniorCommunityYN: 'Senior community',
  LeaseTerm: 'Lease term',
  CloseDate: 'Sold date',
  VirtualTourURLUnbranded: 'Virtual tour',
  ListOfficeName: 'Listing office',
  ListingKey: 'Listing key',
} as const

/** The keys that a record speaks for. */
export const resoExtensionKeys = ({ record }: Facts): string[] => [
  'Source status',
  ...Object.entries(features).flatMap(([name, key]) => (name in record ? [key] : [])),
]

export function resoExtension({ text }: Facts) {
  const status = text('StandardStatus') ?? ''
  const items = Object.entries(features).map(([name, Key]) => ({ Key, value: readable(text(name)) }))
  const kept = items.filter(({ value }) => value !== '')
  // Keeps the source's own status if the contract's three statuses lose information.
  return nearestStatus(status) === status ? kept : [{ Key: 'Source status', value: status }, ...kept]
}

function readable(text: string | null): string {
  if (text === 'true') return 'Yes'
  if (text === 'false') return 'No'
  return (text ?? '').slice(0, TEXT_MAX).toWellFormed()
}
