import { type Message, MessageFlags, PermissionFlagsBits } from 'discord.js'
import { shortened } from '../../bridge/text/length.ts'
import { isRefused } from '../failures.ts'
import { channelOfToken, idOf, threadByToken } from '../ids.ts'
import { MESSAGE } from '../limits.ts'
import { threadIn } from '../visitors.ts'
import type { InteractionContext } from './interaction.ts'
import { acknowledge } from './respond.ts'

/** Posts a question in the person's name, visible to all, and has it answered below. */
export async function ask(context: InteractionContext, text: string): Promise<void> {
  const { interaction } = context
  if (!mayWrite(context)) return askByToken(context, text)
  const said = { content: quoted(text), flags: MessageFlags.SuppressEmbeds } as const
  const message = await acknowledge(context, () => interaction.reply({ ...said, withResponse: true })).catch(
    (error: unknown) => {
      // If Discord refuses the quotation, a placeholder is posted instead.
      if (!isRefused(error)) throw error
      return acknowledge(context, () => interaction.reply({ content: '💬', withResponse: true }))
    },
  )
  await receive(context, message, text)
}

/** Passes the text on to the bridge as the content of `message`. */
export async function receive(
  { visitor, channel, on }: InteractionContext,
  message: Message,
  text: string,
): Promise<void> {
  if (channel === undefined) throw new Error('without a channel there is only the token to answer by')
  const id = idOf({ channel: channel.id, message: message.id })
  const thread = replyThreadOf(channel, message.id)
  await on.receive({ ...visitor, thread, id, text, attachments: [], at: message.createdTimestamp })
}

/** Whether the bot may write in the channel. Responses to the interaction itself are always possible. */
export function mayWrite({ interaction: { appPermissions }, channel }: InteractionContext): boolean {
  if (channel === undefined) return false
  if (channel.isDMBased()) return true
  return appPermissions.has([PermissionFlagsBits.ViewChannel, writing(channel)])
}

const writing = (channel: { isThread(): boolean }) =>
  channel.isThread() ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages

/**
 * Asks in a channel where the bot may not write: the answer goes through the interaction's token. If the bot is a member of
 * the server, only the person sees it, with the missing permissions; as a user-installed app, all see it.
 */
export async function askByToken(context: InteractionContext, text: string): Promise<void> {
  const { interaction, visitor, words, on, channel } = context
  const hidden = channel !== undefined
  const permissions = [
    words.permissions.view,
    channel?.isThread() === true ? words.permissions.sendInThreads : words.permissions.send,
  ]
  const content = hidden ? words.onlyYou(permissions.join(', ')) : quoted(text)
  const flags = hidden ? MessageFlags.Ephemeral : MessageFlags.SuppressEmbeds
  const message = await acknowledge(context, () => interaction.reply({ content, flags, withResponse: true }))
  const by = channelOfToken({ token: interaction.token, hidden })
  await on.receive({
    ...visitor,
    thread: threadByToken(interaction.channelId ?? '', interaction.user.id),
    id: idOf({ channel: by, message: message.id }),
    text,
    attachments: [],
    at: message.createdTimestamp,
  })
}

/** The thread that a message of the bot in the channel belongs to, or begins. */
export const replyThreadOf = (channel: NonNullable<InteractionContext['channel']>, message: string): string =>
  threadIn(channel) ?? idOf({ channel: channel.id, message })

export const quoted = (text: string): string => shortened(text.replace(/^/gm, '> '), MESSAGE.text)
