import { createHash } from 'node:crypto'
import type { ListingFields } from '../../../contract/listings/listing.ts'
import { fold } from '../../../search/text/fold.ts'

/** Most words that are looked through of one listing: PostgreSQL knows no positions beyond 16,383. */
const WORDS_MAX = 16_000

/** Scripts that write no blanks between words. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr'].map((script) => `\\p{sc=${script}}`).join('')

/**
 * A word, or a sign, which counts as a word of its own so that "100%" means what it says. A letter of a script without
 * blanks is a word too. What is longer than 64 letters is several words: PostgreSQL takes none over 2 KB.
 */
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{N}]--[${UNSPACED}]]{1,64}|\\S`, 'gv')

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? []

/** What a keyword is looked for in, as words, and one word more for every value of ExtensionColumn. */
export function listingWords({ Description, Address, Location, City, ExtensionColumn }: ListingFields): string[] {
  const extension = ExtensionColumn ?? []
  const texts = [Address, Location, City, Description, ...extension.map(({ Key, value }) => `${Key} ${value}`)]
  const words = wordsOf(texts.filter((text) => text).join(' \n '))
  const values = extension.map(({ Key, value }) => extensionWord(Key, value))
  return [...words.slice(0, WORDS_MAX), ...new Set(values)]
}

/** A word that stands for one value of ExtensionColumn as a whole; no text has one like it. */
export const extensionWord = (key: string, value: string): string =>
  `=${createHash('sha256')
    .update(`${fold(key)}=${fold(value)}`)
    .digest('base64url')
    .slice(0, 20)}`

/** Words that stand one after the other; the last one may be the beginning of a longer word. */
export type Phrase = { words: string[]; open: boolean }

/** A shorter beginning would stand for half of all words. */
const OPEN_MIN = 3

/** Most words of a keyword that are looked for. Some signs fold into several words, so that a text of 2 KB has thousands. */
const KEYWORD_WORDS_MAX = 30

/** A keyword as it is looked for: anywhere in the text, from the beginning of a word on. Of a long one the beginning counts. */
export function phraseOf(keyword: string): Phrase {
  const all = wordsOf(keyword)
  const words = all.slice(0, KEYWORD_WORDS_MAX)
  return { words, open: words.length === all.length && (words.at(-1)?.length ?? 0) >= OPEN_MIN }
}
