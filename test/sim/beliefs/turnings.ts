import { discordTurnings } from './discord.ts'
import { discordLimitTurnings } from './discord-limits.ts'
import { slackTurnings } from './slack.ts'
import { slackLimitTurnings } from './slack-limits.ts'
import type { Turning } from './turning.ts'

export const turnings: Turning[] = [
  ...slackTurnings,
  ...slackLimitTurnings,
  ...discordTurnings,
  ...discordLimitTurnings,
]
