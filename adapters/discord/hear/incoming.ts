import {
  type AnyThreadChannel,
  ChannelType,
  InteractionType,
  type Message,
  MessageFlags,
  MessageType,
  type PartialMessage,
} from 'discord.js'
import { quotation } from '../../../src/contract/text.ts'
import type { DeskListener, StaffMessage } from '../../bridge/desk/port.ts'
import type { BridgeListener, Locales } from '../../bridge/platform/listener.ts'
import type { IncomingMessage } from '../../bridge/platform/messages.ts'
import { idOf } from '../ids.ts'
import { attachmentsOf, isFromPerson, isMentioned, mentionsOthers, repliedToText, textOf } from '../message.ts'
import { unquoted } from '../quoted.ts'
import { ignoreUnreadable, ownThread, threadIn, visitorOf } from '../visitors.ts'
import { discordWordsFor } from '../words/words.ts'

/** Longest chain of replies that is followed; a longer one begins a new thread. */
const STEPS_MAX = 20

/** Reads a message to the bot; undefined if it is not meant for the bot. */
export async function incomingOf(message: Message, locales: Locales): Promise<IncomingMessage | undefined> {
  const thread = isFromPerson(message) ? await threadOf(message) : undefined
  if (thread === undefined) return undefined
  const visitor = await visitorOf(message, thread, locales)
  return {
    ...visitor,
    id: idOf({ channel: message.channelId, message: message.id }),
    ...(await contentOf(message, visitor.locale)),
    at: message.createdTimestamp,
  }
}

/**
 * Reads a question of a command or a button, which the bot posted in the person's name; undefined for any other message. The bot may
 * have ended before it stored the question.
 */
export async function askedByCommand(message: Message, locales: Locales): Promise<IncomingMessage | undefined> {
  const { interactionMetadata: asked, author, client, channel, channelId, guild, id } = message
  if (asked === null || author.id !== client.user.id || isAnswerToCommand(message)) return undefined
  const text = unquoted(message.content)
  if (text === undefined) return undefined
  const own = idOf({ channel: channelId, message: id })
  const member = guild?.members.cache.get(asked.user.id) ?? null
  const visitor = await visitorOf(
    { author: asked.user, member, guild, channel },
    (await threadIn(channel)) ?? own,
    locales,
  )
  return { ...visitor, id: own, text, attachments: [], at: message.createdTimestamp }
}

/**
 * Whether the message is what a command shows, such as the greeting of `/new`, which may be a quotation, too. Of all that commands
 * post, only questions are without previews of links.
 */
const isAnswerToCommand = ({ interactionMetadata, flags }: Message): boolean =>
  interactionMetadata?.type === InteractionType.ApplicationCommand && !flags.has(MessageFlags.SuppressEmbeds)

type Content = Pick<IncomingMessage, 'text' | 'attachments'>

/** The text and attachments of an edited message, as `incomingOf` reads them. */
export async function editedContentOf(message: Message, locales: Locales): Promise<Content> {
  const { locale } = await visitorOf(message, message.channelId, locales)
  return await contentOf(message, locale)
}

async function contentOf(message: Message, locale: string | undefined): Promise<Content> {
  const subject = await subjectOf(message)
  return {
    text: wordsOf(message, subject, locale),
    attachments: [...(subject ? attachmentsOf(subject) : []), ...attachmentsOf(message)],
  }
}

function wordsOf(message: Message, subject: Message | undefined, locale: string | undefined): string {
  const words = discordWordsFor(locale)
  const said = textOf(message, words)
  if (subject === undefined) return said
  const name = subject.member?.displayName ?? subject.author.displayName
  return [quotation(repliedToText(subject, words), name), said].filter((text) => text !== '').join('\n\n')
}

/** The message that a mention of the bot replies to, if a person wrote it. */
async function subjectOf(message: Message): Promise<Message | undefined> {
  if (!isMentioned(message)) return undefined
  const replied = await referred(message)
  return replied?.author.id === message.client.user.id ? undefined : replied
}

