import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Language } from '../../contract/languages.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import { inUsualCurrency } from '../../core/listings/usual-currency.ts'
import type { Exchange } from '../../core/ports/messages.ts'
import type { ListingSearch } from '../../core/ports/models.ts'
import type { Watching } from '../../core/ports/watches.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'
import type { Parsed } from '../../search/parse/parsed.ts'
import type { Memory } from './memory.ts'
import type { ConciergeWords } from './words/words.ts'

/** One question with everything that answerers need. */
export type Question = {
  /** as it was typed */
  text: string
  /** the text, translated to English word by word if it is in another language */
  english: string
  /** whether the text has an e-mail address or phone number of the visitor's own; `english` is without any */
  givesContact: boolean
  /** whether the text denies being reached at an address or a number: a `new` one, which is not kept, or one `known` from the talk */
  deniesContact: 'new' | 'known' | undefined
  /** whether the text tells how many people look for a home; `english` is without them */
  tellsHousehold: boolean
  /** `english` normalized for patterns (see toPlainText) */
  plain: string
  parsed: Parsed
  memory: Omit<Memory, 'told'>
  /** what the last answer told: "and in Ballard?" asks for the same prices, "which has the lowest?" for the home with the lowest fee */
  told: Memory['told']
  /** the talk before the question, oldest first */
  exchanges: Exchange[]
  vocabulary: Vocabulary
  listings: ListingSearch
  settings: Settings
  /** the person's watches; undefined if watches are not available here */
  watching: Watching | undefined
  now: number
  /** of the answer */
  language: Language
  /** texts in the language of the answer */
  words: ConciergeWords
}

export type Answer = { text: string; noAnswer: boolean; memory: Memory }

/** Returns undefined for a question that it cannot answer; the next answerer is tried then. */
export type Answerer = (question: Question) => Answer | undefined | Promise<Answer | undefined>

/**
 * The listings that a question refers to, in the order named, and `rest`, the plain question without the reference;
 * or the reference that was not found.
 */
export type Reference =
  | { listings: Listing[]; rest: string }
  | { missing: { kind: 'position' | 'gone' | 'id' | 'mls' | 'address'; said: string } }

/** The number of listings per page. */
export const PAGE_SIZE = 5

/** A sentence that describes a search in the language of the answer, its amounts in the currency of the listings. */
export const describeSearch = async ({ listings, words }: Pick<Question, 'listings' | 'words'>, filter: Filter) =>
  words.describe(await inUsualCurrency(listings, filter))

/** Loads listings by ID, in the order of the IDs. Removed listings are left out. */
export async function listingsById(listings: ListingSearch, ids: number[]): Promise<Listing[]> {
  if (ids.length === 0) return []
  const found = await listings.find('PrimaryId', ids.map(String))
  const byId = new Map(found.map((listing) => [listing.ID, listing]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
