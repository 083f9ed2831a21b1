import { type AtomicStore, atomicValues } from '../memory/memory.ts'
import type { Platform } from '../platform/platform.ts'
import type { Time } from '../time.ts'

type WatermarkParts = {
  atomic: AtomicStore
  platform: Pick<Platform, 'name' | 'isReceiving'>
  time: Time
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Stored time up to which all messages have certainly been received. */
type Watermark = {
  /** Messages sent before this time (ms) cannot have been missed; 0 if unknown. */
  until(): Promise<number>
  /** Stops the watermark until every caller has called the returned function. */
  pause: () => () => void
}

/** How often the watermark is moved, in ms. */
const BEAT_MS = 30_000
/** A dead connection is detected within two heartbeats, of 41 s each on Discord; the rest is tolerance for clocks that differ. */
const MARGIN_MS = 120_000

export function createWatermark({ atomic, platform, time, closed, report }: WatermarkParts): Watermark {
  const marks = atomicValues<number>(atomic, 'heard')
  let pauses = 0
  let watching = false
  const mark = async () => {
    const now = time.now()
    if (pauses === 0 && platform.isReceiving())
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
      // A time in the future means that the clock was set back.
      return at > time.now() ? 0 : at - MARGIN_MS
    },
    pause() {
      pauses += 1
      return () => {
        pauses -= 1
        void markNow()
        if (!watching) void watch()
      }
    },
  }
}
