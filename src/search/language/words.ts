import type { RangePart } from '../../contract/listings/filter-parts.ts'

/**
 * The words of one language by what they mean, several split by "|". They are written as they are compared: in lower
 * case, without accents, signs and words with a blank between.
 */
export type Words = {
  /** what is named before a number: "price under 500k", "baths: 2" */
  subjects: Record<Subject, string>
  /** what stands behind a number */
  units: Record<UnitName, string>
}

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
