import type { Language } from '../language/lexicon.ts'
import { german } from './glossaries/de.ts'
import { spanish } from './glossaries/es.ts'
import { french } from './glossaries/fr.ts'
import { portuguese } from './glossaries/pt.ts'

/** English by the ways to say it; a way by its words. */
export type Glossary = { english: Map<string, string>; longest: number; known: Set<string> }

export const glossaries = {
  es: glossaryOf(spanish),
  fr: glossaryOf(french),
  de: glossaryOf(german),
  pt: glossaryOf(portuguese),
} satisfies Record<Exclude<Language, 'en'>, Glossary>
export type Foreign = keyof typeof glossaries
export const foreign = Object.keys(glossaries) as Foreign[]

function glossaryOf(lines: string): Glossary {
  const english = new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meaning = '', ways = ''] = line.split(' = ')
        return ways.split('|').map((way) => [way, meaning] as const)
      }),
  )
  const ways = [...english.keys()]
  return {
    english,
    longest: Math.max(...ways.map((way) => way.split(' ').length)),
    known: new Set(ways.flatMap((way) => way.split(' '))),
  }
}

/** English words that tell the language of a question: those of the glossaries, and frequent ones besides. */
export const ENGLISH = new Set([
  ...Object.values(glossaries).flatMap(({ english }) => [...english.values()].flatMap((meaning) => meaning.split(' '))),
  ...'an at by from into that there them they he she we you am be been was were do does did will would can could should i im ive id if so then too one two three four five six seven eight nine ten any anything something under over below above less least bedroom bathroom bed beds bath baths square feet foot miles within cheaper bigger smaller larger newer older story garage yard sqft ft sq month year years old days big large small new cheap expensive list find search get got give see property properties townhouse rental rentals places place flat studio lot city town area market asking listed pay cover include includes come much many long far how whats hows built build'.split(
    ' ',
  ),
])

/** How many words from there on are one way to say something; 0 where none is. */
export function longestAt({ english, longest }: Glossary, words: string[], at: number): number {
  let length = Math.min(longest, words.length - at)
  while (length > 0 && !english.has(words.slice(at, at + length).join(' '))) length--
  return length
}

/** Shorter words are too often one letter away from others. */
const MENDED_LEAST = 6

/** A word that a glossary has but for one typing mistake, as it has it. */
export function mended(word: string, { english, known }: Glossary): string {
  if (word.length < MENDED_LEAST || known.has(word) || ENGLISH.has(word) || /\d/.test(word)) return word
  const found = [...known].filter(
    (other) =>
      other.length >= MENDED_LEAST - 1 && Math.abs(other.length - word.length) <= 1 && isOneSlipAway(word, other),
  )
  const meanings = new Set(found.map((other) => english.get(other) ?? other))
  return meanings.size === 1 ? (found[0] ?? word) : word
}

/** A word of another letter is meant only where it is as long as this: "morava" is no "morada". */
const OTHER_LETTER_LEAST = 8

/** Whether one word is another but for a typing mistake: a letter more, less or other, or two neighbours swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length + right.length === 1) return true
  if (left.length === 1 && right.length === 1) return one.length >= OTHER_LETTER_LEAST
  return left.length === 2 && right === `${left[1]}${left[0]}`
}
