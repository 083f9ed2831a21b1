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
