import type { Vocabulary } from './filter.ts'
import { createParser } from './parse.ts'

export type Parser = ReturnType<typeof createParser>

/** Finds the parser of a vocabulary. It keeps one for each object, because to index thousands of places takes long. */
export function createParsers(): (vocabulary: Vocabulary) => Parser {
  const parsers = new WeakMap<Vocabulary, Parser>()
  return (vocabulary) => {
    const parser = parsers.get(vocabulary) ?? createParser(vocabulary)
    parsers.set(vocabulary, parser)
    return parser
  }
}
