/** Maximum number of words remembered; they are short. */
const WORDS = 5_000

/**
 * Caches a function of a text or number, such as a word that people use again and again. When `most` are known, all are forgotten,
 * so that invented ones do not fill the memory.
 */
export function remembered<Result, Key extends string | number = string>(
  make: (key: Key) => Result,
  most = WORDS,
): (key: Key) => Result {
  const known = new Map<Key, Result>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Result
    const made = make(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
