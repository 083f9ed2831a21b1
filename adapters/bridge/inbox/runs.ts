type Parts = {
  /**
   * Does the next piece of work in the thread. False if there is none. `isStartedAgain`: whether the thread was started since the
   * call, so that there may be more.
   */
  step: (thread: string, isStartedAgain: () => boolean) => Promise<boolean>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Works on threads: sequentially in each, until there is nothing left to do. */
type Runs = {
  /** Call when there may be work in the thread. */
  start: (thread: string) => void
  /** Starts the threads whose work failed since the last call. */
  startFailed: () => void
  /** The run of the thread; undefined if there is none. */
  of: (thread: string) => Promise<void> | undefined
  all: () => Promise<void>[]
}

export function createRuns({ step, closed, report }: Parts): Runs {
  const running = new Map<string, Promise<void>>()
  /** threads that were started while they were running, perhaps after they last read what waits */
  const again = new Set<string>()
  const failed = new Set<string>()

  async function run(thread: string): Promise<void> {
    for (;;) {
      again.delete(thread)
      const hasWorked = await step(thread, () => again.has(thread))
      if (hasWorked || again.has(thread)) continue
      // In the same step as the look at `again`: nothing can come in between.
      running.delete(thread)
      return
    }
  }
  const giveUp = (thread: string) => (error: unknown) => {
    running.delete(thread)
    failed.add(thread)
    if (!closed.aborted) report(error)
  }
  function start(thread: string): void {
    if (closed.aborted) return
    if (running.has(thread)) again.add(thread)
    else running.set(thread, run(thread).catch(giveUp(thread)))
  }
  return {
    start,
    startFailed() {
      const threads = [...failed]
      failed.clear()
      threads.forEach(start)
    },
    of: (thread) => running.get(thread),
    all: () => [...running.values()],
  }
}
