/**
 * A channel of the platform, by the platform's ids. `workspace`: guild or team, "" if there is none. `channel`: the channel
 * that the thread belongs to, "" for private messages.
 */
export type ChannelAddress = { workspace: string; channel: string }

/**
 * A person in a place. Ids are the platform's own: permanent, and unique on the platform. `locale`: the language of the person's app,
 * such as "es-ES". `name`: the display name. Both are undefined if the platform does not provide them.
 */
export type Person = {
  person: string
  place: ChannelAddress
  roles: string[]
  locale: string | undefined
  name?: string | undefined
}

/** A person who talks to the bot, and in which thread. */
export type Visitor = Person & { thread: string }

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

/**
 * What people changed of messages. `deleted` holds only those that certainly were. `isThreadDeleted`: of a desk's card only the
 * thread was deleted.
 */
export type MessageChanges = { edited: Omit<MessageEdit, 'thread'>[]; deleted: string[]; isThreadDeleted?: true }
