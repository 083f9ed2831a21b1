import { DateTime } from 'luxon'

/** The day that words such as "less than 10 years old" and "since Monday" count from; `weekday` is 1 for Monday. */
type Calendar = { year: number; weekday: number }

export function calendarOf(now: number, zone = ''): Calendar {
  const { year, weekday } = DateTime.fromMillis(now, { zone: zone === '' ? 'utc' : zone })
  return { year, weekday }
}

const WEEK = 7

/** The first day from `day` on, that one included, which is this weekday (1 is Monday). */
export const weekdayFrom = (day: DateTime, weekday: number): DateTime =>
  day.plus({ days: (weekday - day.weekday + WEEK) % WEEK })
