import { stripVTControlCharacters } from 'node:util'

/** Breaks a line between words so that it fits the columns; rows after the first are indented by `hang`. */
export function wrap(line: string, columns: number, hang: number): string {
  const rows: string[] = []
  let row = /^ */.exec(line)?.[0] ?? ''
  for (const word of line.trim().split(/ +/)) {
    const longer = row.trim() === '' ? row + word : `${row} ${word}`
    if (widthOf(longer) <= columns || row.trim() === '') row = longer
    else {
      rows.push(row)
      row = ' '.repeat(hang) + word
    }
  }
  return [...rows, row].join('\n').trimEnd()
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Characters that take two columns: pictographs, and the East Asian wide ranges of Unicode's UAX #11. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

const widthOf = (text: string): number => {
  const plain = stripVTControlCharacters(text)
  // Most lines are ASCII, for which the length is the width.
  if (/^[ -~]*$/.test(plain)) return plain.length
  return [...characters.segment(plain)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0)
}
