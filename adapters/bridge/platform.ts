import type { Source } from '../../src/contract/chat.ts'
import type { ChatbotDetail, ChatbotList } from '../../src/contract/chatbot.ts'
import type { Output } from '../../src/contract/endpoint.ts'
import type { ListingFilter } from '../../src/contract/listings/filter-parts.ts'
import type { VisitorForget } from '../../src/contract/people/privacy.ts'
import type { Card } from './listings/cards.ts'
import type { Limits } from './text/length.ts'
import type { AlertPart, WatchAnswer, WatchPress } from './watches/port.ts'

/**
 * A channel of the platform, by the platform's ids. `workspace`: guild or team, "" if there is none. `channel`: the channel
 * that the thread belongs to, "" for private messages.
 */
export type ChannelAddress = { workspace: string; channel: string }

/**
 * A person who talks to the bot, and in which thread. Ids are the platform's own: permanent, and unique on the platform.
 * `locale`: the language of the person's app, such as "es-ES". `name`: the display name. Both are undefined if the platform
 * does not provide them.
 */
export type Visitor = {
  thread: string
  person: string
  place: ChannelAddress
  roles: string[]
  locale: string | undefined
  name?: string | undefined
}

/** A file attached to a message. `size` in bytes. `url` may have expired. */
export type Attachment = { id: string; name: string; mediaType: string; size: number; url: string }

/**
 * A message from a person to the bot. `about`: another person's message that the question is about; edits do not change it.
 * `at`: when it was sent (ms). `editedAt`: when it was last edited (ms). It can be stored as JSON, like all values of this port.
 */
export type IncomingMessage = Visitor &
  Content & { id: string; about?: Content | undefined; at: number; editedAt?: number }
type Content = { text: string; attachments: Attachment[] }

/** Identifies a message: its thread's id and its own. */
export type MessageId = { thread: string; id: string }

/** A message as it reads now, with the attachments that it still has. `at`: when it was edited (ms), 0 if unknown. */
export type MessageEdit = MessageId & Pick<IncomingMessage, 'text' | 'attachments' | 'at'>

/** What people changed of messages. `deleted` holds only those that certainly were. */
export type MessageChanges = { edited: Omit<MessageEdit, 'thread'>[]; deleted: string[] }

/** `suggestions`: questions that are offered as buttons. */
export type Greeting = { text: string; suggestions: string[] }

export type Chatbot = Output<typeof ChatbotDetail>
/** How many sessions, messages, leads, files and watches of a person were erased. */
export type Forgotten = Output<typeof VisitorForget>
export type ChatbotName = Pick<Output<typeof ChatbotList>['List'][number], 'serialNumber' | 'Name'>

/**
 * The bridge as a platform calls it, when something happens on the platform. Functions that call the service may throw
 * `Refused` or a network error; `describeError` turns both into text for people.
 */
export type BridgeListener = {
  /**
   * Whether the bot may talk to that person in that place, by the settings. `manager`: whether a manager of the workspace
   * may set the bot up there; the caller checks that the person is a manager.
   */
  admits: (visitor: Visitor, as?: 'visitor' | 'manager') => boolean
  /** Whether somebody talked to the bot in the thread in the last 30 days. */
  knows: (thread: string) => Promise<boolean>
  /** Called after each connect or reconnect. Resumes unanswered messages and reads those that were missed. */
  connected: () => Promise<void>
  /**
   * Resolves when the message is stored; the platform acknowledges it only then. A message that is delivered several times
   * within a day is answered once. Messages that arrive while the thread is being answered become its next question.
   */
  receive: (message: IncomingMessage) => Promise<void>
  /**
   * Replaces the text of a message whose answer has not begun, or that a person attends to, and removes attachments that it no
   * longer has.
   */
  edited: (edit: MessageEdit) => Promise<void>
  /** Removes a message whose answer has not begun, or that a person attends to. */
  deleted: (message: MessageId) => Promise<void>
  /** Stops the running answer of the thread; its text so far stays. False if none was running. */
  stop: (visitor: Visitor) => Promise<boolean>
  /** Opens a session for the thread and returns its greeting; undefined if the thread has a session. */
  greet: (visitor: Visitor) => Promise<Greeting | undefined>
  /** Opens a new session for the thread in any case, and returns its greeting. */
  restart: (visitor: Visitor) => Promise<Greeting>
  /**
   * Erases all data of the person, in the service and in the bot, for every chatbot. Running answers are stopped. Returns
   * how much was erased.
   */
  forget: (visitor: Visitor) => Promise<Forgotten>
  reports: Reports
  listings: ListingBrowser
  watches: Watches
  chatbots: ChatbotChoice
  locales: Locales
}

