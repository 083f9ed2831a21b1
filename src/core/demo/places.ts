/** A neighbourhood with a point in it; `price` and `rent` are dollars a square foot, to buy and a month. */
export type Place = {
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

const rowsOf = (city: string, state: string, rows: Row[]): Place[] =>
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

/** Cities and neighbourhoods exist; what is said to stand in them does not. */
export const places: Place[] = [
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

/** Made-up street names, so that no address is anybody's. */
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
