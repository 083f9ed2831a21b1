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

/** Whether the bot may unarchive the thread. */
export function mayManageThreads(client: Client<true>, channelId: string): boolean {
  const channel = client.channels.cache.get(channelId)
  return channel?.isThread() === true && may(channel, 'ManageThreads')
}

/** Whether the bot may reply to messages of the channel. */
export const mayRefer = (channel: TextBasedChannel): boolean => may(channel, 'ReadMessageHistory')

/** Whether Discord lists the channel's messages to the bot; false if that is not known yet. */
export const mayReadHistory = (channel: TextBasedChannel): boolean =>
  channel.isDMBased() || channel.permissionsFor(channel.client.user)?.has('ReadMessageHistory') === true

/** Whether the bot may answer in the channel, directly or in a new thread. */
export function mayAnswer({ channel }: Message): boolean {
  if (channel.isThread()) return may(channel, 'SendMessagesInThreads')
  return may(channel, 'SendMessages') || may(channel, 'CreatePublicThreads', 'SendMessagesInThreads')
}

/** Whether the person has the permission to manage the server. */
export const isManager = ({ memberPermissions }: BaseInteraction): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true

/** True if the permissions are not known yet: the request itself will tell. */
function may(channel: TextBasedChannel, ...permissions: PermissionsString[]): boolean {
  if (channel.isDMBased()) return true
  return channel.permissionsFor(channel.client.user)?.has(permissions) ?? true
}

/** Channel types that a desk may have. */
export const DESK_TYPES: readonly ChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildForum,
]

/** The permissions that the bot needs at a desk, by their key in `words.permissions`. */
const atDesk = {
  view: 'ViewChannel',
  send: 'SendMessages',
  threads: 'CreatePublicThreads',
  sendInThreads: 'SendMessagesInThreads',
  history: 'ReadMessageHistory',
  react: 'AddReactions',
  embed: 'EmbedLinks',
  attach: 'AttachFiles',
} as const satisfies Record<string, PermissionsString>

/** The required permissions that the bot lacks in a desk's channel. */
export function missingDeskPermissions(channel: Channel): (keyof typeof atDesk)[] {
  if (!('guild' in channel)) return []
  const own = channel.permissionsFor(channel.client.user)
  const names = Object.keys(atDesk) as (keyof typeof atDesk)[]
  return names.filter((name) => own?.has(atDesk[name]) === false)
}
