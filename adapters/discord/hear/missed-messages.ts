import {
  type Client,
  Collection,
  type Message,
  RESTJSONErrorCodes,
  SnowflakeUtil,
  type TextBasedChannel,
} from 'discord.js'
import type { DeskListener } from '../../bridge/desk/port.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { IncomingMessage } from '../../bridge/platform/messages.ts'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { hasCode, isForbidden, undelivered } from '../failures.ts'
import { addressOf, beganWithMessage, isByToken } from '../ids.ts'
import { openedThread, rolesOfMember } from '../visitors.ts'
import { askedByCommand, incomingOf, staffMessageOf } from './incoming.ts'

/** Messages per request: as many as Discord gives. */
const PAGE = 100
const MEMBERS_TIMEOUT_MS = 5_000

type Asked = {
  client: Client<true>
  on: Pick<BridgeListener, 'admits' | 'knows' | 'locales'>
  desk: () => DeskListener
  thread: string
  since: number
}

/** The messages to the bot in a thread, or those that began threads in a channel, after `since` (ms), oldest first. */
export async function* messagesSince({ client, on, desk, thread, since }: Asked): AsyncGenerator<IncomingMessage> {
  const channel = await channelOf(client, thread)
  if (channel === undefined || isQuiet(channel, since)) return
  const members = channel.isDMBased() ? undefined : channel.guild.members.cache
  const memberOf = ({ person }: IncomingMessage) => members?.get(person) ?? null
  for await (const messages of pagesAfter(channel, since)) {
    const said: IncomingMessage[] = []
    for (const message of messages) {
      const staff = await staffMessageOf(message, { desk, on })
      if (staff !== undefined) {
        await desk().receive(staff)
        // It may have been received before and edited since.
        const { editedTimestamp: at } = message
        if (at !== null) await desk().edited({ ...staff, at })
        continue
      }
      const incoming = (await incomingOf(message, on.locales)) ?? (await askedByCommand(message, on.locales))
      if (incoming !== undefined && belongsTo(incoming, message.channelId, thread)) said.push(incoming)
    }
    // Roles are needed only for authors who are not admitted without them.
    const strangers = said.filter((one) => memberOf(one) === null && !on.admits(one))
    await fetchMembers(
      channel,
      strangers.map(({ person }) => person),
    )
    for (const one of said) yield { ...one, roles: rolesOfMember(memberOf(one)) }
  }
}

/**
 * The channels and threads of servers with a message after `since` (ms): channels first, then by the newest message. The
 * messages need not be to the bot.
 */
export const activeSince = (client: Client<true>, since: number): string[] =>
  [...client.channels.cache.values()]
    .filter((channel) => channel.isTextBased())
    .filter((channel) => !channel.isDMBased() && channel.viewable)
    .filter((channel) => newestAt(channel) >= since)
    .toSorted((one, other) => Number(one.isThread()) - Number(other.isThread()) || newestAt(other) - newestAt(one))
    .map((channel) => openedThread(channel) ?? channel.id)

/** Whether the channel has no message after `since`. Unknown for direct messages, which Discord does not list at the connect. */
const isQuiet = (channel: TextBasedChannel, since: number): boolean =>
  !channel.isDMBased() && channel.lastMessageId !== null && newestAt(channel) < since

/** When the last message was sent (ms), or the thread was begun: Discord may name no message of a new post in a forum. */
function newestAt(channel: TextBasedChannel): number {
  const { id, lastMessageId } = channel
  return Math.max(...[lastMessageId, channel.isThread() ? id : null].map((last) => (last ? timeOf(last) : 0)))
}

const timeOf = (id: string): number => SnowflakeUtil.timestampFrom(id)

/**
 * Whether the message of a channel is in the wanted thread, or began a thread in the wanted channel. A missed mention without text
 * gets no late greeting.
 */
function belongsTo({ thread, text, attachments }: IncomingMessage, channel: string, wanted: string): boolean {
  return thread === wanted || (channel === wanted && (text !== '' || attachments.length > 0))
}

/**
 * The channel to read for a thread. A thread that began with a message is Discord's thread of that message; if Discord has
 * none, its messages are found when the channel itself is read. Discord lists all threads at the connect, except archived ones.
 */
async function channelOf(client: Client<true>, thread: string): Promise<TextBasedChannel | undefined> {
  if (isByToken(thread)) return undefined
  if (!beganWithMessage(thread)) return channelBy(client, thread)
  const target = client.channels.cache.get(addressOf(thread).message)
  return target?.isTextBased() ? target : undefined
}

async function channelBy(client: Client<true>, id: string): Promise<TextBasedChannel | undefined> {
  try {
    const channel = await client.channels.fetch(id)
    return channel?.isTextBased() ? channel : undefined
  } catch (error) {
    if (isForbidden(error) || hasCode(error, RESTJSONErrorCodes.UnknownChannel)) return undefined
    throw undelivered(error)
  }
}

async function pageAfter({ messages }: TextBasedChannel, after: string): Promise<Collection<string, Message>> {
  try {
    return await messages.fetch({ after, limit: PAGE })
  } catch (error) {
    if (isForbidden(error)) return new Collection()
    throw undelivered(error)
  }
}

/**
 * Fetches the members with these ids into the cache: a fetched message lacks the roles of its author. One request for all, over
 * the gateway, which takes 120 requests a minute: https://docs.discord.com/developers/events/gateway#rate-limiting
 */
async function fetchMembers(channel: TextBasedChannel, authors: string[]): Promise<void> {
  if (channel.isDMBased() || authors.length === 0) return
  try {
    await channel.guild.members.fetch({ user: [...new Set(authors)], time: MEMBERS_TIMEOUT_MS })
  } catch (cause) {
    throw new Undelivered('retryable', 'Discord did not tell who its members are', { cause })
  }
}

async function* pagesAfter(channel: TextBasedChannel, since: number): AsyncGenerator<Message[]> {
  let after = SnowflakeUtil.generate({ timestamp: since }).toString()
  for (;;) {
    const page = await pageAfter(channel, after)
    const messages = [...page.values()].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    yield messages
    const last = messages.at(-1)
    if (messages.length < PAGE || last === undefined) return
    after = last.id
  }
}
