import type { Filter } from '../../search/filter.ts'

/** The parts in which two filters differ. */
export function changedParts(before: Filter, after: Filter): (keyof Filter)[] {
  const parts = new Set([...partsOf(before), ...partsOf(after)])
  return [...parts].filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}

const partsOf = (filter: Filter) => Object.keys(filter) as (keyof Filter)[]
