import type { Expression, Kysely, SqlBool } from 'kysely'
import { denialsOf } from '../../../search/features/features.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { extensionWord, type Phrase, phraseOf } from './words.ts'

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
