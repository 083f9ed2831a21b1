import type { TextBasedChannel } from 'discord.js'
import type { Place } from '../bridge/platform.ts'

/** A thread belongs to its channel. */
export function placeOf(channel: TextBasedChannel): Place {
  if (channel.isDMBased()) return { workspace: '', channel: '' }
  return { workspace: channel.guildId, channel: (channel.isThread() ? channel.parentId : null) ?? channel.id }
}
