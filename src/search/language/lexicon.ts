import { type Phrases, phrases } from '../text/phrases.ts'
import { searchWordsDe } from './de.ts'
import { searchWordsEn } from './en.ts'
import { searchWordsEs } from './es.ts'
import { searchWordsFr } from './fr.ts'
import { searchWordsPt } from './pt.ts'
import type { Words } from './words.ts'

/** The supported languages. If two have the same phrase, the earlier language wins. */
export const languages = {
  en: searchWordsEn,
  es: searchWordsEs,
  fr: searchWordsFr,
  de: searchWordsDe,
  pt: searchWordsPt,
} as const satisfies Record<string, Words>
export type Language = keyof typeof languages

/** Matchers of phrases, one per group of words. */
type Lexicon = { readonly [Group in keyof Words]: Phrases<keyof Words[Group]> }

const groups = Object.keys(searchWordsEn) as (keyof Words)[]

function lexiconOf(all: readonly Words[]): Lexicon {
  const entries = groups.map((group) => [group, phrases(all.flatMap((words) => Object.entries(words[group])))])
  return Object.fromEntries(entries) as Lexicon
}

/** The words of all languages together, since people mix them. */
export const lexicon = lexiconOf(Object.values(languages))
