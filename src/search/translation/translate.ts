import type { Language } from '../../contract/languages.ts'
import type { Correction } from '../parse/parsed.ts'
import { type Foreign, type Glossary, glossaries } from './glossary.ts'
import { isMillions, type NamesAt, type Piece, piecesOf, streetLengthAt } from './pieces.ts'
import { reordered } from './word-order.ts'

/** Maximum number of corrected words: a pasted text would take long. */
const CORRECTED_MOST = 40

/** The English of a text. */
export type Translation = {
  english: string
  /** whether the glossary has all words of the text */
  isComplete: boolean
  /** Returns the words of the text that a piece of the English stands for. */
  originalOf: (piece: string) => string
  /** corrected typing errors */
  corrections: Correction[]
}

/**
 * Translates a text word by word into English that the search understands. Names and unknown words stay as they are.
 */
export function inEnglish(text: string, language: Language, namesAt: NamesAt): Translation {
  if (language === 'en') return { english: text, isComplete: true, originalOf: (piece) => piece, corrections: [] }
  const glossary = glossaries[language]
  const { pieces: typed, rest } = piecesOf(text.replaceAll(PLUS, PLUS_WORD[language]).replaceAll(NTH, '$1e '))
  const pieces = typed.map((piece) => ({ ...piece, text: SHORT[language]?.[piece.text] ?? piece.text }))
  const isWord = (word: string) => glossary.meanings.has(word)
  const words = pieces.map((piece, at) =>
    at >= CORRECTED_MOST || namesAt(pieces, at) > 0 || isInStreet(pieces, at, isWord)
      ? piece
      : { ...piece, text: glossary.corrected(piece.text) },
  )
  const keptAt = (at: number) => namesAt(words, at) || streetLengthAt(words, at, isWord)
  const { translated, meanings, isComplete } = translateWords(words, language, keptAt)
  return {
    english: reordered(translated, language) + rest,
    isComplete: isComplete && rest === '',
    originalOf: (piece) => originalOf(piece, text, meanings),
    corrections: words.flatMap(({ raw, text: taken }, at) =>
      taken === pieces[at]?.text ? [] : [{ said: raw, taken }],
    ),
  }
}

/** The English of some words of a text, and the words themselves. */
type Meaning = [meaning: string, raw: string]

/** Translates phrase by phrase. `keptAt`: how many words from an index on stay as they are, such as a name. */
function translateWords(words: Piece[], language: Foreign, keptAt: (at: number) => number) {
  const parts: string[] = []
  const meanings: Meaning[] = []
  let isComplete = true
  for (let at = 0; at < words.length; ) {
    const kept = keptAt(at)
    const found = kept > 0 || isMillions(words, at) ? undefined : phraseAt(words, at, glossaries[language])
    const said = words.slice(at, found?.until ?? at + Math.max(1, kept))
    const isDenied =
      DENYING_FIRST.has(language) && found?.value === WISH && NOT.has(parts.at(-2) ?? '') && parts.at(-1) === ' '
    const raw = joined(words.slice(isDenied ? at - 1 : at, at + said.length))
    if (isDenied) parts.splice(-2, 2, 'i ')
    const meaning = isDenied ? "don't want" : found?.value
    parts.push(meaning ?? raw, said.at(-1)?.gap ?? '')
    if (meaning !== undefined) meanings.push([meaning, raw])
    else if (kept === 0 && LETTER.test(raw)) isComplete = false
    at += said.length
  }
  return { translated: parts.join(''), meanings: meanings.toSorted(longestFirst), isComplete }
}

const longestFirst = ([one]: Meaning, [other]: Meaning): number => other.length - one.length

/** The words of a text that a piece of its translation stands for. */
function originalOf(piece: string, text: string, meanings: Meaning[]): string {
  const own = meanings.reduce(
    (left, [meaning, raw]) =>
      left.toLowerCase().includes(meaning.toLowerCase())
        ? left.replaceAll(new RegExp(`(?<!\\p{L})${meaning}(?!\\p{L})`, 'giu'), raw)
        : left,
    piece,
  )
  if (own !== piece || text.includes(piece)) return own
  // A piece of a phrase that has no word of its own in the text: "square meter" of "per square meter", "au m²".
  return meanings.find(([meaning]) => ` ${meaning} `.includes(` ${piece.toLowerCase()} `))?.[1] ?? own
}

/** Whether a word belongs to an address, such as "Mason" to "2820 N Mason Ave". */
const isInStreet = (pieces: Piece[], at: number, isWord: (word: string) => boolean): boolean =>
  [1, 2].some((back) => streetLengthAt(pieces, at - back, isWord) > back)

/** The longest phrase at a word. None reaches across punctuation: in "no, quiero ver casas" the first word answers. */
function phraseAt(words: Piece[], at: number, { meaningAt }: Glossary): ReturnType<Glossary['meaningAt']> {
  const near = words.slice(at, at + PHRASE_MOST)
  const end = near.findIndex(({ gap, text }) => ENDING.test(gap) && !(gap.startsWith('.') && ABBREVIATED.has(text)))
  const found = meaningAt(end < 0 ? near : near.slice(0, end + 1), 0)
  return found && { value: found.value, until: at + found.until }
}

const LETTER = /\p{L}/u

/** Words of the longest phrase, and more. */
const PHRASE_MOST = 12
const ENDING = /[,;:!?]|\.\s/
const ABBREVIATED = new Set('zzgl inkl exkl incl excl ca max min approx aprox env hab dorm mtl'.split(' '))

/** "1500 + condomínio": the sign for what comes on top. */
const PLUS = /\+(?=\s?(?:cond|conta|taxa|despesa|gasto|expensa|suministro|charges|nk\b|nebenkosten))/giu
const PLUS_WORD: Record<Exclude<Language, 'en'>, string> = { es: 'más', fr: 'plus', de: 'plus', pt: 'mais' }

/** How people write words in haste. */
const SHORT: Partial<Record<Language, Record<string, string>>> = {
  es: { q: 'que', k: 'que', xq: 'porque', tb: 'tambien' },
  fr: { jveux: 'veux', jcherche: 'cherche', ya: 'y' },
  de: { nich: 'nicht', net: 'nicht', ned: 'nicht' },
  pt: { q: 'que', vc: 'voce', vcs: 'voces', tb: 'tambem', tbm: 'tambem' },
}

/** "Zweitgünstigste": German writes a rank and its superlative as one word. */
const NTH = /\b(zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)(?=\p{L}{2,20}[sß]te[nrs]?(?!\p{L}))/giu
const WISH = 'i want'
const NOT = new Set(['no', 'not'])

const joined = (pieces: Piece[]): string =>
  pieces.map(({ raw, gap }, index) => (index === pieces.length - 1 ? raw : raw + gap)).join('')

/** "No quiero", "não quero" deny the wish; French "non, je veux" and German "nein, ich will" answer before it. */
export const DENYING_FIRST = new Set<Language>(['es', 'pt'])
