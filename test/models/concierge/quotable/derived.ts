import { partsOf } from '../../../../src/models/concierge/business/sentences.ts'
import { seeded } from '../../../sim/clock/seeded.ts'
import type { Labelled } from './learn.ts'

/** How clauses are joined, and sentences of which the first has lost its full stop. */
const JOINS = [
  ', and ',
  ' and ',
  ', but ',
  ', ',
  '; ',
  ': ',
  ' - ',
  ' (',
  ' because ',
  ' so ',
  ' while ',
  ', though ',
  ', which is why ',
]
const RUN_ON = ' '
/** The share of pairs that run on. */
const RUN_ON_SHARE = 0.2
/** Joined sentences for each given one. */
const SHARE = 0.5
/** Longest sentence that is joined, in UTF-16 units. */
const SHORT = 110

const oneOf = <Item>(items: ArrayLike<Item>, random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

/**
 * Pairs of sentences, joined to one: private unless both are public. From them the classifier learns that a private clause makes a
 * sentence private, however public the rest is. The same sentences give the same pairs.
 */
export function joined(sentences: readonly Labelled[]): Labelled[] {
  const random = seeded(11)
  const short = sentences.filter(({ text }) => text.length < SHORT)
  return Array.from({ length: Math.round(sentences.length * SHARE) }, () => {
    const [first, second] = [oneOf(short, random), oneOf(short, random)]
    const runsOn = random() < RUN_ON_SHARE
    const join = runsOn ? RUN_ON : oneOf(JOINS, random)
    return {
      text: first.text.replace(/\.$/, '') + join + (runsOn ? second.text : inTheMiddle(second.text)),
      isPublic: first.isPublic && second.isPublic,
    }
  })
}

/** A part of each public sentence that has several: it is public too, and sentences are judged part by part. */
export function publicParts(sentences: readonly Labelled[]): Labelled[] {
  const random = seeded(5)
  return sentences.flatMap(({ text, isPublic }) => {
    const parts = isPublic ? partsOf(text) : []
    const part = oneOf<string | undefined>(parts, random)
    return part === undefined ? [] : [{ text: part, isPublic }]
  })
}

/** Letters of words that nobody knows, for other languages. */
const ALPHABETS = [
  'abcdefghijklmnoprstuvwz',
  'aeioukmnrstlvpdy',
  'абвгдежзиклмнопрстуя',
  'αβγδεικλμνοπρστ',
  '人不中国大家有在地上',
]
/** Sentences in no language, for each given one. */
const STRANGE_SHARE = 0.1

/**
 * Sentences with all their words replaced by others that no language has, private: from them the classifier learns to say nothing of
 * what it does not understand.
 */
export function inNoLanguage(sentences: readonly Labelled[]): Labelled[] {
  const random = seeded(13)
  return sentences
    .filter(() => random() < STRANGE_SHARE)
    .map(({ text }) => {
      const alphabet = oneOf(ALPHABETS, random)
      const strange = (letter: string) => {
        const other = oneOf(alphabet, random)
        return /\p{Lu}/u.test(letter) ? other.toUpperCase() : other
      }
      return { text: text.replace(/\p{L}/gu, strange), isPublic: false }
    })
}

/** A sentence as it stands in the middle of another: in lower case, but for "I" and abbreviations. */
const inTheMiddle = (text: string): string =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
