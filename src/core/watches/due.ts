import { DateTime } from 'luxon'
import { QUIET_HOURS } from '../../contract/listings/watches.ts'
import type { Watch, WatchTiming } from '../ports/watches.ts'

type Timing = Pick<Watch, 'every' | 'hour' | 'quiet'>

/** A time of day, on one weekday (1 is Monday) or on any. */
type LocalTime = { hour: number; weekday?: number }

const MONDAY = 1

/** When a watch sends its digests; undefined if it reports at once. */
function digestTime({ every, hour }: Timing): LocalTime | undefined {
  if (every === 'AtOnce') return undefined
  return every === 'Daily' ? { hour } : { hour, weekday: MONDAY }
}

/** When a watch reports a change that happened at `at` (ms). */
export function dueAt(timing: Timing, at: number, zone: string): number {
  const digest = digestTime(timing)
  if (digest !== undefined) return nextLocal(digest, at, zone)
  return timing.quiet ? afterQuiet(at, zone) : at
}

/** `at`, or the end of the quiet hours if it is within them (ms). */
export function afterQuiet(at: number, zone: string): number {
  const { hour } = DateTime.fromMillis(at, { zone })
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until ? nextLocal({ hour: QUIET_HOURS.until }, at, zone) : at
}

/**
 * Start (ms) of the period whose changes are reported together with one at `at`: the last digest, or the beginning of the quiet
 * hours. Undefined if the change is reported alone.
 */
function gatheredSince(timing: Timing, at: number, zone: string): number | undefined {
  const digest = digestTime(timing)
  if (digest !== undefined) return lastLocal(digest, at, zone)
  return timing.quiet && afterQuiet(at, zone) > at ? lastLocal({ hour: QUIET_HOURS.from }, at, zone) : undefined
}

/** Memoizes `gatheredSince`: many watches have the same timing. `zone`: the chatbot's. */
export function memoizeGatheredSince(zone: string): (watch: WatchTiming, at: number) => number | undefined {
  const known = new Map<string, number | undefined>()
  return (watch, at) => {
    const { every, hour, quiet, timeZone } = watch
    const alike = `${every} ${hour} ${quiet} ${timeZone} ${at}`
    if (!known.has(alike)) known.set(alike, gatheredSince(watch, at, timeZone ?? zone))
    return known.get(alike)
  }
}

/** The last time (ms) that was this time in the zone, `at` included. */
function lastLocal({ hour, weekday }: LocalTime, at: number, zone: string): number {
  const now = DateTime.fromMillis(at, { zone })
  for (let days = 0; ; days++) {
    const day = now.startOf('day').minus({ days }).set({ hour })
    if (day <= now && (weekday === undefined || day.weekday === weekday)) return day.toMillis()
  }
}

/** The next time (ms) that is this time in the zone. */
export function nextLocal({ hour, weekday }: LocalTime, at: number, zone: string): number {
  const now = DateTime.fromMillis(at, { zone })
  for (let days = 0; ; days++) {
    // If a clock change skips the hour, luxon gives the next one.
    const day = now.startOf('day').plus({ days }).set({ hour })
    if (day > now && (weekday === undefined || day.weekday === weekday)) return day.toMillis()
  }
}

/** Calendar day in a zone, YYYY-MM-DD. */
export const localDate = (at: number, zone: string): string => DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd')

/** Whether a watch is not paused at `at` (ms). */
export const isWatchActive = ({ isPaused, pausedUntil }: WatchTiming, at: number): boolean =>
  !isPaused || (pausedUntil !== null && at >= pausedUntil)
