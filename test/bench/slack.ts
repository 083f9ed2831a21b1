import { benchAcks } from './slack/acks.ts'
import { benchAnswers } from './slack/answers.ts'
import { benchLive } from './slack/live.ts'
import { benchPair, benchStorm } from './slack/storm.ts'

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
