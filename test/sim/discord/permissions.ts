import { type APIOverwrite, ChannelType, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { refusal } from './forms/refusal.ts'
import { type Channel, type Guild, isThread, type World } from './world.ts'

const ALL = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n)

/** What the person may do in the channel; a thread has the permissions of its channel. */
export function permissionsIn(world: World, channel: Channel, personId: string): bigint {
  if (channel.type === ChannelType.GroupDM) return channel.people.has(personId) ? ALL : 0n
  if (channel.type === ChannelType.DM || channel.guildId === undefined) return ALL
  const guild = world.guild(channel.guildId)
  const parent = channel.parentId === undefined ? channel : world.channel(channel.parentId)
  const base = permissionsOf(guild, personId)
  if (base === 0n) return 0n
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return ALL
  const roles = guild.members.get(personId)?.roles ?? []
  const of = (matches: (overwrite: APIOverwrite) => boolean) => parent.overwrites.filter(matches)
  return [
    of(({ id }) => id === guild.id),
    of(({ id, type }) => type === OverwriteType.Role && roles.includes(id)),
    of(({ id }) => id === personId),
  ].reduce(overwritten, base)
}

function permissionsOf(guild: Guild, personId: string): bigint {
  if (guild.ownerId === personId) return ALL
  if (!guild.members.has(personId)) return 0n
  const roles = [guild.id, ...(guild.members.get(personId)?.roles ?? [])]
  return roles.reduce((sum, role) => sum | (guild.roles.get(role)?.permissions ?? 0n), 0n)
}

function overwritten(base: bigint, level: APIOverwrite[]): bigint {
  const sum = (which: 'allow' | 'deny') => level.reduce((all, overwrite) => all | BigInt(overwrite[which]), 0n)
  return (base & ~sum('deny')) | sum('allow')
}

/** Refuses what the person may not do there: without sight of the channel, everything. */
export function demand(world: World, channel: Channel, personId: string, ...needed: bigint[]): void {
  const has = permissionsIn(world, channel, personId)
  if ((has & PermissionFlagsBits.ViewChannel) === 0n) throw refusal('missingAccess')
  if (needed.some((bit) => (has & bit) !== bit)) throw refusal('missingPermissions')
}

export const sends = (channel: Channel): bigint =>
  isThread(channel) ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages
