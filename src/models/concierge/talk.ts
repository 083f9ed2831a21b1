import type { Settings } from '../../contract/chatbot.ts'
import type { ListingSearch } from '../../core/ports/ports.ts'
import type { Vocabulary } from '../../search/filter.ts'
import type { Parsed } from '../../search/parsed.ts'
import type { Memory } from './memory.ts'

/** One question with everything an answer to it may be made from. */
export type Talk = {
  /** as it was typed */
  question: string
  /** ready to match patterns against (see language.ts) */
  plain: string
  parsed: Parsed
  memory: Memory
  vocabulary: Vocabulary
  listings: ListingSearch
  settings: Settings
  now: number
}

export type Reply = { text: string; noAnswer: boolean; memory: Memory }

/** Answers the questions it knows how to answer; undefined leaves the question to the next one. */
export type Answerer = (talk: Talk) => Reply | undefined | Promise<Reply | undefined>

/** How many listings are shown at a time. */
export const PAGE = 5
