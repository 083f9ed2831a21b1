import type { RangePart } from '../../contract/listings/filter-parts.ts'
import type { Relative } from '../language/words.ts'

/** The part that a comparison is about, and which of its values are better. "Closer" is measured by no part. */
export type Compared = { part: RangePart; towards: 'less' | 'more' }
export const COMPARED: Readonly<Partial<Record<Relative, Compared>>> = {
  cheaper: { part: 'price', towards: 'less' },
  dearer: { part: 'price', towards: 'more' },
  bigger: { part: 'area', towards: 'more' },
  smaller: { part: 'area', towards: 'less' },
  moreBedrooms: { part: 'bedrooms', towards: 'more' },
  fewerBedrooms: { part: 'bedrooms', towards: 'less' },
  newer: { part: 'yearBuilt', towards: 'more' },
  older: { part: 'yearBuilt', towards: 'less' },
}
