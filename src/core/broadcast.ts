/** Items that any number of readers follow, each from the first one on. */
export type Broadcast<T> = {
  push(item: T): void
  /** No more items; readers end, or fail with `error` where one is given. */
  end(error?: Error): void
  /** Reads from the first item. Ends early, without an error, when `signal` aborts. */
  follow(signal: AbortSignal): AsyncIterableIterator<T, void, undefined>
}

export function createBroadcast<T>(): Broadcast<T> {
  const items: T[] = []
  let ended: { error: Error | undefined } | undefined
  let changed = Promise.withResolvers<void>()

  const isOpen = () => ended === undefined

  function announce(): void {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  // Not a generator: each of those costs every item several turns of the queue, and this is the way of every fragment.
  function follow(signal: AbortSignal): AsyncIterableIterator<T, void, undefined> {
    let at = 0
    const leave = async (): Promise<IteratorResult<T, void>> => {
      signal.removeEventListener('abort', announce)
      return { done: true, value: undefined }
    }
    const next = async (): Promise<IteratorResult<T, void>> => {
      while (!signal.aborted && at === items.length && isOpen()) await changed.promise
      if (at < items.length && !signal.aborted) return { done: false, value: items[at++] as T }
      await leave()
      if (ended?.error !== undefined && !signal.aborted) throw ended.error
      return { done: true, value: undefined }
    }
    signal.addEventListener('abort', announce)
    const follower = { next, return: leave, [Symbol.asyncIterator]: () => follower }
    return follower
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
