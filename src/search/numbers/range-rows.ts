import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Filter } from '../filter.ts'
import { areaSize, money } from '../text/wording.ts'

/** How a number without a comparing word is read, and how a range is relaxed. */
type RangeRow = {
  /** meaning of a number without a comparing word: a price is a maximum, a size approximate, rooms are exact */
  bare: 'exact' | 'around' | 'min' | 'max'
  /** `counts` and `days` are whole numbers, `halves` have fractions, `years` are relaxed in both directions */
  grain: 'counts' | 'halves' | 'years' | 'days' | 'amounts' | 'areas'
  /** words a relaxed bound; without it, the part is never relaxed */
  relaxed?:
    | { [End in 'max' | 'min']?: (value: number, filter: Filter) => string }
    | { least: (rooms: number) => string }
}

export const rangeRows: Readonly<Record<RangePart, RangeRow>> = {
  price: {
    bare: 'max',
    grain: 'amounts',
    relaxed: {
      max: (value, { currency }) => `up to ${money(value, currency)}`,
      min: (value, { currency }) => `from ${money(value, currency)}`,
    },
  },
  unitAreaPrice: {
    bare: 'max',
    grain: 'amounts',
    relaxed: { max: (value, { currency }) => `up to ${money(value, currency)} per sq ft` },
  },
  bedrooms: { bare: 'exact', grain: 'counts', relaxed: { least: (rooms) => `with ${rooms} or more bedrooms` } },
  bathrooms: { bare: 'exact', grain: 'halves', relaxed: { least: (rooms) => `with ${rooms} or more bathrooms` } },
  area: { bare: 'around', grain: 'areas', relaxed: { min: (value) => `from ${areaSize(value)}` } },
  lotArea: { bare: 'around', grain: 'areas' },
  yearBuilt: { bare: 'exact', grain: 'years' },
  daysOnMarket: { bare: 'max', grain: 'days' },
  hoa: { bare: 'max', grain: 'amounts' },
  parking: { bare: 'min', grain: 'counts' },
}
