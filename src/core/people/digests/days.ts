import { DateTime } from 'luxon'

/** A day that was told of: its date, YYYY-MM-DD, and the moment up to which it was, in ms. */
export type Made = { day: string; until: number }
/** A day to tell of: everything from `from` until before `until`. */
export type Due = Made & { from: number }

/** How long after midnight a day is told of: what was said in its last moments is stored by then. */
const AFTER_MIDNIGHT = { minutes: 5 }

/**
 * The day that is next to be told of; undefined while there is none. Each begins where the last one ended, so that a
 * time zone that is edited, or a clock that is changed, neither leaves anything out nor tells it twice.
 */
export function nextDay(last: Made | undefined, now: number, timeZone: string): Due | undefined {
  const latest = latestDay(now, timeZone)
  const next = last === undefined ? latest : DateTime.fromISO(last.day, { zone: timeZone }).plus({ days: 1 })
  if (next.startOf('day') > latest) return undefined
  const from = last?.until ?? next.startOf('day').toMillis()
  const end = next.plus({ days: 1 }).startOf('day').toMillis()
  // Across the date line, a day can be over before the one that was told of in another zone.
  return { day: next.toFormat('yyyy-MM-dd'), from, until: Math.max(from, end) }
}

/** The day before, as if it had been told of: what comes today is the first. */
export function dayBefore(now: number, timeZone: string): Made {
  const today = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  return { day: today.minus({ days: 1 }).toFormat('yyyy-MM-dd'), until: today.toMillis() }
}

/** The first moment of the newest day that may be told of. Where clocks skip midnight, a day begins when they go on. */
function latestDay(now: number, timeZone: string): DateTime {
  const today = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  const isTime = now >= today.plus(AFTER_MIDNIGHT).toMillis()
  return today.minus({ days: isTime ? 1 : 2 }).startOf('day')
}

/** "November 20, 2026". */
export const inWords = (day: string, { locale }: { locale: string }): string =>
  DateTime.fromISO(day, { zone: 'utc', locale }).toLocaleString(DateTime.DATE_FULL)

/** A whole day of a time zone's calendar. */
export function dayOf(day: string, timeZone: string): Due {
  const begin = DateTime.fromISO(day, { zone: timeZone }).startOf('day')
  return { day, from: begin.toMillis(), until: begin.plus({ days: 1 }).startOf('day').toMillis() }
}
