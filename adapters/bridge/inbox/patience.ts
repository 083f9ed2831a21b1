import { nobodyAnswered, Refused } from '../../../src/contract/client/refused.ts'
import type { ErrorName } from '../../../src/contract/envelope.ts'
import type { Time } from '../time.ts'

/** How long the bots wait for a service that is away, in ms; a restart takes less, an outage more. */
export const PATIENCE_MS = 120_000
const WAIT_MAX_MS = 5_000

const passing: (ErrorName | undefined)[] = ['stopping', 'storeUnavailable']

/** Whether the service is away for now: the same request may succeed a little later. */
export const isAway = (error: unknown): boolean =>
  nobodyAnswered(error) || (error instanceof Refused && passing.includes(error.error))

/** Waits, longer each time, for a service that is away. Throws `error` where it is not, or was for `patienceMs`. */
export type Patience = (error: unknown, signal: AbortSignal) => Promise<void>

export function createPatience(time: Time, patienceMs: number): Patience {
  const until = time.now() + patienceMs
  let tries = 0
  return async (error, signal) => {
    signal.throwIfAborted()
    if (!isAway(error) || time.now() >= until) throw error
    tries += 1
    await time.sleep(Math.min(WAIT_MAX_MS, 250 * 2 ** tries, until - time.now()), signal)
    signal.throwIfAborted()
  }
}

/** Does what asks the service, again and again while it is away. */
export async function patiently<T>(work: () => Promise<T>, patience: Patience, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      await patience(error, signal)
    }
  }
}
