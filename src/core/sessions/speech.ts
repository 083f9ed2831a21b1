import { setTimeout as delay } from 'node:timers/promises'

/** How surely a question is this process's to answer. */
export type Lease = {
  /** Whether others are sure to leave the question alone. */
  isHeld: () => boolean
  /** Asks for more time, which it may not get yet. */
  renew: () => Promise<void>
}

const RETRY_MS = 20

/**
 * The words of an answer, told as they come while the lease is held. A process that stood still for too long may have
 * lost its question to a person: what it says then waits until it knows, and is dropped where it has, or is to end.
 */
export function createSpeech(lease: Lease, signal: AbortSignal, tell: (words: string) => void) {
  let withheld = ''
  let asking: Promise<void> | undefined

  async function catchUp(): Promise<void> {
    while (withheld !== '') {
      await lease.renew()
      const words = withheld
      if (signal.aborted || lease.isHeld()) withheld = ''
      else await delay(RETRY_MS)
      if (withheld === '' && !signal.aborted) tell(words)
    }
  }
  function ask(): Promise<void> {
    asking ??= catchUp().finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    say: (words: string): void => {
      if (words === '') return
      if (withheld === '' && lease.isHeld()) return tell(words)
      withheld += words
      // Its failure is thrown when the answer is complete.
      ask().catch(() => undefined)
    },
    /** Settles when every word was told or dropped; fails when that cannot be known. */
    complete: async (): Promise<void> => {
      if (withheld !== '') await ask()
    },
  }
}
