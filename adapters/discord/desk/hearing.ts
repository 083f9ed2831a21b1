import type { ButtonInteraction, Message, PartialMessage } from 'discord.js'
import type { DeskAction, DeskListener, StaffMessage } from '../../bridge/desk/port.ts'
import type { Locales } from '../../bridge/platform.ts'
import type { InteractionContext } from '../act/interaction.ts'
import { takeIn, whisper } from '../act/respond.ts'
import { isToOthers } from '../hear/incoming.ts'
import { attachmentsOf, isFromPerson, isMentioned, textOf } from '../hear/message.ts'
import { ownThread, visitorOf } from '../hear/visitors.ts'
import { idOf } from '../ids.ts'
import { wordsFor } from '../words/words.ts'

type Parts = { desk: () => DeskListener; on: { locales: Locales } }

/** What a message in a thread of the bot's says where people talk with people; undefined where it goes the usual way. */
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

/** Tells that a message is gone, of which no more than its place may be known. */
export async function tellDeleted(
  { channel, channelId, id }: Message | PartialMessage,
  { desk }: Parts,
): Promise<void> {
  const thread = channel.isThread() ? ownThread(channel) : undefined
  if (thread !== undefined) await desk().deleted({ thread, id: idOf({ channel: channelId, message: id }) })
}

const actions: readonly string[] = ['claim', 'handBack', 'close', 'retry'] satisfies DeskAction[]
const isAction = (name: string): name is DeskAction => actions.includes(name)

/** Does what a button at a desk says; who is told something is told so alone. */
export async function pressDesk(context: InteractionContext<ButtonInteraction>, object: string): Promise<void> {
  const { interaction, desk, visitor } = context
  const at = object.indexOf('/')
  const action = object.slice(0, at)
  if (!isAction(action)) return
  await takeIn(interaction)
  const name = visitor.name ?? interaction.user.displayName
  const told = await desk().press({
    ...visitor,
    name,
    action,
    object: object.slice(at + 1),
    at: interaction.createdTimestamp,
  })
  if (told !== undefined) await whisper(context, told)
}
