import { fold } from '../../../search/text/fold.ts'

/** Scripts without spaces between words. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr'].map((script) => `\\p{sc=${script}}`).join('')

/**
 * A word of at most 64 letters and digits (PostgreSQL takes none over 2 KB; longer ones are split), a single letter of a script
 * without spaces, or a single sign, so that "100%" is found as written.
 */
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{N}]--[${UNSPACED}]]{1,64}|\\S`, 'gv')

/** The first folded words of a text, in order. Stops there, because some signs fold to several words. */
export function wordsOf(text: string, most: number, folded = fold): string[] {
  const words: string[] = []
  if (most <= 0) return words
  for (const [word] of folded(text).matchAll(WORD)) {
    words.push(word)
    if (words.length === most) break
  }
  return words
}

/** The words that end in a piece of a text, and the length of the piece in UTF-16 units. */
export type WordsOfPiece = { words: string[]; length: number }

/** Length of a piece, in UTF-16 units: a sign folds to up to 18 letters, so this many take 4 ms. */
const PIECE = 4_096
/** Put at both ends of a piece, since `fold` removes blanks there. */
const EDGE = '\u0001'

/** `wordsOf` piece by piece, so that a caller may pause between them and no more is folded than `most` words need. */
export function* wordsInPieces(text: string, most: number): Generator<WordsOfPiece, void> {
  let left = most
  // Folded letters at the end of a piece, whose word may go on in the next.
  let open = ''
  for (let from = 0; from < text.length && left > 0; ) {
    const until = endOfPiece(text, from)
    const folded = open + fold(EDGE + text.slice(from, until) + EDGE).slice(EDGE.length, -EDGE.length)
    // Not `matchAll`: it makes ten times as much garbage.
    const words: string[] = folded.match(WORD) ?? []
    const last = until < text.length ? words.pop() : undefined
    open = last === undefined ? '' : folded.slice(folded.lastIndexOf(last))
    if (words.length > left) words.length = left
    left -= words.length
    yield { words, length: until - from }
    from = until
  }
}

function endOfPiece(text: string, from: number): number {
  let at = from + PIECE
  while (at < text.length && !SEAM.test(text.charAt(at - 1))) at += 1
  return Math.min(at, text.length)
}

/**
 * Signs after which a text may be cut and folded in two: blanks, and letters without case. Elsewhere the cut might change how a
 * Greek sigma folds, which depends on its neighbours.
 */
const SEAM = /[ \n\u3300-\u3357\u337b-\u337f[\p{Lo}--[\p{Cased}\p{Case_Ignorable}\ufcf2-\ufcf4\ufe70-\ufe7f]]]/v
