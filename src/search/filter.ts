import { z } from 'zod'
import { ChangeKind } from '../contract/listings/changes.ts'
import {
  type FilterPart,
  type OtherPart,
  type RangePart,
  rangePartNames,
  rangeParts,
  Side,
  SortBy,
} from '../contract/listings/filter-parts.ts'
import { SaleType, Status, Tour } from '../contract/listings/listing.ts'

/**
 * A range of numbers. `min` and `max` are inclusive, `below` is an exclusive upper bound ("2 baths": min 2, below 3).
 */
export const Range = z.object({
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  below: z.number().exactOptional(),
})
export type Range = z.infer<typeof Range>

/** Whether no number lies in a range. */
export const isEmptyRange = ({ min = -Infinity, max = Infinity, below = Infinity }: Range): boolean =>
  min > max || min >= below

/** Whether a range has an end that is not limited. */
export const isOpenRange = ({ min, max, below }: Range): boolean =>
  min === undefined || (max === undefined && below === undefined)

/** Whether every number of `inner` lies in `outer`, which may have no limit at all. */
export const isRangeWithin = (inner: Range, outer: Range = {}): boolean => {
  const { min = -Infinity, max = Infinity, below = Infinity } = outer
  if ((inner.min ?? -Infinity) < min) return false
  return inner.max === undefined
    ? (inner.below ?? Infinity) <= Math.min(max, below)
    : inner.max <= max && inner.max < below
}

const range = () => Range.exactOptional()

/**
 * Units of the ranges: prices are SalePrice or, for rentals, RentPrice a month; areas are in square feet, a unit price
 * is per square foot; a fee is per month.
 */
const ranges = Object.fromEntries(rangePartNames.map((part) => [part, range()])) as Record<
  RangePart,
  ReturnType<typeof range>
>

const texts = () => z.array(z.string()).exactOptional()

/** Places of several kinds, of which a home has to be in one. */
const OtherPlaces = z.object({ cities: texts(), states: texts(), zips: texts(), locations: texts() })
export type OtherPlaces = z.infer<typeof OtherPlaces>

const others = {
  saleType: SaleType.exactOptional(),
  statuses: z.array(Status).exactOptional(),
  /** property types as the listings write them */
  types: texts(),
  /** excluded property types */
  notTypes: texts(),
  cities: texts(),
  states: texts(),
  zips: texts(),
  /** neighbourhoods: the listings' Location */
  locations: texts(),
  /** "Ballard or Tacoma": homes there match too, whatever the parts above and `near` say of places */
  otherPlaces: OtherPlaces.exactOptional(),
  /** excluded places; a listing that states none is not excluded */
  notCities: texts(),
  notLocations: texts(),
  notZips: texts(),
  mlsNumbers: texts(),
  /** IDs of excluded listings */
  notIds: z.array(z.int()).exactOptional(),
  currency: z.string().exactOptional(),
  tours: z.array(Tour).exactOptional(),
  /** ISO dates; a listing must state one of them as the day of an open house */
  openHouseDays: z.array(z.iso.date()).exactOptional(),
  /** words that must all be in the description, address, location or an extension value */
  keywords: texts(),
  /** keys and values of ExtensionColumn; all must match */
  extension: z.array(z.object({ key: z.string(), value: z.string() })).exactOptional(),
  /**
   * each inner list has the spellings of one feature (pets, laundry …); one of them must be in ExtensionColumn or the
   * description
   */
  features: z.array(z.array(z.string())).exactOptional(),
  /** `place`: the name of the point; `side`: only what lies on that side of it */
  near: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      km: z.number().exactOptional(),
      side: Side.exactOptional(),
      place: z.string().exactOptional(),
    })
    .exactOptional(),
  /** changes in the change log since a time in ms; `kinds` of changes, `cheaper`: only price cuts */
  changed: z
    .object({
      since: z.number().exactOptional(),
      kinds: z.array(ChangeKind).exactOptional(),
      cheaper: z.boolean().exactOptional(),
    })
    .exactOptional(),
  sort: SortBy.exactOptional(),
} satisfies Record<OtherPart, z.ZodType>

/**
 * A listing search as data: all parts present must match. A list matches any of its values unless stated otherwise.
 * Text is compared as a whole, ignoring case and accents. A listing without a value matches no range of it.
 */
export const Filter = z.object({ ...ranges, ...others })
export type Filter = z.infer<typeof Filter>

/** Whether homes around the middle of a city are described by that city: "in Seattle", not "in Seattle around Seattle". */
export const isSaidByCity = ({ near, cities = [] }: Filter): boolean =>
  near !== undefined && near.km === undefined && cities.some((city) => city === near.place)

/** All names of other places, the most exact first. */
export const namesOfPlaces = ({ locations = [], cities = [], zips = [], states = [] }: OtherPlaces = {}): string[] => [
  ...locations,
  ...cities,
  ...zips,
  ...states,
]

/** The parts of a filter that say where. */
export const PLACE_PARTS = ['cities', 'states', 'zips', 'locations', 'near', 'otherPlaces'] as const
/** The part that says where not, for each that says where and has one. */
export const EXCLUDED_PART = { cities: 'notCities', locations: 'notLocations', zips: 'notZips' } as const
/** The parts of a filter that say where not. */
export const EXCLUDED_PLACE_PARTS = Object.values(EXCLUDED_PART)
type Excludable = keyof typeof EXCLUDED_PART
export const EXCLUDED_PAIRS = Object.entries(EXCLUDED_PART) as [Excludable, (typeof EXCLUDED_PART)[Excludable]][]

export const isPlacePart = (part: keyof Filter): boolean => PLACE_PARTS.some((place) => place === part)

export const isRangePart = (part: FilterPart): part is RangePart => part in rangeParts

/** Only the given parts of a filter. */
export const only = (filter: Filter, parts: readonly FilterPart[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => parts.some((kept) => kept === part)))

/** A filter without the given parts. */
export const omit = (filter: Filter, parts: readonly FilterPart[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.some((gone) => gone === part)))

/** The place names and property types in a chatbot's own listings, each in its first spelling. */
export type Vocabulary = {
  cities: string[]
  states: string[]
  zips: string[]
  locations: string[]
  types: string[]
}
