import { AppError } from '../../contract/envelope.ts'
import type { Core } from '../../core/core.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { HttpMetrics } from '../metrics.ts'
import type { RequestLog } from '../observe.ts'
import { networkOf } from './address.ts'

type Options = { identify: Core['identify']; throttle: Throttle; metrics: HttpMetrics; log: RequestLog }

/**
 * `identify` for callers of one address. Where too many wrong keys come from, one more is answered `tooManyWrongKeys`.
 * A good key always passes: behind one address may sit a whole office with a single misconfigured program.
 */
export function createGuard({ identify, throttle, metrics, log }: Options): (address: string) => Core['identify'] {
  return (address) => async (sent) => {
    const key = await identify(sent)
    if (key !== undefined) return key
    metrics.wrongKey()
    const network = networkOf(address)
    const { beyond, leftMs } = throttle.count(network)
    if (beyond === 0) return undefined
    // Once a window: the log is not for an attacker to fill.
    if (beyond === 1) log.warn({ network }, 'too many wrong keys from one network')
    throw new AppError('tooManyWrongKeys', undefined, { retryAfterMs: leftMs })
  }
}

/** Networks remembered at once. When more misbehave within one window, the oldest are forgotten. */
const NETWORKS_MAX = 10_000

type ThrottleOptions = { most: number; windowMs: number; now: Clock; networksMax?: number }
type Count = { wrong: number; endsAt: number }

export type Throttle = {
  /** Counts one wrong key. Says how many there were beyond `most` within the window, and how long it goes on, in ms. */
  count: (network: string) => { beyond: number; leftMs: number }
}

export function createThrottle({ most, windowMs, now, networksMax = NETWORKS_MAX }: ThrottleOptions): Throttle {
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
