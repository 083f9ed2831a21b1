import type { Source } from '../../src/contract/chat.ts'
import type { Detail, List } from '../../src/contract/chatbot.ts'
import type { Output } from '../../src/contract/endpoint.ts'
import type { ListingFilter } from '../../src/contract/listings/filter-parts.ts'
import type { VisitorForget } from '../../src/contract/people/privacy.ts'
import type { Card } from './listings/cards.ts'
import type { Limits } from './text/limits.ts'
import type { AlertPart, WatchAnswer, WatchPress } from './watches/shown.ts'

/**
 * Where something is said, by the platform's ids. `workspace`: guild or team, "" where there is none. `channel`: the one
 * that a thread belongs to, "" in private.
 */
export type Place = { workspace: string; channel: string }

/**
 * A person who speaks with the bot, and in which thread. Ids are the platform's own, the same for ever, and no two things on the
 * platform share one. `locale`: what the person's program speaks, such as "es-ES", and `name`: what others call them, where the
 * platform tells it.
 */
export type Visitor = {
  thread: string
  person: string
  place: Place
  roles: string[]
  locale: string | undefined
  name?: string | undefined
}

/** A file as the platform tells of it; `size` in bytes. The address may have expired. */
export type Attachment = { id: string; name: string; mediaType: string; size: number; url: string }

/** What a person said to the bot, at `at` (ms). Like all that crosses the port, it survives being written as JSON. */
export type IncomingMessage = Visitor & { id: string; text: string; attachments: Attachment[]; at: number }

/** A message, by the ids of its thread and its own. */
export type MessageId = { thread: string; id: string }

/** `suggestions`: messages that a person may send with a click. */
export type Greeting = { text: string; suggestions: string[] }

export type Chatbot = Output<typeof Detail>
/** How much went of a person. */
export type Forgotten = Output<typeof VisitorForget>
export type ChatbotName = Pick<Output<typeof List>['List'][number], 'serialNumber' | 'Name'>

/**
 * What a platform tells of what happens on it. What asks the service may throw `Refused` or be unanswered: `describeError`
 * has the words.
 */
export type Listener = {
  /**
   * Whether the bot may speak there and with that person; what it may not answer is best refused in a word. As a manager:
   * whether who manages the workspace may set the bot up there. That they do manage it is not looked at.
   */
  admits: (visitor: Visitor, as?: 'visitor' | 'manager') => boolean
  /** Whether people spoke with the bot in the thread in the last 30 days. */
  knows: (thread: string) => Promise<boolean>
  /** The platform listens, for the first time or again: what was left unanswered and what was missed is taken up. */
  connected: () => Promise<void>
  /**
   * Resolves when the message is safe: only then acknowledge it. It is answered exactly once, however often it comes
   * in a day. What comes while the thread is being answered is collected into its next question, in order.
   */
  receive: (message: IncomingMessage) => Promise<void>
  /** Replaces the text of a message that still waits. */
  edited: (message: MessageId & { text: string }) => Promise<void>
  /** Takes back a message that still waits. */
  deleted: (message: MessageId) => Promise<void>
  /** Ends the running answer of the thread; what was said stays. False where none was running. */
  stop: (visitor: Visitor) => Promise<boolean>
  /** Opens the thread's session unless it has one; gives the greeting for a new one, undefined for an old one. */
  greet: (visitor: Visitor) => Promise<Greeting | undefined>
  /** Forgets what was said in the thread; gives the greeting of its new session. */
  restart: (visitor: Visitor) => Promise<Greeting>
  /**
   * Erases everything that is kept of the person, in the service and here, whichever chatbot they spoke with; answers under
   * way end. Gives how much went.
   */
  forget: (visitor: Visitor) => Promise<Forgotten>
  reports: Reports
  listings: ListingSearches
  watches: Watches
  chatbots: ChatbotChoice
  locales: Locales
}

/** What people's programs speak, where the platform tells it only now and then. It outlives the process. */
export type Locales = {
  set(person: string, locale: string): Promise<void>
  /** Undefined where it was never told. */
  of(person: string): Promise<string | undefined>
}

/**
 * One page of a search. `total` counts all pages' listings, `from` is the first one's place among them. `notes` say how
 * words were understood, what was changed or left out of them, and what there is instead when nothing matches. `search`
 * names the search to `ListingSearches`.
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
 * Searches apart from the conversation. A `search` or `listing` is a short text (at most `ListingLimits.name` units) that fits the
 * name of a button and still works after a restart; undefined answers one that is known no more.
 */
export type ListingSearches = {
  find(visitor: Visitor, filter: ListingFilter): Promise<ListingPage>
  page(visitor: Visitor, search: string, page: number): Promise<ListingPage | undefined>
  details(visitor: Visitor, listing: string): Promise<Card | undefined>
  /** Listings of the same city, type, sale, size and about the same price. */
  similar(visitor: Visitor, listing: string): Promise<ListingPage | undefined>
  /** The question to receive from a person who wants to talk about the listing. */
  question(visitor: Visitor, listing: string): Promise<string | undefined>
  /** The bytes of a card's `ownImage`. */
  picture(card: Pick<Card, 'ownImage'>): Promise<Uint8Array>
  /** Cities that begin like that, most listings first; within 150 ms, else none. */
  cities(visitor: Visitor, prefix: string): Promise<string[]>
}

/** What people watch for. */
export type Watches = {
  /** Does what a control says whose verb is in `watchVerbs`. A second press is harmless. */
  act(visitor: Visitor, press: WatchPress): Promise<WatchAnswer>
  /** What the visitor watches, wherever they asked for it. */
  list(visitor: Visitor, page: number): Promise<WatchAnswer>
}

