import { type BaseInteraction, GuildMember, type Message, type TextBasedChannel } from 'discord.js'
import type { Locales } from '../bridge/platform/listener.ts'
import type { ChannelAddress, Visitor } from '../bridge/platform/messages.ts'
import { idOf, threadByToken } from './ids.ts'

/** The author of a message. */
export const visitorOf = async (
  { author, member, guild, channel }: Message,
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

/** The user of a command or a button. `thread` is the id of the channel if no thread exists yet. */
export const visitorIn = (
  { user, member, locale, guildId, channelId }: BaseInteraction,
  channel: TextBasedChannel | undefined,
): Visitor => ({
  thread: channel === undefined ? threadByToken(channelId ?? '', user.id) : (ownThread(channel) ?? channel.id),
  person: user.id,
  place: channel === undefined ? foreignPlace(guildId, channelId) : placeOf(channel),
  roles: rolesOf(member),
  locale,
  name: member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName),
})

/** The thread id of direct messages and of a thread that the bot opened; undefined for any other channel. */
export function ownThread(channel: TextBasedChannel): string | undefined {
  if (channel.isDMBased()) return channel.id
  if (!channel.isThread() || channel.parentId === null || channel.ownerId !== channel.client.user.id) return undefined
  return idOf({ channel: channel.parentId, message: channel.id })
}

/** The thread id of direct messages and of a thread, whoever opened it; undefined for a channel in which threads begin. */
export const threadIn = (channel: TextBasedChannel): string | undefined =>
  ownThread(channel) ?? (channel.isThread() ? channel.id : undefined)

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
