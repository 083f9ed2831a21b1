import type { Time } from '../../bridge/time.ts'
import type { Rate } from './limits.ts'

/** How many requests may still be made, filling up as time goes by. */
export type Budget = {
  /** how many could be made now; below 1 none */
  left(): number
  /** how full it is, 0 to 1 */
  fullness(): number
  /** Until one can be made, in ms; 0 when it can be made now. */
  waitMs(): number
  spend(): void
  /** The platform takes none for so long. */
  block(ms: number): void
}

export function createBudget({ burst, everyMs }: Rate, time: Pick<Time, 'now'>): Budget {
  let left = burst
  // In the future while the platform takes none.
  let at = time.now()
  const refill = () => {
    const now = time.now()
    if (now <= at) return
    left = Math.min(burst, left + (now - at) / everyMs)
    at = now
  }
  const current = () => {
    refill()
    return at > time.now() ? 0 : left
  }
  return {
    left: current,
    fullness: () => current() / burst,
    waitMs() {
      refill()
      const blockedMs = Math.max(0, at - time.now())
      return blockedMs + Math.ceil(Math.max(0, 1 - left) * everyMs)
    },
    spend() {
      refill()
      left -= 1
    },
    block(ms) {
      left = 1
      at = time.now() + ms
    },
  }
}
