import type { Time } from '../time.ts'

type ScheduleParts = {
  time: Pick<Time, 'sleep'>
  closed: AbortSignal
  /** Called when a batch may begin in the thread again. */
  ready: (thread: string) => void
}

/** Decides in which threads a batch may begin. Running batches go on. */
export type Schedule = {
  mayBegin: (thread: string) => boolean
  /** No batch begins in any thread until the returned function is called. */
  pause: () => () => void
  /** No batch begins in these threads until `release` is called for each. */
  hold: (threads: string[]) => void
  release: (thread: string) => void
  /** No batch begins in the thread while `work` runs. Returns its result. */
  during: <Result>(thread: string, work: () => Promise<Result>) => Promise<Result>
  /** No batch begins in the thread for `ms`, since messages sent before its last one may still arrive. */
  settle: (thread: string, ms: number) => void
  /** Resolves when the `settle` time is over: of each thread, or of this one. */
  settling: (thread?: string) => Promise<void>[]
}

export function createSchedule({ time, closed, ready }: ScheduleParts): Schedule {
  const held = new Set<string>()
  const settling = new Map<string, Promise<void>>()
  /** how many works run in a thread */
  const works = new Map<string, number>()
  let pauses = 0
  return {
    mayBegin: (thread) => pauses === 0 && !held.has(thread) && !settling.has(thread) && !works.has(thread),
    pause() {
      pauses += 1
      return () => {
        pauses -= 1
      }
    },
    hold: (threads) => threads.forEach((thread) => held.add(thread)),
    release(thread) {
      held.delete(thread)
      ready(thread)
    },
    async during(thread, work) {
      works.set(thread, (works.get(thread) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = (works.get(thread) ?? 0) - 1
        if (left > 0) works.set(thread, left)
        else works.delete(thread)
        ready(thread)
      }
    },
    settle(thread, ms) {
      const over = async () => {
        await time.sleep(ms, closed)
        if (settling.get(thread) === settled) settling.delete(thread)
        ready(thread)
      }
      const settled = over()
      settling.set(thread, settled)
    },
    settling: (thread) =>
      [...settling].flatMap(([one, settled]) => (thread === undefined || one === thread ? settled : [])),
  }
}
