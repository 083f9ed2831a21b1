/** Items that any number of readers follow, each from the first one on. */
export type Broadcast<T> = {
  push(item: T): void
  /** No more items; readers end, or fail with `error` where one is given. */
  end(error?: Error): void
  /** Reads from the first item. Ends early, without an error, when `signal` aborts. */
  follow(signal: AbortSignal): AsyncGenerator<T, void, undefined>
}

export function createBroadcast<T>(): Broadcast<T> {
  const items: T[] = []
  let ended: { error: Error | undefined } | undefined
  let changed = Promise.withResolvers<void>()

  function announce(): void {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  async function* follow(signal: AbortSignal): AsyncGenerator<T, void, undefined> {
    signal.addEventListener('abort', announce)
    try {
      for (let next = 0; !signal.aborted; ) {
        const item = items[next]
        if (next < items.length && item !== undefined) {
          next += 1
          yield item
        } else if (ended === undefined) await changed.promise
        else if (ended.error === undefined) return
        else throw ended.error
      }
    } finally {
      signal.removeEventListener('abort', announce)
    }
  }

  return {
    push(item) {
      items.push(item)
      announce()
    },
    end(error) {
      ended = { error }
      announce()
    },
    follow,
  }
}
