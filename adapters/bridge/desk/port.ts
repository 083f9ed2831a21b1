import type { DeskSource } from '../../../src/contract/chat.ts'
import type { ChannelAddress, IncomingMessage, MessageEdit, MessageId, Person, Visitor } from '../platform/messages.ts'
import type { ReplyPart, ShownPart } from '../platform/platform.ts'

/** The channel of a desk. Everybody who may read it counts as staff. */
export type Desk = ChannelAddress

const actions = ['claim', 'handBack', 'close', 'retry'] as const
/** The action of a desk button. Its object is the id of a session, or for `retry` of an undelivered message. */
export type DeskAction = (typeof actions)[number]
/** The desk action of this name; undefined if there is none. */
export const deskActionNamed = (name: string): DeskAction | undefined => actions.find((action) => action === name)
/** A desk button. `object`: at most 80 characters; stored in the button's id with the action, so that it works after a restart. */
export type DeskButton = { action: DeskAction; object: string; label: string }

/** Maximum length of a message on a card, in UTF-16 units; staff can read the rest in the history. */
export const CARD_LINE_MAX = 500

/** The first message of a desk thread, in the desk's language; the texts are not encoded. */
export type DeskCard = {
  /** who asks */
  title: string
  /** where the visitor is, why they ask, how to reach them, what they looked at */
  facts: { label: string; value: string }[]
  /**
   * what was said before, oldest first; long, and the first to be cut where the card is too long. `isBot`: the text is the
   * bot's Markdown; undefined in records of older versions
   */
  talk: { name: string; text: string; isBot?: boolean }[]
  /** who attends */
  state: string
  buttons: DeskButton[]
}

/** The author of a message in a desk thread. `name`: plain text, "" if unknown. */
export type DeskAuthor = { name: string; kind: 'visitor' | 'bot' | 'staff' | 'system' }

/**
 * The desired state of one message in a desk thread. `id`, `key`, `isRetry` and `text` are as in `ReplyPart`. `after`: id of the
 * last known message before it, from which the platform searches for the message of an earlier attempt.
 */
export type DeskPost = Pick<ReplyPart, 'thread' | 'key' | 'id' | 'isRetry' | 'text'> & {
  author: DeskAuthor
  after: string
}

/**
 * A message with buttons in a desk thread or a visitor's. `after`: id of the message that it is about, which stands before it in the
 * same channel. `isReply`: whether it replies to that message.
 */
export type DeskNotice = Pick<ReplyPart, 'thread' | 'key' | 'isRetry' | 'text'> & {
  after: string
  isReply: boolean
  buttons: DeskButton[]
}

/** Delivery state of a staff message: 🔒 for staff only, ✅ delivered to the visitor, ⚠️ failed. */
export type DeskMark = 'staffOnly' | 'delivered' | 'failed'

/**
 * The desks of a platform. Ids of threads and messages are those of `Platform`; the id of a desk thread also identifies its
 * card. All requests to the platform fail with `Undelivered`.
 */
export type DeskPlatform = {
  name: DeskSource
  /** By how much staff messages may arrive out of order, in ms. */
  reorderMs: number
  /** Sets the listener. Called once, before the platform starts. */
  listen(on: DeskListener): void
  /**
   * Opens a thread in the desk's channel with the card as its first message. Returns its id, at most 256 characters; undefined if
   * the channel was deleted. Idempotent by `key`; `isRetry`: an earlier attempt may have succeeded, maybe long ago.
   */
  openThread(opening: { desk: Desk; key: string; isRetry: boolean; card: DeskCard }): Promise<string | undefined>
  /** Replaces the thread's card. Does not unarchive the thread. */
  showCard(thread: string, card: DeskCard): Promise<void>
  /**
   * Creates or edits a message. A visitor's message has the visitor's name as its author if that is possible, else the name in
   * bold before the text. Unarchives the thread.
   */
  show(post: DeskPost): Promise<ShownPart>
  /** Sends a notice. Returns the message's id. */
  notify(notice: DeskNotice): Promise<string>
  /** Replaces the mark `before` of a message by `mark`. Does nothing if the platform refuses reactions. */
  mark(message: MessageId, mark: DeskMark, before: DeskMark | undefined): Promise<void>
  /** Archives the thread; a later message unarchives it. */
  archive(thread: string): Promise<void>
  /** Deletes the thread with its messages, as far as the platform allows. */
  erase(thread: string): Promise<void>
  /** The id of a staff member for the service: "discord:<person>", "slack:<team>/<person>". */
  byOf(visitor: Visitor): string
  /** The workspace of a visitor's thread; undefined if there is none or it is unknown. */
  workspaceOf(thread: string): Promise<string | undefined>
  /** Whether the person may read the desk's channel. */
  isStaff(person: string, desk: Desk): Promise<boolean>
  /** The display names of the desk's channel and workspace; undefined if unknown. */
  nameOf(desk: Desk): Promise<string | undefined>
  /** The locale of the desk, such as "es-ES"; undefined if unknown. */
  localeOf(desk: Desk): Promise<string | undefined>
  /** Sends a private message to the owner of the workspace. */
  tellManager(desk: Desk, text: string): Promise<void>
}

/**
 * A message in a thread of a desk, without quotations. `isMention`: it mentions the bot. `isToOthers`: it mentions or replies
 * to somebody else, so the bot ignores it.
 */
export type StaffMessage = IncomingMessage & { isMention: boolean; isToOthers: boolean }

/** A press of a desk button. `name`: the person's display name. `at`: when (ms), by the platform's clock. */
export type DeskPress = Visitor & Pick<DeskButton, 'action' | 'object'> & { name: string; at: number }

/** The bridge as a platform calls it for desks. Functions that call the service may throw `Refused` or a network error. */
export type DeskListener = {
  /**
   * Whether a message of the person in the thread goes to this `receive`: in a desk thread every message, in a visitor's thread
   * those of staff that do not mention the bot. All others go to `BridgeListener.receive`.
   */
  takes(visitor: Visitor, isMention: boolean): Promise<boolean>
  /** Resolves when the message is stored; the platform acknowledges it only then. */
  receive(message: StaffMessage): Promise<void>
  /** An edit of a message. Unknown messages and outdated edits are ignored. Resolves when the edit is stored. */
  edited(edit: MessageEdit): Promise<void>
  /** A deletion of a message; of a card, whose id is that of its thread, too. */
  deleted(message: MessageId): Promise<void>
  /** A deletion of a thread whose card stays, as where Discord keeps the message that began a thread. */
  threadDeleted(thread: string): Promise<void>
  /** Returns a text for the person alone; undefined if there is none. */
  press(press: DeskPress): Promise<string | undefined>
  /** Makes the channel a desk of its chatbot. Returns a text for the person who did it. */
  beginDesk(at: Person): Promise<string>
  /** Ends the desk of the channel's chatbot in the workspace. Returns a text for the person who did it. */
  endDesk(at: Person): Promise<string>
}

/** Used until the bridge listens, and by bots without desks. */
export const noDesks: DeskListener = {
  takes: async () => false,
  receive: async () => undefined,
  edited: async () => undefined,
  deleted: async () => undefined,
  threadDeleted: async () => undefined,
  press: async () => undefined,
  beginDesk: async () => noDesk(),
  endDesk: async () => noDesk(),
}

function noDesk(): never {
  throw new Error('this bot has no desks')
}
