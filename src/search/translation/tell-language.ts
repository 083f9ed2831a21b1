import type { Language } from '../../contract/languages.ts'
import { beginsName, wordsOfLanguage } from '../language/detect.ts'
import { isMisspeltEnglish } from '../language/spelling.ts'
import { ENGLISH, type Foreign, foreign, type Glossary, glossaries, isKnown } from './glossary.ts'
import { isMillions, type NamesAt, type Piece, piecesOf, streetLengthAt } from './pieces.ts'

/** Characters that only one of the languages uses; "à Seattle" is French, as Portuguese says "em". */
const SIGNS: Record<Foreign, RegExp> = {
  es: /[ñ¿¡]/iu,
  fr: /[èêëîïûœÈÊËÎÏÛŒ]|(?<!\p{L})[àÀ] (?=\p{Lu})/u,
  de: /[äöüß]/iu,
  pt: /[ãõ]|(?<!\p{L})é(?!\p{L})/iu,
}

/** Signs that no other language has; as much as two words. */
const OWN_SIGN = /[¿¡]/u
const OWN_SIGN_SCORE = 2

/** Detects the language of a text; on a tie the `previous` one. Undefined if its words tell none, as in "3". */
export function languageOfText(text: string, namesAt: NamesAt = () => 0, previous?: Language): Language | undefined {
  const told = piecesToTell(text, namesAt)
  const words = told.map((piece) => piece.text)
  // "y" and "n" are yes and no before they are Spanish or French.
  if (words.length === 1 && /^[a-z]$/.test(words[0] ?? '') && !OWN_SIGN.test(text)) return undefined
  const english = words.filter((word) => ENGLISH.has(word) && !/^\d+$/.test(word)).length
  const scores = foreign.map((language) => ({ language, score: scoreOf(text, told, language) }))
  const best = scores.reduce((top, each) =>
    each.score > top.score || (each.score === top.score && each.language === previous) ? each : top,
  )
  if (best.score > english) return tellsByLetters(text, told, best) ? undefined : best.language
  // "Mit 2 bedrooms" in a German talk goes on in German.
  const isMixed = best.score === english && best.score > 0 && best.language === previous
  if (isMixed || (best.score === english && hasOwnWord(words, best.language))) return best.language
  return english >= 2 && words.length > 1 ? 'en' : undefined
}

/** "U suck": letters that are words elsewhere tell nothing where no other word is of that language. */
function tellsByLetters(
  text: string,
  told: Piece[],
  { language, score }: { language: Foreign; score: number },
): boolean {
  if (language === 'fr' && ELISION.test(text)) return false
  const others = told.filter((piece) => !/^[a-z]$/.test(piece.text))
  return others.length > 0 && score <= told.length - others.length && scoreOf(text, others, language) === 0
}

/** "J'aime", "c'est": French letters, unlike that of "O'Fallon" */
const ELISION = /(?<!\p{L})[cdjlmnst]['’]\p{L}/iu

/** Minimum length; shorter words exist in several languages. */
const OWN_LEAST = 6
const isOwn = (word: string): boolean =>
  word.length >= OWN_LEAST && !ENGLISH.has(word) && !wordsOfLanguage('en').has(word)

/** On a tie, a long word that English does not have decides: "Mietwohnungen in Portland". */
const hasOwnWord = (words: string[], language: Foreign): boolean =>
  words.some((word) => isOwn(word) && (isKnown(glossaries[language], word) || wordsOfLanguage(language).has(word)))

/** Words that the glossary leaves to the parser, which reads all languages. */
const isSearchedIn = (word: string, language: Foreign): boolean =>
  isOwn(word) && !isKnown(glossaries[language], word) && wordsOfLanguage(language).has(word)

/** Number of words that the language has; a word with a typing error counts half. */
function scoreOf(text: string, pieces: Piece[], language: Foreign): number {
  const glossary = glossaries[language]
  const sign = language === 'es' && OWN_SIGN.test(text) ? OWN_SIGN_SCORE : SIGNS[language].test(text) ? 0.5 : 0
  const covered = coveredBy(glossary, pieces)
  const told = covered + pieces.filter((piece) => isSearchedIn(piece.text, language)).length + sign
  if (pieces.length > TOLD_MOST) return told
  const correctedToo = coveredBy(
    glossary,
    pieces.map((piece) => ({ ...piece, text: correctedIn(piece.text, glossary) })),
  )
  return told + (correctedToo - covered) / 2
}

/** A word with its typing error corrected, unless an English word is as near: "codnos". */
function correctedIn(word: string, glossary: Glossary): string {
  const right = glossary.corrected(word)
  return right !== word && isMisspeltEnglish(word) ? word : right
}

/** Maximum number of words for which typing errors are considered. */
const TOLD_MOST = 12

const isGerman = (word: string): boolean => isKnown(glossaries.de, word)

/** The pieces used for detection: without names and addresses. */
function piecesToTell(text: string, namesAt: NamesAt): Piece[] {
  const { pieces } = piecesOf(text)
  const told: Piece[] = []
  for (let at = 0; at < pieces.length; ) {
    // Any capitalised word after a number may be a street, but German nouns: "3 Zimmer".
    const skipped = namesAt(pieces, at) || streetLengthAt(pieces, at, isGerman) || unknownNameAt(pieces, at)
    if (skipped === 0 && !isMillions(pieces, at)) told.push(...pieces.slice(at, at + 1))
    at += Math.max(1, skipped)
  }
  return told
}

/** How many words "los angeles" and the like take there, where the search does not know them. */
function unknownNameAt(pieces: Piece[], at: number): number {
  const next = pieces[at + 1]?.text
  return beginsName(pieces[at]?.text ?? '', next) && !isKnown(glossaries.es, next ?? '') ? 2 : 0
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
