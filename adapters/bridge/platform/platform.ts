import type { Source } from '../../../src/contract/chat.ts'
import type { Limits } from '../text/length.ts'
import type { AlertPart } from '../watches/port.ts'
import type { BridgeListener } from './listener.ts'
import type { Attachment, IncomingMessage, MessageChanges, MessageId } from './messages.ts'

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
  isFirstWorkspace(workspace: string): Promise<boolean>
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
  /** Downloads an attachment. Renews its address if that has expired. Fails with `UnusableFile` or `Undelivered`. */
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
   * Requests that list the channels where the bot may be spoken to, one for each workspace of these threads; none if the platform
   * tells the channels without requests.
   */
  otherChannels(threads: string[]): (() => Promise<string[]>)[]
  /**
   * Whether the connection certainly receives all messages now; false if the platform cannot know. After a reconnect, only
   * messages from times when it was false are read again.
   */
  isReceiving(): boolean
}
