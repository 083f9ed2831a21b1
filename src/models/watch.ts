import { onSilence } from '../core/sessions/silence.ts'
import type { Patience } from './asking.ts'

/** Watches over the silence of a model. */
export type Watch = {
  /** aborts when the caller leaves, and when the silence has lasted too long */
  signal: AbortSignal
  heard: () => void
  /** Hangs up, and watches no longer. */
  end: () => void
  /** whether it was the silence that ended it */
  expired: () => boolean
}

export function createWatch({ firstMs, idleMs }: Pick<Patience, 'firstMs' | 'idleMs'>, signal: AbortSignal): Watch {
  const hangUp = new AbortController()
  const expire = () => hangUp.abort(EXPIRED)
  let silence = onSilence(firstMs, expire)
  let begun = false
  const end = () => {
    silence.end()
    hangUp.abort(DONE)
  }
  signal.addEventListener('abort', end, { once: true })

  return {
    signal: AbortSignal.any([signal, hangUp.signal]),
    heard() {
      if (begun || hangUp.signal.aborted) return silence.heard()
      begun = true
      silence.end()
      silence = onSilence(idleMs, expire)
    },
    end,
    expired: () => hangUp.signal.reason === EXPIRED,
  }
}

// Reasons of our own: for want of one, an error with its stack is made at every end.
const EXPIRED = 'silent for too long'
const DONE = 'nobody listens any more'