/** The thread that a message belongs to; undefined if it is not meant for the bot. */
export async function threadOf(message: Message): Promise<string | undefined> {
  const { channel } = message
  const own = await ownThread(channel)
  if (own !== undefined) return channel.isDMBased() || !(await isToOthers(message)) ? own : undefined
  const answered = await ownMessage(message)
  if (answered === undefined && !isMentioned(message)) return undefined
  if (channel.isThread()) return channel.id
  const root = answered && (await rootOf(answered))
  return idOf({ channel: channel.id, message: root ?? message.id })
}

/** Whether the message mentions or replies to another person, and not the bot. */
async function isToOthers(message: Message): Promise<boolean> {
  if (isMentioned(message)) return false
  if (mentionsOthers(message)) return true
  const replied = await referred(message)
  if (replied === undefined || isOwn(replied)) return false
  return replied.author.id !== message.author.id
}

/** Whether the bot wrote the message, directly or by its webhook. */
const isOwn = ({ author, applicationId, client }: Message): boolean =>
  author.id === client.user.id || applicationId === client.application.id

/** Follows replies back to the first message of the thread; undefined if the answer replies to none, such as a page of listings. */
async function rootOf(answer: Message, stepsLeft = STEPS_MAX): Promise<string | undefined> {
  if (answer.hasThread) return answer.id
  const question = await referred(answer)
  if (question === undefined || stepsLeft === 0) return undefined
  const before = await ownMessage(question)
  return (before && (await rootOf(before, stepsLeft - 1))) ?? question.id
}

/** The bot's message that a message replies to. */
async function ownMessage(message: Message): Promise<Message | undefined> {
  const replied = await referred(message)
  return replied?.author.id === message.client.user.id ? replied : undefined
}

async function referred(message: Message): Promise<Message | undefined> {
  if (message.type !== MessageType.Reply || !message.reference?.messageId) return undefined
  return message.fetchReference().catch(ignoreUnreadable)
}

type Parts = { desk: () => DeskListener; on: Pick<BridgeListener, 'knows' | 'locales'> }

/**
 * Reads a message in a thread that belongs to a desk; undefined for any other message. In a thread that the bot did not open,
 * only messages of staff to a visitor belong there.
 */
export async function staffMessageOf(message: Message, { desk, on }: Parts): Promise<StaffMessage | undefined> {
  const { channel } = message
  const thread = channel.isThread() && isFromPerson(message) ? await threadIn(channel) : undefined
  if (thread === undefined) return undefined
  const visitor = await visitorOf(message, thread, on.locales)
  const isMention = isMentioned(message)
  const isForeign = (await ownThread(channel)) === undefined
  if (isForeign && isMention) return undefined
  if (!(await desk().takes(visitor, isMention)) || (isForeign && !(await on.knows(thread)))) return undefined
  return {
    ...visitor,
    id: idOf({ channel: message.channelId, message: message.id }),
    text: textOf(message, discordWordsFor(visitor.locale)),
    attachments: attachmentsOf(message),
    at: message.createdTimestamp,
    isMention,
    isToOthers: (await threadOf(message)) === undefined,
  }
}

/** Tells the desk that a message was deleted, maybe a card. Discord may send only the ids of the message. */
export async function tellDeleted(
  { channel, channelId, id }: Message | PartialMessage,
  { desk }: Pick<Parts, 'desk'>,
): Promise<void> {
  const own = idOf({ channel: channelId, message: id })
  const thread = channel.isThread() ? await threadIn(channel) : own
  // The first message of a post in a forum has the id of the post, which is a thread.
  if (thread !== undefined) await desk().deleted({ thread, id: id === channelId ? thread : own })
}

/** Tells the desk that a thread was deleted: in a forum with the card that it began with, elsewhere without. */
export async function tellThreadDeleted(channel: AnyThreadChannel, { desk }: Pick<Parts, 'desk'>): Promise<void> {
  const thread = await ownThread(channel)
  if (thread === undefined) return
  const isPost = channel.parent?.type === ChannelType.GuildForum
  await (isPost ? desk().deleted({ thread, id: thread }) : desk().threadDeleted(thread))
}
