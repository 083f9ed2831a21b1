import type { Language } from '../../contract/languages.ts'
import { COMMON_WORDS } from '../text/common-words.ts'
import type { Token } from '../text/tokens.ts'
import { languages } from './lexicon.ts'
import type { SearchWords } from './words.ts'

const wordsOf = (words: SearchWords): ReadonlySet<string> =>
  new Set(
    Object.values(words)
      .flatMap((group) => Object.values(group).flatMap((wordings: string) => wordings.split(/[| ]/)))
      .filter((word) => /^\p{L}{2}/u.test(word)),
  )

const known = Object.fromEntries(
  (Object.keys(languages) as Language[]).map((language) => [language, wordsOf(languages[language])]),
) as Record<Language, ReadonlySet<string>>

/** The words of a language that a search understands. */
export const wordsOfLanguage = (language: Language): ReadonlySet<string> => known[language]

const isEnglish = (word: string): boolean => known.en.has(word) || COMMON_WORDS.has(word)

const OTHERS = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

/** The language of most words; English unless another language has more words of its own. */
export function detectLanguage(tokens: readonly Token[]): Language {
  const words = tokens.map(({ text }) => text)
  const scores = OTHERS.map((language) => ({
    language,
    // A word of only one language weighs more than one that several share.
    own: words.reduce((sum, word, at) => sum + (beginsName(word, words[at + 1]) ? 0 : weight(word, language)), 0),
    english: words.filter((word) => isEnglish(word) && !known[language].has(word)).length,
  }))
  const [best] = scores.toSorted((a, b) => b.own - a.own)
  return best && best.own > best.english ? best.language : 'en'
}

/** "los angeles", "las vegas": a Spanish article before a word that Spanish does not have. */
export const beginsName = (word: string, next: string | undefined): boolean =>
  /^(?:los|las)$/.test(word) && next !== undefined && !known.es.has(next) && !COMMON_WORDS.has(next)

function weight(word: string, language: Language): number {
  if (!known[language].has(word) || known.en.has(word)) return 0
  const sharing = OTHERS.filter((other) => known[other].has(word)).length
  return (sharing === 1 ? 2 : 1) * (COMMON_WORDS.has(word) ? 0.5 : 1)
}
