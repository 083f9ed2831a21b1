import type { Language } from '../contract/languages.ts'
import type { Side } from '../contract/listings/filter-parts.ts'
import type { Filter } from './filter.ts'
import type { Relative } from './language/words.ts'

export type { Relative } from './language/words.ts'

export type Context = {
  /** the filter in force before these words; parts they do not mention stay */
  previous?: Filter
  /** the assistant's last question, so that a bare "three" can be understood */
  asked?: string
  /** the current year, for "less than 10 years old"; without it such words are not understood */
  year?: number
  /** the language of the words, if known; else it is detected */
  language?: Language
}

/** A place that listings should be near. The filter has the place's name until a caller adds coordinates; `said`: the words for a side. */
export type Near = { place: string; km?: number; side?: Side; said?: string }

/** The meaning of a text as a listing search, with everything that was corrected, removed or not understood. */
export type Parsed = {
  /** the filter now in force: the previous one changed by the text */
  filter: Filter
  relative: Relative[]
  /** the detected language */
  language: Language
  /** whether the text has a search criterion, and is neither other talk nor about a home already shown */
  isSearch: boolean
  /** pieces of the text that seem to be criteria but are unknown */
  notUnderstood: string[]
  /** spelling corrections against the vocabulary: "Seatle" to "Seattle" */
  corrections: { said: string; taken: string }[]
  /** names that match several places equally well */
  ties: { said: string; options: string[] }[]
  /** criteria that fair-housing law forbids to filter by, each with a short sentence as reason */
  refused: { said: string; reason: string }[]
  /** "near Ballard", "within 5 miles of Tacoma" */
  near: Near[]
}
