import { benchAutocomplete } from './autocomplete.ts'
import { benchGuards } from './guards.ts'
import { benchLive } from './live.ts'
import { benchMentions } from './mentions.ts'
import { benchSteps } from './steps.ts'
import { benchStorm } from './storm.ts'

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
