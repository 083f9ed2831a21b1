import { isRefusedAs, nobodyAnswered } from '../../src/contract/client/refused.ts'
import { errorCodeOf } from '../../src/contract/errors.ts'
import { MemoryFailed } from './memory/memory.ts'
import { Undelivered } from './platform/undelivered.ts'
import type { Time } from './time.ts'

/** How long the bots retry while the service is unreachable, in ms: longer than a restart takes, shorter than an outage. */
export const SERVICE_RETRY_TIMEOUT_MS = 120_000
const SERVICE_WAIT_MAX_MS = 5_000

/** Whether the service is temporarily unreachable or overloaded, so that the same request may succeed later. */
const isServiceUnavailable = (error: unknown): boolean =>
  nobodyAnswered(error) || isRefusedAs(error, 'stopping', 'storeUnavailable')

/** Waits before the next attempt, longer each time. Throws `error` if a retry cannot help, or after `retryForMs`. */
export type Backoff = (error: unknown, signal: AbortSignal) => Promise<void>

export function createBackoff(time: Time, retryForMs: number): Backoff {
  const until = time.now() + retryForMs
  let tries = 0
  return async (error, signal) => {
    signal.throwIfAborted()
    if (!isServiceUnavailable(error) || time.now() >= until) throw error
    tries += 1
    await time.sleep(Math.min(SERVICE_WAIT_MAX_MS, 250 * 2 ** tries, until - time.now()), signal)
    signal.throwIfAborted()
  }
}

/** Retries `work`, which calls the service, while the service is unreachable. */
export async function withRetry<T>(work: () => Promise<T>, backoff: Backoff, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      await backoff(error, signal)
    }
  }
}

/**
 * How long the bots wait for a platform's answer to a request, in ms. A platform in trouble may do after half a minute what it was
 * asked for, whether anybody waits or not: a post would stand there twice, and an old edit would replace a newer one.
 */
export const PLATFORM_TIMEOUT_MS = 60_000
/** The same for a request that does no harm if it is done late, such as one that only reads, in ms: people wait for its answer. */
export const HARMLESS_TIMEOUT_MS = 10_000

/** Failures in a row after which a delivery is given up: more than an outage of a quarter of an hour causes. */
const TRIES_MAX = 36
const DELIVERY_WAIT_MAX_MS = 30_000

/**
 * Delay before the next attempt of a delivery that failed `tries` times in a row, in ms. Throws the error if a retry cannot
 * help.
 */
export function retryDeliveryAfter(error: unknown, tries: number): number {
  if (!isTemporary(error) || tries >= TRIES_MAX) throw error
  const retryAfterMs = error instanceof Undelivered ? error.retryAfterMs : undefined
  return retryAfterMs ?? Math.min(DELIVERY_WAIT_MAX_MS, 500 * 2 ** (tries - 1))
}

/** Whether the platform or the bot's own memory failed temporarily, so that a retry may help. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof MemoryFailed || (error instanceof Undelivered && error.failure !== 'refused')

/**
 * Retries `work`, which sends something to a platform or stores what came from it, while its failures are temporary.
 * `isRetry`: an earlier attempt may have succeeded.
 */
export async function withDeliveryRetry<T>(
  work: (isRetry: boolean) => Promise<T>,
  time: Time,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; )
    try {
      return await work(tries > 1)
    } catch (error) {
      signal.throwIfAborted()
      const waitMs = retryDeliveryAfter(error, tries)
      await time.sleep(waitMs, signal)
      signal.throwIfAborted()
      // Many short waits at the platform's own rate limit are no outage, so they count by their length.
      const isGivenByPlatform = error instanceof Undelivered && error.retryAfterMs !== undefined
      tries += isGivenByPlatform ? Math.min(1, waitMs / DELIVERY_WAIT_MAX_MS) : 1
    }
}

/** Throws the error unless the platform refused a delivery for good. */
export function ignoreRefused(error: unknown): void {
  if (!(error instanceof Undelivered) || error.failure !== 'refused') throw error
}

/** Error codes of sockets that failed before any byte was sent. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** Whether a request failed before any byte was sent, so that it certainly was not done. */
export const wasNeverSent = (error: unknown): boolean => NEVER_SENT.includes(codeOf(error))

function codeOf(error: unknown): string {
  return error instanceof Error ? (errorCodeOf(error) ?? codeOf(error.cause)) : ''
}
