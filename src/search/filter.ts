import { z } from 'zod'
import { ChangeKind } from '../contract/listings/changes.ts'
import { type OtherPart, type Part, type RangePart, rangeParts, SortBy } from '../contract/listings/filter-parts.ts'
import { SaleType, Status } from '../contract/listings/listing.ts'

/** A range of numbers, ends included; `below` is an open upper end ("2 baths": min 2, below 3). */
export const Range = z.object({
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  below: z.number().exactOptional(),
})
export type Range = z.infer<typeof Range>

const range = () => Range.exactOptional()

/**
 * Ranges are compared in these measures: prices are SalePrice or, for rentals, RentPrice a month; areas are square feet,
 * a unit price is for one square foot; a fee is for a month.
 */
const ranges = Object.fromEntries(Object.keys(rangeParts).map((part) => [part, range()])) as Record<
  RangePart,
  ReturnType<typeof range>
>

const texts = () => z.array(z.string()).exactOptional()

const others = {
  saleType: SaleType.exactOptional(),
  statuses: z.array(Status).exactOptional(),
  /** property types as the listings write them */
  types: texts(),
  /** property types that are not wanted */
  notTypes: texts(),
  cities: texts(),
  states: texts(),
  zips: texts(),
  /** neighbourhoods: the listings' Location */
  locations: texts(),
  mlsNumbers: texts(),
  /** IDs of listings that are not wanted */
  notIds: z.array(z.int()).exactOptional(),
  currency: z.string().exactOptional(),
  tours: z.array(z.enum(['OpenHouse', '3D'])).exactOptional(),
  /** words that must all stand in the description, address, location or an extension value */
  keywords: texts(),
  /** keys and values of ExtensionColumn; all of them must be there */
  extension: z.array(z.object({ key: z.string(), value: z.string() })).exactOptional(),
  /** each asks for one of several spellings of a feature (pets, laundry …) in ExtensionColumn or the description */
  features: z.array(z.array(z.string())).exactOptional(),
  /** `place`: the name that stands for the point */
  near: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      km: z.number().exactOptional(),
      place: z.string().exactOptional(),
    })
    .exactOptional(),
  /** what the change log tells of since then, in ms; `kinds` of its rows, `cheaper`: price cuts alone */
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
 * What is looked for, as data: every part present must hold. Lists mean "any of these" unless said otherwise. Texts
 * are compared whole, without regard to case and accents. A listing that lacks a value matches no range over it.
 */
export const Filter = z.object({ ...ranges, ...others })
export type Filter = z.infer<typeof Filter>

export const isRangePart = (part: Part): part is RangePart => part in rangeParts

/** The named parts of a filter and nothing else. */
export const only = (filter: Filter, parts: readonly Part[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => parts.some((kept) => kept === part)))

/** A filter without the named parts. */
export const omit = (filter: Filter, parts: readonly Part[]): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => !parts.some((gone) => gone === part)))

/** The words of a chatbot's own listings: what places and types exist to be asked for, each as first written. */
export type Vocabulary = {
  cities: string[]
  states: string[]
  zips: string[]
  locations: string[]
  types: string[]
}
