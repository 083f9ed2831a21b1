import type { Source } from '../../src/contract/chat.ts'
import type { Detail, List } from '../../src/contract/chatbot.ts'
import type { Output } from '../../src/contract/endpoint.ts'
import type { ListingFilter } from '../../src/contract/listings/listing.ts'
import type { Limits } from './limits.ts'
import type { Card } from './listings/cards.ts'

/**
 * Where something is said, by the platform's ids. `workspace`: guild or team, "" where there is none. `channel`: the one
 * that a thread belongs to, "" in a private talk.
 */
export type Place = { workspace: string; channel: string }

/**
 * A conversation, and who speaks in it. Ids are the platform's own, the same for ever, and no two things on the
 * platform share one. `locale`: what the person's program speaks, such as "es-ES", where the platform tells it.
 */
export type Talk = { thread: string; person: string; place: Place; roles: string[]; locale: string | undefined }

/** A file as the platform tells of it; `size` in bytes. The address may have expired. */
export type Attachment = { id: string; name: string; mediaType: string; size: number; url: string }

/** What a person said to the bot, at `at` (ms). Like all that crosses the port, it survives being written as JSON. */
export type Incoming = Talk & { id: string; text: string; attachments: Attachment[]; at: number }

/** A message, by the ids of its thread and its own. */
export type MessageId = { thread: string; id: string }

/** `suggestions`: messages that a person may send with a click. */
export type Greeting = { text: string; suggestions: string[] }

export type Chatbot = Output<typeof Detail>
export type ChatbotName = Pick<Output<typeof List>['List'][number], 'serialNumber' | 'Name'>

/**
 * What a platform tells of what happens on it. What asks the service may throw `Refused` or be unanswered: `told` has
 * the words.
 */
export type Listener = {
  /** Whether the bot may speak there and with that person; what it may not answer is best refused in a word. */
  admits: (talk: Talk) => boolean
  /** Whether people spoke with the bot in the thread in the last 30 days. */
  knows: (thread: string) => Promise<boolean>
  /** The platform listens, for the first time or again: what was left unanswered and what was missed is taken up. */
  connected: () => Promise<void>
  /**
   * Resolves when the message is safe: only then acknowledge it. It is answered exactly once, however often it comes
   * in a day. What comes while the thread is being answered is collected into its next question, in order.
   */
  receive: (message: Incoming) => Promise<void>
  /** Replaces the text of a message that still waits. */
  edited: (message: MessageId & { text: string }) => Promise<void>
  /** Takes back a message that still waits. */
  deleted: (message: MessageId) => Promise<void>
  /** Ends the running answer of the thread; what was said stays. False where none was running. */
  stop: (talk: Talk) => Promise<boolean>
  /** Opens the thread's session unless it has one; gives the greeting for a new one, undefined for an old one. */
  greet: (talk: Talk) => Promise<Greeting | undefined>
  /** Forgets what was said in the thread; gives the greeting of its new session. */
  restart: (talk: Talk) => Promise<Greeting>
  listings: ListingDesk
  chatbots: ChatbotDesk
}

/**
 * One page of a search. `total` counts all pages' listings, `from` is the first one's place among them. `notes` say how
 * words were understood, what was changed or left out of them, and what there is instead when nothing matches. `search`
 * names the search to `ListingDesk`.
 */
export type ListingPage = {
  cards: Card[]
  total: number
  from: number
  page: number
  pages: number
  notes: string[]
  search: string
}

/**
 * Searches apart from the talk. A `search` or `listing` is a short text (at most SHORT_MAX characters) that fits the
 * name of a button and still works after a restart; undefined answers one that is known no more.
 */
export type ListingDesk = {
  find(talk: Talk, filter: ListingFilter): Promise<ListingPage>
  page(talk: Talk, search: string, page: number): Promise<ListingPage | undefined>
  details(talk: Talk, listing: string): Promise<Card | undefined>
  /** Listings of the same city, type, sale, size and about the same price. */
  similar(talk: Talk, listing: string): Promise<ListingPage | undefined>
  /** The question to receive from a person who wants to talk about the listing. */
  question(talk: Talk, listing: string): Promise<string | undefined>
  /** Cities that begin like that, most listings first; within 150 ms, else none. */
  cities(talk: Talk, prefix: string): Promise<string[]>
}

/** Who answers where. */
export type ChatbotDesk = {
  all(): Promise<ChatbotName[]>
  at(place: Place): Promise<Chatbot>
  /** From now on this chatbot answers there; in the whole workspace where `channel` is "". Undefined: the usual one again. */
  use(place: Place, serialNumber: string | undefined): Promise<void>
}

/**
 * One message of a reply as it should stand now. `id`: the message to change; undefined makes a new one. `key` names
 * the message before it has an id: shown again with the same key, it must not appear twice. `again`: an earlier try
 * with that key may have succeeded, long ago even. `replyTo`: the id of the message that is answered.
 * The last `after` units of `text` only close what is open; without them the text of a message does nothing but grow,
 * unless an answer had to be made anew. `complete`: it will not change any more. `last`: none follows it so far.
 */
export type Showing = {
  thread: string
  key: string
  id: string | undefined
  again: boolean
  replyTo: string
  text: string
  after: number
  complete: boolean
  last: boolean
}
/** A message that another process was showing; without an id it may not be there at all. */
export type LeftBehind = Pick<Showing, 'thread' | 'key' | 'id' | 'replyTo'>
/** The message's id, and how many more requests the platform takes before `resetMs` have passed. */
export type Shown = { id: string; left: number; resetMs: number }

/** A place where people talk: Discord, Slack, a terminal. What it does on the platform fails with `Undelivered`. */
export type Platform = {
  name: Source
  limits: Limits
  /** how soon a working sign must be given again to stay, in ms */
  workingMs: number
  /** by how much a message may overtake one that was said before it, in ms; messages said so quickly are one question */
  overtakingMs: number
  start(on: Listener): Promise<void>
  stop(): Promise<void>
  show(message: Showing): Promise<Shown>
  /** Closes what is open of a message that another process left: its next words may be long in coming. */
  takeUp?(message: LeftBehind): Promise<void>
  /** Takes away a message that an answer made anew no longer needs. */
  remove(message: MessageId): Promise<void>
  /** Shows that a message was taken in and waits, then that it was answered. */
  mark(message: MessageId, sign: 'seen' | 'done'): Promise<void>
  /** Shows that an answer is being made, or no more. */
  working(thread: string, on: boolean): Promise<void>
  /** The bytes of an attachment, from a renewed address where the old one has expired. */
  open(attachment: Attachment, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>
  /**
   * What people said to the bot in the thread after `since` (ms), oldest first; what is known already may be among it.
   * For a `Place.channel` in which the bot was spoken to: what began threads there.
   */
  missed(thread: string, since: number): AsyncIterable<Incoming>
  /**
   * Talks and channels where somebody said something after `since` (ms), as far as the platform tells by itself; maybe not
   * to the bot. Those where talks begin come first.
   */
  news?(since: number): string[]
  /**
   * Whether all that is said comes in at present. Where a platform can tell, only what was said when it did not is looked
   * for at the next connection.
   */
  hears?(): boolean
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
