import { benchAutocomplete } from './discord/autocomplete.ts'
import { benchGuards } from './discord/guards.ts'
import { benchLive } from './discord/live.ts'
import { benchMentions } from './discord/mentions.ts'
import { benchSteps } from './discord/steps.ts'
import { benchStorm } from './discord/storm.ts'

const parts: Record<string, () => Promise<void>> = {
  live: benchLive,
  autocomplete: benchAutocomplete,
  guards: benchGuards,
  mentions: benchMentions,
  steps: benchSteps,
  storm: benchStorm,
}

/** The bot on a Discord that behaves as the real one does, and worse; PARTS chooses some of it, split by commas. */
export async function benchDiscord(): Promise<void> {
  const chosen = process.env['PARTS']?.split(',') ?? Object.keys(parts)
  for (const name of chosen) await parts[name]?.()
}
