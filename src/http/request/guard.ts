import { AppError } from '../../contract/envelope.ts'
import type { Core } from '../../core/core.ts'
import type { HttpMetrics } from '../metrics.ts'
import type { RequestLog } from '../observe.ts'
import { networkOf } from './address.ts'
import type { Throttle } from './throttle.ts'

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
