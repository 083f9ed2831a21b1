import { z } from 'zod'
import { parsedJson } from '../../contract/json.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import type { Exchange, Prompt } from '../../core/ports/ports.ts'

/** What a model knows and has done while it answers one question; its tools read and write it. */
export type AnswerContext = {
  prompt: Prompt
  /** the listings it was shown in this session, by ID, as they are now; the newest last */
  shown: Map<number, Listing>
  /** how many listings the searches of this session found */
  figures: Set<number>
  noAnswer: boolean
  /** whether a person is to take over */
  handedOver: boolean
  /** what tools did for the person, in words that are said as they are */
  confirmations: string[]
}

/** Reads the listings of earlier exchanges anew: a price may have changed since. */
export async function openContext(prompt: Prompt): Promise<AnswerContext> {
  const { shown, figures } = readMemory(prompt.exchanges)
  const earlier = shown.length === 0 ? [] : await prompt.listings.find('PrimaryId', shown.map(String))
  const byId = new Map(earlier.map((listing) => [listing.ID, listing]))
  const inOrder = shown.flatMap((id) => byId.get(id) ?? [])
  return {
    prompt,
    shown: new Map(inOrder.map((listing) => [listing.ID, listing])),
    figures: new Set(figures),
    noAnswer: false,
    handedOver: false,
    confirmations: [],
  }
}

/** Notes that the model was shown these listings; they become the newest. */
export function show({ shown }: AnswerContext, listings: Listing[]): void {
  for (const listing of listings) {
    shown.delete(listing.ID)
    shown.set(listing.ID, listing)
  }
}

/** What is kept of a context from one answer to the next. */
const Memory = z.object({
  /** IDs of the listings that were shown, the newest last */
  shown: z.array(z.int()),
  /** how many listings searches found */
  figures: z.array(z.int()),
})

/** More listings than a person can follow; the oldest are forgotten first. */
const SHOWN_MAX = 60

/** The memory that the newest turn left; none when another model, or nobody, wrote it. */
const readMemory = (exchanges: Exchange[]): z.infer<typeof Memory> =>
  Memory.safeParse(parsedJson(exchanges.at(-1)?.memory ?? '')).data ?? { shown: [], figures: [] }

export const memoryOf = ({ shown, figures }: AnswerContext): string =>
  JSON.stringify({ shown: [...shown.keys()].slice(-SHOWN_MAX), figures: [...figures].slice(-SHOWN_MAX) })
