import type { Delivered, IncomingMessage, MessageId, Place, ReplyPart, Visitor } from '../platform.ts'

/** A channel where staff sit. Who may read it is staff: the platform's own permissions decide. */
export type Desk = Place

/** What a button at a desk does: with a session, by its id, or with a message that was not delivered, by its own. */
export type DeskAction = 'claim' | 'handBack' | 'close' | 'retry'
/** `object` has at most 80 characters; an action and its object are written into the button's name, to work after a restart. */
export type DeskButton = { action: DeskAction; object: string; label: string }

/** The message that a desk thread begins with, all of it in words of the desk's language and none of it encoded. */
export type DeskCard = {
  /** who asks */
  title: string
  /** where the visitor is, why they ask, how to reach them, what they looked at */
  facts: { label: string; value: string }[]
  /** what was said before, oldest first; long, and the first to be cut where the card is too long */
  talk: { name: string; text: string }[]
  /** who attends */
  state: string
  buttons: DeskButton[]
}

/** Who said what is shown in a desk thread. `name` is plain text, "" where none is known. */
export type DeskAuthor = { name: string; kind: 'visitor' | 'bot' | 'staff' | 'system' }

/**
 * One message of what is shown in a desk thread, as it should stand now. `id`, `key`, `again`, `text` are as in a reply
 * part: with the same key it must not appear twice. `after`: the id of the last message that is known to stand in the
 * thread before it, where a platform has to look for one that may have been made (`again`).
 */
export type DeskPost = Pick<ReplyPart, 'thread' | 'key' | 'id' | 'again' | 'text'> & {
  author: DeskAuthor
  after: string
}

/** A message with buttons, in a desk thread or a visitor's. `replyTo`: what it is about, undefined where nothing is. */
export type DeskNotice = Pick<ReplyPart, 'thread' | 'key' | 'again' | 'text'> & {
  replyTo: string | undefined
  buttons: DeskButton[]
}

/** What became of a message of staff in a desk thread: 🔒 is for staff alone, ✓ the visitor has it, ⚠ it could not be delivered. */
export type DeskMark = 'staffOnly' | 'delivered' | 'failed'

/**
 * Where staff sit on a platform. Threads and messages go by the same ids as in `Platform`; the first message of a desk
 * thread, its card, is found by the thread alone. What it does on the platform fails with `Undelivered`.
 */
export type DeskPlatform = {
  name: 'discord' | 'slack'
  /** How much later than a younger one a message of staff may come, in ms. */
  reorderMs: number
  /** Called once, before the platform starts: what happens at desks is told to it. */
  listen(on: DeskListener): void
  /**
   * A thread in the desk's channel that begins with the card; gives its id, at most 256 characters. With the same key there is
   * never a second one; `again`: an earlier try may have succeeded, long ago even. Undefined where the channel is gone for good.
   */
  openThread(opening: { desk: Desk; key: string; again: boolean; card: DeskCard }): Promise<string | undefined>
  /** Puts this card in the place of the one that stands there. Brings back no thread that was put away. */
  showCard(thread: string, card: DeskCard): Promise<void>
  /**
   * Shows what was said; a visitor's words under the visitor's own name where that is possible, else the name in bold
   * before them. A thread that was put away comes back.
   */
  show(post: DeskPost): Promise<Delivered>
  /** Gives the id of the message. */
  notify(notice: DeskNotice): Promise<string>
  /** Puts the mark on a message in the place of the one `before`. Where marks are not allowed there is none. */
  mark(message: MessageId, mark: DeskMark, before: DeskMark | undefined): Promise<void>
  /** Puts the thread away; a later message brings it back. */
  archive(thread: string): Promise<void>
  /** Takes the thread away with all that was said in it, as far as the platform allows. */
  erase(thread: string): Promise<void>
  /** Names a person of the business to the service, the same in every call: "discord:<person>", "slack:<team>/<person>". */
  byOf(visitor: Visitor): string
  /** The workspace that a visitor's thread is in, undefined where it is in none or not known. */
  workspaceOf(thread: string): Promise<string | undefined>
  /** Whether the person may read the desk's channel. */
  isStaff(person: string, desk: Desk): Promise<boolean>
  /** What people call the desk's channel and its workspace; undefined where the platform does not tell. */
  nameOf(desk: Desk): Promise<string | undefined>
  /** What staff at the desk speak, such as "es-ES", where the platform tells it. */
  localeOf(desk: Desk): Promise<string | undefined>
  /** Tells who runs the workspace, in private where that is possible. */
  tellManager(desk: Desk, text: string): Promise<void>
}

/**
 * What a person wrote where people talk, with nothing added to their words. `isMention`: it names the bot. `isToOthers`:
 * it names or answers somebody else, so that it is none of the bot's business.
 */
export type StaffMessage = IncomingMessage & { isMention: boolean; isToOthers: boolean }

/** A button that was pressed, and who did it; `name`: what others call them; `at`: when, by the clock of messages. */
export type DeskPress = Visitor & Pick<DeskButton, 'action' | 'object'> & { name: string; at: number }

/** What a platform tells of its desks. What asks the service may throw `Refused` or be unanswered. */
export type DeskListener = {
  /**
   * Whether what the person writes in the thread is to be told by `receive`, here: in a desk thread everything is, in a
   * visitor's thread what staff write without naming the bot. All else goes the usual way.
   */
  takes(visitor: Visitor, isMention: boolean): Promise<boolean>
  /** Resolves when the message is safe: only then acknowledge it. */
  receive(message: StaffMessage): Promise<void>
  /**
   * The new words of a message, written at `at` by the clock of messages (ms); one that was never told by `receive` is
   * ignored, and so is what is older than the words it has. Resolves when that is safe.
   */
  edited(message: MessageId & { text: string; at: number }): Promise<void>
  deleted(message: MessageId): Promise<void>
  /** Gives what to tell the person alone, undefined where nothing need be said. */
  press(press: DeskPress): Promise<string | undefined>
  /** Makes the channel the desk of the chatbot that answers there, or ends it; gives what to tell who did it. */
  set(at: Visitor, isOn: boolean): Promise<string>
}

/** Before the bridge listens, and where it has no desks, everything goes the usual way. */
export const noDesks: DeskListener = {
  takes: async () => false,
  receive: async () => undefined,
  edited: async () => undefined,
  deleted: async () => undefined,
  press: async () => undefined,
  set: () => Promise.reject(new Error('this bot has no desks')),
}
