import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { spellingsOfDay } from '../../../search/features/open-house-days.ts'
import { denialsOf, foreignSpellingsOf } from '../../../search/features/spellings.ts'
import type { Filter } from '../../../search/filter.ts'
import type { Tables } from '../../tables.ts'
import { entryWord } from './listing-words.ts'
import { wordsOf } from './words.ts'

/** Consecutive words; if `open`, the last one may be a prefix. */
export type Phrase = { words: string[]; open: boolean }

/** Fewest letters of a prefix; shorter ones match too many words. */
const OPEN_MIN = 3

/** Maximum number of words of a keyword. Some signs fold to several words, so 2 KB of text can have thousands. */
const KEYWORD_WORDS_MAX = 30

/** A keyword as a phrase: matches anywhere in a text, starting at a word. A long keyword is cut. */
export function phraseOf(keyword: string): Phrase {
  const words = wordsOf(keyword, KEYWORD_WORDS_MAX + 1)
  const isWhole = words.length <= KEYWORD_WORDS_MAX
  return { words: words.slice(0, KEYWORD_WORDS_MAX), open: isWhole && (words.at(-1)?.length ?? 0) >= OPEN_MIN }
}

/** What `textWords` contains where the phrase stands. */
export const phraseText = ({ words, open }: Phrase): string => ` ${words.join(' ')}${open ? '' : ' '}`

/** All groups of `all` must match, each by any of its phrases, and no phrase of `none`. */
export type TextQuery = { all: Phrase[][]; none?: Phrase[] }

/**
 * A full-text index in the table `listing_words`, whose `rowid` is the listing's id. Each word has the chatbot's id as prefix, so
 * that a search reads only this chatbot's entries.
 */
export type FullText = {
  put(db: Kysely<Tables>, chatbotId: number, rows: { id: number; words: string[] }[]): Promise<void>
  remove(db: Kysely<Tables>, ids: number[]): Promise<void>
  /** Writes to the tables what `put` and `remove` have gathered in memory, which the commit would do else. */
  flush(db: Kysely<Tables>): Promise<void>
  /** Condition on `listing_words` that it matches the query. */
  matches(chatbotId: number, query: TextQuery): Expression<SqlBool>
}

/** The text query of a filter; undefined if it has none. Keywords without words are ignored. */
export function textQueryOf({
  keywords = [],
  features = [],
  extension = [],
  openHouseDays,
}: Filter): TextQuery | undefined {
  const values = extension.map((entry): Phrase[] => [{ words: [entryWord(entry)], open: false }])
  const days = openHouseDays === undefined ? [] : [openHouseDays.flatMap(dayPhrases)]
  const phrases = [...keywords.map((keyword) => [phraseOf(keyword)]), ...features.map(featurePhrases), ...days]
    .map((any) => any.filter(({ words }) => words.length > 0))
    .filter((any) => any.length > 0)
  const none = features.flatMap((spellings) => [
    ...denialsOf(spellings).map(wholePhraseOf),
    ...foreignPhrases(spellings).denials,
  ])
  return phrases.length + values.length === 0 ? undefined : { all: [...phrases, ...values], none }
}

/** The time may follow the day without a blank: "2026-01-17T13:00". */
const dayPhrases = (day: string): Phrase[] => spellingsOfDay(day).map((text) => ({ ...phraseOf(text), open: true }))

const featurePhrases = (spellings: readonly string[]): Phrase[] => [
  ...spellings.map(phraseOf),
  ...foreignPhrases(spellings).spellings,
]

type ForeignPhrases = { spellings: Phrase[]; denials: Phrase[] }
/** By name of the feature: folding some 250 phrases anew would cost each search 0.2 ms. */
const foreign = new Map<string, ForeignPhrases>()

/** Spellings of other languages are whole words: "Garten" is not the street "Gartenweg". */
function foreignPhrases([name = '']: readonly string[]): ForeignPhrases {
  const kept = foreign.get(name)
  if (kept !== undefined) return kept
  const { spellings, denials } = foreignSpellingsOf(name)
  const phrases = { spellings: spellings.map(wholePhraseOf), denials: denials.map(wholePhraseOf) }
  if (spellings.length > 0) foreign.set(name, phrases)
  return phrases
}

const wholePhraseOf = (text: string): Phrase => ({ ...phraseOf(text), open: false })

/** The same in both databases. */
export const removeWords: FullText['remove'] = async (db, ids) => {
  if (ids.length === 0) return
  await sql`delete from listing_words where rowid in (${sql.join(ids)})`.execute(db)
}

export const withChatbotPrefix = (chatbotId: number, word: string): string => `${chatbotId}:${word}`
