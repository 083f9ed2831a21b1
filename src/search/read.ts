import type { Vocabulary } from './filter.ts'
import type { Language } from './language/lexicon.ts'
import { type Parser, parserFor, perVocabulary } from './parse.ts'
import type { Context, Parsed } from './parsed.ts'
import { foldedWords } from './text/fold.ts'
import { phrases } from './text/phrases.ts'
import type { NamesAt } from './translation/pieces.ts'
import { languageOf } from './translation/tell-language.ts'
import { inEnglish, type Translation } from './translation/translate.ts'

/** A text in the language that it is in and in English, word by word, ready to be parsed. */
export type Reading = {
  /** undefined where its words tell none, as in "3" */
  language: Language | undefined
  english: string
  /** `english`: the English to parse, where a caller made more of it */
  parse: (context?: Context, english?: string) => Parsed
}

/** Reads texts in any of the five languages; `previous` is the language of what was said before. */
export type Reader = {
  read: (text: string, previous?: Language) => Reading
  /** how many words from there on are the name of a place, which stays what it is: "Los Angeles" are no articles */
  namesAt: NamesAt
}

/** The reader of a vocabulary, the same for all who ask: the one way from a person's words to a search. */
export const readerFor: (vocabulary: Vocabulary) => Reader = perVocabulary((vocabulary) => {
  const parser = parserFor(vocabulary)
  const namesAt = namesOf(vocabulary)
  const read = (text: string, previous?: Language): Reading => {
    const told = languageOf(text, namesAt, previous)
    const language = told ?? previous ?? 'en'
    const translation = inEnglish(text, language, namesAt)
    const parse = (context: Context = {}, english = translation.english) =>
      parseBoth(parser, { text, english, language, translation }, context)
    return { language: told, english: translation.english, parse }
  }
  return { read, namesAt }
})

type Both = { text: string; english: string; language: Language; translation: Translation }

/** The translated words, or the words as they were typed where more of them is understood. */
function parseBoth(parser: Parser, { text, english, language, translation }: Both, context: Context): Parsed {
  if (translation.english === text) return parser(english, context)
  const translated = inOwnWords(parser(english, { ...context, language }), translation)
  if (translated.notUnderstood.length === 0 && translated.isSearch) return translated
  const typed = parser(text, context)
  if (!typed.isSearch) return translated
  return translated.isSearch && translated.notUnderstood.length <= typed.notUnderstood.length ? translated : typed
}

/** What a parse says of pieces of the text, in the text's own words. */
const inOwnWords = (parsed: Parsed, { originalOf, corrections }: Translation): Parsed => ({
  ...parsed,
  notUnderstood: parsed.notUnderstood.map(originalOf),
  refused: parsed.refused.map((each) => ({ ...each, said: originalOf(each.said) })),
  corrections: [...corrections, ...parsed.corrections.map((each) => ({ ...each, said: originalOf(each.said) }))],
  ties: parsed.ties.map((each) => ({ ...each, said: originalOf(each.said) })),
})

function namesOf({ cities, states, locations }: Vocabulary): NamesAt {
  // Two letters are a word of some language as often as a state: "de", "or".
  const places = [...cities, ...states, ...locations].filter((place) => place.length > 2)
  const nameAt = phrases([[true, places.map((place) => foldedWords(place).join(' ')).join('|')]])
  return (words, at) => (nameAt(words, at)?.until ?? at) - at
}
