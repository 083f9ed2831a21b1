import { DateTime } from 'luxon'
import type { Watch, WatchTiming } from '../ports/watches.ts'

/** Quiet hours, from one local hour until before the other. */
const QUIET_FROM = 21
export const QUIET_UNTIL = 8

type Timing = Pick<Watch, 'every' | 'hour' | 'quiet'>

/** When a watch in that zone tells of what happens at `at`, in ms. */
export function dueAt({ every, hour, quiet }: Timing, at: number, zone: string): number {
  if (every === 'Daily') return nextAt(at, hour, zone)
  if (every === 'Weekly') return nextAt(at, hour, zone, MONDAY)
  return quiet ? afterQuiet(at, zone) : at
}

const MONDAY = 1

/** The same moment, or, within quiet hours, their end. */
export function afterQuiet(at: number, zone: string): number {
  const { hour } = DateTime.fromMillis(at, { zone })
  return hour >= QUIET_FROM || hour < QUIET_UNTIL ? nextAt(at, QUIET_UNTIL, zone) : at
}

/** The next time that it strikes this hour there, on this day of the week where one is given. */
export function nextAt(at: number, hour: number, zone: string, weekday?: number): number {
  const now = DateTime.fromMillis(at, { zone })
  for (let days = 0; ; days++) {
    // Where clocks skip the hour, luxon gives the one after it.
    const day = now.startOf('day').plus({ days }).set({ hour })
    if (day > now && (weekday === undefined || day.weekday === weekday)) return day.toMillis()
  }
}

/** The day of a person's calendar, YYYY-MM-DD. */
export const dayOf = (at: number, zone: string): string => DateTime.fromMillis(at, { zone }).toFormat('yyyy-MM-dd')

/** Whether a watch tells of what happens then. */
export const isActive = ({ isPaused, pausedUntil }: WatchTiming, at: number): boolean =>
  !isPaused || (pausedUntil !== null && at >= pausedUntil)
