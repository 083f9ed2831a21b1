import type { ChatbotDetail, ChatbotList } from '../../../src/contract/chatbot/chatbot.ts'
import type { Output } from '../../../src/contract/endpoint.ts'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import type { VisitorForget } from '../../../src/contract/people/privacy.ts'
import type { Card } from '../listings/cards.ts'
import type { WatchAnswer, WatchPress } from '../watches/port.ts'
import type { ButtonPress } from './double-clicks.ts'
import type { ChannelAddress, IncomingMessage, MessageEdit, MessageId, Person, Visitor } from './messages.ts'

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
  admits: (person: Person, as?: 'visitor' | 'manager') => boolean
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
  /** Runs `work`, which handles the press, unless an earlier one of the same button is being handled or came a moment before; false then. */
  pressOnce: (press: ButtonPress, work: () => Promise<void>) => Promise<boolean>
  /** Stops the running answer of the thread; its text so far stays. False if none was running; throws if nobody can tell. */
  stop: (visitor: Visitor) => Promise<boolean>
  /** Opens a session for the thread and returns its greeting; undefined if the thread has a session. */
  greet: (visitor: Visitor) => Promise<Greeting | undefined>
  /** Opens a new session for the thread in any case, and returns its greeting. */
  restart: (visitor: Visitor) => Promise<Greeting>
  /**
   * Erases all data of the person, in the service and in the bot, for every chatbot. Running answers are stopped. Returns
   * how much was erased.
   */
  forget: (person: Person) => Promise<Forgotten>
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
 * Searches by commands and buttons, outside of the conversation. A key has at most `ListingLimits.keyLength` UTF-16 units, so that
 * it fits into the id of a button, and is valid after a restart. The result is undefined for a key that has expired.
 */
export type ListingBrowser = {
  find(person: Person, filter: ListingFilter): Promise<ListingPage>
  page(person: Person, searchKey: string, page: number): Promise<ListingPage | undefined>
  details(person: Person, listingKey: string): Promise<Card | undefined>
  /** Listings of the same city, type, sale, size and about the same price. */
  similar(person: Person, listingKey: string): Promise<ListingPage | undefined>
  /** The text of a message that asks the chatbot about the listing. */
  question(person: Person, listingKey: string): Promise<string | undefined>
  /** The bytes of a card's `ownImage`. */
  picture(card: Pick<Card, 'ownImage'>): Promise<Uint8Array>
  /** Cities with that prefix, most listings first; none if the service takes longer than a person waits. */
  cities(person: Person, prefix: string): Promise<string[]>
}

/** What people watch for. */
export type Watches = {
  /** Runs the action of a button or menu about watches. Idempotent. */
  act(visitor: Visitor, press: WatchPress): Promise<WatchAnswer>
  /** One page of the visitor's watches, from all threads. */
  list(person: Person, page: number): Promise<WatchAnswer>
}

export const PERIODS = ['day', 'week', 'month'] as const

export type Period = (typeof PERIODS)[number]

/**
 * Statistics of the chatbot of a place, for staff. Rejects with `NotOfBusiness` in workspaces of others. The key of a question fits
 * into the id of a button.
 */
export type Reports = {
  get(person: Person, period: Period): Promise<Report>
  /** The text of an unanswered question; undefined if it is no longer among the most frequent ones. */
  question(person: Person, questionKey: string): Promise<string | undefined>
  /** Adds the answer to the chatbot's public knowledge. Returns a text for the person who gave it. */
  answer(person: Person, questionKey: string, answer: string): Promise<string>
}

/** `picture` is a PNG, `alt` its description. `question`: the key of an unanswered one. */
export type Report = {
  heading: string
  figures: [label: string, value: number][]
  unanswered: { text: string; question: string }[]
  picture: Buffer
  alt: string
}

/** Which chatbot answers in which place. `all` and `use` reject with `NotOfBusiness` in workspaces of others. */
export type ChatbotChoice = {
  /** All chatbots, to choose from in that place. */
  all(place: ChannelAddress): Promise<ChatbotName[]>
  at(place: ChannelAddress): Promise<Chatbot>
  /** Sets the chatbot of a place; `channel` "" means the whole workspace. Undefined restores the default chatbot. */
  use(place: ChannelAddress, serialNumber: string | undefined): Promise<void>
}
