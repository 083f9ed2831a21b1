import { z } from 'zod'
import { parsedJson } from '../../contract/json.ts'
import type { Exchange } from '../../core/ports/ports.ts'
import { Filter } from '../../search/filter.ts'

/** What the concierge keeps of a talk from one answer to the next. */
export const Memory = z.object({
  /** the search in force; undefined before the first one */
  filter: Filter.optional(),
  /** IDs of the listings shown for this search, in the order they were numbered */
  shown: z.array(z.int()),
  /** where in `shown` the newest page begins */
  page: z.int().min(0),
  /** ID of the listing the talk is about */
  focus: z.int().optional(),
  /** the search that "yes" would start */
  offer: Filter.optional(),
  /** the question put to the person just before */
  asked: z.string().optional(),
  /** the language of the questions so far */
  language: z.enum(['en', 'es', 'fr', 'de', 'pt']).optional(),
})
export type Memory = z.infer<typeof Memory>

export const emptyMemory: Memory = { shown: [], page: 0 }

/** The memory left by the newest turn. One that cannot be read, or was written by another model, counts as none. */
export function readMemory(exchanges: Exchange[]): Memory {
  return Memory.safeParse(parsedJson(exchanges.at(-1)?.memory ?? '')).data ?? emptyMemory
}

export const writeMemory = (memory: Memory): string => JSON.stringify(memory)

/** The parts in which two filters differ. */
export function changedParts(before: Filter, after: Filter): (keyof Filter)[] {
  const parts = new Set([...partsOf(before), ...partsOf(after)])
  return [...parts].filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}

const partsOf = (filter: Filter) => Object.keys(filter) as (keyof Filter)[]
