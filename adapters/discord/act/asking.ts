import { type Message, MessageFlags } from 'discord.js'
import { standingTalk } from '../hear/talks.ts'
import { idOf } from '../ids.ts'
import { type Act, acknowledge } from './acts.ts'

/** Says something in a person's name, for all to see, and has it answered below. */
export async function ask(act: Act, text: string): Promise<void> {
  const said = { content: quoted(text), flags: MessageFlags.SuppressEmbeds } as const
  const message = await acknowledge(act, () => act.interaction.reply({ ...said, withResponse: true }))
  await receive(act, message, text)
}

/** Has the text answered as what the message says. */
export async function receive({ talk, channel, on }: Act, message: Message, text: string): Promise<void> {
  const id = idOf({ channel: channel.id, message: message.id })
  const thread = threadOf({ channel }, message.id)
  await on.receive({ ...talk, thread, id, text, attachments: [], at: message.createdTimestamp })
}

/** The talk that goes on, or begins, with a message of the bot's in the channel. */
export const threadOf = ({ channel }: Pick<Act, 'channel'>, message: string): string =>
  standingTalk(channel) ?? (channel.isThread() ? channel.id : idOf({ channel: channel.id, message }))

export const quoted = (text: string): string => text.replace(/^/gm, '> ')
