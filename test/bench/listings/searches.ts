import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import type { Bare } from './bare-sql.ts'

/** One kind of search: what it is asked over HTTP in its n-th turn, and the plain condition and order that say the same. */
export type Search = {
  name: string
  fields(turn: number): object
  where(turn: number, bare: Bare): string
  offset?: number
}

const ROOMS = [1, 2, 3, 4]
const WORDS = ['quartz', 'fireplace', 'deck', 'cats', 'hills', 'fiber', 'garage', 'wheelchair']
const KM = 20

/** Varied over places, types and words as they stand in `homes`. */
export function searches(homes: readonly ListingFields[], pages: number): Search[] {
  const home = (turn: number) => homes[(turn * 7) % homes.length] ?? ({} as ListingFields)
  const word = (turn: number) => WORDS[turn % WORDS.length] ?? ''
  const rooms = (turn: number) => ROOMS[turn % ROOMS.length] ?? 1
  const price = (turn: number) => home(turn).SalePrice ?? home(turn).RentPrice ?? 0
  const page = (PageNumber: number): Search => ({
    name: `newest, page ${PageNumber.toLocaleString('en-US')}`,
    fields: () => ({ PageNumber }),
    where: () => 'true',
    offset: (PageNumber - 1) * 20,
  })
  return [
    page(1),
    page(pages),
    {
      name: 'city, type, price and beds',
      fields: (turn) => ({
        CityName: home(turn).City,
        PropertyType: home(turn).PropertyType,
        MinPrice: price(turn) * 0.6,
        MaxPrice: price(turn) * 1.2,
        MinBedrooms: rooms(turn),
      }),
      where: (turn) =>
        `city = '${home(turn).City?.toLowerCase()}' and type = '${home(turn).PropertyType.toLowerCase()}'
         and price between ${price(turn) * 0.6} and ${price(turn) * 1.2} and bedrooms >= ${rooms(turn)}`,
    },
    {
      name: 'a city',
      fields: (turn) => ({ CityName: home(turn).City }),
      where: (turn) => `city = '${home(turn).City?.toLowerCase()}'`,
    },
    {
      name: 'keyword',
      fields: (turn) => ({ Keyword: word(turn) }),
      where: (turn, bare) => bare.keyword(word(turn)),
    },
    {
      name: `within ${KM} km`,
      fields: (turn) => ({ Latitude: home(turn).Latitude, Longitude: home(turn).Longitude, RadiusKm: KM }),
      where: (turn) => within(home(turn).Latitude ?? 0, home(turn).Longitude ?? 0),
    },
  ]
}

/** The haversine formula behind a box of latitudes and longitudes. */
function within(latitude: number, longitude: number): string {
  const [height, width] = [KM / 111, KM / 111 / Math.cos((latitude * Math.PI) / 180)]
  return `latitude between ${latitude - height} and ${latitude + height}
    and longitude between ${longitude - width} and ${longitude + width}
    and 12742 * asin(sqrt(power(sin(radians(latitude - ${latitude}) / 2), 2) + cos(radians(latitude))
      * cos(radians(${latitude})) * power(sin(radians(longitude - ${longitude}) / 2), 2))) <= ${KM}`
}
