import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/envelope.ts'
import { VendorFailure } from './failure.ts'

/** Whoever would wait longer than this for a retry is better told to come back later. */
const LONGEST_WAIT_MS = 2_000

/** `isFinal`: a retry would not help. */
type Retrying = { delaysMs: readonly number[]; signal: AbortSignal; isFinal?: () => boolean }

/** Does `work`, and again after each of these delays (ms) while its failure is one that may pass. */
export async function withRetry<T>(work: () => Promise<T>, { delaysMs, signal, isFinal }: Retrying): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const waitMs = waitBefore(error, delaysMs[tries])
      if (waitMs === undefined || signal.aborted || isFinal?.() === true) throw error
      await delay(waitMs, undefined, { signal })
    }
  }
}

/** How long to wait before the next try; undefined when there should be none. */
function waitBefore(error: unknown, delayMs: number | undefined): number | undefined {
  if (!(error instanceof AppError && error.cause instanceof VendorFailure && error.cause.passing)) return undefined
  if (delayMs === undefined || (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return undefined
  return Math.max(delayMs, error.retryAfterMs ?? 0)
}
