import { fold } from '../text/fold.ts'

/** How many words from an index on are a name, such as a city's, and are not translated. */
export type NamesAt = (words: readonly Pick<Piece, 'text'>[], at: number) => number

/**
 * A word or number of a text as typed, its folded form as in the glossaries, and the text between it and the next one.
 */
export type Piece = { raw: string; text: string; gap: string }

/** Maximum number of pieces translated: a pasted book would take long. */
const PIECES_MAX = 400

/** A number with its signs, or a word; and what stands between it and the next one. */
const PIECE = /([$€£#]?\d[\d.,]*\d(?!\p{L})|[\p{L}\p{M}\p{N}]+|[$€£#]\d)([^\p{L}\p{N}]*)/gu

/** ".5" is 0.5. */
const BARE_POINT = /(?<![\p{L}\p{M}\d.,)])\.(?=\d)/gu

/** The first pieces of a text, and the rest of the text. */
export function piecesOf(text: string): { pieces: Piece[]; rest: string } {
  const pieces: Piece[] = []
  for (const { 0: whole, 1: raw = '', 2: gap = '', index } of text.replace(BARE_POINT, '0.').matchAll(PIECE)) {
    pieces.push({
      raw,
      text: fold(raw),
      gap: /^['’‘-]$/.test(gap) ? ' ' : gap.replaceAll(/[¿¡]/g, ''),
    })
    if (pieces.length === PIECES_MAX) return { pieces, rest: text.slice(index + whole.length) }
  }
  return { pieces, rest: '' }
}

/**
 * How many pieces from an index on are a street address ("12 Rue de la Paix"): a number and capitalised words, none of
 * which `isWord` accepts.
 */
export function streetLengthAt(pieces: Piece[], at: number, isWord: (word: string) => boolean): number {
  if (!/^\d+\p{L}?$/u.test(pieces[at]?.raw ?? '')) return 0
  let until = at + 1
  while (isOfStreet(pieces[until], isWord) && pieces[until - 1]?.gap.trim() === '') until++
  // A street name does not end with a particle such as "de".
  while (until > at + 1 && PARTICLES.has(pieces[until - 1]?.text ?? '')) until--
  return until - at > 1 ? until - at : 0
}

const PARTICLES = new Set('de la le les du des del los las da do dos das der den am an'.split(' '))

/** "123 NE 45th", "12 E Main Street" */
const COMPASS = /^(?:\p{Lu}|[NS][EWO])$/u

const isOfStreet = (piece: Piece | undefined, isWord: (word: string) => boolean): boolean =>
  piece !== undefined &&
  (COMPASS.test(piece.raw) || PARTICLES.has(piece.text) || (/^[\p{Lu}\d]/u.test(piece.raw) && !isWord(piece.text)))

/** "1.2 mil" and "quarter mil" are English for millions; nobody says a fraction of thousands. */
export const isMillions = (words: Piece[], at: number): boolean =>
  words[at]?.text === 'mil' && /^(?:[$€£]?\d{1,2}[.,]\d{1,2}|half|quarter)$/.test(words[at - 1]?.text ?? '')
