/** The permissions that the bot needs on Discord, used by the bot and for the invite link. Bits as in Discord's API. */
export const discordPermissions = {
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  AddReactions: 1n << 6n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  ChangeNickname: 1n << 26n,
  CreatePublicThreads: 1n << 35n,
  SendMessagesInThreads: 1n << 38n,
} as const

/** Without "Message Content" Discord delivers messages without their text. */
export const discordIntents = ['Guilds', 'GuildMessages', 'DirectMessages', 'MessageContent'] as const

/** The application id, which is the first part of a Discord token in base64; undefined if the token has none. */
export function applicationOf(token: string): string | undefined {
  const id = Buffer.from(token.split('.')[0] ?? '', 'base64').toString('latin1')
  return /^\d{17,20}$/.test(id) ? id : undefined
}

/** The URL where a manager of a server adds the bot with exactly these permissions. */
export function inviteLink(application: string): string {
  const permissions = Object.values(discordPermissions).reduce((all, bit) => all | bit, 0n)
  const link = new URL('https://discord.com/oauth2/authorize')
  link.searchParams.set('client_id', application)
  link.searchParams.set('scope', 'bot applications.commands')
  link.searchParams.set('permissions', permissions.toString())
  return link.href
}