/** Stored locales of people, for platforms that do not send the locale with every message. */
export type Locales = {
  set(person: string, locale: string): Promise<void>
  /** Undefined if the platform never sent it. */
  of(person: string): Promise<string | undefined>
}

/**
 * One page of search results. `total`: listings on all pages. `from`: number of the page's first listing, from 1. `notes`:
 * sentences about how the words were understood, what was left out, and what to try if nothing matches. `search`: the key of
 * the search in `ListingBrowser`.
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
 * Searches by commands and buttons, outside of the conversation. `search` and `listing` are keys of at most
 * `ListingLimits.keyLength` UTF-16 units, so that they fit into the id of a button; they are valid after a restart. The result is
 * undefined for a key that has expired.
 */
export type ListingBrowser = {
  find(visitor: Visitor, filter: ListingFilter): Promise<ListingPage>
  page(visitor: Visitor, search: string, page: number): Promise<ListingPage | undefined>
  details(visitor: Visitor, listing: string): Promise<Card | undefined>
  /** Listings of the same city, type, sale, size and about the same price. */
  similar(visitor: Visitor, listing: string): Promise<ListingPage | undefined>
  /** The text of a message that asks the chatbot about the listing. */
  question(visitor: Visitor, listing: string): Promise<string | undefined>
  /** The bytes of a card's `ownImage`. */
  picture(card: Pick<Card, 'ownImage'>): Promise<Uint8Array>
  /** Cities with that prefix, most listings first; none if the service takes longer than 150 ms. */
  cities(visitor: Visitor, prefix: string): Promise<string[]>
}

/** What people watch for. */
export type Watches = {
  /** Runs the action of a button or menu whose verb is in `watchVerbs`. Idempotent. */
  act(visitor: Visitor, press: WatchPress): Promise<WatchAnswer>
  /** One page of the visitor's watches, from all threads. */
  list(visitor: Visitor, page: number): Promise<WatchAnswer>
}

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/**
 * Statistics of the chatbot of a place, for staff. Rejects with `NotOfBusiness` in workspaces of others. A `question` is a short
 * key that fits into the id of a button.
 */
