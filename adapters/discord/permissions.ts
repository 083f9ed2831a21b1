import {
  type BaseInteraction,
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
