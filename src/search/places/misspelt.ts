import { COMMON_WORDS } from '../text/common-words.ts'
import { editsBetween, letterMask, mayBeNear } from '../text/letters.ts'
import { wordSet } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { type Finding, originalText, type Sentence } from '../text/sentence.ts'
import { isWord, type Token, wordAt } from '../text/tokens.ts'
import { placeFinding } from './place-finding.ts'
import { keyOfTokens, type PlaceIndex, startOf } from './place-index.ts'

/**
 * Reads misspelt places: one edit for 4 to 7 letters, two from 8. If several are equally close, the person is asked.
 */
export const readMisspeltPlaces = (sentence: Sentence, at: number): Finding | undefined => misspelt(sentence, at, 1)

/**
 * Reads misspelt names of several words where a place is expected, before their words are read as something else: "in
 * Mountian View".
 */
export const readMisspeltNames = (sentence: Sentence, at: number): Finding | undefined =>
  DUE.has(wordAt(sentence.tokens, at - 1)) ? misspelt(sentence, at, 2) : undefined

function misspelt(sentence: Sentence, at: number, shortest: number): Finding | undefined {
  const { tokens, places } = sentence
  for (let length = Math.min(places.mostWords + 1, 5, tokens.length - at); length >= shortest; length--) {
    const run = tokens.slice(at, at + length)
    if (!mayBeName(run) || isVerb(tokens, at)) continue
    const keys = nearKeys(places, keyOfTokens(run), isExpected(sentence, at) ? 'any' : 'same')
    if (keys.length === 0) continue
    const until = at + length
    const found = keys.flatMap((key) => places.byKey.get(key)?.slice(0, 1) ?? [])
    const names = [...new Set(found.map(({ name }) => name))]
    const text = originalText(sentence, { from: at, until })
    if (names.length > 1) return { from: at, until, ambiguity: { said: text, options: names } }
    const [name] = names
    if (name === undefined) continue
    return {
      ...placeFinding(sentence, { from: at, until }, found.slice(0, 1)),
      correction: { said: text, taken: name },
    }
  }
  return undefined
}

/** Whether tokens may be a name: no sign or gap between them, and each word long enough or next to an uncommon one. */
const mayBeName = (run: Token[]) =>
  run.every(isWord) && run.some(({ text }) => !COMMON_WORDS.has(text)) && !STARTS.has(wordAt(run, 0))

const STARTS = wordSet('in near at around the a an to of for and or is are with my i we it under over')

/** "Settle for 2 baths" is not in Seattle, "homes in Settle for 500k" are. */
const isVerb = (tokens: Token[], at: number): boolean =>
  wordAt(tokens, at) === 'settle' && wordAt(tokens, at + 1) === 'for' && !DUE.has(wordAt(tokens, at - 1))

/** Where a place is expected, even its first letter may be wrong; elsewhere "cellar" is not read as Keller. */
const isExpected = ({ tokens, asked }: Sentence, at: number) =>
  asked === 'place' || tokens.length <= 2 || DUE.has(wordAt(tokens, at - 1))

const DUE = wordSet('in near around at to en em')

/** Whether a word may be a misspelt place; spelling correction leaves it to the place readers. */
export const isNearName = (places: PlaceIndex, word: string): boolean => nearKeys(places, word, 'any').length > 0

/** Which first letter a near key may have: any, or the one that was written. */
type FirstLetter = 'any' | 'same'
const nearKeysByIndex = new WeakMap<PlaceIndex, Record<FirstLetter, (wanted: string) => string[]>>()

function nearKeys(places: PlaceIndex, wanted: string, firstLetter: FirstLetter): string[] {
  const near = nearKeysByIndex.get(places) ?? {
    any: remembered((word) => findNear(places, word, 'any')),
    same: remembered((word) => findNear(places, word, 'same')),
  }
  nearKeysByIndex.set(places, near)
  return near[firstLetter](wanted)
}

/** The index keys with the fewest edits from `wanted`; empty if it takes more than allowed (1, or 2 from 8 letters). */
function findNear(places: PlaceIndex, wanted: string, firstLetter: FirstLetter): string[] {
  if (wanted.length < 4 || wanted.length > 40) return []
  const allowed = wanted.length < 8 ? 1 : 2
  const mask = letterMask(wanted)
  let best: string[] = []
  let fewest = allowed
  for (let length = wanted.length - allowed; length <= wanted.length + allowed; length++) {
    const keys = firstLetter === 'any' ? places.byLength.get(length) : places.byStart.get(startOf(wanted, length))
    for (const { key, mask: other } of keys ?? []) {
      // The mask excludes most keys without a comparison.
      if (!mayBeNear(mask, other, fewest)) continue
      const edits = editsBetween(wanted, key, fewest)
      if (edits > fewest || (edits > 1 && hasOtherLetters(wanted, key))) continue
      if (edits < fewest) [best, fewest] = [[], edits]
      best.push(key)
    }
  }
  return best
}

/** A short name with two different letters is another name: "Portland" is not "Parkland". */
const hasOtherLetters = (wanted: string, key: string): boolean =>
  wanted.length === key.length &&
  wanted.length < 10 &&
  wanted.split('').every((letter, at) => letter === key[at] || wanted[at + 1] !== key[at])
