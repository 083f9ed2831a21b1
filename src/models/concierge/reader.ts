import type { Prompt } from '../../core/ports/ports.ts'
import { type Filter, only } from '../../search/filter.ts'
import type { Parsed } from '../../search/parsed.ts'
import { createParsers, type Parser } from '../../search/parsers.ts'
import { plainOf } from './language.ts'
import { type Memory, readMemory } from './memory.ts'
import type { Talk } from './talk.ts'
import { HOMES } from './topic.ts'

/** How much of a question is read, in UTF-16 units: nobody's wish is longer, and a pasted book would hold up everyone. */
const READ_MAX = 2_000

/** Reads questions. */
export function createReader(): (prompt: Prompt) => Promise<Talk> {
  const parserFor = createParsers()
  return async ({ question, exchanges, listings, settings, now }) => {
    const memory = readMemory(exchanges)
    const vocabulary = await listings.vocabulary()
    const read = question.slice(0, READ_MAX)
    const plain = plainOf(read)
    const parsed = parseInTalk(parserFor(vocabulary), read, plain, memory)
    return { question: read, plain, parsed, memory, vocabulary, listings, settings, now }
  }
}

function parseInTalk(parser: Parser, question: string, plain: string, { filter, asked }: Memory): Parsed {
  const context = asked === undefined ? {} : { asked }
  if (filter === undefined) return parser(question, context)
  const alone = parser(question, context)
  return parser(question, { ...context, previous: CONTINUING.test(plain) ? filter : kept(filter, alone.filter, plain) })
}

const CONTINUING = /\b(instead|too|also|as well|same|what about|how about|but)\b|^(and|or)\b/

const PLACE_PARTS = ['cities', 'states', 'zips', 'locations', 'near'] as const

/** What of the search before still holds. Words that say both what and where are a search of their own. */
function kept(before: Filter, alone: Filter, plain: string): Filter {
  const saysWhere = PLACE_PARTS.some((part) => alone[part] !== undefined)
  const saysWhat = alone.types !== undefined || HOMES.test(plain)
  if (saysWhere && saysWhat) return only(before, ['saleType', 'currency'])
  // A budget for buying says nothing about a rent.
  const turns = alone.saleType !== undefined && alone.saleType !== (before.saleType ?? 'for_sale')
  return turns ? only(before, PLACE_PARTS) : before
}
