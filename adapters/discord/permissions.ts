import {
  type BaseInteraction,
  type Channel,
  ChannelType,
  type Client,
  type Message,
  type NewsChannel,
  PermissionFlagsBits,
  type PermissionsString,
  type TextBasedChannel,
  type TextChannel,
} from 'discord.js'

/** Whether the bot may open threads in a channel and write in them. */
export const mayThread = (channel: TextChannel | NewsChannel): boolean =>
  may(channel, 'CreatePublicThreads', 'SendMessagesInThreads')

/** Whether the bot may bring back a thread that was put away. */
export function mayManageThreads(client: Client<true>, channelId: string): boolean {
  const channel = client.channels.cache.get(channelId)
  return channel?.isThread() === true && may(channel, 'ManageThreads')
}

/** Whether the bot may write replies there. */
export const mayRefer = (channel: TextBasedChannel): boolean => may(channel, 'ReadMessageHistory')

/** Whether there is a way to answer in a channel. */
export function mayAnswer({ channel }: Message): boolean {
  if (channel.isThread()) return may(channel, 'SendMessagesInThreads')
  return may(channel, 'SendMessages') || may(channel, 'CreatePublicThreads', 'SendMessagesInThreads')
}

/** Whether a person manages the server where they did something. */
export const isManager = ({ memberPermissions }: BaseInteraction): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true

/** Where Discord did not tell yet, trying tells. */
function may(channel: TextBasedChannel, ...permissions: PermissionsString[]): boolean {
  if (channel.isDMBased()) return true
  return channel.permissionsFor(channel.client.user)?.has(permissions) ?? true
}

/** Where a desk may be. */
export const DESK_TYPES: readonly ChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildForum,
]

/** What the bot needs at a desk, by its name in the words. */
const atDesk = {
  view: 'ViewChannel',
  send: 'SendMessages',
  threads: 'CreatePublicThreads',
  sendInThreads: 'SendMessagesInThreads',
  history: 'ReadMessageHistory',
  react: 'AddReactions',
  embed: 'EmbedLinks',
} as const satisfies Record<string, PermissionsString>

/** What of it the bot is not allowed there. */
export function missingAtDesk(channel: Channel): (keyof typeof atDesk)[] {
  if (!('guild' in channel)) return []
  const own = channel.permissionsFor(channel.client.user)
  const names = Object.keys(atDesk) as (keyof typeof atDesk)[]
  return names.filter((name) => own?.has(atDesk[name]) === false)
}
