import type { Language } from '../../../core/people/hand-over/language.ts'
import { vocabularyOf } from '../../../search/language/detect.ts'
import { fold } from '../../../search/text/fold.ts'
import { german } from './glossaries/de.ts'
import { spanish } from './glossaries/es.ts'
import { french } from './glossaries/fr.ts'
import { portuguese } from './glossaries/pt.ts'
import { isOneSlipAway, type NamesAt } from './typing-mistakes.ts'

/** English by the ways to say it; a way by its words. */
type Glossary = { english: Map<string, string>; longest: number; known: Set<string> }

/** Shorter words are too often one letter away from others. */
const MENDED_LEAST = 6
/** No question needs more; a pasted text would take long. */
const MENDED_MOST = 40

const glossaries = {
  es: glossaryOf(spanish),
  fr: glossaryOf(french),
  de: glossaryOf(german),
  pt: glossaryOf(portuguese),
} satisfies Record<Exclude<Language, 'en'>, Glossary>
type Foreign = keyof typeof glossaries
const foreign = Object.keys(glossaries) as Foreign[]

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

/** What knows no word: every capital word behind a number may be a street. */
const NOTHING: Pick<Glossary, 'english'> = { english: new Map() }

/** English words that tell the language of a question: those of the glossaries, and frequent ones besides. */
const ENGLISH = new Set([
  ...Object.values(glossaries).flatMap(({ english }) => [...english.values()].flatMap((meaning) => meaning.split(' '))),
  ...'an at by from into that there them they he she we you am be been was were do does did will would can could should i im ive id if so then too one two three four five six seven eight nine ten any anything something under over below above less least bedroom bathroom bed beds bath baths square feet foot miles within cheaper bigger smaller larger newer older story garage yard sqft ft sq month year years old days big large small new cheap expensive list find search get got give see property properties townhouse rental rentals places place flat studio lot city town area market asking listed pay cover include includes come much many long far how whats hows built build'.split(
    ' ',
  ),
])

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
const isOwn = (word: string): boolean =>
  word.length >= OWN_LEAST && !ENGLISH.has(word) && !vocabularyOf('english').has(word)

/** Of as many words in both, a long one that English has not decides: "Mietwohnungen in Portland". */
const hasOwnWord = (words: string[], language: Foreign): boolean =>
  words.some((word) => isOwn(word) && (glossaries[language].known.has(word) || vocabularyOf(NAMES[language]).has(word)))

/** What the glossary leaves to the parser, which reads all languages. */
const isSearchedIn = (word: string, language: Foreign): boolean =>
  isOwn(word) && !glossaries[language].known.has(word) && vocabularyOf(NAMES[language]).has(word)

const NAMES = { es: 'spanish', fr: 'french', de: 'german', pt: 'portuguese' } as const satisfies Record<Foreign, string>

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

/** A word or number of a text, folded as the glossaries write it, and what stands between it and the next one. */
type Piece = { raw: string; folded: string; gap: string }

