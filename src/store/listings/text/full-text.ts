import type { Expression, Kysely, SqlBool } from 'kysely'
import { denialsOf } from '../../../search/features/features.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { extensionWord, type Phrase, phraseOf } from './words.ts'

/** All of these must hold, of each any, and nothing of `none`. */
export type TextQuery = { all: Phrase[][]; none?: Phrase[] }

/**
 * An index of the words of listings, in the table `listing_words`, whose `rowid` is the listing's. Every word bears the
 * chatbot's number, so that a search walks over this chatbot's listings alone.
 */
export type FullText = {
  put(db: Kysely<Tables>, chatbotId: number, rows: { id: number; words: string[] }[]): Promise<void>
  remove(db: Kysely<Tables>, ids: number[]): Promise<void>
  /** The condition on `listing_words` that it fits the query. */
  matches(chatbotId: number, query: TextQuery): Expression<SqlBool>
}

/** The part of a filter that is looked for in texts. A keyword without any word in it narrows nothing. */
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

/** Worked out once for each list: a hundred long entries take 20 ms, and copies of a filter are asked for many times. */
function entriesOf(extension: Entries): Phrase[][] {
  const entries =
    known.get(extension) ?? extension.map(({ key, value }) => [{ words: [extensionWord(key, value)], open: false }])
  known.set(extension, entries)
  return entries
}

export const prefixed = (chatbotId: number, word: string): string => `${chatbotId}:${word}`
