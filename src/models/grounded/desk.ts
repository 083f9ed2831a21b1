import type { Listing } from '../../contract/listings/listing.ts'
import type { Prompt } from '../../core/ports/ports.ts'
import type { Vocabulary } from '../../search/filter.ts'
import type { Parser } from '../../search/parsers.ts'
import type { Memory } from './memory.ts'

/** What lies before a model while it answers one question. */
export type Desk = {
  prompt: Prompt
  parserFor: (vocabulary: Vocabulary) => Parser
  /** the listings it was shown in this talk, by ID, as they are now */
  shown: Map<number, Listing>
  /** how many listings searches of this talk found */
  figures: Set<number>
  noAnswer: boolean
  /** whether a person is to take over */
  handedOver: boolean
}

/** Earlier listings are read anew: a price may have changed since. */
export async function openDesk(
  prompt: Prompt,
  { shown, figures }: Memory,
  parserFor: Desk['parserFor'],
): Promise<Desk> {
  const earlier = shown.length === 0 ? [] : await prompt.listings.find('PrimaryId', shown.map(String))
  const byId = new Map(earlier.map((listing) => [listing.ID, listing]))
  const inOrder = shown.flatMap((id) => byId.get(id) ?? [])
  return {
    prompt,
    parserFor,
    shown: new Map(inOrder.map((listing) => [listing.ID, listing])),
    figures: new Set(figures),
    noAnswer: false,
    handedOver: false,
  }
}

/** Puts listings on the desk, the last ones on top. */
export function show({ shown }: Desk, listings: Listing[]): void {
  for (const listing of listings) {
    shown.delete(listing.ID)
    shown.set(listing.ID, listing)
  }
}

export const memoryOf = ({ shown, figures }: Desk): Memory => ({
  shown: [...shown.keys()],
  figures: [...figures],
})
