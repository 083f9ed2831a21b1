import { lexicon } from '../language/lexicon.ts'
import { type Phrases, phrases } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'

/** "homes", "listings", "show me": a search, but nothing to narrow it by. */
export function readGeneric({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const isTalk = Object.keys(previous).length > 0
  const found = lexicon.generic(tokens, at) ?? (isTalk ? CONTINUING(tokens, at) : undefined)
  return found && { from: at, until: found.until, filter: {}, weak: true }
}

const CONTINUING: Phrases<true> = phrases([
  [
    true,
    'something|anything|any other|any others|others|what else|more options|options|other ones|another one|show me|show more',
  ],
])
