import { z } from 'zod'
import { LANGUAGES } from '../../contract/languages.ts'
import { parsedJson } from '../../contract/text.ts'
import type { Exchange } from '../../core/ports/messages.ts'
import { Filter } from '../../search/filter.ts'
import type { FactName } from './words/words.ts'

/** The facts by which homes can be ranked. */
export const RANKED_FACTS = [
  'price',
  'unitPrice',
  'hoa',
  'beds',
  'baths',
  'area',
  'lot',
  'year',
  'days',
] as const satisfies FactName[]
export type RankedFact = (typeof RANKED_FACTS)[number]

/** The state of a session that the concierge stores with each answer. */
export const Memory = z.object({
  /** the current search; undefined before the first one */
  filter: Filter.optional(),
  /** IDs of the listings shown for this search, in the order of their numbers */
  shown: z.array(z.int()),
  /** index in `shown` of the first listing of the newest page */
  page: z.int().min(0),
  /** the list shown last, where the newest search shows none: it found nothing, or its listings were only counted */
  lastList: z
    .object({ filter: Filter.optional(), shown: z.array(z.int()), page: z.int().min(0), focus: z.int().optional() })
    .optional(),
  /** ID of the listing that "it" refers to */
  focus: z.int().optional(),
  /** ID of the listing of the same list that "it" referred to before */
  formerFocus: z.int().optional(),
  /** IDs of the listings that the last answer stated something of, if they are several; "both" refers to two */
  several: z.array(z.int()).optional(),
  /** the search that "yes" runs */
  offer: Filter.optional(),
  /** what the newest answer told, if it was no list: the prices of a search, or one fact of homes */
  told: z.enum(['prices', ...RANKED_FACTS]).optional(),
  /** the question that the concierge asked last */
  asked: z.string().optional(),
  /** the language of the questions so far */
  language: z.enum(LANGUAGES).optional(),
})
export type Memory = z.infer<typeof Memory>

export const emptyMemory: Memory = { shown: [], page: 0 }

/** What a memory keeps of its list when a search that shows none becomes the current one: "the second" still refers to it. */
export const withoutList = ({ filter, shown, page, focus, lastList }: Memory) => ({
  shown: [],
  page: 0,
  lastList: shown.length === 0 ? lastList : { filter, shown, page, focus },
})

/** The memory with the list shown last as its list; the search stays. */
export const recalled = (memory: Memory): Memory => {
  const { lastList, shown, focus } = memory
  if (lastList === undefined || shown.length > 0 || focus !== undefined) return memory
  return { ...memory, shown: lastList.shown, page: lastList.page, focus: lastList.focus }
}

/** The memory back on the search of the list shown last, if all of these listings are in it. */
export function backOnLastList(memory: Memory, ids: number[]): Memory {
  const { lastList } = memory
  const isOfList = memory.shown.length === 0 && ids.length > 0 && ids.every((id) => lastList?.shown.includes(id))
  return isOfList ? { ...memory, ...lastList, lastList: undefined } : memory
}

/** The memory after an answer about a search that shows none of its listings; "show me" shows them. */
export const offering = (memory: Memory, filter: Filter): Memory => ({
  ...memory,
  ...withoutList(memory),
  filter,
  focus: undefined,
  several: undefined,
  offer: filter,
})

/** The same after what the homes of a search cost was told. */
export const pricesTold = (memory: Memory, filter: Filter): Memory => ({ ...offering(memory, filter), told: 'prices' })

/** The memory stored with the newest exchange; empty if it cannot be parsed, e.g. because another model wrote it. */
export function readMemory(exchanges: Exchange[]): Memory {
  return Memory.safeParse(parsedJson(exchanges.at(-1)?.memory ?? '')).data ?? emptyMemory
}

export const writeMemory = (memory: Memory): string => JSON.stringify(memory)

/** The memory after an answer, with the home of the same list that was spoken of before the one that is now. */
export function withFormerFocus(before: Memory, after: Memory): Memory {
  const isSameList = after.shown.join() === before.shown.join()
  if (after.focus === undefined || !isSameList) return { ...after, formerFocus: undefined }
  return after.focus === before.focus ? after : { ...after, formerFocus: before.focus }
}

/** The keys in which two filters differ. */
export function changedParts(before: Filter, after: Filter): (keyof Filter)[] {
  const parts = new Set([...partsOf(before), ...partsOf(after)])
  return [...parts].filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}

const partsOf = (filter: Filter) => Object.keys(filter) as (keyof Filter)[]
