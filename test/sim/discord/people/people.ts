import { ChannelType, PermissionFlagsBits } from 'discord.js'
import type { Context } from '../context.ts'
import { VOICE } from '../forms/form.ts'
import { demand, sends } from '../permissions.ts'
import type { Posts } from '../posts.ts'
import type { Threads } from '../threads.ts'
import type { Message } from '../world.ts'
import type { Where } from './gestures.ts'

/** A file that a person sends; `url`: where it is said to be, instead of on this Discord. */
type Sent = { name: string; mediaType: string; bytes: Uint8Array; url?: string }
type Saying = Where & {
  text: string
  replyTo?: string
  files?: Sent[]
  /** what was forwarded, a poll, stickers */
  more?: Partial<Pick<Message, 'snapshots' | 'poll' | 'stickers'>>
}
type Editing = { in: string; message: string; text: string; without?: string }

/** What people write. Ids of messages in and out. */
export function createPeople({ world, files, posts, threads, bot }: Context & { posts: Posts; threads: Threads }) {
  const say = ({ by, in: channelId, text, replyTo, files: sent = [], more = {} }: Saying): string => {
    const channel = world.channel(channelId)
    demand(world, channel, by, sends(channel))
    const reference = replyTo === undefined ? {} : { message_reference: { message_id: replyTo } }
    const attachments = sent.map((file) => files.add(channelId, file, { elsewhere: file.url }))
    if (channel.type === ChannelType.PrivateThread && text.includes(`<@${bot.id}>`)) threads.meet(channel, bot.id)
    const message = posts.post(channel, by, { content: text, ...reference }, { attachments, more })
    return message.id
  }
  return {
    say,
    /** A post in a forum: a thread whose first message has its id. */
    publish: ({ by, in: channelId, title, text }: Where & { title: string; text: string }): string => {
      const thread = threads.open(world.channel(channelId), title, by)
      return posts.post(thread, by, { content: text }, { id: thread.id }).id
    },
    /** A voice message; as Discord's apps send it, it has no text. */
    speak: ({ by, in: channelId, file, seconds }: Where & { file: Sent; seconds: number }): string => {
      const channel = world.channel(channelId)
      demand(world, channel, by, sends(channel), PermissionFlagsBits.SendVoiceMessages)
      const voice = { duration_secs: seconds, waveform: Buffer.alloc(64, 128).toString('base64') }
      const attachments = [files.add(channelId, file, { voice, elsewhere: file.url })]
      return posts.post(channel, by, { flags: VOICE }, { attachments }).id
    },
    /** `without`: the name of an attachment that goes: https://docs.discord.com/developers/resources/message#edit-message */
    edit: ({ in: channelId, message, text, without }: Editing) => {
      const source = world.message(channelId, message)
      const kept = source.attachments.map((id) => files.describe(id)).filter(({ filename }) => filename !== without)
      void posts.edit(source, { content: text, attachments: kept.map(({ id }) => ({ id })) })
    },
    remove: ({ in: channelId, message }: { in: string; message: string }) =>
      posts.remove(world.message(channelId, message)),
    /** Several messages at once, as moderators do. */
    purge: ({ in: channelId, messages }: { in: string; messages: string[] }) =>
      posts.purge(world.channel(channelId), messages),
    /** Discord tells of a message once more. */
    repeat: ({ in: channelId, message }: { in: string; message: string }) =>
      posts.repeat(world.message(channelId, message)),
  }
}
