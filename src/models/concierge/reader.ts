import type { Prompt } from '../../core/ports.ts'
import type { Filter, Vocabulary } from '../../search/filter.ts'
import { createParser, type Parsed } from '../../search/parse.ts'
import { plainOf } from './language.ts'
import { type Memory, readMemory } from './memory.ts'
import type { Talk } from './talk.ts'

type Parser = ReturnType<typeof createParser>

/** Reads questions. Keeps one parser per vocabulary object, because to index thousands of places takes long. */
export function createReader(): (prompt: Prompt) => Promise<Talk> {
  const parsers = new WeakMap<Vocabulary, Parser>()
  const parserFor = (vocabulary: Vocabulary): Parser => {
    const parser = parsers.get(vocabulary) ?? createParser(vocabulary)
    parsers.set(vocabulary, parser)
    return parser
  }
  return async ({ question, turns, listings, settings }) => {
    const memory = readMemory(turns)
    const vocabulary = await listings.vocabulary()
    const plain = plainOf(question)
    const parsed = parseInTalk(parserFor(vocabulary), question, plain, memory)
    return { question, plain, parsed, memory, vocabulary, listings, settings }
  }
}

function parseInTalk(parser: Parser, question: string, plain: string, { filter, asked }: Memory): Parsed {
  const context = asked === undefined ? {} : { asked }
  if (filter === undefined) return parser(question, context)
  const alone = parser(question, context)
  const previous = isWhole(alone.filter) && !CONTINUING.test(plain) ? kept(filter) : filter
  return parser(question, { ...context, previous })
}

/** Words that say both what and where are a search of their own, not a change to the one before. */
const isWhole = ({ types, cities, locations, zips }: Filter): boolean =>
  types !== undefined && (cities ?? locations ?? zips) !== undefined

const CONTINUING = /\b(instead|too|also|as well|same|what about|how about|but)\b|^(and|or)\b/

/** Whoever looks for something to rent goes on to. */
const kept = ({ saleType, currency }: Filter): Filter => ({
  ...(saleType && { saleType }),
  ...(currency && { currency }),
})
