import type { SaleType, SortBy, Status } from '../contract/listing.ts'

/** A range of numbers, ends included; `below` is an open upper end ("2 baths": min 2, below 3). */
export type Range = { min?: number; max?: number; below?: number }

/** Every number of a listing that can be narrowed by a range, with the unit it is compared in. */
export type Ranges = {
  /** SalePrice, for rentals RentPrice a month */
  price?: Range
  bedrooms?: Range
  bathrooms?: Range
  /** building area in square feet */
  area?: Range
  /** lot area in square feet */
  lotArea?: Range
  yearBuilt?: Range
  daysOnMarket?: Range
  /** association fee a month */
  hoa?: Range
  parking?: Range
}

/**
 * What is looked for, as data: every part present must hold. Lists mean "any of these" unless said otherwise. Texts
 * are compared whole, without regard to case and accents. A listing that lacks a value matches no range over it.
 */
export type Filter = Ranges & {
  saleType?: SaleType
  statuses?: Status[]
  /** property types as the listings write them */
  types?: string[]
  /** property types that are not wanted */
  notTypes?: string[]
  cities?: string[]
  states?: string[]
  zips?: string[]
  /** neighbourhoods: the listings' Location */
  locations?: string[]
  mlsNumbers?: string[]
  currency?: string
  tours?: ('OpenHouse' | '3D')[]
  /** words that must all stand in the description, address, location or an extension value */
  keywords?: string[]
  /** keys and values of ExtensionColumn; all of them must be there */
  extension?: { key: string; value: string }[]
  /** each asks for one of several spellings of a feature (pets, laundry …) in ExtensionColumn or the description */
  features?: string[][]
  near?: { latitude: number; longitude: number; km?: number }
  sort?: SortBy
}

/** The words of a chatbot's own listings: what places and types exist to be asked for, each as first written. */
export type Vocabulary = {
  cities: string[]
  states: string[]
  zips: string[]
  locations: string[]
  types: string[]
}
