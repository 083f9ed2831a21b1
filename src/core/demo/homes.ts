import type { Random } from './random.ts'

/** A kind of home and its sizes. Type names are Redfin's. Areas are in square feet. */
export type HomeKind = {
  type: string
  noun: string
  bedrooms: [low: number, high: number]
  /** area without bedrooms, and area added per bedroom */
  area: [base: number, each: number]
  lot: [low: number, high: number] | undefined
  /** monthly association fee in dollars */
  fee: [low: number, high: number] | undefined
  parking: [low: number, high: number]
}

const house: HomeKind = {
  type: 'Single Family Residential',
  noun: 'house',
  bedrooms: [2, 5],
  area: [650, 420],
  lot: [3_200, 9_800],
  fee: undefined,
  parking: [1, 3],
}
const townhouse: HomeKind = {
  type: 'Townhouse',
  noun: 'townhouse',
  bedrooms: [2, 4],
  area: [520, 370],
  lot: [900, 2_200],
  fee: [90, 310],
  parking: [1, 2],
}
const condo: HomeKind = {
  type: 'Condo/Co-op',
  noun: 'condo',
  bedrooms: [0, 3],
  area: [460, 280],
  lot: undefined,
  fee: [240, 690],
  parking: [0, 1],
}
const apartment: HomeKind = { ...condo, type: 'Apartment', noun: 'apartment', fee: undefined }
const fourplex: HomeKind = {
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

/** What a home is offered for. */
export type Offer = 'sale' | 'rent'

/** A feature: its entry in ExtensionColumn, and a sentence for the description. */
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

/** Two to four features with distinct keys. */
export function featuresOf(random: Random, home: HomeKind, offer: Offer): Feature[] {
  const wanted = random.between(2, 4)
  const open = [...anyHome, ...(offer === 'rent' ? rental : []), ...(home.lot === undefined ? inABuilding : [])]
  const chosen: Feature[] = []
  while (chosen.length < wanted) {
    const [feature] = open.splice(random.between(0, open.length - 1), 1)
    if (feature === undefined) break
    if (chosen.every(({ Key }) => Key !== feature.Key)) chosen.push(feature)
  }
  return chosen
}

/** A neighbourhood and its centre. `price`: dollars per square foot for sale; `rent`: per square foot and month. */
export type Neighbourhood = {
  city: string
  state: string
  name: string
  zip: string
  latitude: number
  longitude: number
  price: number
  rent: number
}

type Row = [name: string, zip: string, latitude: number, longitude: number, price: number, rent: number]

const rowsOf = (city: string, state: string, rows: Row[]): Neighbourhood[] =>
  rows.map(([name, zip, latitude, longitude, price, rent]) => ({
    city,
    state,
    name,
    zip,
    latitude,
    longitude,
    price,
    rent,
  }))

/** Real cities and neighbourhoods; the homes in them are made up. */
export const neighbourhoods: Neighbourhood[] = [
  ...rowsOf('Seattle', 'WA', [
    ['Ballard', '98107', 47.668, -122.384, 560, 2.9],
    ['Capitol Hill', '98102', 47.623, -122.32, 620, 3.3],
    ['Beacon Hill', '98144', 47.568, -122.308, 480, 2.5],
    ['Wallingford', '98103', 47.661, -122.334, 590, 3],
    ['West Seattle', '98116', 47.571, -122.387, 520, 2.7],
  ]),
  ...rowsOf('Tacoma', 'WA', [
    ['North End', '98407', 47.273, -122.478, 340, 1.9],
    ['Stadium District', '98403', 47.265, -122.448, 320, 2],
    ['South Tacoma', '98409', 47.218, -122.482, 280, 1.7],
  ]),
  ...rowsOf('Portland', 'OR', [
    ['Alberta', '97211', 45.559, -122.645, 350, 2],
    ['Sellwood', '97202', 45.465, -122.653, 370, 2.1],
    ['Pearl District', '97209', 45.527, -122.682, 430, 2.6],
    ['St. Johns', '97203', 45.59, -122.754, 300, 1.8],
  ]),
  ...rowsOf('Austin', 'TX', [
    ['Zilker', '78704', 30.263, -97.77, 540, 2.7],
    ['East Austin', '78702', 30.264, -97.714, 470, 2.5],
    ['Hyde Park', '78751', 30.306, -97.73, 440, 2.3],
  ]),
  ...rowsOf('Denver', 'CO', [
    ['Highlands', '80211', 39.762, -105.011, 430, 2.3],
    ['Washington Park', '80209', 39.7, -104.97, 500, 2.4],
    ['Central Park', '80238', 39.756, -104.882, 330, 2],
  ]),
  ...rowsOf('Boise', 'ID', [
    ['North End', '83702', 43.629, -116.205, 390, 1.9],
    ['Harris Ranch', '83716', 43.567, -116.138, 310, 1.8],
  ]),
]

/** Made-up street names, so that no address is a real one. */
export const streets = [
  'Lanternwick',
  'Juniper Hollow',
  'Copperleaf',
  'Thistledown',
  'Harbor Finch',
  'Marigold Rise',
  'Old Cooperage',
  'Wrenfield',
  'Saltgrass',
  'Quillmaker',
  'Bellweather',
  'Foxtail Mill',
] as const
