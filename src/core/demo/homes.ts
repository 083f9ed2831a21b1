import type { Random } from './random.ts'

/** A sort of home, with the sizes it comes in. Types are named as Redfin names them. Areas are square feet. */
export type Home = {
  type: string
  noun: string
  bedrooms: [low: number, high: number]
  /** area of a home without bedrooms, and what each bedroom adds */
  area: [base: number, each: number]
  lot: [low: number, high: number] | undefined
  /** monthly association fee */
  fee: [low: number, high: number] | undefined
  parking: [low: number, high: number]
}

const house: Home = {
  type: 'Single Family Residential',
  noun: 'house',
  bedrooms: [2, 5],
  area: [650, 420],
  lot: [3_200, 9_800],
  fee: undefined,
  parking: [1, 3],
}
const townhouse: Home = {
  type: 'Townhouse',
  noun: 'townhouse',
  bedrooms: [2, 4],
  area: [520, 370],
  lot: [900, 2_200],
  fee: [90, 310],
  parking: [1, 2],
}
const condo: Home = {
  type: 'Condo/Co-op',
  noun: 'condo',
  bedrooms: [0, 3],
  area: [460, 280],
  lot: undefined,
  fee: [240, 690],
  parking: [0, 1],
}
const apartment: Home = { ...condo, type: 'Apartment', noun: 'apartment', fee: undefined }
const fourplex: Home = {
  type: 'Multi-Family (2-4 Unit)',
  noun: 'duplex',
  bedrooms: [4, 6],
  area: [600, 400],
  lot: [4_000, 7_500],
  fee: undefined,
  parking: [2, 4],
}

export const forSale = [house, house, house, townhouse, townhouse, condo, condo, fourplex] as const
export const forRent = [apartment, apartment, condo, townhouse, house] as const

/** Something worth a sentence, and its entry in ExtensionColumn. */
export type Feature = { Key: string; value: string; sentence: string }

const anyHome: readonly Feature[] = [
  { Key: 'Laundry', value: 'In unit', sentence: 'Washer and dryer stay in the home.' },
  { Key: 'Cooling', value: 'Heat pump', sentence: 'A heat pump warms it in winter and cools it in summer.' },
  { Key: 'Fireplace', value: 'Gas', sentence: 'There is a gas fireplace in the living room.' },
  { Key: 'Kitchen', value: 'Updated', sentence: 'The kitchen was redone with quartz counters and a gas range.' },
  { Key: 'Outdoor space', value: 'Deck', sentence: 'A covered deck opens off the dining area.' },
  { Key: 'View', value: 'Hills', sentence: 'The windows look out to the hills.' },
  { Key: 'Accessibility', value: 'Step-free entrance', sentence: 'The entrance is step-free and the hall is wide.' },
  { Key: 'Internet', value: 'Fiber', sentence: 'Fiber internet is installed.' },
]
const rental: readonly Feature[] = [
  { Key: 'Pets', value: 'Cats and dogs allowed', sentence: 'Cats and dogs are welcome with a pet deposit.' },
  { Key: 'Pets', value: 'No pets', sentence: 'Pets are not allowed.' },
  { Key: 'Furnished', value: 'Yes', sentence: 'It comes furnished.' },
  { Key: 'Lease term', value: '12 months', sentence: 'The lease runs for twelve months.' },
  { Key: 'Utilities', value: 'Water and trash included', sentence: 'Water and trash are included in the rent.' },
]
const inABuilding: readonly Feature[] = [
  { Key: 'Laundry', value: 'Shared', sentence: 'A shared laundry room is in the building.' },
  { Key: 'Elevator', value: 'Yes', sentence: 'The building has an elevator.' },
]

/** Two to four features, never two that answer the same question. */
export function featuresOf(random: Random, home: Home, rented: boolean): Feature[] {
  const wanted = random.between(2, 4)
  const open = [...anyHome, ...(rented ? rental : []), ...(home.lot === undefined ? inABuilding : [])]
  const chosen: Feature[] = []
  while (chosen.length < wanted) {
    const [feature] = open.splice(random.between(0, open.length - 1), 1)
    if (feature === undefined) break
    if (chosen.every(({ Key }) => Key !== feature.Key)) chosen.push(feature)
  }
  return chosen
}
