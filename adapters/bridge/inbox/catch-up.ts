import { type AtomicStore, atomicValues, type Memory } from '../memory/memory.ts'
import { type IncomingMessage, type Platform, Undelivered } from '../platform.ts'
import { retryDeliveryAfter } from '../retry.ts'
import type { Time } from '../time.ts'
import type { Inbox } from './inbox.ts'
import { createQueue } from './queue.ts'

type Parts = {
  memory: Memory
  platform: Pick<Platform, 'name' | 'messagesSince' | 'activeSince' | 'isReceiving'>
  time: Time
  /** how long ago a message may have been said to be answered still, in ms */
  windowMs: number
  receive: (message: IncomingMessage) => Promise<void>
  pause: Inbox['pause']
  hold: Inbox['hold']
  release: Inbox['release']
  /** threads in which somebody waits for an answer since before: their turn comes first */
  unanswered: Inbox['unanswered']
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Finds what was said while nobody listened: in known threads, and where the platform tells of news. */
export type CatchUp = {
  /** From now on the thread is known; somebody speaks there, so its turn comes first. */
  know(thread: string): Promise<void>
  knows: (thread: string) => Promise<boolean>
  /** Receives what was missed. A thread answers nothing meanwhile, so that old and new messages stay in order. */
  run(): Promise<void>
}

/** A thread where nobody spoke for so long is no longer known. */
const KNOWN_MS = 30 * 24 * 60 * 60 * 1_000
/** A thread that stays known is written down again after so long. */
const FRESH_MS = 60 * 60 * 1_000
const SIDE_BY_SIDE = 4

export function createCatchUp(parts: Parts): CatchUp {
  const { memory, platform, time, windowMs, receive, pause, hold, release, unanswered, closed, report } = parts
  const known = atomicValues<number>(memory.atomic, 'threads')
  const watermark = createWatermark({ cells: memory.atomic, platform, time, closed, report })
  /** From when on what was said is looked for, as it was when the platform came back: a look may take its time (ms). */
  let from = 0
  /** how often in a row it failed with a thread */
  const failures = new Map<string, number>()

  /** Gives how long to wait before the thread is looked through again, in ms; undefined where it need not be. */
  const lookThrough = async (thread: string): Promise<number | undefined> => {
    try {
      const failure = await receiveMissed(thread)
      if (failure === undefined || closed.aborted) return undefined
      const tries = (failures.get(thread) ?? 0) + 1
      failures.set(thread, tries)
      return retryDeliveryAfter(failure, tries)
    } catch (error) {
      // What is found after the bridge closed is found again at the next start.
      if (!(error instanceof Undelivered) && !closed.aborted) report(error)
      return undefined
    }
  }
  const queue = createQueue({ work: lookThrough, done: release, sideBySide: SIDE_BY_SIDE, time, closed })
  const receiveMissed = async (thread: string): Promise<unknown> => {
    const since = from
    try {
      for await (const message of platform.messagesSince(thread, since)) {
        if (closed.aborted) return undefined
        if (message.at >= since) await receive(message)
      }
      return undefined
    } catch (error) {
      return error
    }
  }
  /** Where talks begin comes first, then where somebody spoke last. */
  const toLookThrough = async (): Promise<string[]> => {
    const threads: [thread: string, at: number][] = []
    for await (const [thread, at] of known.entries()) {
      if (at >= time.now() - KNOWN_MS) threads.push([thread, at])
      else await known.change(thread, () => ({ value: undefined, result: undefined }))
    }
    const places = platform.activeSince(from)
    return [...places, ...threads.toSorted(([, a], [, b]) => b - a).map(([thread]) => thread)]
  }
  return {
    async know(thread) {
      queue.hurry(thread)
      const at = await known.read(thread)
      const now = time.now()
      if (at === undefined || at < now - FRESH_MS) await known.change(thread, () => ({ value: now, result: undefined }))
    },
    async knows(thread) {
      const at = await known.read(thread)
      return at !== undefined && at >= time.now() - KNOWN_MS
    },
    async run() {
      // Until it is known which threads may have news, none goes on.
      const [goOn, nothingMissed] = [pause(), watermark.doubt()]
      try {
        from = Math.max(time.now() - windowMs, await watermark.until())
        const urgent = await Array.fromAsync(unanswered())
        const threads = [...urgent, ...(await toLookThrough())]
        hold(threads)
        failures.clear()
        // The platform is there again: who rests after a failure need not.
        queue.wake()
        queue.add(threads)
        urgent.forEach(queue.hurry)
      } finally {
        goOn()
      }
      await queue.idle()
      if (!closed.aborted) nothingMissed()
    },
  }
}

type WatermarkParts = {
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

export function createWatermark({ cells, platform, time, closed, report }: WatermarkParts): Watermark {
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
