import { vocabularyOf } from '../language/detect.ts'
import type { Language } from '../language/lexicon.ts'
import { ENGLISH, type Foreign, foreign, type Glossary, glossaries, isKnown, mended } from './glossary.ts'
import { type NamesAt, type Piece, piecesOf, streetAt } from './pieces.ts'

/** Signs that only one of the languages writes; "à Seattle" is French, for Portuguese says "em". */
const SIGNS: Record<Foreign, RegExp> = {
  es: /[ñ¿¡]/iu,
  fr: /[èêëîïûœÈÊËÎÏÛŒ]|(?<!\p{L})[àÀ] (?=\p{Lu})/u,
  de: /[äöüß]/iu,
  pt: /[ãõ]|(?<!\p{L})é(?!\p{L})/iu,
}

/** The language of a question, of two alike that of the `previous` one; undefined where its words tell none, as in "3". */
export function languageOf(text: string, namesAt: NamesAt = () => 0, previous?: Language): Language | undefined {
  const told = piecesToTell(text, namesAt)
  const words = told.map((piece) => piece.text)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const scores = foreign.map((language) => ({ language, score: scoreOf(text, told, language) }))
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
  words.some((word) => isOwn(word) && (isKnown(glossaries[language], word) || vocabularyOf(language).has(word)))

/** What the glossary leaves to the parser, which reads all languages. */
const isSearchedIn = (word: string, language: Foreign): boolean =>
  isOwn(word) && !isKnown(glossaries[language], word) && vocabularyOf(language).has(word)

/** How many words the language knows; one that it knows but for a typing mistake counts half. */
function scoreOf(text: string, pieces: Piece[], language: Foreign): number {
  const glossary = glossaries[language]
  const sign = SIGNS[language].test(text) ? 0.5 : 0
  const covered = coveredBy(glossary, pieces)
  const told = covered + pieces.filter((piece) => isSearchedIn(piece.text, language)).length + sign
  if (pieces.length > TOLD_MOST) return told
  const mendedToo = coveredBy(
    glossary,
    pieces.map((piece) => ({ ...piece, text: mended(piece.text, glossary) })),
  )
  return told + (mendedToo - covered) / 2
}

/** How many words a question may have for typing mistakes in it to be seen when its language is told. */
const TOLD_MOST = 12

/** The pieces that may tell a language: not those of names and addresses. */
function piecesToTell(text: string, namesAt: NamesAt): Piece[] {
  const { pieces } = piecesOf(text)
  const told: Piece[] = []
  for (let at = 0; at < pieces.length; ) {
    // Every capital word behind a number may be a street.
    const skipped = namesAt(pieces, at) || streetAt(pieces, at, () => false)
    if (skipped === 0) told.push(...pieces.slice(at, at + 1))
    at += Math.max(1, skipped)
  }
  return told
}

function coveredBy({ meaningAt }: Glossary, pieces: Piece[]): number {
  let covered = 0
  for (let at = 0; at < pieces.length; ) {
    const until = meaningAt(pieces, at)?.until
    covered += until === undefined ? 0 : until - at
    at = until ?? at + 1
  }
  return covered
}
