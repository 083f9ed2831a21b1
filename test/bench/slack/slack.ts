import { benchAcks } from './acks.ts'
import { benchAnswers } from './answers.ts'
import { benchLive } from './live.ts'
import { benchPair, benchStorm } from './storm.ts'

const parts: Record<string, () => Promise<void>> = {
  live: benchLive,
  acks: benchAcks,
  answers: benchAnswers,
  storm: benchStorm,
  pair: benchPair,
}

/** The app on a Slack that behaves as the real one does, and worse; PARTS chooses some of it, split by commas. */
export async function benchSlack(): Promise<void> {
  const chosen = process.env['PARTS']?.split(',') ?? Object.keys(parts)
  for (const name of chosen) await parts[name]?.()
}
