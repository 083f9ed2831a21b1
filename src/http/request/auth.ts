import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { Core } from '../../core/core.ts'
import type { ApiKey, Clock } from '../../core/ports/ports.ts'
import { dropOldest } from '../../guards/drop-oldest.ts'
import type { HttpMetrics, RequestLog } from '../observe.ts'
import { networkOf } from './network.ts'

export const SESSION_KEY_HEADER = 'chatrobot-sessionkey'

type Identify = (key: string) => Promise<ApiKey | undefined>

/** The workspace of the key in the headers. If both headers are sent, only Authorization counts. */
export async function authenticate(headers: IncomingHttpHeaders, auth: Auth, identify: Identify): Promise<number> {
  const secret = headers.authorization?.replace(/^bearer(\s+|$)/i, '').trim()
  const session = headers[SESSION_KEY_HEADER]?.toString().trim()
  const sent = secret || session
  if (!sent) throw new AppError('missingKey', missing(auth))

  const key = await identify(sent)
  if (key === undefined) throw new AppError('wrongKey')
  if (secret && key.kind === 'session')
    throw new AppError('keyInWrongHeader', `A session key belongs in the ${SESSION_KEY_HEADER} header.`)
  if (!secret && key.kind === 'secret')
    throw new AppError('keyInWrongHeader', 'A secret key belongs in the Authorization header.')
  if (key.kind === 'session' && auth === 'secret') throw new AppError('keyNotAllowed')
  return key.workspaceId
}

/** Undefined: the usual message. */
const missing = (auth: Auth): string | undefined =>
  auth === 'secret'
    ? undefined
    : `No key was sent; send your secret key in the Authorization header or your session key in ${SESSION_KEY_HEADER}.`

type Options = { identify: Core['identify']; throttle: Throttle; metrics: HttpMetrics; log: RequestLog }

/**
 * Wraps `identify` for callers from one address. After too many wrong keys from its network, a wrong key gets
 * `tooManyWrongKeys`. A valid key always passes: many users may share an address with one misconfigured program.
 */
export function createKeyGuard({ identify, throttle, metrics, log }: Options): (address: string) => Core['identify'] {
  return (address) => async (sent) => {
    const key = await identify(sent)
    if (key !== undefined) return key
    metrics.wrongKey()
    const network = networkOf(address)
    const { beyond, leftMs } = throttle.count(network)
    if (beyond === 0) return undefined
    // Logged once per window, so that an attacker cannot fill the log.
    if (beyond === 1) log.warn({ network }, 'too many wrong keys from one network')
    throw new AppError('tooManyWrongKeys', undefined, { retryAfterMs: leftMs })
  }
}

/** Maximum number of networks tracked. If more send wrong keys within one window, the oldest are dropped. */
const NETWORKS_MAX = 10_000

type ThrottleOptions = { most: number; windowMs: number; now: Clock; networksMax?: number }
type Count = { wrong: number; endsAt: number }

type Throttle = {
  /**
   * Counts one wrong key. Returns how many exceed `most` within the window, and how long the window still lasts, in ms.
   */
  count: (network: string) => { beyond: number; leftMs: number }
}

export function createThrottle({ most, windowMs, now, networksMax = NETWORKS_MAX }: ThrottleOptions): Throttle {
  const counts = new Map<string, Count>()

  function begin(network: string): Count {
    const fresh = { wrong: 0, endsAt: now() + windowMs }
    counts.delete(network)
    counts.set(network, fresh)
    dropOldest(counts, networksMax)
    return fresh
  }

  return {
    count(network) {
      const known = counts.get(network)
      // A window that ends later than one that begins now is from before the clock was set back.
      const isOver = known === undefined || known.endsAt <= now() || known.endsAt > now() + windowMs
      const count = isOver ? begin(network) : known
      count.wrong += 1
      return { beyond: Math.max(0, count.wrong - most), leftMs: count.endsAt - now() }
    },
  }
}
