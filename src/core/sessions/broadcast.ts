import type { EventStream } from '../handlers.ts'

/** Items that any number of readers are told, each from the first one on. */
export type Broadcast<T> = {
  push(item: T): void
  /** No more items; for readers it is over, or fails with `error` where one is given. */
  end(error?: Error): void
  /** Tells one reader. Over early, without an error, when `signal` aborts. */
  follow(signal: AbortSignal): EventStream<T>
}

export function createBroadcast<T>(): Broadcast<T> {
  const items: T[] = []
  const readers = new Set<(item: T) => void>()
  const ended = Promise.withResolvers<void>()
  // A failure is for those who read; there may be nobody.
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
