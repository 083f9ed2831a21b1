/**
 * Outcome of a failed request. `refused`: it fails permanently. `ambiguous`: it may have been done. `retryable`: it was not done,
 * and may succeed later.
 */
type Failure = 'refused' | 'ambiguous' | 'retryable'

/** A request to the platform failed. `retryAfterMs`: earliest time of the next attempt, if the platform tells. */
export class Undelivered extends Error {
  readonly failure: Failure
  readonly retryAfterMs: number | undefined

  constructor(failure: Failure, message: string, options: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'Undelivered'
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs
  }
}
