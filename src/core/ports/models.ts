import type { Readable } from 'node:stream'
import type { AskType } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot/settings.ts'
import type { ListingStore } from './listings.ts'
import type { Exchange } from './messages.ts'
import type { Watching } from './watches.ts'

/** A file of a question. `size` in bytes. */
export type PromptFile = { id: number; name: string; mediaType: string; size: number; open: () => Readable }

/** What a model may query while it answers: only its own chatbot's listings. */
export type ListingSearch = Pick<ListingStore, 'find' | 'search' | 'count' | 'values' | 'vocabulary'>

/** One question as passed to a model. */
export type Prompt = {
  settings: Settings
  /** earlier exchanges of the session, oldest first */
  exchanges: Exchange[]
  question: string
  type: AskType
  /** files of an Image, Audio or Video question, in the order of its fileIds */
  files: PromptFile[]
  listings: ListingSearch
  /** undefined where watches are not possible, such as in a trial */
  watching?: Watching
  now: number
}

/** A fragment of an answer, or its end. `totalToken` counts prompt and answer; `noAnswer`: the model could not answer. */
export type ModelEvent =
  | { type: 'text'; text: string }
  /** A person is wanted: the core notifies the business, and tells the visitor after all text. */
  | { type: 'handOver' }
  /** Transcript of a recording with the text sent along: replaces the question's text. */
  | { type: 'transcribed'; question: string }
  | { type: 'end'; totalToken: number; noAnswer: boolean; memory: string | null }

/** Receives the events of an answer. */
export type Tell = (event: ModelEvent) => void

/**
 * An AI model. `answer` tells texts, then one `end`, and resolves; it stops soon after `signal` aborts. Fails with
 * `modelUnavailable`. A callback rather than an async iterator, which costs several microtasks per fragment.
 */
export type Model = {
  /** `vendor/id`, as in ModelList and the setting Model */
  key: string
  name: string
  accepts: { image: boolean; audio: boolean; video: boolean }
  answer(prompt: Prompt, signal: AbortSignal, tell: Tell): Promise<void>
}
type ModelListing = { key: string; name: string; usable: boolean }

export type Models = {
  /** every known model; `usable` is false if its API key is missing */
  list: () => readonly ModelListing[]
  /** undefined if the model is unknown or has no API key here */
  byKey: (key: string) => Model | undefined
  /** model of a chatbot whose settings name none */
  defaultKey: string
}
