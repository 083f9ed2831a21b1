/** Items that any number of readers follow, each from the first one on. */
export type Broadcast<T> = {
  push(item: T): void
  /** No more items; readers end, or fail with `error` where one is given. */
  end(error?: Error): void
  /** Reads from the first item. Ends early, without an error, when `signal` aborts. */
  follow(signal: AbortSignal): AsyncIterableIterator<T, void, undefined>
}

type Waiting<T> = { resolve: (result: IteratorResult<T, void>) => void; reject: (error: Error) => void }

export function createBroadcast<T>(): Broadcast<T> {
  const items: T[] = []
  const followers = new Set<() => void>()
  let ended: { error: Error | undefined } | undefined

  const announce = () => {
    for (const settle of followers) settle()
  }

  // Not a generator: each of those costs every item several turns of the queue, and this is the way of every fragment.
  function follow(signal: AbortSignal): AsyncIterableIterator<T, void, undefined> {
    let at = 0
    let waiting: Waiting<T> | undefined
    const settle = () => {
      if (waiting === undefined) return
      const { resolve, reject } = waiting
      const isOver = signal.aborted || (at === items.length && ended !== undefined)
      if (!isOver && at === items.length) return
      waiting = undefined
      if (!isOver) return resolve({ done: false, value: items[at++] as T })
      leave()
      if (ended?.error !== undefined && !signal.aborted) reject(ended.error)
      else resolve({ done: true, value: undefined })
    }
    const leave = () => {
      followers.delete(settle)
      signal.removeEventListener('abort', settle)
    }
    followers.add(settle)
    signal.addEventListener('abort', settle)
    const follower: AsyncIterableIterator<T, void, undefined> = {
      next: () =>
        new Promise((resolve, reject) => {
          waiting = { resolve, reject }
          settle()
        }),
      async return() {
        leave()
        return { done: true, value: undefined }
      },
      [Symbol.asyncIterator]: () => follower,
    }
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
