import { setTimeout as delay } from 'node:timers/promises'
import type { EventStream } from '../handlers.ts'

/** An append-only list that any number of readers follow from the first item on. */
type Broadcast<T> = {
  push(item: T): void
  /** Ends the list. Readers then settle, or fail with `error`. */
  end(error?: Error): void
  /** An event stream for one reader. Settles early, without an error, if `signal` aborts. */
  follow(signal: AbortSignal): EventStream<T>
}

export function createBroadcast<T>(): Broadcast<T> {
  const items: T[] = []
  const readers = new Set<(item: T) => void>()
  const ended = Promise.withResolvers<void>()
  // Avoids an unhandled rejection if nobody reads.
  ended.promise.catch(() => undefined)

  async function follow(tell: (item: T) => void, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    items.forEach((item) => tell(item))
    readers.add(tell)
    const left = Promise.withResolvers<void>()
    const leave = () => {
      readers.delete(tell)
      left.resolve()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([ended.promise, left.promise])
    } finally {
      readers.delete(tell)
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    push(item) {
      items.push(item)
      for (const tell of readers) tell(item)
    },
    end(error) {
      if (error === undefined) ended.resolve()
      else ended.reject(error)
    },
    follow: (signal) => (tell) => follow(tell, signal),
  }
}

/** Exclusive right of this process to answer a question. */
export type Lease = {
  /** False once another process may take the question over. */
  isHeld: () => boolean
  /** Tries to renew the lease; `isHeld` tells whether it succeeded. */
  renew: () => Promise<void>
}

const RETRY_MS = 20

/**
 * Emits an answer's text while the lease is held. After a long stall of this process, a person may have the question: text is
 * then withheld until the lease is renewed, and dropped if the question was lost.
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
      // Avoids an unhandled rejection; the error is thrown by `complete`.
      ask().catch(() => undefined)
    },
    /** Settles once all text was emitted or dropped; fails if the lease could not be checked. */
    complete: async (): Promise<void> => {
      if (withheld !== '') await ask()
    },
  }
}
