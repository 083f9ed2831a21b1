import type { Clock } from '../../core/ports/ports.ts'

/** Networks remembered at once. When more misbehave within one window, the oldest are forgotten. */
const NETWORKS_MAX = 10_000

type Options = { most: number; windowMs: number; now: Clock; networksMax?: number }
type Count = { wrong: number; endsAt: number }

export type Throttle = {
  /** Counts one wrong key. Says how many there were beyond `most` within the window, and how long it goes on, in ms. */
  count: (network: string) => { beyond: number; leftMs: number }
}

export function createThrottle({ most, windowMs, now, networksMax = NETWORKS_MAX }: Options): Throttle {
  const counts = new Map<string, Count>()

  function begin(network: string): Count {
    counts.delete(network)
    const [oldest] = counts.keys()
    if (counts.size >= networksMax && oldest !== undefined) counts.delete(oldest)
    const fresh = { wrong: 0, endsAt: now() + windowMs }
    counts.set(network, fresh)
    return fresh
  }

  return {
    count(network) {
      const known = counts.get(network)
      const count = known === undefined || known.endsAt <= now() ? begin(network) : known
      count.wrong += 1
      return { beyond: Math.max(0, count.wrong - most), leftMs: count.endsAt - now() }
    },
  }
}
