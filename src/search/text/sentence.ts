import type { Language } from '../../contract/languages.ts'
import type { FilterPart } from '../../contract/listings/filter-parts.ts'
import type { SaleType } from '../../contract/listings/listing.ts'
import type { Filter } from '../filter.ts'
import type { Relative, Subject } from '../language/words.ts'
import type { Correction, Near, Refusal, Tie } from '../parse/parsed.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Phrases } from './phrases.ts'
import type { Token, TokenSpan } from './tokens.ts'

/** The input of a recogniser. Tokens already understood by an earlier recogniser are gaps. */
export type Sentence = {
  words: string
  tokens: Token[]
  /** all tokens, without gaps */
  all: Token[]
  places: PlaceIndex
  language: Language
  /** property types as the listings write them */
  types: string[]
  /** matches the types by their own words */
  ownTypes: Phrases<string>
  previous: Filter
  /** to buy or to rent, if the words or the conversation tell it */
  saleType: SaleType | undefined
  /** the current year, if known */
  year: number | undefined
  /** the current day of the week, 1 for Monday, if known */
  weekday: number | undefined
  /** what the assistant's last question asked for */
  asked: Subject | 'place' | undefined
}

/** The meaning of some tokens. */
export type Finding = TokenSpan & {
  /** parts of the filter that the words set */
  filter?: Filter | undefined
  /** parts of the filter that the words remove: "any price" */
  drop?: readonly FilterPart[]
  /** whether lists are added to the previous ones ("Tacoma too") or removed ("not in Tacoma") */
  change?: 'add' | 'remove'
  relative?: Relative
  notUnderstood?: string
  near?: Near
  correction?: Correction
  ambiguity?: Tie
  refused?: Refusal
  /** true for a number without a unit; a number with a unit overrides it */
  bare?: boolean
  /** true for a word too common to make a search if the text is about something else */
  weak?: boolean
  /** true for what would be nice but need not be */
  soft?: boolean
}

/** A sentence as it was written. */
export type Written = Pick<Sentence, 'words' | 'all'>

export const originalText = ({ words, all }: Written, { from, until }: TokenSpan): string =>
  words.slice(all[from]?.from, all[until - 1]?.to)

/** The finding that nothing is known about these words. */
export const notUnderstood = (sentence: Written, { from, until }: TokenSpan): Finding => ({
  from,
  until,
  notUnderstood: originalText(sentence, { from, until }),
})

/** Reads the tokens from an index on; undefined if they are not its subject. */
export type Recogniser = (sentence: Sentence, at: number) => Finding | undefined
