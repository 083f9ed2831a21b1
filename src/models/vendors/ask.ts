import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../contract/errors.ts'
import { onSilence } from '../../core/event-loop/silence.ts'
import { VendorFailure } from './failure.ts'
import type { Vendor, VendorEvent, VendorRequest } from './vendor.ts'

/** Timeouts of a vendor in ms: until its first fragment, and between fragments. One retry follows after each delay. */
export type Timeouts = { firstMs: number; idleMs: number; retryDelaysMs: readonly number[] }

/** Short, since a person waits for the first word: all retries start within a second. */
export const RETRY_DELAYS_MS = [200, 600]

type CallOptions = { timeouts: Timeouts; signal: AbortSignal; tell: (event: VendorEvent) => void }

/** Calls a vendor. Retries a temporary failure, but not after the vendor has sent something. */
export async function askVendor(
  vendor: Vendor,
  request: VendorRequest,
  { timeouts, signal, tell }: CallOptions,
): Promise<void> {
  let hasBegun = false
  const once = async () => {
    const silence = watchSilence(timeouts, signal)
    try {
      await vendor(request, silence.signal, (event) => {
        hasBegun = true
        silence.reset(timeouts.idleMs)
        tell(event)
      })
      silence.end()
    } catch (error) {
      silence.hangUp()
      throw silence.hasExpired() ? didNotAnswerInTime(error) : error
    }
  }
  await withVendorRetry(once, { delaysMs: timeouts.retryDelaysMs, signal, mayRetry: () => !hasBegun })
}

/** What the caller is told when the time of an answer is over before its first word. */
export const didNotAnswerInTime = (cause: unknown): AppError =>
  new AppError('modelUnavailable', 'The AI model did not answer in time.', { cause })

type SilenceWatch = {
  /** aborts if the caller leaves or the vendor is silent for too long */
  signal: AbortSignal
  /** Called at each fragment. */
  reset: (nextMs: number) => void
  /** Stops the timer. */
  end: () => void
  /** Aborts `signal`, too, so that a vendor that failed does not go on. */
  hangUp: () => void
  hasExpired: () => boolean
}

function watchSilence({ firstMs }: Timeouts, signal: AbortSignal): SilenceWatch {
  const call = new AbortController()
  const silence = onSilence(firstMs, () => call.abort(EXPIRED))
  const end = () => {
    silence.end()
    signal.removeEventListener('abort', hangUp)
  }
  const hangUp = () => {
    end()
    call.abort(DONE)
  }
  if (signal.aborted) hangUp()
  else signal.addEventListener('abort', hangUp, { once: true })

  return {
    signal: call.signal,
    reset: silence.reset,
    end,
    hangUp,
    hasExpired: () => call.signal.reason === EXPIRED,
  }
}

// Plain strings as abort reasons: without a reason, each abort creates an error with its stack.
const EXPIRED = 'silent for too long'
const DONE = 'nobody listens any more'

/** If a vendor asks for a longer wait, there is no retry: the person is asked to come back later. */
const LONGEST_WAIT_MS = 2_000

/** `mayRetry`: whether another try can still help; default: always. */
type RetryOptions = { delaysMs: readonly number[]; signal: AbortSignal; mayRetry?: () => boolean }

/** Runs `work`, and again after each delay (ms) as long as it fails with a temporary failure. */
export async function withVendorRetry<T>(
  work: () => Promise<T>,
  { delaysMs, signal, mayRetry }: RetryOptions,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const waitMs = waitBefore(error, delaysMs[tries])
      if (waitMs === undefined || signal.aborted || mayRetry?.() === false) throw error
      await delay(waitMs, undefined, { signal })
    }
  }
}

/** How long to wait before the next try, in ms; undefined for no further try. */
function waitBefore(error: unknown, delayMs: number | undefined): number | undefined {
  if (!(error instanceof AppError && error.cause instanceof VendorFailure && error.cause.passing)) return undefined
  if (delayMs === undefined || (error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return undefined
  return Math.max(delayMs, error.retryAfterMs ?? 0)
}
