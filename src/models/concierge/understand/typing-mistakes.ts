import { vocabularyOf } from '../../../search/language/detect.ts'
import { COMMON_WORDS } from '../../../search/text/common-words.ts'

/** How many words from there on are a name, such as a city's, and stay as they are. */
export type NamesAt = (words: string[], at: number) => number

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

/** Words by which people ask, beside those that searches are made of, whose typing mistakes the parser mends. */
const ASKING =
  'average median compare comparison difference translate address available market photos pictures describe details second third fourth fifth between closest nearest downtown weather opening similar instead'.split(
    ' ',
  )
/** Shorter words are too often one letter away from others. */
const ASKING_LEAST = 5

/** A plain English question with the words by which it asks spelt rightly; names stay as they are. */
export const mendAsking = (english: string, namesAt: NamesAt): string =>
  english.replaceAll(/(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu, (word) => {
    if (word.length < ASKING_LEAST || COMMON_WORDS.has(word) || vocabularyOf('english').has(word)) return word
    return namesAt([word], 0) > 0 ? word : (ASKING.find((asking) => isOneSlipAway(word, asking)) ?? word)
  })
