import { setImmediate } from 'node:timers/promises'
import type { Language } from '../../contract/languages.ts'
import type { Filter, Vocabulary } from '../filter.ts'
import { denialAt } from '../numbers/denials.ts'
import { readNames } from '../places/names.ts'
import { foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'
import { tokenise } from '../text/tokens.ts'
import type { NamesAt } from '../translation/pieces.ts'
import { languageOfText } from '../translation/tell-language.ts'
import { inEnglish, type Translation } from '../translation/translate.ts'
import { createParserInSteps, type Parser, resultOf } from './parse.ts'
import type { Context, Parsed } from './parsed.ts'

/** A text in its own language and, word by word, in English, ready to be parsed. */
type Reading = {
  /** undefined if its words tell none, as in "3" */
  language: Language | undefined
  english: string
  /** `english`: other English to parse, if the caller changed it */
  parse: (context?: Context, english?: string) => Parsed
  /** `parse` in steps of some ms: a long text takes 30 */
  parseInSteps: (context?: Context, english?: string) => Generator<void, Parsed, void>
}

/** Reads texts in any of the five languages; `previous` is the language of the text before. */
type Reader = {
  read: (text: string, previous?: Language) => Reading
  /** how many words from an index on are a place name, which is not translated: "Los" in "Los Angeles" is no article */
  namesAt: NamesAt
}

const made = new WeakMap<Vocabulary, Reader>()

/** The reader of a vocabulary, cached: the only way from a person's words to a search. */
export const readerFor = (vocabulary: Vocabulary): Reader => made.get(vocabulary) ?? resultOf(makeReader(vocabulary))

/** `readerFor`, made in several turns of the event loop: for 10,000 places it takes 130 ms. */
export async function readerInTurns(vocabulary: Vocabulary): Promise<Reader> {
  const known = made.get(vocabulary)
  if (known !== undefined) return known
  const making = makeReader(vocabulary)
  for (;;) {
    const step = making.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

function* makeReader(vocabulary: Vocabulary): Generator<void, Reader, void> {
  const names = yield* readNames(vocabulary)
  yield
  const reader = createReader(createParserInSteps(vocabulary, names), namesOf(vocabulary))
  made.set(vocabulary, reader)
  return reader
}

function createReader(parser: Parser, namesAt: NamesAt): Reader {
  const read = (text: string, previous?: Language): Reading => {
    const told = languageOfText(text, namesAt, previous)
    const language = told ?? previous ?? 'en'
    const translation = inEnglish(text, language, namesAt)
    const parseInSteps: Reading['parseInSteps'] = (context = {}, english = translation.english) =>
      parseBoth(parser, { text, english, language, translation }, context)
    const parse: Reading['parse'] = (context, english) => resultOf(parseInSteps(context, english))
    return { language: told, english: translation.english, parse, parseInSteps }
  }
  return { read, namesAt }
}

type Both = { text: string; english: string; language: Language; translation: Translation }

/** Parses the translated words, or the words as typed if more of them is understood. */
function* parseBoth(
  parser: Parser,
  { text, english, language, translation }: Both,
  context: Context,
): Generator<void, Parsed, void> {
  if (translation.english === text) return yield* parser(english, context)
  const parsed = yield* parser(english, { ...context, language })
  const translated = inOwnWords(parsed, translation)
  // What is denied and said back was understood; the words as typed may have it as a wish: "no quiero piscina".
  if (parsed.isSearch && parsed.notUnderstood.every((said) => denialAt(tokenise(said), 0))) return translated
  if (!parsed.isSearch && deniesSomething(english)) return translated
  const typed = yield* parser(text, context)
  if (!typed.isSearch) return translated
  // "Wie groß ist das Grundstück?" does not search for land, "¿cuánto es en promedio?" not in a town.
  // "¿Cuál es la cuota media?" asks for an average, though "media" is half too.
  if (!parsed.isSearch && translation.isComplete && ASKS.test(english))
    if (AVERAGE.test(english) || namesOnlyTypeOrTown(typed, context)) return translated
  return translated.isSearch && translated.notUnderstood.length <= typed.notUnderstood.length ? translated : typed
}

/** Whether a parsed text adds nothing else to the search before than types, parking, or what it took for a town. */
const namesOnlyTypeOrTown = ({ filter }: Parsed, { previous = {} }: Context): boolean =>
  Object.entries(filter).every(
    ([part, value]) =>
      part === 'types' ||
      part === 'cities' ||
      part === 'parking' ||
      part === 'statuses' ||
      JSON.stringify(value) === JSON.stringify(previous[part as keyof Filter]),
  )

/** The beginning of a question for a fact: "area of the lot" too. */
const ASKS = /^(?:and |so |but )?(?:how|what|which|when|where|is|does|has|area|size)\b/i

const AVERAGE = /\baverage\b/i

const deniesSomething = (english: string): boolean => {
  const tokens = tokenise(english)
  return tokens.some((_, at) => denialAt(tokens, at) !== undefined)
}

/** Replaces translated pieces in a result by the text's own words. */
const inOwnWords = (parsed: Parsed, { originalOf, corrections }: Translation): Parsed => ({
  ...parsed,
  notUnderstood: parsed.notUnderstood.map(originalOf),
  refused: parsed.refused.map((each) => ({ ...each, said: originalOf(each.said) })),
  corrections: [...corrections, ...parsed.corrections.map((each) => ({ ...each, said: originalOf(each.said) }))],
  near: parsed.near.map((each) => (each.said === undefined ? each : { ...each, said: originalOf(each.said) })),
  ties: parsed.ties.map((each) => ({ ...each, said: originalOf(each.said) })),
})

function namesOf({ cities, states, locations }: Vocabulary): NamesAt {
  // Names of two letters are left out: "de" and "or" are words as often as states.
  const places = [...cities, ...states, ...locations].filter((place) => place.length > 2)
  const nameAt = phrases([[true, places.map((place) => foldedWords(place).join(' ')).join('|')]])
  return (words, at) => (nameAt(words, at)?.until ?? at) - at
}
