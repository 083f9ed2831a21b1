import { type Message, MessageFlags } from 'discord.js'
import { ownThread } from '../hear/visitors.ts'
import { idOf } from '../ids.ts'
import { acknowledge, type InteractionContext } from './context.ts'

/** Says something in a person's name, for all to see, and has it answered below. */
export async function ask(context: InteractionContext, text: string): Promise<void> {
  const said = { content: quoted(text), flags: MessageFlags.SuppressEmbeds } as const
  const message = await acknowledge(context, () => context.interaction.reply({ ...said, withResponse: true }))
  await receive(context, message, text)
}

/** Has the text answered as what the message says. */
export async function receive(
  { visitor, channel, on }: InteractionContext,
  message: Message,
  text: string,
): Promise<void> {
  const id = idOf({ channel: channel.id, message: message.id })
  const thread = threadOf({ channel }, message.id)
  await on.receive({ ...visitor, thread, id, text, attachments: [], at: message.createdTimestamp })
}

/** The talk that goes on, or begins, with a message of the bot's in the channel. */
export const threadOf = ({ channel }: Pick<InteractionContext, 'channel'>, message: string): string =>
  ownThread(channel) ?? (channel.isThread() ? channel.id : idOf({ channel: channel.id, message }))

export const quoted = (text: string): string => text.replace(/^/gm, '> ')
