import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../contract/envelope.ts'
import { VendorFailure } from './vendors/failure.ts'

/** Answers that wait longer than this for another try are better told to come back later. */
const LONGEST_WAIT_MS = 2_000

/** `hopeless`: another try would not help. */
type Trying = { delaysMs: readonly number[]; signal: AbortSignal; hopeless?: () => boolean }

/** Asks a vendor, and again after each of these delays (ms) where what failed may pass. */
export async function retried<T>(work: () => Promise<T>, { delaysMs, signal, hopeless }: Trying): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const waitMs = waitBefore(error, delaysMs[tries])
      if (waitMs === undefined || signal.aborted || hopeless?.() === true) throw error
      await delay(waitMs, undefined, { signal })
    }
  }
}

/** How long to wait before another try; undefined when there should be none. */
function waitBefore(error: unknown, delayMs: number | undefined): number | undefined {
  if (!(error instanceof AppError && error.cause instanceof VendorFailure && error.cause.passing)) return undefined
  if (delayMs === undefined || (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return undefined
  return Math.max(delayMs, error.retryAfterMs ?? 0)
}
