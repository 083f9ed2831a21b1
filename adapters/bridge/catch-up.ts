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
  /** those where somebody waits for an answer: their turn comes first */
  const urgent = new Set<string>()
  /** threads that are looked through now */
  const active = new Set<string>()
  /** how often in a row it failed with a thread */
  const failures = new Map<string, number>()
  /** all that is being done, and what rests after a failure */
  const busy = new Set<Promise<void>>()
  let workers = 0
  let rest = new AbortController()

  /** Gives how long to wait before the thread is looked through again, in ms; undefined where it need not be. */
  const catchUp = async (thread: string): Promise<number | undefined> => {
    try {
      const failure = await receiveMissed(thread, time.now() - windowMs)
      const tries = failure === undefined ? 0 : (failures.get(thread) ?? 0) + 1
      failures.set(thread, tries)
      return tries === 0 || closed.aborted ? undefined : waitAfter(failure, tries)
    } catch (error) {
      // What is found after the bridge closed is found again at the next start.
      if (!(error instanceof Undelivered) && !closed.aborted) report(error)
      return undefined
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
  const isNext = (thread: string) => !closed.aborted && waiting.has(thread) && !active.has(thread)
  const next = () => urgent.values().find(isNext) ?? waiting.values().find(isNext)
  const work = async () => {
    for (let thread = next(); thread !== undefined; thread = next()) {
      waiting.delete(thread)
      urgent.delete(thread)
      active.add(thread)
      const restMs = await catchUp(thread)
      active.delete(thread)
      if (restMs !== undefined) begin(() => lookAgain(thread, restMs))
      // It may have to be looked through once more: the connection was lost again meanwhile.
      else if (!waiting.has(thread)) release(thread)
    }
    workers -= 1
  }
  /** Others are looked through meanwhile. */
  const lookAgain = async (thread: string, restMs: number) => {
    await time.sleep(restMs, AbortSignal.any([closed, rest.signal]))
    waiting.add(thread)
    setToWork()
  }
  const begin = (task: () => Promise<void>) => {
    const done = task().finally(() => busy.delete(done))
    busy.add(done)
  }
  const setToWork = () => {
    while (workers < SIDE_BY_SIDE && next() !== undefined) {
      workers += 1
      begin(work)
    }
  }
  /** Who waits comes first, then where talks begin, then where somebody spoke last. */
  const toLookThrough = async () => {
    const threads: [thread: string, at: number][] = []
    for await (const [thread, at] of known.entries()) {
      if (at >= time.now() - KNOWN_MS) threads.push([thread, at])
      else await known.change(thread, () => ({ value: undefined, told: undefined }))
    }
    for await (const thread of unanswered()) urgent.add(thread)
    const places = platform.news?.(time.now() - windowMs) ?? []
    const recent = threads.toSorted(([, a], [, b]) => b - a).map(([thread]) => thread)
    for (const thread of [...urgent, ...places, ...recent]) waiting.add(thread)
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
      failures.clear()
      // The platform is there again: who rests after a failure need not.
      rest.abort()
      rest = new AbortController()
      setToWork()
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}
