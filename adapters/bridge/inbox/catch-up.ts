import { DAY_MS, HOUR_MS } from '../../../src/contract/fields.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import { Undelivered } from '../platform/undelivered.ts'
import { retryDeliveryAfter } from '../retry.ts'
import type { Time } from '../time.ts'
import type { Inbox } from './inbox.ts'
import { createRetryQueue } from './retry-queue.ts'
import { createWatermark } from './watermark.ts'

type Parts = {
  memory: Memory
  platform: Pick<Platform, 'name' | 'messagesSince' | 'activeSince' | 'isReceiving'>
  time: Time
  /** maximum age of a missed message that is still answered, in ms */
  windowMs: number
  receive: (message: IncomingMessage) => Promise<void>
  /** Its threads with unanswered messages are read first. */
  inbox: Pick<Inbox, 'pause' | 'hold' | 'release' | 'unanswered'>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Reads messages that were missed while disconnected: in known threads, and in channels that the platform reports as active. */
export type CatchUp = {
  /** Adds the thread to the known ones. If it is queued to be read, it is read next. */
  know: (thread: string) => Promise<void>
  knows: (thread: string) => Promise<boolean>
  /** Receives missed messages. No batch begins in a thread until it has been read, so that messages stay in order. */
  run(): Promise<void>
}

/** A thread without messages for so long is forgotten, in ms. */
const KNOWN_MS = 30 * DAY_MS
/** Minimum time between two writes of a thread's last use, in ms. */
const FRESH_MS = HOUR_MS
const SIDE_BY_SIDE = 4

export function createCatchUp(parts: Parts): CatchUp {
  const { memory, platform, time, windowMs, receive, inbox, closed, report } = parts
  const { pause, hold, release, unanswered } = inbox
  const known = atomicValues<number>(memory.atomic, 'threads')
  const watermark = createWatermark({ atomic: memory.atomic, platform, time, closed, report })
  /** Messages since then (ms) are read; set at each reconnect. */
  let from = 0
  /** failures in a row, by thread */
  const failures = new Map<string, number>()

  /** Reads a thread. Returns the delay before the next attempt in ms; undefined if none is needed. */
  const readThread = async (thread: string): Promise<number | undefined> => {
    try {
      const failure = await receiveMissed(thread)
      if (failure === undefined || closed.aborted) return undefined
      const tries = (failures.get(thread) ?? 0) + 1
      failures.set(thread, tries)
      return retryDeliveryAfter(failure, tries)
    } catch (error) {
      // Messages read after the bridge closed are read again at the next start.
      if (!(error instanceof Undelivered) && !closed.aborted) report(error)
      return undefined
    }
  }
  const queue = createRetryQueue({ work: readThread, done: release, sideBySide: SIDE_BY_SIDE, time, closed })
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
  /** Active channels first, then known threads by their last use, newest first. */
  const threadsToRead = async (): Promise<string[]> => {
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
      queue.moveToFront(thread)
      const at = await known.read(thread)
      const now = time.now()
      if (at === undefined || at < now - FRESH_MS) await known.change(thread, () => ({ value: now, result: undefined }))
    },
    async knows(thread) {
      const at = await known.read(thread)
      return at !== undefined && at >= time.now() - KNOWN_MS
    },
    async run() {
      // Pause all threads until those to read are known.
      const [resumeInbox, resumeWatermark] = [pause(), watermark.pause()]
      try {
        from = Math.max(time.now() - windowMs, await watermark.until())
        const urgent = await Array.fromAsync(unanswered())
        const threads = [...urgent, ...(await threadsToRead())]
        hold(threads)
        failures.clear()
        // The platform is connected again, so retries need not wait.
        queue.retryNow()
        queue.add(threads)
        urgent.forEach(queue.moveToFront)
      } finally {
        resumeInbox()
      }
      await queue.idle()
      if (!closed.aborted) resumeWatermark()
    },
  }
}
