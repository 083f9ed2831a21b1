import type { Language } from '../../contract/languages.ts'
import { isNumberWord } from '../numbers/words/number-groups.ts'
import type { Correction } from '../parse/parsed.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { editsBetween, isOneSlipAway, letterMask, mayBeNear } from '../text/letters.ts'
import { remembered } from '../text/remembered.ts'
import { TIME_WORDS } from '../text/time-words.ts'
import { isCapital, type Token } from '../text/tokens.ts'
import { wordsOfLanguage } from './detect.ts'
import { languages } from './lexicon.ts'
import { NEVER_CORRECTED } from './never-corrected.ts'

/** A corrected word and its position. */
export type CorrectedWord = Correction & { at: number }

/** Minimum length of a word to correct; shorter words are too similar to others: "moat" is not "boat". */
const SHORTEST = 5
/** Minimum length for two corrected errors. */
const LONG = 8

/** Maximum number of unknown words checked; longer texts are no searches. */
const LOOKED_MAX = 60

/** The words of each language by length, each with a mask of its letters. */
const byLength = new Map<Language, ReadonlyMap<number, readonly { word: string; mask: number }[]>>(
  (Object.keys(languages) as Language[]).map((language) => {
    const words = [...wordsOfLanguage(language)].filter((word) => word.length >= SHORTEST - 1)
    const masked = words.map((word) => ({ word, mask: letterMask(word) }))
    return [language, Map.groupBy(masked, ({ word }) => word.length)]
  }),
)

/**
 * Corrects typing errors in search words: "appartment", "bedrom", "chepest". Words that `isKnown` accepts, names and
 * common words stay unchanged.
 */
export function correctSpelling(
  tokens: readonly Token[],
  language: Language,
  isKnown: (word: string) => boolean,
): { tokens: Token[]; corrected: CorrectedWord[] } {
  const corrected: CorrectedWord[] = []
  let looked = 0
  const right = tokens.map((token, at) => {
    const { text, raw } = token
    if (isNumberWord(text) || TIME_WORDS.has(text)) return token
    const slip = language === 'en' && !isCapital(token) && !isKnown(text) ? shortSlip(text) : undefined
    if (slip !== undefined) {
      corrected.push({ at, said: raw, taken: slip })
      return { ...token, text: slip }
    }
    if (looked === LOOKED_MAX || !isDoubtful(tokens, at, language) || isWritten(text, language) || isKnown(text))
      return token
    looked += 1
    const taken = nearestWord(text, language)
    if (taken === undefined) return token
    corrected.push({ at, said: raw, taken })
    return { ...token, text: taken }
  })
  return { tokens: right, corrected }
}

/** Short words that a search rests on. They are corrected only where a letter is missing or two are swapped: "undr", "wiht". */
const SHORT_WORDS = ['with', 'under', 'over', 'house', 'million', 'near', 'less', 'than', 'sale']
/** Shorter words are too often others. */
const SHORTEST_SLIP = 4
const shortSlip = (text: string): string | undefined =>
  text.length < SHORTEST_SLIP || isWritten(text, 'en')
    ? undefined
    : SHORT_WORDS.find((word) => word[0] === text[0] && word.length >= text.length && isOneSlipAway(text, word))

/**
 * Whether the token at an index may be a typing error. A capitalised word within a sentence is taken for a name, unless all is in
 * capitals.
 */
function isDoubtful(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at]
  if (token === undefined || token.text.length < SHORTEST || token.text.length > 20 || !/^\p{L}+$/u.test(token.text))
    return false
  // German capitalises every noun.
  const isName =
    language !== 'de' &&
    isCapital(token) &&
    at > 0 &&
    tokens.some(({ raw }) => /^\p{Ll}/u.test(raw)) &&
    !/^\p{Lu}+$/u.test(token.raw)
  return !isName
}

/** Whether a word, or its singular, is in a language's vocabulary. */
const isWritten = (text: string, language: Language): boolean =>
  (language === 'en' && NEVER_CORRECTED.has(text)) ||
  [text, singular(text)].some(
    (word) => COMMON_WORDS.has(word) || wordsOfLanguage(language).has(word) || wordsOfLanguage('en').has(word),
  )

/** The singular: "houses" and "churches" are plurals, "condoes" is an error. */
const singular = (text: string): string => text.replace(/(?<=s|x|z|ch|sh)es$|(?<!oe)s$/, '')

/** The closest word, if close enough; the sentence's own language before English. */
function nearestWord(text: string, language: Language): string | undefined {
  const own = closest[language](text)
  const english = language === 'en' ? undefined : closest.en(text)
  const isEnglish = english && (!own || rank(english, text) < rank(own, text))
  return isEnglish ? english.word : own?.word
}

const rank = ({ word, edits }: { word: string; edits: number }, text: string): number =>
  edits * 10 + unlikeness(word, text)

const closest = Object.fromEntries(
  (Object.keys(languages) as Language[]).map((language) => [language, remembered((text) => closestIn(text, language))]),
) as Record<Language, (text: string) => ReturnType<typeof closestIn>>

/** The closest word of a language; undefined if several are equally close. */
function closestIn(text: string, language: Language): { word: string; edits: number } | undefined {
  const allowed = text.length < LONG ? 1 : 2
  const lengths = [-2, -1, 0, 1, 2].filter((more) => Math.abs(more) <= allowed)
  const mask = letterMask(text)
  const near = lengths
    .flatMap((more) => byLength.get(language)?.get(text.length + more) ?? [])
    .filter((other) => mayBeNear(mask, other.mask, allowed) && mayBegin(other.word, text))
    .map(({ word }) => ({ word, edits: editsBetween(text, word, allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((one, other) => one.edits - other.edits || unlikeness(one.word, text) - unlikeness(other.word, text))
  const [best, second] = near
  // "houes" is close to "house" and "houses", which mean the same and are no tie.
  const isTie =
    best !== undefined &&
    second?.edits === best.edits &&
    second.word !== `${best.word}s` &&
    unlikeness(second.word, text) === unlikeness(best.word, text)
  return isTie ? undefined : best
}

/**
 * Ranks equally close words: swapped letters ("houes") are likelier than a letter left out ("hoses" is "houses", not "hses"),
 * then a letter too many, then a wrong letter, and a wrong first letter is the least likely ("towhomes").
 */
function unlikeness(word: string, text: string): number {
  if (word.length === text.length && letterMask(word) === letterMask(text)) return 0
  if (word[0] !== text[0]) return 4
  if (word.length === text.length) return 3
  return word.length > text.length ? 1 : 2
}

/** The first letter is rarely wrong; if it is, the rest must be right. */
const mayBegin = (word: string, text: string): boolean =>
  word[0] === text[0] || word.slice(1) === text.slice(1) || word.slice(1) === text || word.slice(0, 2) === swapped(text)

const swapped = (text: string): string => `${text[1]}${text[0]}`

/** Whether a word that is not English is a typing error of an English one. */
export const isMisspeltEnglish = (text: string): boolean => closest.en(text) !== undefined
