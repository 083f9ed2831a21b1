import { vocabularyOf } from '../language/detect.ts'
import type { Language } from '../language/lexicon.ts'
import { ENGLISH, type Foreign, foreign, type Glossary, glossaries, longestAt, mended } from './glossary.ts'
import { type NamesAt, piecesOf, streetAt } from './pieces.ts'

/** Signs that only one of the languages writes. */
const SIGNS: Record<Foreign, RegExp> = { es: /[ñ¿¡]/iu, fr: /[èêëîïûœ]/iu, de: /[äöüß]/iu, pt: /[ãõ]/iu }

/** The language of a question, of two alike that of the `previous` one; undefined where its words tell none, as in "3". */
export function languageOf(text: string, namesAt: NamesAt = () => 0, previous?: Language): Language | undefined {
  const words = wordsToTell(text, namesAt)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const scores = foreign.map((language) => ({ language, score: scoreOf(text, words, language) }))
  const best = scores.reduce((top, each) =>
    each.score > top.score || (each.score === top.score && each.language === previous) ? each : top,
  )
  if (best.score > english || (best.score === english && hasOwnWord(words, best.language))) return best.language
  return english >= 2 && words.length > 1 ? 'en' : undefined
}

/** Shorter words stand in several languages. */
const OWN_LEAST = 6
const isOwn = (word: string): boolean => word.length >= OWN_LEAST && !ENGLISH.has(word) && !vocabularyOf('en').has(word)

/** Of as many words in both, a long one that English has not decides: "Mietwohnungen in Portland". */
const hasOwnWord = (words: string[], language: Foreign): boolean =>
  words.some((word) => isOwn(word) && (glossaries[language].known.has(word) || vocabularyOf(language).has(word)))

/** What the glossary leaves to the parser, which reads all languages. */
const isSearchedIn = (word: string, language: Foreign): boolean =>
  isOwn(word) && !glossaries[language].known.has(word) && vocabularyOf(language).has(word)

/** How many words the language knows; one that it knows but for a typing mistake counts half. */
function scoreOf(text: string, words: string[], language: Foreign): number {
  const glossary = glossaries[language]
  const sign = SIGNS[language].test(text) ? 0.5 : 0
  const covered = coveredBy(glossary, words)
  const told = covered + words.filter((word) => isSearchedIn(word, language)).length + sign
  if (words.length > TOLD_MOST) return told
  const mendedToo = coveredBy(
    glossary,
    words.map((word) => mended(word, glossary)),
  )
  return told + (mendedToo - covered) / 2
}

/** How many words a question may have for typing mistakes in it to be seen when its language is told. */
const TOLD_MOST = 12

/** The words that may tell a language: not those of names and addresses. */
function wordsToTell(text: string, namesAt: NamesAt): string[] {
  const pieces = piecesOf(text)
  const words = pieces.map(({ folded }) => folded)
  const told: string[] = []
  for (let at = 0; at < words.length; ) {
    const skipped = namesAt(words, at) || streetAt(pieces, at, NOTHING)
    if (skipped === 0) told.push(words[at] ?? '')
    at += Math.max(1, skipped)
  }
  return told
}

/** What knows no word: every capital word behind a number may be a street. */
const NOTHING: Pick<Glossary, 'english'> = { english: new Map() }

function coveredBy(glossary: Glossary, words: string[]): number {
  let covered = 0
  for (let at = 0; at < words.length; ) {
    const length = longestAt(glossary, words, at)
    covered += length
    at += Math.max(1, length)
  }
  return covered
}