const PIECE =
  /([$€£#]?\d[\d.,]*\d(?!\p{L})|[\p{L}\p{M}\p{N}]+|[$€£#]\d)([^\p{L}\p{N}$€£#]*[$€£#]?(?=[\p{L}\p{N}]|$)|[^\p{L}\p{N}]*)/gu

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(PIECE)].map(([, raw = '', gap = '']) => ({
    raw,
    folded: fold(raw.replaceAll('ß', 'ss')),
    gap: /^['’‘-]$/.test(gap) ? ' ' : gap.replaceAll(/[¿¡]/g, ''),
  }))

function coveredBy(glossary: Glossary, words: string[]): number {
  let covered = 0
  for (let at = 0; at < words.length; ) {
    const length = longestAt(glossary, words, at)
    covered += length
    at += Math.max(1, length)
  }
  return covered
}

/** How many words from there on are one way to say something; 0 where none is. */
function longestAt({ english, longest }: Glossary, words: string[], at: number): number {
  let length = Math.min(longest, words.length - at)
  while (length > 0 && !english.has(words.slice(at, at + length).join(' '))) length--
  return length
}

/** English for a text. `originalOf` gives back what a piece of it was in the text; `corrections` are mended typing mistakes. */
export type Translation = {
  english: string
  originalOf: (piece: string) => string
  corrections: { said: string; taken: string }[]
}

/** A question as English that the patterns know, word by word. Names, and what no glossary has, stay as they are. */
export function inEnglish(text: string, language: Language, namesAt: NamesAt): Translation {
  if (language === 'en') return { english: text, originalOf: (piece) => piece, corrections: [] }
  const glossary = glossaries[language]
  const pieces = piecesOf(text)
  const typed = pieces.map(({ folded }) => folded)
  const words = typed.map((word, at) =>
    at >= MENDED_MOST || namesAt(typed, at) > 0 || streetAt(pieces, at - 1, glossary) > 0
      ? word
      : mended(word, glossary),
  )
  const corrections = words.flatMap((taken, at) =>
    taken === typed[at] ? [] : [{ said: pieces[at]?.raw ?? '', taken }],
  )
  const parts: string[] = []
  const originals: [meaning: string, raw: string][] = []
  for (let at = 0; at < pieces.length; ) {
    const kept = namesAt(words, at) || streetAt(pieces, at, glossary)
    const length = kept || longestAt(glossary, words, at)
    const said = pieces.slice(at, at + Math.max(1, length))
    const meaning = kept === 0 && length > 0 ? glossary.english.get(words.slice(at, at + length).join(' ')) : undefined
    parts.push(meaning ?? joined(said), said.at(-1)?.gap ?? '')
    if (meaning !== undefined) originals.push([meaning, joined(said)])
    at += said.length
  }
  originals.sort(([one], [other]) => other.length - one.length)
  const originalOf = (piece: string): string =>
    originals.reduce(
      (left, [meaning, raw]) => left.replaceAll(new RegExp(`(?<!\\p{L})${meaning}(?!\\p{L})`, 'giu'), raw),
      piece,
    )
  return {
    english: REORDERED.reduce((said, [from, to]) => said.replace(from, to), parts.join('')),
    originalOf,
    corrections,
  }
}

/** What other languages say apart and English together. */
const REORDERED: [RegExp, string][] = [
  [
    /\b(cheapest|most expensive)\b(.*?) (?:price )?(?:for |per |by )(?:the )?square (?:foot|feet|meters?)\b/,
    '$1 per square foot$2',
  ],
]

/** A word that a glossary has but for one typing mistake, as it has it. */
function mended(word: string, { english, known }: Glossary): string {
  if (word.length < MENDED_LEAST || known.has(word) || ENGLISH.has(word) || /\d/.test(word)) return word
  const found = [...known].filter(
    (other) =>
      other.length >= MENDED_LEAST - 1 && Math.abs(other.length - word.length) <= 1 && isOneSlipAway(word, other),
  )
  const meanings = new Set(found.map((other) => english.get(other) ?? other))
  return meanings.size === 1 ? (found[0] ?? word) : word
}

const joined = (pieces: Piece[]): string =>
  pieces.map(({ raw, gap }, index) => (index === pieces.length - 1 ? raw : raw + gap)).join('')

/** "12 Rue de la Paix": a number and the capital words behind it, none of which means something else. */
function streetAt(pieces: Piece[], at: number, { english }: Pick<Glossary, 'english'>): number {
  if (!/^\d+\p{L}?$/u.test(pieces[at]?.raw ?? '')) return 0
  let until = at + 1
  while (isOfStreet(pieces[until], english) && pieces[until - 1]?.gap.trim() === '') until++
  // A street does not end with "de".
  while (until > at + 1 && PARTICLES.has(pieces[until - 1]?.folded ?? '')) until--
  return until - at > 1 ? until - at : 0
}

const PARTICLES = new Set('de la le les du des del los las da do dos das der den am an'.split(' '))

const isOfStreet = (piece: Piece | undefined, english: Glossary['english']): boolean =>
  piece !== undefined &&
  (/^\p{Lu}{1,2}$/u.test(piece.raw) ||
    PARTICLES.has(piece.folded) ||
    (/^[\p{Lu}\d]/u.test(piece.raw) && !english.has(piece.folded)))
