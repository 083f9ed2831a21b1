import type { Source } from '../../src/contract/chat.ts'
import type { ListingPage, Search } from './cards.ts'
import type { Limits } from './limits.ts'

/** A conversation on a platform, and who speaks in it: both are the platform's own names, the same for ever. */
export type Talk = { thread: string; person: string }

/**
 * Something a person said. `id` is the platform's name of the message: asked twice, it is answered once, and the
 * answer is made to its end even when the asker goes away. Where it is undefined, going away stops the answer.
 */
export type Question = Talk & { id: string | undefined; text: string }

/** What a platform tells of what happens on it. Everything may throw `Refused` or be unanswered: `told` has the words. */
export type Listener = {
  /** Opens the thread's session unless it has one; gives the greeting for a new one, undefined for an old one. */
  greet(talk: Talk): Promise<string | undefined>
  /** Forgets what was said in the thread; gives the greeting of its new session. */
  restart(talk: Talk): Promise<string>
  /** Answers in the thread, failures told kindly; resolves when the answer stands there whole, or was stopped. */
  ask(question: Question, signal: AbortSignal): Promise<void>
  listings(search: Search): Promise<ListingPage>
}

/**
 * One message of a reply as it should stand now. `id`: the message to change; undefined makes a new one. `key` names
 * the message before it has an id: shown again with the same key after a lost answer, it must not appear twice.
 * The last `after` units of `text` only close what is open; without them the text of a message does nothing but grow.
 */
export type Showing = {
  thread: string
  key: string
  id: string | undefined
  text: string
  after: number
  complete: boolean
}
/** The message's id, and how many more requests the platform takes before `resetMs` have passed. */
export type Shown = { id: string; left: number; resetMs: number }

/** A place where people talk: Discord, Slack, a terminal. */
export type Platform = {
  name: Source
  limits: Limits
  start(on: Listener): Promise<void>
  stop(): Promise<void>
  /** Fails with `Undelivered`. */
  show(message: Showing): Promise<Shown>
}

/** Why a message could not be shown: it never will be, it may have been after all, or it was not and can be later. */
export type Failure = 'refused' | 'ambiguous' | 'retryable'

export class Undelivered extends Error {
  readonly failure: Failure
  readonly retryAfterMs: number | undefined

  constructor(failure: Failure, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'Undelivered'
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs
  }
}
