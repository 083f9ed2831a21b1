import { cellsOf, type Memory } from './memory.ts'
import { waitAfter } from './pace.ts'
import { type Incoming, type Platform, Undelivered } from './platform.ts'
import type { Time } from './time.ts'

type Parts = {
  memory: Memory
  platform: Pick<Platform, 'missed' | 'news'>
  time: Time
  /** how long ago a message may have been said to be answered still, in ms */
  windowMs: number
  receive: (message: Incoming) => Promise<void>
  hold: (threads: Promise<string[]>) => Promise<void>
  release: (thread: string) => void
  /** threads in which somebody waits for an answer since before: their turn comes first */
  unanswered: () => AsyncIterable<string>
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
  const { memory, platform, time, windowMs, receive, hold, release, unanswered, closed, report } = parts
  const known = cellsOf<number>(memory.cells, 'threads')
  /** threads whose turn is still to come */
  const waiting = new Set<string>()
  /** threads where somebody waits for an answer */
  const urgent = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  const catchUp = async (thread: string) => {
    const since = time.now() - windowMs
    try {
      for (let tries = 1; !closed.aborted; tries++) {
        const failure = await receiveMissed(thread, since)
        if (failure === undefined) return
        await time.sleep(waitAfter(failure, tries), closed)
      }
    } catch (error) {
      // What is found after the bridge closed is found again at the next start.
      if (!(error instanceof Undelivered) && !closed.aborted) report(error)
    } finally {
      // It may have to be looked through once more: the connection was lost again meanwhile.
      if (!waiting.has(thread)) release(thread)
    }
  }
  const receiveMissed = async (thread: string, since: number): Promise<unknown> => {
    try {
      for await (const message of platform.missed(thread, since)) {
        if (closed.aborted) return undefined
        if (message.at >= since) await receive(message)
      }
      return undefined
    } catch (error) {
      return error
    }
  }
  const lookThrough = async () => {
    for await (const thread of unanswered()) urgent.add(thread)
    const oneByOne = async () => {
      for (;;) {
        const [next] = waiting.intersection(urgent).size > 0 ? waiting.intersection(urgent) : waiting
        if (next === undefined) return
        waiting.delete(next)
        await catchUp(next)
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, oneByOne))
    urgent.clear()
  }
  /** Where talks begin comes first, then the one where somebody spoke last. */
  const toLookThrough = async () => {
    const threads: [thread: string, at: number][] = []
    for await (const [thread, at] of known.entries()) {
      if (at >= time.now() - KNOWN_MS) threads.push([thread, at])
      else await known.change(thread, () => ({ value: undefined, told: undefined }))
    }
    for (const place of platform.news?.(time.now() - windowMs) ?? []) waiting.add(place)
    for (const [thread] of threads.toSorted(([, a], [, b]) => b - a)) waiting.add(thread)
    return [...waiting]
  }
  return {
    async know(thread) {
      if (waiting.has(thread)) urgent.add(thread)
      const at = await known.read(thread)
      const now = time.now()
      if (at === undefined || at < now - FRESH_MS) await known.change(thread, () => ({ value: now, told: undefined }))
    },
    async knows(thread) {
      const at = await known.read(thread)
      return at !== undefined && at >= time.now() - KNOWN_MS
    },
    async run() {
      await hold(toLookThrough())
      last = last.then(lookThrough, lookThrough)
      await last
    },
  }
}
