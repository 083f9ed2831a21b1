import { discordTurnings } from './discord.ts'
import { slackTurnings } from './slack.ts'
import type { Turning } from './turning.ts'

export const turnings: Turning[] = [...slackTurnings, ...discordTurnings]
