import { applicationOf, inviteLink } from '../../../adapters/bridge/discord-permissions.ts'
import type { BotSettings } from '../../../adapters/bridge/settings.ts'
import { type Finding, mend, ok } from './finding.ts'

/** Where a bot has a token: the link that lets it into a server, with the permissions it uses. */
export function discord({ DISCORD_TOKEN }: Pick<BotSettings, 'DISCORD_TOKEN'>): Finding[] {
  if (DISCORD_TOKEN === undefined) return []
  const application = applicationOf(DISCORD_TOKEN)
  if (application !== undefined) return [ok('Discord', `let the bot into your server: ${inviteLink(application)}`)]
  const advice = 'copy it again from the page "Bot" of your application on https://discord.com/developers/applications'
  return [mend('DISCORD_TOKEN', 'does not look like the token of a bot', advice)]
}
