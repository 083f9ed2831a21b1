import { createHash } from 'node:crypto'
import type { Expression, Kysely, SqlBool } from 'kysely'
import type { ListingFields } from '../../../contract/listings/listing.ts'
import { denialsOf } from '../../../search/features/features.ts'
import type { Filter } from '../../../search/filter.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Tables } from '../../tables.ts'

/** Most words indexed per listing: PostgreSQL supports positions up to 16,383. */
const WORDS_MAX = 16_000

/** Scripts without spaces between words. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr'].map((script) => `\\p{sc=${script}}`).join('')

/**
 * A word of at most 64 letters and digits (PostgreSQL takes none over 2 KB; longer ones are split), a single letter of a script
 * without spaces, or a single sign, so that "100%" is found as written.
 */
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{N}]--[${UNSPACED}]]{1,64}|\\S`, 'gv')

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? []

/** Words of a listing for the index: those of its texts, and one extra word per ExtensionColumn entry. */
export function listingWords({ Description, Address, Location, City, ExtensionColumn }: ListingFields): string[] {
  const extension = ExtensionColumn ?? []
  const texts = [Address, Location, City, Description, ...extension.map(({ Key, value }) => `${Key} ${value}`)]
  const words = wordsOf(texts.filter((text) => text).join(' \n '))
  const values = extension.map(({ Key, value }) => extensionWord(Key, value))
  return [...words.slice(0, WORDS_MAX), ...new Set(values)]
}

/**
 * A word that stands for one ExtensionColumn entry as a whole. It begins with "=", unlike any word of a text with more than one
 * character.
 */
const extensionWord = (key: string, value: string): string =>
  `=${createHash('sha256')
    .update(`${fold(key)}=${fold(value)}`)
    .digest('base64url')
    .slice(0, 20)}`

/** Consecutive words; if `open`, the last one may be a prefix. */
export type Phrase = { words: string[]; open: boolean }

/** Fewest letters of a prefix; shorter ones match too many words. */
const OPEN_MIN = 3

/** Most words of a keyword. Some signs fold to several words, so 2 KB of text can have thousands. */
const KEYWORD_WORDS_MAX = 30

/** A keyword as a phrase: matches anywhere in a text, starting at a word. A long keyword is cut. */
export function phraseOf(keyword: string): Phrase {
  const all = wordsOf(keyword)
  const words = all.slice(0, KEYWORD_WORDS_MAX)
  return { words, open: words.length === all.length && (words.at(-1)?.length ?? 0) >= OPEN_MIN }
}

/** All groups of `all` must match, each by any of its phrases, and no phrase of `none`. */
export type TextQuery = { all: Phrase[][]; none?: Phrase[] }

/**
 * A full-text index in the table `listing_words`, whose `rowid` is the listing's id. Each word has the chatbot's id as prefix, so
 * that a search reads only this chatbot's entries.
 */
export type FullText = {
  put(db: Kysely<Tables>, chatbotId: number, rows: { id: number; words: string[] }[]): Promise<void>
  remove(db: Kysely<Tables>, ids: number[]): Promise<void>
  /** Condition on `listing_words` that it matches the query. */
  matches(chatbotId: number, query: TextQuery): Expression<SqlBool>
}

/** The text query of a filter; undefined if it has none. Keywords without words are ignored. */
export function textQueryOf({ keywords = [], features = [], extension = [] }: Filter): TextQuery | undefined {
  const values = entriesOf(extension)
  const phrases = [...keywords.map((keyword) => [keyword]), ...features]
    .map((any) => any.map(phraseOf).filter(({ words }) => words.length > 0))
    .filter((any) => any.length > 0)
  const none = features.flatMap(denialsOf).map((denial) => ({ ...phraseOf(denial), open: false }))
  return phrases.length + values.length === 0 ? undefined : { all: [...phrases, ...values], none }
}

type Entries = NonNullable<Filter['extension']>
const known = new WeakMap<Entries, Phrase[][]>()

/** Memoized per list: a hundred long entries take 20 ms, and copies of a filter share the list. */
function entriesOf(extension: Entries): Phrase[][] {
  const entries =
    known.get(extension) ?? extension.map(({ key, value }) => [{ words: [extensionWord(key, value)], open: false }])
  known.set(extension, entries)
  return entries
}

export const prefixed = (chatbotId: number, word: string): string => `${chatbotId}:${word}`
