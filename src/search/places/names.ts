import type { Vocabulary } from '../filter.ts'
import { tokenise } from '../text/tokens.ts'
import { indexPlaces, type PlaceIndex, placeKey } from './place-index.ts'

/** The names of a vocabulary, made ready for a parser. */
export type Names = {
  places: PlaceIndex
  /** all words in names of places and types; spelling correction leaves them unchanged */
  nameWords: ReadonlySet<string>
}

/** Names that are read in one step. */
const NAMES_AT_ONCE = 1_000

/** Reads the names of a vocabulary in steps of some ms: 10,000 take 100 ms. */
export function* readNames(vocabulary: Vocabulary): Generator<void, Names, void> {
  const nameWords = new Set<string>()
  const keys = new Map<string, string>()
  for (const [index, name] of Object.values(vocabulary).flat().entries()) {
    if (index % NAMES_AT_ONCE === NAMES_AT_ONCE - 1) yield
    for (const { text } of tokenise(name)) nameWords.add(text)
    keys.set(name, placeKey(name))
  }
  yield
  return { nameWords, places: indexPlaces(vocabulary, (name) => keys.get(name) ?? placeKey(name)) }
}

/** Caches one object per vocabulary, as long as the vocabulary lives: indexing thousands of names takes long. */
export function perVocabulary<T extends object>(create: (vocabulary: Vocabulary) => T): (vocabulary: Vocabulary) => T {
  const made = new WeakMap<Vocabulary, T>()
  return (vocabulary) => {
    const known = made.get(vocabulary) ?? create(vocabulary)
    made.set(vocabulary, known)
    return known
  }
}
