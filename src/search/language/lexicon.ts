import { type Phrases, phrases } from '../text/phrases.ts'
import { english } from './english.ts'
import { languages } from './languages.ts'
import type { Words } from './words.ts'

/** Finds what words mean, group by group. */
export type Lexicon = { readonly [Group in keyof Words]: Phrases<keyof Words[Group]> }

const groups = Object.keys(english) as (keyof Words)[]

function lexiconOf(all: readonly Words[]): Lexicon {
  const entries = groups.map((group) => [group, phrases(all.flatMap((words) => Object.entries(words[group])))])
  return Object.fromEntries(entries) as Lexicon
}

/** The words of all languages together: people mix them. */
export const lexicon = lexiconOf(Object.values(languages))
