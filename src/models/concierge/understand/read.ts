import { languageNamed } from '../../../core/people/hand-over/language.ts'
import type { Prompt } from '../../../core/ports/ports.ts'
import { type Filter, only } from '../../../search/filter.ts'
import { type Parser, parserFor, perVocabulary } from '../../../search/parse.ts'
import type { Parsed } from '../../../search/parsed.ts'
import { type Memory, readMemory } from '../memory.ts'
import type { Question } from '../question.ts'
import { words as wordsByLanguage } from '../words/words.ts'
import { plainOf, tokensOf } from './text.ts'
import { HOMES } from './topic.ts'
import { inEnglish, languageOf } from './translate.ts'
import { mendAsking, type NamesAt } from './typing-mistakes.ts'

/** How much of a question is read, in UTF-16 units: no search needs more, and a pasted book would take seconds. */
const READ_MAX = 2_000

/** Reads a prompt as a question, in the language that it is asked in; it is answered in AIResponseLanguage, where that is set. */
export async function readQuestion({
  question,
  exchanges,
  listings,
  settings,
  watching,
  now,
}: Prompt): Promise<Question> {
  const memory = readMemory(exchanges)
  const vocabulary = await listings.vocabulary()
  const text = question.slice(0, READ_MAX)
  const namesAt = namesIn(vocabulary)
  const wanted = languageNamed(settings.AIResponseLanguage)
  const language = languageOf(text, namesAt, memory.language) ?? memory.language ?? wanted ?? 'en'
  const { english: translated, originalOf, corrections } = inEnglish(text, language, namesAt)
  const english = mendAsking(translated, namesAt)
  const plain = plainOf(english)
  const parser = parserFor(vocabulary)
  const year = new Date(now).getUTCFullYear()
  const parse = (words: string) => parseInSession(parser, words, plain, memory, year)
  const parsed = better(inWordsOf(parse(english), originalOf, corrections), () =>
    text === translated ? undefined : parse(text),
  )
  const known = { ...memory, language }
  return {
    text,
    english,
    plain,
    parsed,
    memory: known,
    vocabulary,
    listings,
    settings,
    watching,
    now,
    words: wordsByLanguage[wanted ?? language],
  }
}

/** What a parse says of pieces of the text, in the text's own words. */
const inWordsOf = (parsed: Parsed, originalOf: (piece: string) => string, mended: Parsed['corrections']): Parsed => ({
  ...parsed,
  notUnderstood: parsed.notUnderstood.map(originalOf),
  refused: parsed.refused.map((each) => ({ ...each, said: originalOf(each.said) })),
  corrections: [...mended, ...parsed.corrections.map((each) => ({ ...each, said: originalOf(each.said) }))],
  ties: parsed.ties.map((each) => ({ ...each, said: originalOf(each.said) })),
})

/** The translated words, or the words as they were typed where more of them is understood. */
function better(translated: Parsed, original: () => Parsed | undefined): Parsed {
  if (translated.notUnderstood.length === 0 && translated.isSearch) return translated
  const parsed = original()
  if (parsed === undefined || !parsed.isSearch) return translated
  return translated.isSearch && translated.notUnderstood.length <= parsed.notUnderstood.length ? translated : parsed
}

/** Names of places stay what they are: "Los Angeles" are no articles. */
const namesIn = perVocabulary(({ cities, states, locations }): NamesAt => {
  // Two letters are a word of some language as often as a state: "de", "or".
  const places = [...cities, ...states, ...locations].filter((place) => place.length > 2)
  const names = new Set(places.map((place) => tokensOf(place).join(' ')))
  const longest = [...names].reduce((most, place) => Math.max(most, place.split(' ').length), 1)
  return (words, at) => {
    let length = Math.min(longest, words.length - at)
    while (length > 0 && !names.has(words.slice(at, at + length).join(' '))) length--
    return length
  }
})

function parseInSession(parser: Parser, text: string, plain: string, { filter, asked }: Memory, year: number): Parsed {
  const context = { year, ...(asked !== undefined && { asked }) }
  if (filter === undefined) return parser(text, context)
  const alone = parser(text, context)
  return parser(text, {
    ...context,
    previous: CONTINUING.test(plain) ? filter : keptParts(filter, alone.filter, plain),
  })
}

const CONTINUING = /\b(instead|too|also|as well|same|what about|how about|but)\b|^(and|or)\b/

const PLACE_PARTS = ['cities', 'states', 'zips', 'locations', 'near'] as const

/** What of the previous search still holds. Words that say both what and where are a search of their own. */
function keptParts(previous: Filter, alone: Filter, plain: string): Filter {
  const saysWhere = PLACE_PARTS.some((part) => alone[part] !== undefined)
  const saysWhat = alone.types !== undefined || HOMES.test(plain)
  if (saysWhere && saysWhat) return only(previous, ['saleType', 'currency'])
  // A budget for buying says nothing about a rent.
  const changesSaleType = alone.saleType !== undefined && alone.saleType !== (previous.saleType ?? 'for_sale')
  return changesSaleType ? only(previous, PLACE_PARTS) : previous
}
