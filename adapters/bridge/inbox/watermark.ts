import { type AtomicStore, atomicValues } from '../memory/memory.ts'
import type { Platform } from '../platform.ts'
import type { Time } from '../time.ts'

type Parts = {
  cells: AtomicStore
  platform: Pick<Platform, 'name' | 'isReceiving'>
  time: Time
  closed: AbortSignal
  report: (error: unknown) => void
}

/** The time up to which everything that was said is known to have come in. It outlives the process. */
export type Watermark = {
  /** Nothing that was said before then can have been missed; 0 where that is not known (ms). */
  until(): Promise<number>
  /** From now on something may have been missed, until every caller has called the function that it got. */
  doubt: () => () => void
}

const BEAT_MS = 30_000
/**
 * A connection that died unseen is found out within two heartbeats, of 41 s each on Discord; the rest is for clocks
 * that differ.
 */
const MARGIN_MS = 120_000

export function createWatermark({ cells, platform, time, closed, report }: Parts): Watermark {
  const marks = atomicValues<number>(cells, 'heard')
  let doubts = 0
  let watching = false
  const mark = async () => {
    const now = time.now()
    if (doubts === 0 && platform.isReceiving())
      await marks.change(platform.name, () => ({ value: now, result: undefined }))
  }
  const markNow = () => mark().catch((error: unknown) => closed.aborted || report(error))
  const watch = async () => {
    watching = true
    while (!closed.aborted) {
      await time.sleep(BEAT_MS, closed)
      await markNow()
    }
  }
  return {
    async until() {
      const at = (await marks.read(platform.name)) ?? 0
      // A clock that was put back since says nothing.
      return at > time.now() ? 0 : at - MARGIN_MS
    },
    doubt() {
      doubts += 1
      return () => {
        doubts -= 1
        void markNow()
        if (!watching) void watch()
      }
    },
  }
}
