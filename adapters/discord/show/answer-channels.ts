import {
  type Channel,
  ChannelType,
  type Client,
  type NewsChannel,
  RateLimitError,
  RESTJSONErrorCodes,
  type TextChannel,
} from 'discord.js'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import { shortened } from '../../bridge/text/length.ts'
import { hasCode, ignoreRefused, isForbidden, isRefused } from '../failures.ts'
import { addressOf, beganWithMessage, type MessageAddress } from '../ids.ts'
import { textOf } from '../message.ts'
import { mayRefer, mayThread } from '../permissions.ts'
import { discordWordsFor } from '../words/words.ts'

/** The channel that a thread is answered in. `refers`: whether answers are sent as replies, because the channel is shared. */
export type AnswerChannel = { channel: string; refers: boolean }

/** The channel in which each thread is answered. */
export type AnswerChannels = {
  /**
   * The channel of a thread; the first call opens a thread named after its first message, where that is allowed. `replyTo`: the
   * message that is answered; its answer may have been moved.
   */
  of(thread: string, replyTo?: string): Promise<AnswerChannel>
  /** Sets the channel for the rest of the answer to a message. The thread that refused it may take the next answer. */
  move(thread: string, replyTo: string, target: AnswerChannel): void
  /**
   * Other channels for an answer: that of the question, and the parent channel of a thread. None in place of a private thread,
   * which fewer people may read: https://docs.discord.com/developers/topics/threads#private-threads
   */
  alternatives(refusing: AnswerChannel, replyTo: string): Promise<AnswerChannel[]>
}

/** Inactivity after which Discord archives a thread: a day. A new message unarchives it. */
export const AUTO_ARCHIVE_MINUTES = 1_440
/** Size of the cache. */
const KEPT = 1_000

/** `onMissingPermission`: called with a channel in which the bot lacks the permissions for threads. */
export function createAnswerChannels(
  client: Client<true>,
  onMissingPermission: (channel: string) => void,
): AnswerChannels {
  const channels = new Map<string, Promise<AnswerChannel>>()
  /** by thread */
  const moved = new Map<string, { replyTo: string; target: AnswerChannel }>()
  async function open(thread: string): Promise<AnswerChannel> {
    if (!beganWithMessage(thread)) return { channel: thread, refers: false }
    const at = addressOf(thread)
    // The thread of a message has the message's id.
    if (client.channels.cache.has(at.message)) return { channel: at.message, refers: false }
    const channel = await client.channels.fetch(at.channel)
    // A post of a forum is a thread by itself.
    if (channel?.type === ChannelType.GuildForum) return { channel: at.message, refers: false }
    if (channel?.type !== ChannelType.GuildText && channel?.type !== ChannelType.GuildAnnouncement)
      return sharedChannel(channel, at)
    const opened = await openThread(channel, at)
    if (opened === 'open') return { channel: at.message, refers: false }
    if (opened === 'forbidden') onMissingPermission(at.channel)
    return sharedChannel(channel, at)
  }
  return {
    async of(thread, replyTo) {
      const move = moved.get(thread)
      if (move !== undefined && move.replyTo === replyTo) return move.target
      // Another bot may open the thread after the first answer.
      const asked = replyTo === undefined ? '' : addressOf(replyTo).channel
      if (asked !== '' && asked === addressOf(thread).message) return { channel: asked, refers: false }
      const known = channels.get(thread)
      if (known !== undefined) return known
      const target = open(thread)
      channels.set(thread, target)
      dropOldest(channels, KEPT)
      target.catch(() => channels.delete(thread))
      return target
    },
    move(thread, replyTo, target) {
      moved.delete(thread)
      moved.set(thread, { replyTo, target })
      dropOldest(moved, KEPT)
    },
    async alternatives({ channel: refusing }, replyTo) {
      const thread = await client.channels.fetch(refusing).catch(ignoreRefused)
      if (thread?.type === ChannelType.PrivateThread) return []
      const parent = thread?.isThread() ? thread.parentId : null
      const ids = new Set([addressOf(replyTo).channel, ...(parent === null ? [] : [parent])])
      ids.delete(refusing)
      const found = await Promise.all([...ids].map((id) => client.channels.fetch(id).catch(ignoreRefused)))
      return found.flatMap((channel) =>
        channel?.isSendable() ? [{ channel: channel.id, refers: mayRefer(channel) }] : [],
      )
    },
  }
}

const sharedChannel = (channel: Channel | null, at: MessageAddress): AnswerChannel => ({
  channel: at.channel,
  refers: channel === null || !channel.isTextBased() || mayRefer(channel),
})

/** Creates the thread of a message, if that is allowed and possible. */
async function openThread(
  channel: TextChannel | NewsChannel,
  { message }: MessageAddress,
): Promise<'open' | 'forbidden' | 'refused'> {
  // Discord blocks bots that send too many forbidden requests.
  if (!mayThread(channel)) return 'forbidden'
  const name = threadNameOf(await wordsOf(channel, message))
  try {
    await channel.threads.create({ name, startMessage: message, autoArchiveDuration: AUTO_ARCHIVE_MINUTES })
    return 'open'
  } catch (error) {
    if (hasCode(error, RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage)) return 'open'
    if (isForbidden(error)) return 'forbidden'
    // Whatever Discord has against a thread, a reply in the channel answers too.
    if (isRefused(error) || isFull(error)) return 'refused'
    throw error
  }
}

/** The text of the thread's first message; "" if the bot may not read it. */
async function wordsOf(channel: TextChannel | NewsChannel, message: string): Promise<string> {
  try {
    return textOf(await channel.messages.fetch(message), discordWordsFor(channel.guild.preferredLocale))
  } catch (error) {
    if (isRefused(error)) return ''
    throw error
  }
}

/** Whether no more threads can be created, by the rate limit or by the maximum. */
const isFull = (error: unknown): boolean =>
  (error instanceof RateLimitError && error.retryAfter > 0) || hasCode(error, RESTJSONErrorCodes.MaximumActiveThreads)

/** In a shared channel, an answer is sent as a reply. */
export function referenceOf(replyTo: string, { refers }: AnswerChannel) {
  if (!refers) return {}
  const { channel, message } = addressOf(replyTo)
  return { message_reference: { channel_id: channel, message_id: message, fail_if_not_exists: false } }
}

/** Discord takes 100 characters for the name of a thread. */
const THREAD_NAME_MAX = 90
/** The name of a thread whose first message has no text: a picture, a voice message. */
const WORDLESS = '💬'

/** The first line of a text as the name of a thread, cut between words where it is long. */
export function threadNameOf(text: string): string {
  const line = text
    .replace(/[`*_~|>#]+/g, '')
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .find((part) => part !== '')
  if (line === undefined) return WORDLESS
  return shortened(line, THREAD_NAME_MAX)
}
