import type { Time } from '../time.ts'

type Parts = {
  time: Pick<Time, 'sleep'>
  closed: AbortSignal
  /** Called when a thread may begin again. */
  ready: (thread: string) => void
}

/** Which threads may begin to be answered. */
export type Schedule = {
  mayBegin: (thread: string) => boolean
  /** No thread may begin until the function that it gives is called. */
  pause: () => () => void
  /** These threads may not begin until `release` names them. */
  hold: (threads: string[]) => void
  release: (thread: string) => void
  /** The thread may not begin for `ms`: its last message is so young that others may come before it. */
  settle: (thread: string, ms: number) => void
  /** What still settles. */
  settling: () => Promise<void>[]
}

export function createSchedule({ time, closed, ready }: Parts): Schedule {
  const held = new Set<string>()
  const settling = new Map<string, Promise<void>>()
  let pauses = 0
  return {
    mayBegin: (thread) => pauses === 0 && !held.has(thread) && !settling.has(thread),
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
    settle(thread, ms) {
      const over = async () => {
        await time.sleep(ms, closed)
        if (settling.get(thread) === settled) settling.delete(thread)
        ready(thread)
      }
      const settled = over()
      settling.set(thread, settled)
    },
    settling: () => [...settling.values()],
  }
}
