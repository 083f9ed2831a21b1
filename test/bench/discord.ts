import { benchLive } from './discord/live.ts'

/** The bot on a Discord that behaves as the real one does, and worse. */
export async function benchDiscord(): Promise<void> {
  await benchLive()
}
