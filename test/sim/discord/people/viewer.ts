import { type APIMessage, ComponentType } from 'discord.js'
import type { Context } from '../context.ts'
import { type Component, within } from '../forms/component-form.ts'
import { textOf } from '../forms/pings.ts'
import type { Posts } from '../posts.ts'
import type { Seen } from '../record.ts'
import type { Message } from '../world.ts'

/** A message as a person sees it. */
export type Viewed = {
  id: string
  by: string
  /** by the bot */
  ours: boolean
  text: string
  buttons: string[]
  reactions: string[]
  shape: APIMessage
}

/** Somebody looking at a channel, thread or DM; `person` sees what is meant for them alone, too. */
export function createViewers({ world, record, bot, posts }: Context & { posts: Posts }) {
  const viewed = (message: Message): Viewed => ({
    id: message.id,
    by: world.person(message.authorId).name,
    ours: message.authorId === bot.id,
    text: textOf(message),
    buttons: (message.components as unknown as Component[])
      .flatMap(within)
      .flatMap(({ type, label, disabled }) =>
        type === ComponentType.Button && disabled !== true ? (label ?? '') : [],
      ),
    reactions: [...message.reactions.keys()],
    shape: posts.shape(message),
  })
  return (channelId: string, person?: string) => {
    const visible = ({ onlyFor }: { onlyFor: string | undefined }) => onlyFor === undefined || onlyFor === person
    const messages = (): Viewed[] =>
      [...(world.channels.get(channelId)?.messages.values() ?? [])].filter(visible).map(viewed)
    const seen = (): Seen[] => record.seen.filter((one) => one.channelId === channelId && visible(one))
    return {
      /** What stands there now, oldest first. */
      messages,
      /** What the bot said there, as it stands now. */
      answers: (): Viewed[] => messages().filter(({ ours }) => ours),
      /** Every state of every message, in order. */
      seen,
      /** The states that one message went through. */
      history: (messageId: string): Seen[] => seen().filter((one) => one.messageId === messageId),
    }
  }
}
