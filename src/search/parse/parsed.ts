import type { Language } from '../../contract/languages.ts'
import type { Side } from '../../contract/listings/filter-parts.ts'
import type { Filter } from '../filter.ts'
import type { Relative } from '../language/words.ts'

export type { Relative } from '../language/words.ts'

export type Context = {
  /** the filter in force before these words; parts they do not mention stay */
  previous?: Filter
  /** the assistant's last question, so that a bare "three" can be understood */
  asked?: string
  /** the current year, for "less than 10 years old"; without it such words are not understood */
  year?: number
  /** the current day of the week, 1 for Monday, for "since Friday"; without it such words are not understood */
  weekday?: number
  /** the language of the words, if known; else it is detected */
  language?: Language
}

/** A spelling correction: what was written, and what it was taken for. */
export type Correction = { said: string; taken: string }
/** A name that fits several places equally well. */
export type Tie = { said: string; options: string[] }
/** A criterion that fair-housing law forbids to filter by, and why in a short sentence. */
export type Refusal = { said: string; reason: string }

/** A place that listings should be near. The filter has the place's name until a caller adds coordinates; `said`: the words for a side. */
export type Near = { place: string; km?: number; side?: Side; said?: string }

/** The meaning of a text as a listing search, with everything that was corrected, removed or not understood. */
export type Parsed = {
  /** the filter now in force: the previous one changed by the text */
  filter: Filter
  /** the filter without what the text calls nice to have; undefined if it calls nothing so */
  needed?: Filter
  relative: Relative[]
  /** the detected language */
  language: Language
  /** whether the text has a search criterion, and is neither other talk nor about a home already shown */
  isSearch: boolean
  /** pieces of the text that seem to be criteria but are unknown */
  notUnderstood: string[]
  /** spelling corrections against the vocabulary: "Seatle" to "Seattle" */
  corrections: Correction[]
  ties: Tie[]
  refused: Refusal[]
  /** "near Ballard", "within 5 miles of Tacoma" */
  near: Near[]
}
