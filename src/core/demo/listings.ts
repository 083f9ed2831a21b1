import type { ListingFields, Status } from '../../contract/listings/listing.ts'
import {
  type Feature,
  featuresOf,
  forRent,
  forSale,
  type HomeKind,
  type Neighbourhood,
  neighbourhoods,
  type Offer,
  streets,
} from './homes.ts'
import { createRandom, type Random } from './random.ts'

/** Listings per neighbourhood: two for sale, one for rent. */
const EACH = 3
const TOURS = [null, null, null, 'OpenHouse', '3D'] as const

/** Sixty made-up listings, always the same. */
export function demoListings(): ListingFields[] {
  const random = createRandom(209)
  return neighbourhoods.flatMap((neighbourhood, index) =>
    Array.from({ length: EACH }, (_, nth) => {
      const offer = nth === EACH - 1 ? 'rent' : 'sale'
      return listing(random, { neighbourhood, number: index * EACH + nth + 1, offer })
    }),
  )
}

type Place = { neighbourhood: Neighbourhood; number: number; offer: Offer }

function listing(random: Random, { neighbourhood, number, offer }: Place): ListingFields {
  const home = random.pick(offer === 'rent' ? forRent : forSale)
  const Bedrooms = random.between(...home.bedrooms)
  const BuildingArea = Math.round((home.area[0] + Bedrooms * home.area[1]) * (random.between(88, 118) / 100))
  const Bathrooms = Math.max(1, Bedrooms - random.between(0, 4) / 2)
  const ParkingSpots = random.between(...home.parking)
  const features = featuresOf(random, home, offer)
  const size = { neighbourhood, home, area: BuildingArea }
  const terms = offer === 'rent' ? rent(random, size) : sale(random, size)
  const facts = {
    ...position(random, neighbourhood),
    ...terms,
    Tours: terms.Status === 'Sold' ? null : random.pick(TOURS),
    Address: address(random, home, number),
    PropertyType: home.type,
    Bedrooms,
    Bathrooms,
    BuildingArea,
    LotArea: home.lot === undefined ? 0 : random.between(...home.lot, 50),
    YearBuilt: random.between(1908, 2023),
    DaysOnMarket: random.between(1, 75),
    ParkingSpots,
  }
  const MLSNumber = `DEMO-${String(number).padStart(4, '0')}`
  return {
    ...facts,
    MLSNumber,
    CurrencySymbol: '$',
    AreaUnit: 'Square Feet',
    Url: demoPage(MLSNumber),
    Description: description({ home, neighbourhood, Bedrooms, ParkingSpots, features }),
    ExtensionColumn: features.map(({ Key, value }) => ({ Key, value })),
  }
}

/** Address of a demo home's page. The page does not exist. */
export const demoPage = (mlsNumber: string): string => `https://example.com/homes/${mlsNumber.toLowerCase()}`

/** Coordinates within about half a kilometre of the neighbourhood's centre. */
const position = (random: Random, { city, state, name, zip, latitude, longitude }: Neighbourhood) => ({
  Location: name,
  City: city,
  State: state,
  ZIP: zip,
  Latitude: round(latitude + random.between(-45, 45) / 10_000),
  Longitude: round(longitude + random.between(-45, 45) / 10_000),
})

const round = (degrees: number): number => Number(degrees.toFixed(4))

type Sized = { neighbourhood: Neighbourhood; home: HomeKind; area: number }

function sale(random: Random, { neighbourhood, home, area }: Sized) {
  // Small homes cost more per square foot than large ones.
  const perFoot = neighbourhood.price * (1.12 - area / 12_000) * (random.between(88, 112) / 100)
  const SalePrice = Math.round((area * perFoot) / 5_000) * 5_000 - random.pick([0, 0, 50, 1_000])
  const Status = random.pick<Status>(['Active', 'Active', 'Active', 'Active', 'Active', 'PreOnMarket', 'Sold'])
  return {
    SaleType: 'for_sale' as const,
    Status,
    SalePrice,
    UnitAreaPrice: Math.round(SalePrice / area),
    EstimatePrice: Math.round((SalePrice * random.between(97, 103)) / 100_000) * 1_000,
    HOAMonth: home.fee === undefined ? null : random.between(...home.fee, 5),
  }
}

function rent(random: Random, { neighbourhood, area }: Sized) {
  const RentPrice = Math.round((area * neighbourhood.rent * (1.15 - area / 10_000)) / 25) * 25
  const Status = random.pick<Status>(['Active', 'Active', 'Active', 'PreOnMarket'])
  const SpaceType = 'Entire place' as const
  return { SaleType: 'for_rent' as const, Status, RentPrice, SpaceType, DepositFee: RentPrice }
}

function address(random: Random, home: HomeKind, number: number): string {
  const street = `${random.between(101, 4_899)} ${random.pick(streets)} ${random.pick(['Ave', 'St', 'Ln', 'Way', 'Ct'])}`
  return home.lot === undefined ? `${street} #${100 + number}` : street
}

/** What a description tells. */
type Described = {
  home: HomeKind
  neighbourhood: Neighbourhood
  Bedrooms: number
  ParkingSpots: number
  features: Feature[]
}

function description({ home, neighbourhood, Bedrooms, ParkingSpots, features }: Described): string {
  const size = Bedrooms === 0 ? 'Studio' : `${Bedrooms}-bedroom`
  const parking =
    ParkingSpots === 0 ? 'Street parking only.' : `Parking for ${ParkingSpots} ${ParkingSpots === 1 ? 'car' : 'cars'}.`
  const opening = `${size} ${home.noun} in ${neighbourhood.name}, ${neighbourhood.city}.`
  return [opening, ...features.map(({ sentence }) => sentence), parking].join(' ')
}
