import { setTimeout } from 'node:timers/promises'
import { MINUTE_MS } from '../../src/contract/fields/times.ts'

/** `sleep` takes ms and ends early, quietly, when the signal aborts. */
export type Time = { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }

/** Longest wait of a timer; a longer one would end at once: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
export const SLEEP_MAX_MS = 2 ** 31 - 1

export const systemTime: Time = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(Math.min(ms, SLEEP_MAX_MS), undefined, signal && { signal }).catch(() => undefined),
}

/** The result of `work`; undefined if there is none after `ms`. The work itself goes on. */
export async function waitAtMost<Result>(
  { sleep }: Pick<Time, 'sleep'>,
  ms: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  const settled = new AbortController()
  const tooLate = sleep(ms, settled.signal).then(() => undefined)
  return await Promise.race([work, tooLate]).finally(() => settled.abort())
}

export type Clock = Time['now']

/** Strictly increasing times (ms), so that tasks sorted by time keep the order in which they were created. */
export function createIncreasingClock({ now }: Pick<Time, 'now'>): Clock {
  let last = 0
  return () => (last = Math.max(now(), last + 1))
}

/** Returns a function that gives by how much the clock was set back since its last call, in ms, as 0 or less. */
export function createSetBackMeter({ now }: Pick<Time, 'now'>): () => number {
  let seen = now()
  return () => {
    const before = seen
    seen = now()
    return Math.min(0, seen - before)
  }
}

/** Maximum expected difference between the clocks of this machine, the service and a platform. */
export const PLATFORM_CLOCK_SKEW_MS = 10 * MINUTE_MS

/** How long after a message an edit that mentions the bot is still answered, in ms; later nobody waits for an answer. */
const CALLED_LATER_MS = 15 * MINUTE_MS
/** Whether the bot answers a message that mentions it only since an edit. `at`: when the message was sent (ms). */
export const isCalledInTime = (at: number, editedAt: number): boolean => editedAt - at < CALLED_LATER_MS

/** "16:30" on the clocks of a time zone, at a time in ms. */
export const formatTime = (timeZone: string, at: number, language: string): string =>
  new Date(at).toLocaleTimeString(language, { timeZone, hour: '2-digit', minute: '2-digit' })

/** "3 June" */
export const formatDay = (timeZone: string, at: number, language: string): string =>
  new Date(at).toLocaleDateString(language === 'en' ? 'en-GB' : language, { timeZone, day: 'numeric', month: 'long' })
