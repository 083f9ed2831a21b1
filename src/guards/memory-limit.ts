/** Gives memory back: from now on the work holds only `size`. */
export type ShrinkTo = (size: number) => void

/** Runs `work`, which takes `size` of the memory, once there is room for it. Throws if `signal` aborts before. */
type UseMemory = <Result>(
  size: number,
  signal: AbortSignal,
  work: (shrinkTo: ShrinkTo) => Promise<Result>,
) => Promise<Result>

/**
 * Limits the memory, in any unit, that all work takes together to `most`. Work that needs more than that gets all of it, alone. The
 * smallest that waits is next, so that large work delays only other large work.
 */
export function createMemoryLimit(most: number): UseMemory {
  const waiting: { size: number; start: () => void }[] = []
  let free = most

  function startNext(): void {
    const [next] = waiting
    if (next === undefined || next.size > free) return
    waiting.shift()
    free -= next.size
    next.start()
    startNext()
  }

  /** Resolves when there is room; throws if `signal` aborts before. */
  function take(size: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const own = { size, start }
      function start(): void {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      function leave(): void {
        waiting.splice(waiting.indexOf(own), 1)
        reject(signal.reason as Error)
        startNext()
      }
      signal.addEventListener('abort', leave, { once: true })
      const at = waiting.findIndex((other) => other.size > size)
      waiting.splice(at === -1 ? waiting.length : at, 0, own)
      startNext()
    })
  }

  return async (size, signal, work) => {
    let held = Math.min(size, most)
    await take(held, signal)
    const shrinkTo: ShrinkTo = (less) => {
      const freed = Math.max(0, held - less)
      held -= freed
      free += freed
      startNext()
    }
    try {
      return await work(shrinkTo)
    } finally {
      shrinkTo(0)
    }
  }
}
