import { createHash } from 'node:crypto'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { ListingFields } from '../../../contract/listings/listing.ts'
import { createYielder } from '../../../core/event-loop/yielding.ts'
import { denialsOf, foreignSpellingsOf } from '../../../search/features/spellings.ts'
import type { Filter } from '../../../search/filter.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Tables } from '../../tables.ts'
import { type WordsOfPiece, wordsInPieces, wordsOf } from './words.ts'

/**
 * Cached per listing: its words are indexed, counted, and tested against many filters. Kept as one string: while garbage is
 * collected, V8 looks at each of the 16,000 words that a listing may have, which stopped the service for up to 100 ms.
 */
const wordsByListing = new WeakMap<ListingFields, string>()

/** Words of a listing for the index: those of its texts, and one extra word per ExtensionColumn entry. */
export const listingWords = (listing: ListingFields): string[] => [
  ...textWords(listing).split(' ').slice(1, -1),
  ...entryWordsOf(listing),
]

export const haveSameWords = (one: ListingFields, other: ListingFields): boolean =>
  textWords(one) === textWords(other) && entryWordsOf(one).join() === entryWordsOf(other).join()

const entryWordsOf = ({ ExtensionColumn }: ListingFields): string[] => [
  ...new Set((ExtensionColumn ?? []).map(entryWord)),
]

/** Words of a listing's texts, with a blank before each and after the last. */
export function textWords(listing: ListingFields): string {
  const words = wordsByListing.get(listing) ?? joined([...piecesOf(listing)].map(({ words: some }) => some.join(' ')))
  wordsByListing.set(listing, words)
  return words
}

/** Pieces of text with words between blanks, in the form of `textWords`. */
const joined = (pieces: string[]): string => ['', ...pieces.filter((piece) => piece !== ''), ''].join(' ')

/** Most words indexed per listing: PostgreSQL supports positions up to 16,383. */
const WORDS_MAX = 16_000

function* piecesOf(listing: ListingFields): Generator<WordsOfPiece, void> {
  let left = WORDS_MAX
  for (const text of textsOf(listing))
    for (const piece of wordsInPieces(text, left)) {
      yield piece
      left -= piece.words.length
    }
}

const textsOf = ({ Description, Address, Location, City, ExtensionColumn }: ListingFields): string[] => [
  ...[Address, Location, City, Description].filter((text) => typeof text === 'string'),
  ...(ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`),
]

/**
 * The words that a listing had in the index when `folded` normalized texts and "=" stood between every key and its value. Not
 * cached; for migrations.
 */
export function listingWordsFolded(listing: ListingFields, folded: (text: string) => string): string[] {
  const words: string[] = []
  for (const text of textsOf(listing)) words.push(...wordsOf(text, WORDS_MAX - words.length, folded))
  const entries = (listing.ExtensionColumn ?? []).map((entry) => hashed(folded(entry.Key), '=', folded(entry.value)))
  return [...words, ...new Set(entries)]
}

/** An entry of ExtensionColumn, in a listing or in a filter. */
type Entry = { value: string } & ({ Key: string } | { key: string })
const entryWords = new WeakMap<Entry, string>()

/**
 * A word that stands for one ExtensionColumn entry as a whole. It begins with "=", unlike any word of a text with more than one
 * character. Cached per entry: copies of a listing or of a filter share it.
 */
export function entryWord(entry: Entry): string {
  const word = entryWords.get(entry) ?? hashedEntry(entry)
  entryWords.set(entry, word)
  return word
}

const keyOf = (entry: Entry): string => ('Key' in entry ? entry.Key : entry.key)

function hashedEntry(entry: Entry): string {
  const key = fold(keyOf(entry))
  // With "=" after it, the key "a=b" with the value "c" would be "a" with "b=c". No text has a NUL character.
  return hashed(key, key.includes('=') ? '\0' : '=', fold(entry.value))
}

const hashed = (...parts: string[]): string =>
  `=${createHash('sha256').update(parts.join('')).digest('base64url').slice(0, 20)}`

/** Length of the entries that are folded in one turn of the event loop, in UTF-16 units: some fold to 18 times as many. */
const FOLDED_MAX = 16_384

/** Computes the words of entries in several turns of the event loop: a hundred long ones take 90 ms. */
export async function prepareEntries(entries: readonly Entry[]): Promise<void> {
  const yieldAfter = createYielder(FOLDED_MAX)
  for (const entry of entries) {
    await yieldAfter(keyOf(entry).length + entry.value.length)
    entryWord(entry)
  }
}

/** Computes the words of listings in several turns of the event loop: those of long texts take 100 ms. */
export async function prepareWords(listings: readonly ListingFields[]): Promise<void> {
  const yieldAfter = createYielder(FOLDED_MAX)
  for (const listing of listings) {
    await prepareEntries(listing.ExtensionColumn ?? [])
    if (wordsByListing.has(listing)) continue
    const pieces: string[] = []
    for (const { words, length } of piecesOf(listing)) {
      pieces.push(words.join(' '))
      await yieldAfter(length)
    }
    wordsByListing.set(listing, joined(pieces))
  }
}

/** Consecutive words; if `open`, the last one may be a prefix. */
export type Phrase = { words: string[]; open: boolean }

/** Fewest letters of a prefix; shorter ones match too many words. */
const OPEN_MIN = 3

/** Most words of a keyword. Some signs fold to several words, so 2 KB of text can have thousands. */
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
  /** Condition on `listing_words` that it matches the query. */
  matches(chatbotId: number, query: TextQuery): Expression<SqlBool>
}

/** The text query of a filter; undefined if it has none. Keywords without words are ignored. */
export function textQueryOf({ keywords = [], features = [], extension = [] }: Filter): TextQuery | undefined {
  const values = extension.map((entry): Phrase[] => [{ words: [entryWord(entry)], open: false }])
  const phrases = [...keywords.map((keyword) => [phraseOf(keyword)]), ...features.map(featurePhrases)]
    .map((any) => any.filter(({ words }) => words.length > 0))
    .filter((any) => any.length > 0)
  const none = features.flatMap((spellings) => [
    ...denialsOf(spellings).map(wholePhraseOf),
    ...foreignPhrases(spellings).denials,
  ])
  return phrases.length + values.length === 0 ? undefined : { all: [...phrases, ...values], none }
}

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
