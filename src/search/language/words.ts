import type { RangePart, SortBy } from '../../contract/listings/filter-parts.ts'
import type { SaleType, Tour } from '../../contract/listings/listing.ts'

/**
 * The search words of one language by meaning; the names of quantities are in subjects.ts. Several are separated by "|". They are in
 * folded form: lower case, no accents, a blank between words and signs.
 */
export type SearchWords = {
  /** units after a number */
  units: Record<UnitName, string>
  /** comparators before a number: "under", "at least" */
  before: Record<ComparatorBefore, string>
  /** comparing words after a number: "or more", "max" */
  after: Record<ComparatorAfter, string>
  /** words between the two numbers of a range */
  joiners: Record<'to' | 'and' | 'or', string>
  monthly: Record<'monthly', string>
  types: Record<HomeType, string>
  studio: Record<'studio', string>
  /** sort orders: "cheapest first" */
  sorts: Record<SortBy, string>
  /** comparisons with the listings shown before: "cheaper" */
  relatives: Record<Relative, string>
  sale: Record<SaleType | 'either', string>
  statuses: Record<'sold' | 'soon' | 'active' | 'any', string>
  tours: Record<Tour, string>
  /** words for any home: "homes", "something" */
  generic: Record<'home', string>
  near: Record<'near', string>
  anywhere: Record<'anywhere', string>
  noFee: Record<'noFee', string>
  /** words that exclude what follows */
  unwanted: Record<'not', string>
  /** conversational words without a meaning for the search */
  talk: Record<'talk', string>
  features: Record<FeatureName | 'parking', string>
}

export type ComparatorBefore =
  | 'upTo'
  | 'atLeast'
  | 'fromThe'
  | 'dearerThan'
  | 'under'
  | 'cheaperThan'
  | 'over'
  | 'around'
  | 'exactly'
  | 'only'
  | 'between'
  | 'builtAfter'
  | 'builtSince'
  | 'builtBefore'
  | 'builtUntil'
export type ComparatorAfter = 'orNewer' | 'orOlder' | 'orMore' | 'orLess' | 'plusMinus' | 'orSo' | 'exactlyThat'
/** A kind of home in everyday words. */
export type HomeType =
  | 'house'
  | 'condo'
  | 'townhouse'
  | 'apartment'
  | 'multi-family'
  | 'land'
  | 'manufactured'
  | 'villa'
  | 'loft'
  | 'penthouse'
  | 'cabin'
  | 'bungalow'
  | 'cottage'
  | 'ranch'
  | 'commercial'
/** A comparison with the listings shown before: "cheaper", "bigger", "closer". */
export type Relative =
  | 'cheaper'
  | 'dearer'
  | 'bigger'
  | 'smaller'
  | 'moreBedrooms'
  | 'fewerBedrooms'
  | 'newer'
  | 'older'
  | 'closer'
/** A feature of a home, by its name in descriptions. */
export type FeatureName =
  | 'pets allowed'
  | 'furnished'
  | 'unfurnished'
  | 'laundry'
  | 'in-unit laundry'
  | 'pool'
  | 'air conditioning'
  | 'wheelchair accessible'
  | '55+'
  | 'gym'
  | 'elevator'
  | 'balcony'
  | 'yard'
  | 'garden'
  | 'fireplace'
  | 'waterfront'
  | 'water view'
  | 'views'
  | 'basement'
  | 'hardwood'
  | 'dishwasher'
  | 'new construction'
  | 'renovated'
  | 'fixer'
  | 'solar'
  | 'ev charger'
  | 'doorman'
  | 'home office'
  | 'open floor plan'
  | 'high ceilings'
  | 'walk-in closet'
  | 'guest house'
  | 'hot tub'
  | 'internet'
  | 'utilities included'
  | 'single story'
  | 'no stairs'
  | 'two story'
  | 'ground floor'
  | 'top floor'
  | 'gated'
  | 'deck'
  | 'natural light'
  | 'move-in ready'
  | 'craftsman'
  | 'mid-century'
  | 'storage'
  | 'wine cellar'
  | 'dock'
  | 'corner lot'
  | 'cul-de-sac'
  | 'heat pump'
  | 'gas stove'
  | 'granite'
  | 'stainless'
  | 'walkable'
  | 'foreclosure'
  | 'section 8'
  | 'rent to own'
  | 'smoke-free'
  | 'new roof'

/**
 * The names that can announce a number. "rent" is the price of a rental, "listed" a time, "squareMetrePrice" a unit
 * price in another unit than the filter's.
 */
export type Subject = RangePart | 'rent' | 'listed' | 'squareMetrePrice'

/** A unit, named after its quantity if it has only one. */
export type UnitName =
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'squareMetres'
  | 'lotSquareFeet'
  | 'acres'
  | 'hectares'
  | 'aSquareFoot'
  | 'aSquareMetre'
  | 'days'
  | 'weeks'
  | 'months'
  | 'daysAgo'
  | 'weeksAgo'
  | 'monthsAgo'
  | 'daysOnMarket'
  | 'weeksOnMarket'
  | 'monthsOnMarket'
  | 'years'
  | 'yearsOld'
  | 'decade'
  | 'year'
  | 'hoa'
  | 'parking'
