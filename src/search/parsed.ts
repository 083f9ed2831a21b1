import type { Filter } from './filter.ts'
import type { Language } from './language/lexicon.ts'
import type { Relative } from './language/words.ts'

export type { Relative } from './language/words.ts'

export type Context = {
  /** the filter in force before these words; what the words leave alone stays */
  previous?: Filter
  /** what the assistant asked just before, so that a bare "three" finds its meaning */
  asked?: string
  /** the present year, for "less than 10 years old"; without it such words are not understood */
  year?: number
  /** the language of the words, where it is known; else the words tell it */
  language?: Language
}

/** A place that something should be near. The filter holds the place itself until a caller knows its coordinates. */
export type Near = { place: string; km?: number }

/** What words mean as a listing search. Everything that was changed, left out or not understood is said here. */
export type Parsed = {
  /** the filter in force now: the previous one, changed by the words */
  filter: Filter
  relative: Relative[]
  /** the language that the words are in, as far as they tell */
  language: Language
  /** true when the words say something a listing search can use */
  isSearch: boolean
  /** pieces of the text that look as if they should narrow the search but mean nothing known */
  notUnderstood: string[]
  /** typing errors mended against the vocabulary: "Seatle" taken as "Seattle" */
  corrections: { said: string; taken: string }[]
  /** places that could mean several things equally well */
  ties: { said: string; options: string[] }[]
  /** wishes that fair-housing law does not allow to filter by, with the reason in one short sentence */
  refused: { said: string; reason: string }[]
  /** "near Ballard", "within 5 miles of Tacoma" */
  near: Near[]
}
