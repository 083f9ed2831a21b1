import { z } from 'zod'
import type { Listing } from '../../contract/listings/listing.ts'
import { parsedJson } from '../../contract/text.ts'
import type { Exchange } from '../../core/ports/messages.ts'
import type { Prompt } from '../../core/ports/models.ts'

/** State of one answer, shared by the model's tools. */
export type AnswerContext = {
  prompt: Prompt
  /** the listings shown to the model in this session by ID, with their current data; the newest last */
  shown: Map<number, Listing>
  /** the listings of each search for this answer */
  results: Listing[][]
  /** the result counts of this session's searches */
  figures: Set<number>
  noAnswer: boolean
  /** whether the session was handed over to a person */
  handedOver: boolean
  /** confirmations of completed actions, which are shown word for word */
  confirmations: string[]
}

/** Creates the context. Reads the listings of earlier exchanges again: prices may have changed. */
export async function openContext(prompt: Prompt): Promise<AnswerContext> {
  const { shown, figures } = readMemory(prompt.exchanges)
  const earlier = shown.length === 0 ? [] : await prompt.listings.find('PrimaryId', shown.map(String))
  const byId = new Map(earlier.map((listing) => [listing.ID, listing]))
  const inOrder = shown.flatMap((id) => byId.get(id) ?? [])
  return {
    prompt,
    shown: new Map(inOrder.map((listing) => [listing.ID, listing])),
    results: [],
    figures: new Set(figures),
    noAnswer: false,
    handedOver: false,
    confirmations: [],
  }
}

/** Records that the model was shown these listings; they become the newest. */
export function recordShown({ shown, results }: AnswerContext, listings: Listing[]): void {
  results.push(listings)
  for (const listing of listings) {
    shown.delete(listing.ID)
    shown.set(listing.ID, listing)
  }
}

/** The part of a context that is stored between answers. */
const Memory = z.object({
  /** IDs of the shown listings, the newest last */
  shown: z.array(z.int()),
  /** the result counts of searches */
  figures: z.array(z.int()),
})

/** Maximum number of listings, and of counts, remembered; the oldest are dropped first. */
const REMEMBERED_MAX = 60

/** The memory of a session in which nothing was searched, which is not parsed. */
const NOTHING_SHOWN = '{"shown":[],"figures":[]}'

/** The memory stored by the latest exchange; empty if another model, or none, answered it. */
function readMemory(exchanges: Exchange[]): z.infer<typeof Memory> {
  const nothing = { shown: [], figures: [] }
  const memory = exchanges.at(-1)?.memory ?? NOTHING_SHOWN
  return memory === NOTHING_SHOWN ? nothing : (Memory.safeParse(parsedJson(memory)).data ?? nothing)
}

/** What `openContext` reads at the next answer. */
export const memoryText = ({ shown, figures }: AnswerContext): string =>
  shown.size + figures.size === 0
    ? NOTHING_SHOWN
    : JSON.stringify({ shown: [...shown.keys()].slice(-REMEMBERED_MAX), figures: [...figures].slice(-REMEMBERED_MAX) })
