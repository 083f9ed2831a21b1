import { DateTime } from 'luxon'
import type { Settings } from '../../../contract/chatbot/settings.ts'
import { closedDates, type Opening, openingsIn } from '../../../contract/people/office-hours.ts'

/** Longer than any business is closed at a stretch. */
const DAYS_AHEAD = 60

type Hours = Pick<Settings, 'OfficeHours' | 'OfficeClosedDates' | 'TimeZone'>

/** The hours where none are set. */
const ALWAYS = 'Mo-Su'

/** Next opening time; undefined while open, null if none is known within DAYS_AHEAD. */
export function nextOpening(hours: Hours, now: number): DateTime | null | undefined {
  const openings = openingsIn(hours.OfficeHours.trim() || ALWAYS)
  if (openings === undefined) return undefined
  const closed = new Set(closedDates(hours.OfficeClosedDates))
  const moment = DateTime.fromMillis(now, { zone: hours.TimeZone })
  // Starts yesterday, because hours may last beyond midnight.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const day = moment.startOf('day').plus({ days: ahead })
    if (closed.has(day.toFormat('yyyy-MM-dd'))) continue
    const today = openings
      .filter(({ weekday }) => weekday === day.weekday)
      .map((opening) => spanOf(opening, day))
      .toSorted((one, other) => one.from.toMillis() - other.from.toMillis())
    for (const { from, until } of today) {
      if (from <= moment && moment < until) return undefined
      if (from > moment) return from
    }
  }
  return null
}

/** Wall-clock times rather than hours since midnight: these differ on the two days a year when clocks change. */
function spanOf({ from, until }: Opening, day: DateTime): { from: DateTime; until: DateTime } {
  const end = until <= from ? { day: day.plus({ days: 1 }), minutes: until } : { day, minutes: until }
  const isMidnight = end.minutes === 24 * 60
  return { from: at(from, day), until: isMidnight ? end.day.plus({ days: 1 }) : at(end.minutes, end.day) }
}

const at = (minutes: number, on: DateTime) => on.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 })
