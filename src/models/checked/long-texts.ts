import type { Slices } from '../../core/event-loop/yielding.ts'

/** Text read in one go, in UTF-16 units: a few ms, whatever it says. */
const PIECE = 8_192

/** What is found in a text: read at once when it is needed, or before, with `runInSlices`. */
export type Reading<Found> = { found: () => Found; slices: Slices }

/** Reads a text in pieces. `read` adds what it finds in one of them to `found`. */
export function readInPieces<Found>(
  text: string,
  found: Found,
  read: (piece: string, found: Found) => void,
): Reading<Found> {
  const slices = readEach(text, (piece) => read(piece, found))
  return {
    found() {
      while (slices.next().done !== true);
      return found
    },
    slices,
  }
}

function* readEach(text: string, read: (piece: string) => void): Slices {
  for (let from = 0; from < text.length; ) {
    const until = endOfPiece(text, from)
    read(text.slice(from, until))
    from = until
    yield
  }
}

/** A piece ends with a line or a sentence, else with a word: what it claims is not cut in two. */
function endOfPiece(text: string, from: number): number {
  if (text.length <= from + PIECE) return text.length
  const piece = text.slice(from, from + PIECE)
  const sentence = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('. '))
  const end = sentence > 0 ? sentence : piece.lastIndexOf(' ')
  return from + (end > 0 ? end + 1 : PIECE)
}
