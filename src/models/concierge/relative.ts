import type { Listing } from '../../contract/listings/listing.ts'
import type { Filter, Range, Ranges } from '../../search/filter.ts'
import type { Relative } from '../../search/parsed.ts'
import { priceOf } from './numbers.ts'
import { squareFeet } from './present.ts'

type Measure = { range: keyof Ranges; of: (listing: Listing) => number | undefined; towards: 'less' | 'more' }

const price = { range: 'price', of: priceOf } as const
const area = { range: 'area', of: squareFeet } as const
const bedrooms = { range: 'bedrooms', of: ({ Bedrooms }: Listing) => Bedrooms } as const
const year = { range: 'yearBuilt', of: ({ YearBuilt }: Listing) => YearBuilt || undefined } as const

/** "Closer" is missing: what it would be closer to, only the words can say. */
const measures: Partial<Record<Relative, Measure>> = {
  cheaper: { ...price, towards: 'less' },
  dearer: { ...price, towards: 'more' },
  bigger: { ...area, towards: 'more' },
  smaller: { ...area, towards: 'less' },
  moreBedrooms: { ...bedrooms, towards: 'more' },
  fewerBedrooms: { ...bedrooms, towards: 'less' },
  newer: { ...year, towards: 'more' },
  older: { ...year, towards: 'less' },
}

/**
 * The filter narrowed to what lies beyond every listing of `shown`: cheaper than the cheapest, bigger than the biggest.
 * `unable` names the wishes that cannot be measured, because nothing shown states the value.
 */
export function beyond(
  filter: Filter,
  relatives: Relative[],
  shown: Listing[],
): { filter: Filter; unable: Relative[] } {
  const steps = relatives.map((relative) => ({ relative, step: stepOf(relative, shown) }))
  const changes = steps.flatMap(({ step }) => (step === undefined ? [] : [[step.range, step.bounds] as const]))
  const unable = steps.filter(({ step }) => step === undefined).map(({ relative }) => relative)
  return { filter: { ...filter, ...Object.fromEntries(changes) }, unable }
}

function stepOf(relative: Relative, shown: Listing[]): { range: keyof Ranges; bounds: Range } | undefined {
  const measure = measures[relative]
  const values = shown.flatMap((listing) => measure?.of(listing) ?? [])
  if (measure === undefined || values.length === 0) return undefined
  const bounds = measure.towards === 'less' ? { below: Math.min(...values) } : { min: justAbove(Math.max(...values)) }
  return { range: measure.range, bounds }
}

// Ranges include their lower end; listings state whole numbers or halves at most.
const justAbove = (value: number): number => Math.floor(value) + 1
