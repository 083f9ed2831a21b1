import type { Message, PartialMessage } from 'discord.js'
import type { DeskListener, StaffMessage } from '../../bridge/desk/port.ts'
import type { Locales } from '../../bridge/platform.ts'
import { idOf } from '../ids.ts'
import { attachmentsOf, isFromPerson, isMentioned, textOf } from '../message.ts'
import { ownThread, visitorOf } from '../visitors.ts'
import { wordsFor } from '../words.ts'
import { isToOthers } from './incoming.ts'

type Parts = { desk: () => DeskListener; on: { locales: Locales } }

/** Reads a message in one of the bot's threads that belongs to a desk; undefined for any other message. */
export async function staffMessageOf(message: Message, { desk, on }: Parts): Promise<StaffMessage | undefined> {
  const thread = message.channel.isThread() && isFromPerson(message) ? ownThread(message.channel) : undefined
  if (thread === undefined) return undefined
  const visitor = await visitorOf(message, thread, on.locales)
  const isMention = isMentioned(message)
  if (!(await desk().takes(visitor, isMention))) return undefined
  return {
    ...visitor,
    id: idOf({ channel: message.channelId, message: message.id }),
    text: textOf(message, wordsFor(visitor.locale)),
    attachments: attachmentsOf(message),
    at: message.createdTimestamp,
    isMention,
    isToOthers: await isToOthers(message),
  }
}

/** Tells the desk that a message was deleted. Discord may tell no more of it than its ids. */
export async function tellDeleted(
  { channel, channelId, id }: Message | PartialMessage,
  { desk }: Parts,
): Promise<void> {
  const thread = channel.isThread() ? ownThread(channel) : undefined
  if (thread !== undefined) await desk().deleted({ thread, id: idOf({ channel: channelId, message: id }) })
}
