import { type Message, MessageFlags, PermissionFlagsBits } from 'discord.js'
import type { MessageId } from '../../bridge/platform/messages.ts'
import { isRefused } from '../failures.ts'
import { channelOfToken, idOf, threadByToken } from '../ids.ts'
import { quoted } from '../quoted.ts'
import type { InteractionContext } from './interaction.ts'
import { acknowledge, withDiscordRetry } from './respond.ts'

/** Posts a question in the person's name and has it answered below. */
export async function ask(context: InteractionContext, text: string): Promise<void> {
  const { interaction } = context
  const flags = isHidden(context) ? MessageFlags.Ephemeral : MessageFlags.SuppressEmbeds
  const post = (content: string) =>
    acknowledge(context, () => interaction.reply({ content, flags, withResponse: true }))
  const message = await post(quotedIn(context, text)).catch((error: unknown) => {
    // If Discord refuses the quotation, a placeholder is posted instead.
    if (!isRefused(error)) throw error
    return post('💬')
  })
  await receive(context, message, text)
}

/**
 * Whether only the person sees question and answer: the bot is a member of the channel but may not write there, so that it
 * answers by the interaction's token. Where a person brought the bot along as an app of theirs, all see them.
 */
export const isHidden = (context: InteractionContext): boolean => context.channel !== undefined && !mayWrite(context)

/** The question as others see it; if only the person sees it, what the bot needs to write there. */
export function quotedIn(context: InteractionContext, text: string): string {
  const { words, channel } = context
  if (!isHidden(context)) return quoted(text)
  const { view, send, sendInThreads } = words.permissions
  return words.onlyYou([view, channel?.isThread() === true ? sendInThreads : send].join(', '))
}

/** Passes the text on to the bridge as the content of `message`, the response to the interaction. */
export async function receive(context: InteractionContext, message: Message, text: string): Promise<void> {
  const { person, on } = context
  const address = await addressIn(context, message)
  await on.receive({ ...person, ...address, text, attachments: [], at: message.createdTimestamp })
}

async function addressIn(context: InteractionContext, { id: message }: Message): Promise<MessageId> {
  const { interaction, channel } = context
  if (channel !== undefined && mayWrite(context))
    return {
      // All see the question, so it has to be answered.
      thread: await withDiscordRetry(context, () => replyThreadOf({ ...context, channel }, message)),
      id: idOf({ channel: channel.id, message }),
    }
  const by = channelOfToken({ token: interaction.token, hidden: isHidden(context) })
  return {
    thread: threadByToken(interaction.channelId ?? '', interaction.user.id),
    id: idOf({ channel: by, message }),
  }
}

/** Whether the bot may write in the channel. Responses to the interaction itself are always possible. */
function mayWrite({ interaction: { appPermissions }, channel }: InteractionContext): boolean {
  if (channel === undefined) return false
  if (channel.isDMBased()) return true
  return appPermissions.has([PermissionFlagsBits.ViewChannel, writing(channel)])
}

const writing = (channel: { isThread(): boolean }) =>
  channel.isThread() ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages

type Place = Pick<InteractionContext, 'visitor'> & { channel: NonNullable<InteractionContext['channel']> }

/** The thread that a message of the bot in the visitor's channel belongs to, or begins. Throws `Undelivered`. */
export const replyThreadOf = async ({ channel, visitor }: Place, message: string): Promise<string> =>
  channel.isThread() || channel.isDMBased() ? (await visitor()).thread : idOf({ channel: channel.id, message })
