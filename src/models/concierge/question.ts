import type { Settings } from '../../contract/chatbot.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import type { ListingSearch } from '../../core/ports/ports.ts'
import type { Watching } from '../../core/ports/watches.ts'
import type { Vocabulary } from '../../search/filter.ts'
import type { Parsed } from '../../search/parsed.ts'
import type { Memory } from './memory.ts'
import type { Words } from './words/words.ts'

/** One question with everything that an answer to it may be made from. */
export type Question = {
  /** as it was typed */
  text: string
  /** in English, word by word, where it was asked in another language */
  english: string
  /** the English ready to match patterns against (see understand/text.ts) */
  plain: string
  parsed: Parsed
  memory: Memory
  vocabulary: Vocabulary
  listings: ListingSearch
  settings: Settings
  /** what the person can watch; undefined where nobody can */
  watching: Watching | undefined
  now: number
  /** the words of the language to answer in */
  words: Words
}

export type Answer = { text: string; noAnswer: boolean; memory: Memory }

/** Answers the questions that it knows how to answer; undefined leaves the question to the next one. */
export type Answerer = (question: Question) => Answer | undefined | Promise<Answer | undefined>

/**
 * The listings a question points at, in the order it names them, and the rest of the question in plain text;
 * or what was pointed at in vain.
 */
export type Reference =
  | { listings: Listing[]; rest: string }
  | { missing: { kind: 'position' | 'gone' | 'id' | 'mls' | 'address'; said: string } }

/** How many listings are shown at a time. */
export const PAGE = 5

/** Listings by ID, in the order of the IDs; the ones that were removed meanwhile are left out. */
export async function listingsById(listings: ListingSearch, ids: number[]): Promise<Listing[]> {
  if (ids.length === 0) return []
  const found = await listings.find('PrimaryId', ids.map(String))
  const byId = new Map(found.map((listing) => [listing.ID, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
