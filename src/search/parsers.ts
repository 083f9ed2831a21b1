import type { Vocabulary } from './filter.ts'
import { createParser } from './parse.ts'

export type Parser = ReturnType<typeof createParser>

/** Makes one thing of each vocabulary and keeps it as long as that object lives: to index thousands of names takes long. */
export function perVocabulary<T extends object>(create: (vocabulary: Vocabulary) => T): (vocabulary: Vocabulary) => T {
  const made = new WeakMap<Vocabulary, T>()
  return (vocabulary) => {
    const known = made.get(vocabulary) ?? create(vocabulary)
    made.set(vocabulary, known)
    return known
  }
}

/** The parser of a vocabulary, the same for all who ask. */
export const parserFor: (vocabulary: Vocabulary) => Parser = perVocabulary(createParser)
