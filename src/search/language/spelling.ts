import { distance } from '../../contract/nearest.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import { isCapital, type Token } from '../text/tokens.ts'
import { vocabularyOf } from './detect.ts'
import { type Language, languages } from './languages.ts'

/** A word that was mended, and where it stands. */
export type Mended = { at: number; said: string; taken: string }

/** Shorter words are too near to others to be mended: "moat" is no boat. */
const SHORTEST = 5
/** From so many letters on, two errors are mended. */
const LONG = 8

/** Most unknown words that are looked at: who writes more of them does not ask for a home. */
const LOOKED_MAX = 60

const byLength = new Map<Language, ReadonlyMap<number, readonly string[]>>(
  (Object.keys(languages) as Language[]).map((language) => [
    language,
    Map.groupBy(
      [...vocabularyOf(language)].filter((word) => word.length >= SHORTEST - 1),
      (word) => word.length,
    ),
  ]),
)

/**
 * Mends typing errors in the words that searches are made of: "appartment", "bedrom", "chepest". Words that `isKnown`
 * knows, names and everyday words are left as they are.
 */
export function mendSpelling(
  tokens: readonly Token[],
  language: Language,
  isKnown: (word: string) => boolean,
): { tokens: Token[]; mended: Mended[] } {
  const mended: Mended[] = []
  let looked = 0
  const right = tokens.map((token, at) => {
    const { text, raw } = token
    if (looked === LOOKED_MAX || !isDoubtful(token, at, tokens, language) || isWritten(text, language) || isKnown(text))
      return token
    looked += 1
    const taken = nearestWord(text, language)
    if (taken === undefined) return token
    mended.push({ at, said: raw, taken })
    return { ...token, text: taken }
  })
  return { tokens: right, mended }
}

/** A name inside the sentence is spelt as its owner likes; all capitals, or the first word, tell nothing. */
function isDoubtful(token: Token, at: number, tokens: readonly Token[], language: Language): boolean {
  if (token.text.length < SHORTEST || token.text.length > 20 || !/^\p{L}+$/u.test(token.text)) return false
  // German writes every noun so.
  const isName =
    language !== 'german' &&
    isCapital(token) &&
    at > 0 &&
    tokens.some(({ raw }) => /^\p{Ll}/u.test(raw)) &&
    !/^\p{Lu}+$/u.test(token.raw)
  return !isName
}

/** Written as some language has it, or in the plural of it. */
const isWritten = (text: string, language: Language): boolean =>
  [text, text.replace(/e?s$/, '')].some(
    (word) => COMMON_WORDS.has(word) || vocabularyOf(language).has(word) || vocabularyOf('english').has(word),
  )

/** The one word of the vocabulary that is near enough; of several equally near ones none is. */
function nearestWord(text: string, language: Language): string | undefined {
  const allowed = text.length < LONG ? 1 : 2
  const candidates = [...new Set([language, 'english' as const])].flatMap((one) =>
    [-2, -1, 0, 1, 2].flatMap((more) =>
      Math.abs(more) <= allowed ? (byLength.get(one)?.get(text.length + more) ?? []) : [],
    ),
  )
  let [best, fewest, isTie]: [string | undefined, number, boolean] = [undefined, allowed + 1, false]
  for (const word of candidates) {
    // The first letter is rarely wrong, and where it is, the rest is not.
    if (
      word[0] !== text[0] &&
      word.slice(1) !== text.slice(1) &&
      word.slice(1) !== text &&
      word.slice(0, 2) !== swapped(text)
    )
      continue
    const edits = distance(text, word)
    if (edits < fewest) [best, fewest, isTie] = [word, edits, false]
    else if (edits === fewest && word !== best) isTie = true
  }
  return isTie ? undefined : best
}

const swapped = (text: string): string => `${text[1]}${text[0]}`
