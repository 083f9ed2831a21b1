import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ListingFields } from '../../../contract/listings/listing.ts'
import { createYielder } from '../../../core/event-loop/yielding.ts'
import { fold } from '../../../search/text/fold.ts'
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

/**
 * Computes the words of listings before and after a write in several turns of the event loop; once where they have the same texts,
 * as after a change of price.
 */
export async function prepareWordsOfWrites(writes: readonly { before: ListingFields; after: ListingFields }[]) {
  await prepareWords(writes.map(({ after }) => after))
  for (const { before, after } of writes) if (haveSameTexts(before, after)) copyWords(before, after)
  await prepareWords(writes.map(({ before }) => before))
}

const haveSameTexts = (one: ListingFields, other: ListingFields): boolean =>
  isDeepStrictEqual(fieldsWithWords(one), fieldsWithWords(other))

const fieldsWithWords = ({ Description, Address, Location, City, ExtensionColumn }: ListingFields) => [
  Address ?? '',
  Location ?? '',
  City ?? '',
  Description ?? '',
  ExtensionColumn ?? [],
]

/** Lets a listing have the words of another one with the same texts. */
export function copyWords(to: ListingFields, from: ListingFields): void {
  wordsByListing.set(to, textWords(from))
  to.ExtensionColumn?.forEach((entry, index) => {
    const same = from.ExtensionColumn?.[index]
    if (same !== undefined) entryWords.set(entry, entryWord(same))
  })
}

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

/** Maximum number of words indexed per listing: PostgreSQL supports positions up to 16,383. */
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
