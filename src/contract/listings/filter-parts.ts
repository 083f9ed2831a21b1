import { z } from 'zod'
import { ITEMS_MAX, nonNegativeNumber, text } from '../fields/values.ts'
import { AreaUnit, ExtensionItem, latitude, longitude, SaleType, Status } from './listing.ts'

export const SortBy = z.enum([
  'Newest',
  'PriceAsc',
  'PriceDesc',
  'UnitAreaPriceAsc',
  'UnitAreaPriceDesc',
  'BedroomsDesc',
  'BathroomsDesc',
  'AreaDesc',
  'AreaAsc',
  'LotAreaDesc',
  'LotAreaAsc',
  'YearBuiltDesc',
  'YearBuiltAsc',
  'DaysOnMarketDesc',
  'HOAMonthAsc',
  'HOAMonthDesc',
  'Distance',
])
export type SortBy = z.infer<typeof SortBy>

/** The side of a place that homes lie on: "west of Denver". */
export const Side = z.enum(['north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest'])
export type Side = z.infer<typeof Side>

/**
 * The parts of a listing filter that are numeric ranges. A request has `Min<name>` and `Max<name>`, an answer `<name>`;
 * `about` is used in the documentation of both.
 */
export const rangeParts = {
  price: { name: 'Price', about: '' },
  unitAreaPrice: { name: 'UnitAreaPrice', about: 'per AreaUnit: as stated, else price divided by area' },
  bedrooms: { name: 'Bedrooms', about: '' },
  bathrooms: { name: 'Bathrooms', about: '' },
  area: { name: 'Area', about: 'of the building' },
  lotArea: { name: 'LotArea', about: '' },
  yearBuilt: { name: 'YearBuilt', about: '' },
  daysOnMarket: { name: 'DaysOnMarket', about: '' },
  hoa: { name: 'HOAMonth', about: '' },
  parking: { name: 'ParkingSpots', about: '' },
} as const satisfies Record<string, { name: string; about: string }>
export type RangePart = keyof typeof rangeParts
export const rangePartNames = Object.keys(rangeParts) as RangePart[]

const words = () => text().nullish()
const names = () => z.array(z.string()).optional()

/** The other parts: their fields in a request, and the fields that report them in an answer. */
const otherParts = {
  saleType: { request: { SaleType: SaleType.nullish() }, answer: { SaleType: SaleType.optional() } },
  statuses: {
    request: {
      Status: Status.nullish(),
      NotStatus: Status.nullish().describe('excludes listings of this status; Status takes precedence'),
    },
    answer: { Statuses: z.array(Status).optional() },
  },
  types: { request: { PropertyType: words() }, answer: { PropertyTypes: names() } },
  notTypes: { request: {}, answer: { NotPropertyTypes: names() } },
  cities: { request: { CityName: words().describe('ignores case and accents') }, answer: { Cities: names() } },
  states: { request: { State: words() }, answer: { States: names() } },
  zips: { request: { ZIP: words() }, answer: { ZIPs: names() } },
  locations: { request: {}, answer: { Locations: names() } },
  /** Homes in these places match too, whatever the parts above and Near say of places. */
  otherPlaces: {
    request: {},
    answer: {
      OtherPlaces: z
        .object({ Cities: names(), States: names(), ZIPs: names(), Locations: names() })
        .optional()
        .describe('homes there match too, whatever Cities, States, ZIPs, Locations and Near say'),
    },
  },
  notCities: { request: {}, answer: { NotCities: names() } },
  notLocations: { request: {}, answer: { NotLocations: names() } },
  notZips: { request: {}, answer: { NotZIPs: names() } },
  mlsNumbers: { request: { MLSNumber: words() }, answer: { MLSNumbers: names() } },
  notIds: { request: {}, answer: {} },
  currency: {
    request: { CurrencySymbol: words().describe('only listings with prices in this currency') },
    answer: { CurrencySymbol: z.string().optional() },
  },
  tours: { request: {}, answer: { Tours: names() } },
  openHouseDays: { request: {}, answer: { OpenHouseDays: names() } },
  keywords: {
    request: {
      Keyword: words().describe(
        'words in the texts of a listing, without regard to case and accents; matches the beginning of a word: "pool" finds "pools"; there are no wildcards',
      ),
    },
    answer: { Keywords: names() },
  },
  extension: {
    request: {
      Extension: z.array(ExtensionItem).max(ITEMS_MAX).nullish().describe('entries that ExtensionColumn must contain'),
    },
    answer: { Extension: z.array(z.object({ Key: z.string(), value: z.string() })).optional() },
  },
  features: {
    request: {},
    /** each inner list has all spellings of one feature */
    answer: { Features: z.array(z.array(z.string())).optional() },
  },
  near: {
    request: {
      Latitude: latitude().nullish(),
      Longitude: longitude().nullish(),
      RadiusKm: nonNegativeNumber().nullish().describe('maximum distance from Latitude and Longitude in km'),
    },
    answer: {
      Near: z
        .object({
          Latitude: z.number(),
          Longitude: z.number(),
          RadiusKm: z.number().optional(),
          Side: Side.optional(),
          Place: z.string().optional(),
        })
        .optional(),
    },
  },
  /** Only RealEstateList filters by it; its fields are defined there. */
  changed: { request: {}, answer: {} },
  sort: { request: { SortBy: SortBy.nullish() }, answer: { SortBy: SortBy.optional() } },
} as const satisfies Record<string, { request: z.core.$ZodLooseShape; answer: z.core.$ZodLooseShape }>
export type OtherPart = keyof typeof otherParts

/** What listings can be filtered by. Modules that handle filters have a table with these keys. */
export type FilterPart = RangePart | OtherPart

type RangeName = (typeof rangeParts)[RangePart]['name']
export type BoundName = `${'Min' | 'Max'}${RangeName}`

const bound = (about: string) =>
  about === '' ? nonNegativeNumber().nullish() : nonNegativeNumber().nullish().describe(about)

const bounds = Object.fromEntries(
  Object.values(rangeParts).flatMap(({ name, about }) => [
    [`Min${name}`, bound(about)],
    [`Max${name}`, bound(about)],
  ]),
) as Record<BoundName, ReturnType<typeof bound>>

/**
 * A range in an answer: `Min` and `Max` are inclusive, `Below` is an exclusive upper bound ("2 baths": Min 2, Below 3).
 */
const Range = z
  .object({ Min: z.number().optional(), Max: z.number().optional(), Below: z.number().optional() })
  .optional()

const ranges = Object.fromEntries(Object.values(rangeParts).map(({ name }) => [name, Range])) as Record<
  RangeName,
  typeof Range
>

/** One object with the fields of all shapes of a union. */
type Joined<Shape> = (Shape extends unknown ? (shape: Shape) => void : never) extends (all: infer All) => void
  ? All
  : never
const joined = <Shape extends object>(shapes: Shape[]) => Object.assign({}, ...shapes) as Joined<Shape>

/** The filters of a listing search, joined by "and". A field that is absent or null does not filter. */
export const ListingFilter = z.object({
  Query: words().describe('the search in words; the other fields take precedence'),
  AreaUnit: AreaUnit.nullish().describe('unit of the areas in this request; does not filter'),
  ...bounds,
  ...joined(Object.values(otherParts).map(({ request }) => request)),
})
export type ListingFilter = z.infer<typeof ListingFilter>

/** The filter read from a text, joined by "and"; a list matches any of its values. Areas are in square feet. */
export const WordFilter = z.object({ ...joined(Object.values(otherParts).map(({ answer }) => answer)), ...ranges })
export type WordFilter = z.infer<typeof WordFilter>
