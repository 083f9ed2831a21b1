import type { RangePart, SortBy } from '../../contract/listings/filter-parts.ts'
import type { SaleType } from '../../contract/listings/listing.ts'

/**
 * The words of one language by what they mean, several split by "|". They are written as they are compared: in lower
 * case, without accents, signs and words with a blank between.
 */
export type Words = {
  /** what is named before a number: "price under 500k", "baths: 2" */
  subjects: Record<Subject, string>
  /** what stands behind a number */
  units: Record<UnitName, string>
  /** comparing words before a number: "under", "at least" */
  before: Record<ComparatorBefore, string>
  /** comparing words behind a number: "or more", "max" */
  after: Record<ComparatorAfter, string>
  /** words between the two numbers of a range */
  joiners: Record<'to' | 'and' | 'or', string>
  monthly: Record<'monthly', string>
  types: Record<HomeType, string>
  studio: Record<'studio', string>
  /** orders: "cheapest first" */
  sorts: Record<SortBy, string>
  /** wishes measured against what was shown: "cheaper" */
  relatives: Record<Relative, string>
  sale: Record<SaleType | 'either', string>
  statuses: Record<'sold' | 'soon' | 'active' | 'any', string>
  tours: Record<'OpenHouse' | '3D', string>
  /** any home at all: "homes", "something" */
  generic: Record<'home', string>
  near: Record<'near', string>
  anywhere: Record<'anywhere', string>
  noFee: Record<'noFee', string>
  /** words that rule out what follows */
  unwanted: Record<'not', string>
  /** words by which people talk and ask for nothing */
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
  | 'between'
  | 'builtAfter'
  | 'builtSince'
  | 'builtBefore'
  | 'builtUntil'
export type ComparatorAfter = 'orNewer' | 'orOlder' | 'orMore' | 'orLess' | 'plusMinus' | 'orSo' | 'exactlyThat'
/** A kind of home as people say it. */
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
/** A wish measured against what was shown before: "cheaper", "bigger", "closer". */
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
/** What a home has, by the name that a description says. */
export type FeatureName =
  | 'pets allowed'
  | 'furnished'
  | 'unfurnished'
  | 'laundry'
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
  | 'two story'
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
  | 'smoke-free'
  | 'new roof'

/**
 * What a number can be announced as. "rent" is a price of a home to let, "listed" a time, "squareMetrePrice" a unit
 * price in another measure than the filter's.
 */
export type Subject = RangePart | 'rent' | 'listed' | 'squareMetrePrice'

/** A unit, named for what it measures where that is one thing only. */
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