export type Period = 'day' | 'week' | 'month'

/** What happened lately at the chatbot that answers there, for staff. A `question` is named by a short text that fits a button. */
export type Reports = {
  get(visitor: Visitor, period: Period): Promise<Report>
  /** The words of a question without an answer; undefined where it is not among the most frequent ones any more. */
  question(visitor: Visitor, question: string): Promise<string | undefined>
  /** From now on everybody may be told the answer; gives what to tell who gave it. */
  answer(visitor: Visitor, question: string, answer: string): Promise<string>
}
/** `picture` is a PNG, `alt` its description. */
export type Report = {
  heading: string
  figures: [label: string, value: number][]
  unanswered: { text: string; question: string }[]
  picture: Buffer
  alt: string
}

/** Who answers where. */
export type ChatbotChoice = {
  all(): Promise<ChatbotName[]>
  at(place: Place): Promise<Chatbot>
  /** From now on this chatbot answers there; in the whole workspace where `channel` is "". Undefined: the usual one again. */
  use(place: Place, serialNumber: string | undefined): Promise<void>
}

/**
 * One message of a reply as it should stand now. `id`: the message to change; undefined makes a new one. `key` names
 * the message before it has an id: shown again with the same key, it must not appear twice. `again`: an earlier try
 * with that key may have succeeded, long ago even. `replyTo`: the id of the message that is answered. `person`
 * asked, and reads `locale`. `text` is encoded.
 * The last `after` units of `text` only close what is open; without them the text of a message does nothing but grow,
 * unless an answer had to be made anew. `complete`: it will not change any more. `last`: none follows it so far.
 */
export type ReplyPart = {
  thread: string
  key: string
  id: string | undefined
  again: boolean
  replyTo: string
  person: string
  locale: string | undefined
  text: string
  after: number
  complete: boolean
  last: boolean
}
/** A file on its way to a thread. `size` in bytes; `url`: where people may take it for a day, if they reach the service. */
export type FileToSend = {
  name: string
  mediaType: string
  size: number
  url: string
  open: (signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>
}
/**
 * A file as a message of its own. `key` names the message as that of a reply part does. `noted`: what the try before
 * noted, undefined where there was none; `note` keeps what tells whether this try succeeded, before it can.
 */
export type FilePart = Pick<ReplyPart, 'thread' | 'key' | 'replyTo' | 'person' | 'locale'> & {
  file: FileToSend
  noted: string | undefined
  note: (text: string) => Promise<void>
}
/** A message that another process was showing; without an id it may not be there at all. */
export type AbandonedPart = Pick<ReplyPart, 'thread' | 'key' | 'id' | 'replyTo'>
/** The message's id, and how long to rest before the next change of it, in ms: faster, the platform would refuse some. */
export type Delivered = { id: string; restMs: number }

/** What a list of listings may be on the platform. */
export type ListingLimits = {
  /** how many listings one message shows */
  page: number
  /** the longest name of a search or a listing that fits a button beside what the button does, in UTF-16 units */
  name: number
  /** how many completions of a word it shows */
  completions: number
}

/** A place where people talk: Discord, Slack, a terminal. What it does on the platform fails with `Undelivered`. */
export type Platform = {
  name: Source
  /** of a text that is encoded */
  limits: Limits
  listingLimits: ListingLimits
  /** how soon a typing indicator must be given again to stay, in ms */
  typingRefreshMs: number
  /** by how much a message may overtake one that was said before it, in ms; messages said so quickly are one question */
  reorderMs: number
  start(on: Listener): Promise<void>
  stop(): Promise<void>
  /**
   * A text in the platform's own writing, with nothing in it that would call anybody or act on a screen. The encoded
   * beginning of a text is the beginning of the encoded text, so that a growing one can be shown.
   */
  encode(text: string): string
  show(part: ReplyPart): Promise<Delivered>
  /** Gives the id of the message with the file; it stands once, however often it is tried. */
  sendFile(part: FilePart, signal: AbortSignal): Promise<string>
  /**
   * Tells a person of what they watch. Refused where nothing can be said any more, because the thread is gone or closed or
   * the person left.
   */
  tell(part: AlertPart): Promise<void>
  /** Closes what is open of a message that another process left: its next words may be long in coming. */
  closeAbandoned(part: AbandonedPart): Promise<void>
  /** Takes away a message that an answer made anew no longer needs. */
  remove(message: MessageId): Promise<void>
  /** Shows that a message was taken in and waits, then that it was answered. */
  mark(message: MessageId, sign: 'seen' | 'done'): Promise<void>
  /** Shows that an answer is being made, or no more. */
  setTyping(thread: string, on: boolean): Promise<void>
  /** The bytes of an attachment, from a renewed address where the old one has expired. */
  open(attachment: Attachment, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>
  /**
   * What people said to the bot in the thread after `since` (ms), oldest first; what is known already may be among it.
   * For a `Place.channel` in which the bot was spoken to: what began threads there.
   */
  messagesSince(thread: string, since: number): AsyncIterable<IncomingMessage>
  /**
   * Threads and channels where somebody said something after `since` (ms), as far as the platform tells by itself, maybe
   * not to the bot; none where it does not tell. Those where threads begin come first.
   */
  activeSince(since: number): string[]
  /**
   * Whether all that is said certainly comes in at present; false where the platform cannot tell. Only what was said
   * when it was false is looked for at the next connection.
   */
  isReceiving(): boolean
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
