import { DAY_MS, HOUR_MS } from '../../../src/contract/fields/times.ts'
import { atomicValues, type Memory } from '../memory/memory.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import { Undelivered } from '../platform/undelivered.ts'
import { retryDeliveryAfter, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import type { Inbox } from './inbox.ts'
import { KNOWN_MS } from './pending.ts'
import { createRetryQueue } from './retry-queue.ts'
import { createWatermark } from './watermark.ts'

type Parts = {
  memory: Memory
  platform: Pick<Platform, 'name' | 'messagesSince' | 'activeSince' | 'otherChannels' | 'isReceiving'>
  time: Time
  /** maximum age of a missed message that is still answered, in ms */
  windowMs: number
  receive: (message: IncomingMessage) => Promise<void>
  /** Its threads with unanswered messages are read first. */
  inbox: Pick<Inbox, 'pause' | 'hold' | 'release' | 'unanswered'>
  closed: AbortSignal
  report: (error: unknown) => void
}

/**
 * Reads messages that were missed while disconnected: in known threads, in channels that the platform reports as active, and later in
 * its other channels, where somebody may have spoken to the bot for the first time.
 */
export type CatchUp = {
  /** Adds the thread to the known ones. If it is queued to be read, it is read next. */
  know: (thread: string) => Promise<void>
  knows: (thread: string) => Promise<boolean>
  /** Receives missed messages. No batch begins in a thread until it has been read, so that messages stay in order. */
  run(): Promise<void>
}

/** Number of threads that are read at once. */
const SIDE_BY_SIDE = 4

export function createCatchUp(parts: Parts): CatchUp {
  const { memory, platform, time, windowMs, inbox, closed, report } = parts
  const known = createKnownThreads(memory, time)
  const watermark = createWatermark({ atomic: memory.atomic, platform, time, closed, report })
  const reader = createThreadReader(parts)
  const queue = createRetryQueue({ work: reader.read, done: inbox.release, sideBySide: SIDE_BY_SIDE, time, closed })
  const others = createRetryQueue({ work: reader.read, done: () => undefined, sideBySide: 1, time, closed })
  return {
    async know(thread) {
      queue.moveToFront(thread)
      await known.note(thread)
    },
    knows: known.has,
    async run() {
      const resumeWatermark = watermark.pause()
      const knownThreads = await queueThreads()
      await queue.idle()
      if (closed.aborted) return
      resumeWatermark()
      // Nobody waits for it: Slack may allow a request a minute, and there may be hundreds of channels.
      readOtherChannels(knownThreads)
    },
  }

  /** Queues the threads to be read, and returns those that are known. */
  async function queueThreads(): Promise<string[]> {
    // Pause all threads until those to read are known.
    const resumeInbox = inbox.pause()
    try {
      const since = Math.max(time.now() - windowMs, await watermark.until())
      reader.startFrom(since)
      const urgent = await Array.fromAsync(inbox.unanswered())
      const knownThreads = await known.newestFirst()
      const threads = [...urgent, ...platform.activeSince(since), ...knownThreads]
      inbox.hold(threads)
      // The platform is connected again, so retries need not wait.
      queue.retryNow()
      queue.add(threads)
      urgent.forEach(queue.moveToFront)
      return knownThreads
    } finally {
      resumeInbox()
    }
  }

  function readOtherChannels(threads: string[]): void {
    others.retryNow()
    for (const list of platform.otherChannels(threads))
      void withDeliveryRetry(list, time, closed).then(others.add, (error: unknown) => closed.aborted || report(error))
  }
}

/** A thread without messages for so long is forgotten, in ms. */
const THREAD_KNOWN_MS = 30 * DAY_MS
/** Minimum time between two writes of a thread's last use, in ms. */
const FRESH_MS = HOUR_MS

/** The threads in which somebody talked to the bot, with their last use. */
function createKnownThreads({ atomic }: Pick<Memory, 'atomic'>, time: Pick<Time, 'now'>) {
  const lastUses = atomicValues<number>(atomic, 'threads')
  return {
    /** Stores that the thread is used now. */
    async note(thread: string): Promise<void> {
      const at = await lastUses.read(thread)
      const now = time.now()
      if (at === undefined || at < now - FRESH_MS)
        await lastUses.change(thread, () => ({ value: now, result: undefined }))
    },
    has: async (thread: string): Promise<boolean> => {
      const at = await lastUses.read(thread)
      return at !== undefined && at >= time.now() - THREAD_KNOWN_MS
    },
    /** All of them by their last use. Removes those that are forgotten. */
    async newestFirst(): Promise<string[]> {
      const threads: [thread: string, at: number][] = []
      for await (const [thread, at] of lastUses.entries()) {
        if (at >= time.now() - THREAD_KNOWN_MS) threads.push([thread, at])
        else await lastUses.change(thread, () => ({ value: undefined, result: undefined }))
      }
      return threads.toSorted(([, a], [, b]) => b - a).map(([thread]) => thread)
    },
  }
}

/** Receives the missed messages of a thread. */
function createThreadReader({ platform, receive, time, closed, report }: Parts) {
  /** Messages since then (ms) are read. */
  let from = 0
  /** failures in a row, by thread */
  const failures = new Map<string, number>()

  /** Returns the error with which the platform ended. */
  async function receiveMissed(thread: string): Promise<unknown> {
    const begin = from
    // Reading may take hours. Of a message that is older by then, it is no longer known whether it was answered.
    const since = () => Math.max(begin, time.now() - KNOWN_MS)
    try {
      for await (const message of platform.messagesSince(thread, since())) {
        if (closed.aborted) return undefined
        if (message.at >= since()) await receive(message)
      }
      return undefined
    } catch (error) {
      return error
    }
  }
  return {
    /** Called at each reconnect: messages since then (ms) are read from now on. */
    startFrom(since: number): void {
      from = since
      failures.clear()
    },
    /** Returns the delay before the next attempt in ms; undefined if none is needed. */
    read: async (thread: string): Promise<number | undefined> => {
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
    },
  }
}
