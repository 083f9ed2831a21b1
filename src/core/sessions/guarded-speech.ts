import { setTimeout as delay } from 'node:timers/promises'

/** Exclusive right of this process to answer a question. */
export type Lease = {
  /** False once another process may take the question over. */
  isHeld: () => boolean
  /** Tries to renew the lease; `isHeld` tells whether it succeeded. */
  renew: () => Promise<void>
}

/** Pause before the next try to renew the lease, in ms. */
const RETRY_MS = 20

/** Emits an answer's text while this process has the question. */
export type Speech = {
  say: (words: string) => void
  /** Settles once all text was emitted or dropped; fails if the lease could not be checked. */
  complete: () => Promise<void>
}

/**
 * Emits text while the lease is held. After a long stall of this process, a person may have the question: text is then withheld
 * until the lease is renewed, and dropped if the question was lost.
 */
export function createSpeech(lease: Lease, signal: AbortSignal, tell: (words: string) => void): Speech {
  let withheld = ''
  let catchingUp: Promise<void> | undefined

  /** Emits what was withheld once the lease is renewed, or drops it. */
  async function emitWithheld(): Promise<void> {
    while (withheld !== '') {
      await lease.renew()
      const words = withheld
      if (signal.aborted || lease.isHeld()) withheld = ''
      else await delay(RETRY_MS)
      if (withheld === '' && !signal.aborted) tell(words)
    }
  }
  function catchUp(): Promise<void> {
    catchingUp ??= emitWithheld().finally(() => {
      catchingUp = undefined
    })
    return catchingUp
  }

  return {
    say(words) {
      if (words === '') return
      if (withheld === '' && lease.isHeld()) return tell(words)
      withheld += words
      // Avoids an unhandled rejection; the error is thrown by `complete`.
      catchUp().catch(() => undefined)
    },
    async complete() {
      if (withheld !== '') await catchUp()
    },
  }
}
