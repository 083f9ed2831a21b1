import {
  type AnyThreadChannel,
  type BaseInteraction,
  ChannelType,
  GuildMember,
  type Message,
  RESTJSONErrorCodes,
  SnowflakeUtil,
  type TextBasedChannel,
} from 'discord.js'
import type { Locales } from '../bridge/platform/listener.ts'
import type { ChannelAddress, Person, Visitor } from '../bridge/platform/messages.ts'
import { hasCode, isForbidden, throwUndelivered, undelivered } from './failures.ts'
import { idOf, threadByToken } from './ids.ts'
import { isMentioned } from './message.ts'
import { mayReadHistory } from './permissions.ts'

/** The author of a message. */
export const visitorOf = async (
  { author, member, guild, channel }: Pick<Message, 'author' | 'member' | 'guild' | 'channel'>,
  thread: string,
  locales: Locales,
): Promise<Visitor> => ({
  thread,
  person: author.id,
  place: placeOf(channel),
  roles: rolesOfMember(member),
  locale: (await locales.of(author.id)) ?? guild?.preferredLocale,
  name: member?.displayName ?? author.displayName,
})

/** The user of a command or a button. */
export const personIn = (
  { user, member, locale, guildId, channelId }: BaseInteraction,
  channel: TextBasedChannel | undefined,
): Person => ({
  person: user.id,
  place: channel === undefined ? foreignPlace(guildId, channelId) : placeOf(channel),
  roles: rolesOf(member),
  locale,
  name: member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName),
})

/** The thread of a command or a button: the id of the channel if no thread exists yet. Throws `Undelivered`. */
export const threadOfInteraction = async (
  { user, channelId }: BaseInteraction,
  channel: TextBasedChannel | undefined,
): Promise<string> =>
  channel === undefined ? threadByToken(channelId ?? '', user.id) : ((await ownThread(channel)) ?? channel.id)

/**
 * The thread id of direct messages and of a thread that the bot opened, or another bot for it; undefined for any other channel.
 * Throws `Undelivered`.
 */
export async function ownThread(channel: TextBasedChannel): Promise<string | undefined> {
  const own = openedThread(channel)
  if (own !== undefined || !channel.isThread() || channel.parentId === null) return own
  return (await isOpenedForBot(channel)) ? idOf({ channel: channel.parentId, message: channel.id }) : undefined
}

/** As `ownThread`, without threads that another bot opened. */
export function openedThread(channel: TextBasedChannel): string | undefined {
  if (channel.isDMBased()) return channel.id
  if (!channel.isThread() || channel.parentId === null || channel.ownerId !== channel.client.user.id) return undefined
  return idOf({ channel: channel.parentId, message: channel.id })
}

/** The thread id of direct messages and of a thread, whoever opened it; undefined for a channel in which threads begin. */
export const threadIn = async (channel: TextBasedChannel): Promise<string | undefined> =>
  (await ownThread(channel)) ?? (channel.isThread() ? channel.id : undefined)

/** How soon other bots open a thread from a message, in ms. A thread that is opened later is about the message. */
const AT_ONCE_MS = 30_000
/** What was found, since a first message is not read again for each message after it. */
const openedForBot = new WeakMap<AnyThreadChannel, Promise<boolean>>()

/** Whether another bot opened the thread at once from a message that the bot wrote, or that mentions it. */
function isOpenedForBot(thread: AnyThreadChannel): Promise<boolean> {
  const known = openedForBot.get(thread)
  if (known !== undefined) return known
  const found = readOpenedForBot(thread)
  openedForBot.set(thread, found)
  found.catch(() => openedForBot.delete(thread))
  return found
}

async function readOpenedForBot(thread: AnyThreadChannel): Promise<boolean> {
  const { parent, type, id, ownerId, createdTimestamp: openedAt, client } = thread
  // Private threads and posts of a forum begin with no message of a channel. Old threads do not tell when they were opened.
  if (parent === null || parent.isThreadOnly() || type === ChannelType.PrivateThread) return false
  if (ownerId === null || openedAt === null || openedAt - SnowflakeUtil.timestampFrom(id) > AT_ONCE_MS) return false
  const first = mayReadHistory(parent) ? await parent.messages.fetch(id).catch(ignoreUnreadable) : undefined
  if (first === undefined || (first.author.id !== client.user.id && !isMentioned(first))) return false
  return (await client.users.fetch(ownerId).catch(throwUndelivered)).bot
}

/** Undefined for a message that is gone or may not be read; other errors as `Undelivered`. */
export function ignoreUnreadable(error: unknown): undefined {
  if (hasCode(error, RESTJSONErrorCodes.UnknownMessage) || isForbidden(error)) return
  throw undelivered(error)
}

/** The ids of a member's roles; none for an unknown member. */
export const rolesOfMember = (member: GuildMember | null): string[] =>
  member === null ? [] : [...member.roles.cache.keys()]

/** A place that the bot is no member of. Group messages count as private. */
const foreignPlace = (guildId: string | null, channelId: string | null): ChannelAddress =>
  guildId === null ? { workspace: '', channel: '' } : { workspace: guildId, channel: channelId ?? '' }

/** The place of a channel; for a thread that of its parent channel. */
function placeOf(channel: TextBasedChannel): ChannelAddress {
  if (channel.isDMBased()) return { workspace: '', channel: '' }
  return { workspace: channel.guildId, channel: (channel.isThread() ? channel.parentId : null) ?? channel.id }
}

function rolesOf(member: BaseInteraction['member']): string[] {
  if (member === null) return []
  return member instanceof GuildMember ? rolesOfMember(member) : member.roles
}
