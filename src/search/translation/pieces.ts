import { fold } from '../text/fold.ts'
import type { Glossary } from './glossary.ts'

/** How many words from there on are a name, such as a city's, and stay as they are. */
export type NamesAt = (words: string[], at: number) => number

/** A word or number of a text, folded as the glossaries write it, and what stands between it and the next one. */
export type Piece = { raw: string; folded: string; gap: string }

const PIECE =
  /([$€£#]?\d[\d.,]*\d(?!\p{L})|[\p{L}\p{M}\p{N}]+|[$€£#]\d)([^\p{L}\p{N}$€£#]*[$€£#]?(?=[\p{L}\p{N}]|$)|[^\p{L}\p{N}]*)/gu

export const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(PIECE)].map(([, raw = '', gap = '']) => ({
    raw,
    folded: fold(raw.replaceAll('ß', 'ss')),
    gap: /^['’‘-]$/.test(gap) ? ' ' : gap.replaceAll(/[¿¡]/g, ''),
  }))

/** "12 Rue de la Paix": a number and the capital words behind it, none of which means something else. */
export function streetAt(pieces: Piece[], at: number, { english }: Pick<Glossary, 'english'>): number {
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
