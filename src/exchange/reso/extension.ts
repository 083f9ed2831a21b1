import { TEXT_MAX } from '../../contract/fields.ts'
import { nearestStatus } from '../status.ts'
import type { Facts } from './facts.ts'

/** What people ask for and the contract has no field of its own for. */
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

export const resoExtensionKeys: readonly string[] = ['Source status', ...Object.values(features)]

export function resoExtension({ text }: Facts) {
  const status = text('StandardStatus') ?? ''
  const items = Object.entries(features).map(([name, Key]) => ({ Key, value: readable(text(name)) }))
  const kept = items.filter(({ value }) => value !== '')
  // The contract's three statuses blur what the source knew, so its own words stay.
  return nearestStatus(status) === status ? kept : [{ Key: 'Source status', value: status }, ...kept]
}

function readable(text: string | null): string {
  if (text === 'true') return 'Yes'
  if (text === 'false') return 'No'
  return (text ?? '').slice(0, TEXT_MAX).toWellFormed()
}
