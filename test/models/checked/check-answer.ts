import { defaultSettings, type Settings } from '../../../src/contract/chatbot/settings.ts'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { gatherEvidence } from '../../../src/models/checked/checked.ts'
import { createChecker } from '../../../src/models/checked/checker.ts'
import type { Correction } from '../../../src/models/checked/sentence.ts'
import { searchOver } from '../concierge/known/listings.ts'

/** `results`: which of the listings each search found. */
export type Scene = {
  listings?: ListingFields[]
  asked?: string
  settings?: Partial<Settings>
  figures?: number[]
  results?: number[][]
}

/** What comes out of an answer that arrives in these pieces, and what was put right in it. */
export function checkAnswer(
  pieces: string[],
  { listings = [], asked = '', settings = {}, figures = [], results = [] }: Scene = {},
) {
  const shown = new Map(listings.map((listing, ID) => [ID, { ...listing, ID }] as const))
  const prompt = {
    settings: { ...defaultSettings, Model: 'test', ...settings },
    exchanges: [],
    question: asked,
    type: 'Text' as const,
    files: [],
    listings: searchOver([]),
    now: Date.UTC(2026, 10, 30),
  }
  const corrections: Correction[] = []
  const checker = createChecker({
    ...gatherEvidence(prompt, {
      shown,
      figures: new Set(figures),
      results: results.map((found) => found.flatMap((ID) => shown.get(ID) ?? [])),
    }),
    onCorrection: (correction) => corrections.push(correction),
  })
  const said = [...pieces.map(checker.push), checker.end()]
  return { text: said.join(''), said, corrections }
}

export const letters = (text: string) => text.match(/./gsu) ?? []
