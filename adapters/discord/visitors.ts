import { type BaseInteraction, GuildMember, type Message, type TextBasedChannel } from 'discord.js'
import type { Locales, Place, Visitor } from '../bridge/platform.ts'
import { idOf, threadByToken } from './ids.ts'

/** Who wrote a message. */
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

/** Who used a command or a button, and in which thread: where there is none yet, the channel stands for it. */
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

/** The thread that a whole channel belongs to: a direct message, a thread that the bot opened. Undefined for others. */
export function ownThread(channel: TextBasedChannel): string | undefined {
  if (channel.isDMBased()) return channel.id
  if (!channel.isThread() || channel.parentId === null || channel.ownerId !== channel.client.user.id) return undefined
  return idOf({ channel: channel.parentId, message: channel.id })
}

/** None where it is not known who somebody is in the guild. */
export const rolesOfMember = (member: GuildMember | null): string[] =>
  member === null ? [] : [...member.roles.cache.keys()]

/** Of a place of which the bot is no member. A group counts as private. */
const foreignPlace = (guildId: string | null, channelId: string | null): Place =>
  guildId === null ? { workspace: '', channel: '' } : { workspace: guildId, channel: channelId ?? '' }

/** A thread belongs to its channel. */
function placeOf(channel: TextBasedChannel): Place {
  if (channel.isDMBased()) return { workspace: '', channel: '' }
  return { workspace: channel.guildId, channel: (channel.isThread() ? channel.parentId : null) ?? channel.id }
}

function rolesOf(member: BaseInteraction['member']): string[] {
  if (member === null) return []
  return member instanceof GuildMember ? rolesOfMember(member) : member.roles
}
