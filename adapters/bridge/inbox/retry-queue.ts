import type { Time } from '../time.ts'

type Parts = {
  /** Works on a key. Returns the delay before the next attempt in ms; undefined if the key is done. Never fails. */
  work: (key: string) => Promise<number | undefined>
  /** Called when a key is done and was not added again meanwhile. */
  done: (key: string) => void
  sideBySide: number
  time: Pick<Time, 'sleep'>
  closed: AbortSignal
}

/** A work queue of keys, such as threads, with limited concurrency. A key that waits for a retry blocks no other. */
type RetryQueue = {
  /** Appends the keys. */
  add: (keys: Iterable<string>) => void
  /** Moves a waiting key to the front. */
  moveToFront: (key: string) => void
  /** Ends the waits before retries. */
  retryNow: () => void
  /** Resolves when the queue is empty. */
  idle: () => Promise<void>
}

export function createRetryQueue({ work, done, sideBySide, time, closed }: Parts): RetryQueue {
  const waiting = new Set<string>()
  const urgent = new Set<string>()
  const active = new Set<string>()
  /** the keys in work, and those that wait for a retry */
  const busy = new Set<Promise<void>>()
  let workers = 0
  let rest = new AbortController()

  const isNext = (key: string) => !closed.aborted && waiting.has(key) && !active.has(key)
  const next = () => urgent.values().find(isNext) ?? waiting.values().find(isNext)
  const begin = (task: () => Promise<void>) => {
    const ended = task().finally(() => busy.delete(ended))
    busy.add(ended)
  }
  const workOn = async () => {
    for (let key = next(); key !== undefined; key = next()) {
      waiting.delete(key)
      urgent.delete(key)
      active.add(key)
      const restMs = await work(key)
      active.delete(key)
      if (restMs !== undefined) begin(() => takeAgain(key, restMs))
      else if (!waiting.has(key)) done(key)
    }
    workers -= 1
  }
  const takeAgain = async (key: string, restMs: number) => {
    await time.sleep(restMs, AbortSignal.any([closed, rest.signal]))
    add([key])
  }
  function add(keys: Iterable<string>): void {
    for (const key of keys) waiting.add(key)
    while (workers < sideBySide && next() !== undefined) {
      workers += 1
      begin(workOn)
    }
  }
  return {
    add,
    moveToFront: (key) => {
      if (waiting.has(key)) urgent.add(key)
    },
    retryNow() {
      rest.abort()
      rest = new AbortController()
    },
    async idle() {
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}
