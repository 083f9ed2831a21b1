/**
 * Shares out memory for decoded pictures, in pixels. A single picture may take everything, so that pictures of many people at
 * once take no more memory than one of the largest. The smallest that waits is next: large ones delay each other only.
 */
export function createPixelBudget(most: number) {
  const waiting: { pixels: number; start: () => void }[] = []
  let free = most

  function startNext(): void {
    const [next] = waiting
    if (next === undefined || next.pixels > free) return
    waiting.shift()
    free -= next.pixels
    next.start()
    startNext()
  }

  /** Resolves when the pixels are free; throws if `signal` aborts before. */
  function take(pixels: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const own = { pixels, start }
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
      const at = waiting.findIndex((other) => other.pixels > pixels)
      waiting.splice(at === -1 ? waiting.length : at, 0, own)
      startNext()
    })
  }

  return {
    /** Runs `work`, which decodes at most `most` pixels, once there is room for it. */
    async use<Result>(pixels: number, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
      await take(pixels, signal)
      try {
        return await work()
      } finally {
        free += pixels
        startNext()
      }
    },
  }
}
