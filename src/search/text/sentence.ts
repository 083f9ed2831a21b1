import type { Part } from '../../contract/listings/filter-parts.ts'
import type { SaleType } from '../../contract/listings/listing.ts'
import type { Filter } from '../filter.ts'
import type { Language } from '../language/lexicon.ts'
import type { Relative, Subject } from '../language/words.ts'
import type { Near } from '../parsed.ts'
import type { PlaceIndex } from '../places/place-index.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** What a recogniser sees. Tokens that an earlier recogniser understood are gaps. */
export type Sentence = {
  words: string
  tokens: Token[]
  /** the same tokens before anything was understood */
  all: Token[]
  places: PlaceIndex
  language: Language
  /** property types as the listings write them */
  types: string[]
  /** the same in the words they are written in */
  ownTypes: Phrases<string>
  previous: Filter
  /** to buy or to rent, as far as the words or the talk before say it */
  saleType: SaleType | undefined
  /** the present year, where it is known */
  year: number | undefined
  /** what the assistant asked for just before */
  asked: Subject | 'place' | undefined
}

/** What a run of tokens means. */
export type Finding = {
  from: number
  until: number
  /** parts of the filter that the words state */
  filter?: Filter | undefined
  /** parts of the filter that the words lift: "any price" */
  drop?: readonly Part[]
  /** whether lists join what was there ("Tacoma too") or are taken from it ("not in Tacoma") */
  change?: 'add' | 'remove'
  relative?: Relative
  notUnderstood?: string
  near?: Near
  correction?: { said: string; taken: string }
  tie?: { said: string; options: string[] }
  refused?: { said: string; reason: string }
  /** true: a number without a unit, which gives way to one that names its unit */
  bare?: boolean
  /** true: too common a word to make a search by itself where another matter is talked about */
  weak?: boolean
}

/** Reads what starts at a token, or nothing. */
export type Recogniser = (sentence: Sentence, at: number) => Finding | undefined
