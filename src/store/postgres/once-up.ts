import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../core/ports/ports.ts'
import { isNotYetUp } from './errors.ts'

/** How long a start waits for PostgreSQL: longer than it takes to start, beside the service or after a power cut. In ms. */
const WAIT_MS = 60_000
const PAUSE_MS = 500

export const WAITS = `PostgreSQL does not answer yet; the start waits for it, at most ${WAIT_MS / 1_000} seconds`

/** Returns what `open` returns. While PostgreSQL is not up yet, calls it again, and logs that once. */
export async function onceUp<T>(open: () => Promise<T>, log: Pick<Log, 'warn'>): Promise<T> {
  const giveUpAt = performance.now() + WAIT_MS
  for (let tries = 1; ; tries++)
    try {
      return await open()
    } catch (error) {
      if (!isNotYetUp(error) || performance.now() > giveUpAt) throw error
      if (tries === 1) log.warn({ err: error }, WAITS)
      await delay(PAUSE_MS)
    }
}
