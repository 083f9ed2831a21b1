import {
  SQUARE_FEET_PER_ACRE,
  SQUARE_FEET_PER_SQUARE_METRE,
  SQUARE_METRES_PER_HECTARE,
} from '../../contract/listings/area.ts'
import type { RangePart } from '../../contract/listings/filter-parts.ts'
import { lexicon } from '../language/lexicon.ts'
import type { Subject, UnitName } from '../language/words.ts'
import { editsBetween, letterMask, mayBeNear } from '../text/letters.ts'
import { type Found, phrases } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'

/**
 * A unit's part, and the factor to convert to the filter's unit (square feet, spots, rooms); with `isMetric` to square metres. A
 * period or an age counts only with words that tell its subject: "30 days" alone may be anything.
 */
export type Unit = { part: RangePart; factor: number; isMetric?: true; kind?: 'period' | 'age' | 'decade' | 'year' }

/** The filter part of a subject. */
export function partOfSubject(subject: Subject): RangePart {
  if (subject === 'rent') return 'price'
  if (subject === 'squareMetrePrice') return 'unitAreaPrice'
  return subject === 'listed' ? 'daysOnMarket' : subject
}

/** The unit of a subject that is measured in another unit than the filter's. */
export const unitOfSubject = (subject: Subject | undefined): Unit | undefined =>
  subject === 'squareMetrePrice' ? UNITS.aSquareMetre : undefined

/** The unit at a token, after a number; accepts close misspellings: "hedrooms", "roms". */
export function unitAt(tokens: Token[], at: number): Found<Unit> | undefined {
  const found = lexicon.units(tokens, at)
  return found ? { value: UNITS[found.value], until: found.until } : misspelt(tokens, at)
}

/** Reads the name of a quantity before its number: "price under", "baths:", "built after". */
export const subjectAt = lexicon.subjects

const UNITS: Readonly<Record<UnitName, Unit>> = {
  bedrooms: { part: 'bedrooms', factor: 1 },
  bathrooms: { part: 'bathrooms', factor: 1 },
  squareFeet: { part: 'area', factor: 1 },
  squareMetres: { part: 'area', factor: 1, isMetric: true },
  lotSquareFeet: { part: 'lotArea', factor: 1 },
  acres: { part: 'lotArea', factor: SQUARE_FEET_PER_ACRE },
  hectares: { part: 'lotArea', factor: SQUARE_METRES_PER_HECTARE, isMetric: true },
  aSquareFoot: { part: 'unitAreaPrice', factor: 1 },
  aSquareMetre: { part: 'unitAreaPrice', factor: 1 / SQUARE_FEET_PER_SQUARE_METRE },
  days: { part: 'daysOnMarket', factor: 1, kind: 'period' },
  weeks: { part: 'daysOnMarket', factor: 7, kind: 'period' },
  months: { part: 'daysOnMarket', factor: 30, kind: 'period' },
  daysAgo: { part: 'daysOnMarket', factor: 1, kind: 'period' },
  weeksAgo: { part: 'daysOnMarket', factor: 7, kind: 'period' },
  monthsAgo: { part: 'daysOnMarket', factor: 30, kind: 'period' },
  daysOnMarket: { part: 'daysOnMarket', factor: 1 },
  weeksOnMarket: { part: 'daysOnMarket', factor: 7 },
  monthsOnMarket: { part: 'daysOnMarket', factor: 30 },
  years: { part: 'yearBuilt', factor: 1, kind: 'period' },
  yearsOld: { part: 'yearBuilt', factor: 1, kind: 'age' },
  decade: { part: 'yearBuilt', factor: 1, kind: 'decade' },
  year: { part: 'yearBuilt', factor: 1, kind: 'year' },
  hoa: { part: 'hoa', factor: 1 },
  parking: { part: 'parking', factor: 1 },
}

const SPELLED = ['bedroom', 'bedrooms', 'bathroom', 'bathrooms', 'baths', 'rooms'].map((unit) => ({
  unit,
  mask: letterMask(unit),
}))

function misspelt(tokens: Token[], at: number): Found<Unit> | undefined {
  const word = wordAt(tokens, at)
  if (word.length < 4 || word.length > 11 || !/^[a-z]+$/.test(word)) return undefined
  const allowed = word.length < 8 ? 1 : 2
  const mask = letterMask(word)
  const meant = SPELLED.find(
    ({ unit, mask: other }) => mayBeNear(mask, other, allowed) && editsBetween(word, unit, allowed) <= allowed,
  )?.unit
  if (meant === undefined) return undefined
  return { value: { part: meant.startsWith('bath') ? 'bathrooms' : 'bedrooms', factor: 1 }, until: at + 1 }
}

/** Behind a number that is a share of something. */
export const percentAt = phrases<true>([[true, '%|percent|per cent|pct']])
