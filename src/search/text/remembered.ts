/** Most words remembered, which are short. */
const WORDS = 5_000

/**
 * Caches a function of a text, such as a word that people use again and again. When `most` texts are known, all are forgotten,
 * so that invented ones do not fill the memory.
 */
export function remembered<Result>(make: (text: string) => Result, most = WORDS): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Result
    const made = make(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
