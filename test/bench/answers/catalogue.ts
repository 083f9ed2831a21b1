import type { Listing, ListingFields } from '../../../src/contract/listings/listing.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import { createRandom, type Random } from '../../../src/core/demo/random.ts'

/** How people call a type of the catalogues: one, and several. */
export const nouns: Record<string, [one: string, several: string]> = {
  'Single Family Residential': ['house', 'houses'],
  Townhouse: ['townhouse', 'townhouses'],
  'Condo/Co-op': ['condo', 'condos'],
  Apartment: ['apartment', 'apartments'],
  House: ['house', 'houses'],
  Condo: ['condo', 'condos'],
}

/** The demo's listings as they are stored. */
export const demoCatalogue = (): Listing[] => demoListings().map(stored)

const stored = (fields: ListingFields, index: number): Listing => ({ ...fields, ID: index + 1 })

type Town = { City: string; State: string; locations: [string, ...string[]] }

const cities: [Town, ...Town[]] = [
  { City: 'Halifax', State: 'NS', locations: ['North Quay', 'Citadel', 'Fernhill'] },
  { City: 'Montréal', State: 'QC', locations: ['Plateau', 'Rosemont', 'Vieux-Port'] },
  { City: 'Saint John', State: 'NB', locations: ['Uptown', 'Millidge', 'Lancaster'] },
  { City: 'Trois-Rivières', State: 'QC', locations: ['Les Forges', 'Cap-Est'] },
]
const streets = [
  'Heron',
  '37th',
  'Old Chapel',
  '2nd',
  'Birchwater',
  'Tanner',
  'Windmill',
  'Greywell',
  'Ropewalk',
  'Orchard',
] as const
const suffixes = ['Street', 'Road', 'Avenue', 'Crescent', 'Drive'] as const
const types = ['House', 'House', 'Condo', 'Townhouse', 'Apartment'] as const

/** Ninety listings that differ from the demo in all that may differ: metres, another currency, accents, sparse fields. */
export function otherCatalogue(): Listing[] {
  const random = createRandom(4_127)
  return Array.from({ length: 90 }, (_, index) => stored(otherListing(random, index + 1), index))
}

function otherListing(random: Random, number: number): ListingFields {
  const place = random.pick(cities)
  const PropertyType = random.pick(types)
  const rented = PropertyType === 'Apartment' || random.between(1, 4) === 1
  const Bedrooms = PropertyType === 'Apartment' ? random.between(0, 2) : random.between(1, 5)
  const BuildingArea = 38 + Bedrooms * random.between(24, 33)
  const house = PropertyType === 'House'
  return {
    City: place.City,
    State: place.State,
    Location: random.pick(place.locations),
    Address: `${random.between(2, 980)} ${random.pick(streets)} ${random.pick(suffixes)}`,
    SaleType: rented ? 'for_rent' : 'for_sale',
    Status: random.pick(['Active', 'Active', 'Active', 'Active', 'PreOnMarket', 'Sold']),
    CurrencySymbol: 'CAD',
    ...(rented ? { RentPrice: BuildingArea * random.between(16, 26) } : sale(random, BuildingArea, house)),
    PropertyType,
    Bedrooms,
    Bathrooms: Math.max(1, Bedrooms - random.between(0, 3) / 2),
    BuildingArea,
    AreaUnit: 'Square Meters',
    LotArea: house ? random.between(210, 1_400, 10) : 0,
    YearBuilt: random.between(1890, 2024),
    DaysOnMarket: random.between(1, 120),
    ParkingSpots: random.between(0, 2),
    MLSNumber: `NSR-${30_000 + number * 7}`,
    Url: `https://saltmarsh.example/homes/${30_000 + number * 7}`,
    ...described(random),
  }
}

const sale = (random: Random, area: number, house: boolean) => ({
  SalePrice: area * random.between(3_100, 6_400, 50),
  HOAMonth: house ? null : random.between(120, 480, 5),
})

/** Half of them say something in words; nothing of it stands in a field. */
function described(random: Random): Pick<ListingFields, 'Description' | 'ExtensionColumn'> {
  const sentences = [
    'Quiet street.',
    'Ready to move in.',
    'New windows.',
    'South-facing garden.',
    'Close to the ferry.',
  ] as const
  if (random.between(0, 1) === 0) return {}
  return {
    Description: `${random.pick(sentences)} ${random.pick(sentences)}`,
    ExtensionColumn:
      random.between(0, 1) === 0 ? [] : [{ Key: 'Heating', value: random.pick(['Oil', 'Electric', 'Gas']) }],
  }
}
