import type { Language } from '../../contract/languages.ts'
import { type Phrases, phrases } from '../text/phrases.ts'
import { searchWordsDe } from './de.ts'
import { searchWordsEn } from './en.ts'
import { searchWordsEs } from './es.ts'
import { searchWordsFr } from './fr.ts'
import { searchWordsPt } from './pt.ts'
import { subjects } from './subjects.ts'
import type { SearchWords, Subject } from './words.ts'

/** All search words of a language. `subjects`: names of a quantity before its number. */
type AllWords = SearchWords & { subjects: Record<Subject, string> }

const withSubjects = (words: SearchWords, language: Language): AllWords => ({
  subjects: Object.fromEntries(
    Object.entries(subjects).map(([subject, names]) => [subject, names[language]]),
  ) as Record<Subject, string>,
  ...words,
})

/** If two languages have the same phrase, the earlier one wins. */
export const languages: Readonly<Record<Language, AllWords>> = {
  en: withSubjects(searchWordsEn, 'en'),
  es: withSubjects(searchWordsEs, 'es'),
  fr: withSubjects(searchWordsFr, 'fr'),
  de: withSubjects(searchWordsDe, 'de'),
  pt: withSubjects(searchWordsPt, 'pt'),
}

/** Matchers of phrases, one per group of words. */
type Lexicon = { readonly [Group in keyof AllWords]: Phrases<keyof AllWords[Group]> }

const groups = Object.keys(languages.en) as (keyof AllWords)[]

function lexiconOf(all: readonly AllWords[]): Lexicon {
  const entries = groups.map((group) => [group, phrases(all.flatMap((words) => Object.entries(words[group])))])
  return Object.fromEntries(entries) as Lexicon
}

/** The words of all languages together, since people mix them. */
export const lexicon = lexiconOf(Object.values(languages))
