/** What the bot needs on Discord: the bot asks for it, the command line makes an invite link of it. Bits as Discord numbers them. */
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
export type DiscordPermission = keyof typeof discordPermissions

/** Without "Message Content" Discord delivers messages without their text. */
export const discordIntents = ['Guilds', 'GuildMessages', 'DirectMessages', 'MessageContent'] as const

/** The id of the bot's application, which Discord writes into the token's first part; undefined where it is none. */
export function applicationOf(token: string): string | undefined {
  const id = Buffer.from(token.split('.')[0] ?? '', 'base64').toString('latin1')
  return /^\d{17,20}$/.test(id) ? id : undefined
}

/** The page on which a manager of a server lets the bot in, with what it needs and no more. */
export function inviteLink(application: string): string {
  const permissions = Object.values(discordPermissions).reduce((all, bit) => all | bit, 0n)
  const link = new URL('https://discord.com/oauth2/authorize')
  link.searchParams.set('client_id', application)
  link.searchParams.set('scope', 'bot applications.commands')
  link.searchParams.set('permissions', permissions.toString())
  return link.href
}
