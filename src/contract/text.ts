/** The value of a JSON text; undefined if it is invalid (no valid JSON text means undefined). */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text with its line ends and runs of white space as single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Web addresses in a text, without what ends a sentence or Markdown after them. */
export const LINKS = /\bhttps?:\/\/[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu

/** Removes the first half of a surrogate pair at the end of a text that was cut by code units. */
export const withoutHalfCharacter = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

/** The first `most` UTF-16 units of a text, or one less: a character of two is not cut. */
export const beginning = (text: string, most: number): string =>
  text.length <= most ? text : withoutHalfCharacter(text.slice(0, most))

/** A text as it is named in a message: at most its first `most` UTF-16 units, then an ellipsis; lone surrogates are replaced. */
export const excerpt = (text: string, most: number): string =>
  (text.length <= most ? text : `${beginning(text, most)}…`).toWellFormed()

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML, also for attribute values. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** C0 and C1 control characters, which a terminal would act on: a name could move its cursor. Not tabs and line feeds. */
export const CONTROLS = /(?![\t\n])\p{Cc}/gu

export const withoutControls = (text: string): string => text.replace(CONTROLS, '')

/**
 * Number of single-letter edits (insert, delete, replace, swap neighbours) that turn `a` into `b`: the optimal string
 * alignment variant of the Damerau-Levenshtein distance. If it is more than `most`, any number above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let [beforeLast, last, current] = [
    new Uint16Array(b.length + 1),
    new Uint16Array(b.length + 1),
    new Uint16Array(b.length + 1),
  ]
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1)
    current[0] = row
    let [left, least] = [row, row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(last, column - 1) + (letter === b.charCodeAt(column - 1) ? 0 : 1)
      let edits = Math.min(at(last, column) + 1, left + 1, replaced)
      if (
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      )
        edits = Math.min(edits, at(beforeLast, column - 2) + 1)
      current[column] = left = edits
      least = Math.min(least, edits)
    }
    // A swap reaches back two rows, so it may cost one less than the least of a row.
    if (least > most + 1) return least
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return at(last, b.length)
}

const at = (row: Uint16Array, column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** The candidate closest to `word`, ignoring case; undefined if none is close enough. */
export function closestSpelling(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    // The length difference is a lower bound of the distance; this also keeps very long words cheap.
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue
    const edits = editDistance(wanted, candidate.toLowerCase())
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** A text as a quotation in Markdown, which begins with its author's name unless that is "". No text gives none. */
export function quotation(text: string, author: string): string {
  if (text === '') return ''
  const name = oneLine(author.replaceAll('*', ' '))
  return (name === '' ? text : `**${name}:** ${text}`).replace(/^/gm, '> ')
}

/** A quotation as `quotation` makes it: lines that begin with ">", the first of which names the author in bold. */
const NAMED = /^(?<!^>.*\n)> \*\*[^*\n]+:\*\* .*(?:\n>.*)*/gm

/** A text whose quotations with an author have lost their marks and the author's name. */
export const withQuotedWords = (text: string): string =>
  text.replaceAll(NAMED, (quoted) => quoted.replace(/^> \*\*[^*\n]+:\*\* /, '').replaceAll(/^> ?/gm, ''))
