import { setTimeout } from 'node:timers/promises'

/** `sleep` takes ms and ends early, quietly, when the signal aborts. */
export type Time = { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> }

/** Longest wait of a timer; a longer one would end at once: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const SLEEP_MAX_MS = 2 ** 31 - 1

export const systemTime: Time = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(Math.min(ms, SLEEP_MAX_MS), undefined, signal && { signal }).catch(() => undefined),
}

export type Clock = Time['now']

/** Strictly increasing times (ms): what is told one after the other stays in order where it is sorted by time. */
export function createIncreasingClock({ now }: Pick<Time, 'now'>): Clock {
  let last = 0
  return () => (last = Math.max(now(), last + 1))
}

/** Most by which the clocks of this machine, the service and a platform are expected to differ. */
export const PLATFORMS_DIFFER_MS = 10 * 60_000

/** "16:30" on the clocks of a time zone, at a time in ms. */
export const formatTime = (timeZone: string, at: number, language: string): string =>
  new Date(at).toLocaleTimeString(language, { timeZone, hour: '2-digit', minute: '2-digit' })

/** "3 June" */
export const formatDay = (timeZone: string, at: number, language: string): string =>
  new Date(at).toLocaleDateString(language === 'en' ? 'en-GB' : language, { timeZone, day: 'numeric', month: 'long' })
