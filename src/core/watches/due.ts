import { DateTime } from 'luxon'
import { QUIET_HOURS } from '../../contract/listings/watches.ts'
import type { Watch, WatchTiming } from '../ports/watches.ts'

type Timing = Pick<Watch, 'every' | 'hour' | 'quiet'>

/** When a watch reports a change that happened at `at` (ms). */
export function dueAt({ every, hour, quiet }: Timing, at: number, zone: string): number {
  if (every === 'Daily') return nextLocalHour(at, hour, zone)
  if (every === 'Weekly') return nextLocalHour(at, hour, zone, MONDAY)
  return quiet ? afterQuiet(at, zone) : at
}

const MONDAY = 1

/** `at`, or the end of the quiet hours if it is within them (ms). */
export function afterQuiet(at: number, zone: string): number {
  const { hour } = DateTime.fromMillis(at, { zone })
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until ? nextLocalHour(at, QUIET_HOURS.until, zone) : at
}

/** Start (ms) of the period whose changes are reported together with one at `at`: the last digest, or the beginning of the quiet hours. Undefined if it is reported alone. */
function gatheredSince({ every, hour, quiet }: Timing, at: number, zone: string): number | undefined {
  if (every === 'Daily') return lastAt(at, hour, zone)
  if (every === 'Weekly') return lastAt(at, hour, zone, MONDAY)
  return quiet && afterQuiet(at, zone) > at ? lastAt(at, QUIET_HOURS.from, zone) : undefined
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

/** The last time (ms) at this local hour, `at` included, on this weekday if given. */
function lastAt(at: number, hour: number, zone: string, weekday?: number): number {
  const now = DateTime.fromMillis(at, { zone })
  for (let days = 0; ; days++) {
    const day = now.startOf('day').minus({ days }).set({ hour })
    if (day <= now && (weekday === undefined || day.weekday === weekday)) return day.toMillis()
  }
}

/** The next time (ms) at this local hour, on this weekday if given. */
export function nextLocalHour(at: number, hour: number, zone: string, weekday?: number): number {
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
