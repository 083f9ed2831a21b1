import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/envelope.ts'
import { onSilence } from '../../core/sessions/silence.ts'
import { VendorFailure } from './failure.ts'
import type { Vendor, VendorEvent, VendorRequest } from './vendor.ts'

/** How long a vendor may be silent, in ms: before its first fragment, and after it. One retry follows after each delay. */
export type Timeouts = { firstMs: number; idleMs: number; retryDelaysMs: readonly number[] }

/** Retries are over within a second: somebody is waiting for the first word. */
export const RETRY_DELAYS_MS = [200, 600]

type Asking = { timeouts: Timeouts; signal: AbortSignal; tell: (event: VendorEvent) => void }

/** Asks a vendor. A passing failure is retried, but not once the vendor has sent something. */
export async function ask(vendor: Vendor, request: VendorRequest, { timeouts, signal, tell }: Asking): Promise<void> {
  let hasBegun = false
  const once = async () => {
    const silence = watchSilence(timeouts, signal)
    try {
      await vendor(request, silence.signal, (event) => {
        hasBegun = true
        silence.heard()
        tell(event)
      })
    } catch (error) {
      throw silence.hasExpired() ? new AppError('modelUnavailable', 'The AI model did not answer in time.') : error
    } finally {
      silence.end()
    }
  }
  await withRetry(once, { delaysMs: timeouts.retryDelaysMs, signal, isFinal: () => hasBegun })
}

type SilenceWatch = {
  /** aborts when the caller leaves, and when the silence has lasted too long */
  signal: AbortSignal
  heard: () => void
  /** Aborts `signal`, and stops watching. */
  end: () => void
  hasExpired: () => boolean
}

function watchSilence({ firstMs, idleMs }: Timeouts, signal: AbortSignal): SilenceWatch {
  const hangUp = new AbortController()
  const expire = () => hangUp.abort(EXPIRED)
  let silence = onSilence(firstMs, expire)
  let hasBegun = false
  const end = () => {
    silence.end()
    hangUp.abort(DONE)
    signal.removeEventListener('abort', end)
  }
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })

  return {
    signal: hangUp.signal,
    heard() {
      if (hasBegun || hangUp.signal.aborted) return silence.reset()
      hasBegun = true
      silence.end()
      silence = onSilence(idleMs, expire)
    },
    end,
    hasExpired: () => hangUp.signal.reason === EXPIRED,
  }
}

// Our own reasons: without one, every abort makes an error with its stack.
const EXPIRED = 'silent for too long'
const DONE = 'nobody listens any more'

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
