/** Most words remembered; then all are forgotten, so that invented words do not fill the memory. */
const MOST = 5_000

/** Caches a pure function of a word, since people use the same words again and again. */
export function perWord<Result>(make: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as Result
    const made = make(word)
    if (known.size >= MOST) known.clear()
    known.set(word, made)
    return made
  }
}