export type Reports = {
  get(visitor: Visitor, period: Period): Promise<Report>
  /** The text of an unanswered question; undefined if it is no longer among the most frequent ones. */
  question(visitor: Visitor, question: string): Promise<string | undefined>
  /** Adds the answer to the chatbot's public knowledge. Returns a text for the person who gave it. */
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

/** Which chatbot answers in which place. `all` and `use` reject with `NotOfBusiness` in workspaces of others. */
export type ChatbotChoice = {
  /** All chatbots, for whoever chooses in that place. */
  all(place: ChannelAddress): Promise<ChatbotName[]>
  at(place: ChannelAddress): Promise<Chatbot>
  /** Sets the chatbot of a place; `channel` "" means the whole workspace. Undefined restores the default chatbot. */
  use(place: ChannelAddress, serialNumber: string | undefined): Promise<void>
}

/**
 * The desired state of one message of a reply.
 * `id`: the message to edit; undefined creates one. `key`: idempotency key of the creation: the same key must not create a
 * second message. `isRetry`: an earlier attempt with the key may have succeeded, maybe long ago. `replyTo`: id of the message
 * that is answered. `person`: who asked; `locale`: their language. `text`: encoded for the platform. `closerLength`: how many
 * UTF-16 units at the end of `text` only close open Markdown; the text before them only grows, unless the answer was started
 * over. `complete`: the text is final. `isLast`: no later message of the reply exists yet.
 */
export type ReplyPart = {
  thread: string
  key: string
  id: string | undefined
  isRetry: boolean
  replyTo: string
  person: string
  locale: string | undefined
  text: string
  closerLength: number
  complete: boolean
  isLast: boolean
}
/** A file to send to a thread. `size` in bytes. `url`: download address in the service, valid for a day. */
export type FileToSend = {
  name: string
  mediaType: string
  size: number
  url: string
  open: (signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>
}
/**
 * A file that is sent as a message of its own. `key`: idempotency key, as in `ReplyPart`. `note`: stores a value before the
 * request is sent, by which a later attempt finds out whether this one succeeded. `noted`: the value that the attempt before
 * stored; undefined in the first attempt.
 */
export type FilePart = Pick<ReplyPart, 'thread' | 'key' | 'replyTo' | 'person' | 'locale'> & {
  file: FileToSend
  noted: string | undefined
  note: (text: string) => Promise<void>
}
/** A message that another process left incomplete. Without an `id` it may not exist. */
export type AbandonedPart = Pick<ReplyPart, 'thread' | 'key' | 'id' | 'replyTo'>
/** `id`: of the message. `restMs`: minimum time before its next edit, in ms, to stay within the platform's rate limit. */
export type ShownPart = { id: string; restMs: number }

/** Limits of messages with listings, and of the menus of watches. */
export type ListingLimits = {
  /** how many listings one message shows */
  pageSize: number
  /** maximum length of the key of a search or a listing in the id of a button, in UTF-16 units */
  keyLength: number
  /** how many completions are shown while a person types */
  completions: number
  /** how many options a menu may have */
  options: number
}

/** A chat platform: Discord, Slack or a terminal. All requests to the platform fail with `Undelivered`. */
export type Platform = {
  name: Source
  /** for encoded text */
  limits: Limits
  listingLimits: ListingLimits
  /** interval in which a typing indicator must be repeated, in ms */
  typingRefreshMs: number
  /** by how much messages may arrive out of order, in ms; messages within that time become one question */
  reorderMs: number
  /** Whether the workspace added the bot before all others did. */
  addedFirst(workspace: string): Promise<boolean>
  start(on: BridgeListener): Promise<void>
  stop(): Promise<void>
  /**
   * Escapes a text for the platform, so that it mentions nobody and contains no control sequences. Encoding preserves
   * prefixes: the encoded prefix of a text is a prefix of the encoded text, so that a growing text can be shown.
   */
  encode(text: string): string
  show(part: ReplyPart): Promise<ShownPart>
  /** Sends the file and returns the message's id. Idempotent by key. */
  sendFile(part: FilePart, signal: AbortSignal): Promise<string>
  /**
   * Sends an alert of a watch. Fails as refused if the thread is deleted or closed, or if the person left.
   */
  sendAlert(part: AlertPart): Promise<void>
  /** Ends the stream of a message that another process left incomplete. */
  closeAbandoned(part: AbandonedPart): Promise<void>
  /** Deletes a message that is left over after an answer was started over. */
  remove(message: MessageId): Promise<void>
  /** Marks a message as queued (`seen`), then as answered (`done`). */
  mark(message: MessageId, sign: 'seen' | 'done'): Promise<void>
  /** Shows or hides the typing indicator. */
  setTyping(thread: string, on: boolean): Promise<void>
  /** Downloads an attachment. Renews its address if that has expired. */
  openAttachment(attachment: Attachment, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>
  /**
   * Messages to the bot in the thread after `since` (ms), oldest first; some may have been received before. For the id of a
   * channel (`ChannelAddress.channel`): the messages that began threads there.
   */
  messagesSince(thread: string, since: number): AsyncIterable<IncomingMessage>
  /** Edits and deletions of these messages since they were read; none if the platform cannot tell. */
  changesOf(thread: string, ids: string[]): Promise<MessageChanges>
  /**
   * Channels and threads with any message after `since` (ms), channels first; the messages need not be to the bot. Empty if
   * the platform does not provide this without requests.
   */
  activeSince(since: number): string[]
  /**
   * Whether the connection certainly receives all messages now; false if the platform cannot know. After a reconnect, only
   * messages from times when it was false are read again.
   */
  isReceiving(): boolean
}
