/** The value of a JSON text; undefined if it is invalid (no valid JSON text means undefined). */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes C0 and C1 control characters, which a terminal would act on. Tabs and line feeds stay. */
export const withoutControls = (text: string): string => text.replace(/(?![\t\n])\p{Cc}/gu, '')

/**
 * Number of single-letter edits (insert, delete, replace, swap neighbours) that turn `a` into `b`: the optimal string
 * alignment variant of the Damerau-Levenshtein distance.
 */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

/** The candidate closest to `word`, ignoring case; undefined if none is close enough. */
export function closestSpelling(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    // The length difference is a lower bound of the distance; this also keeps very long words cheap.
    if (Math.abs(candidate.length - wanted.length) >= fewest) continue
    const edits = distance(wanted, candidate.toLowerCase())
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}
