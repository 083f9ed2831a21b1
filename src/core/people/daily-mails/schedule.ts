import { DateTime } from 'luxon'
import { defaultSettings, type Settings } from '../../../contract/chatbot/settings.ts'
import type { DailyMailKind } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'

/** A day with a mail: its date (YYYY-MM-DD), and the end of the period covered (ms). */
export type MailedDay = { day: string; until: number }
/** A day to make a mail for: covers `from` (inclusive) to `until` (exclusive), in ms. */
export type DueDay = MailedDay & { from: number }

/** Delay after midnight: by then the last messages of the day are stored. */
const AFTER_MIDNIGHT = { minutes: 5 }

/**
 * The next day to make a mail for; undefined if none is due. Each period begins where the last one ended, so that a changed time
 * zone or clock neither skips nor repeats anything.
 */
export function nextDay(last: MailedDay | undefined, now: number, timeZone: string): DueDay | undefined {
  const latest = latestDay(now, timeZone)
  const next = last === undefined ? latest : DateTime.fromISO(last.day, { zone: timeZone }).plus({ days: 1 })
  if (next.startOf('day') > latest) return undefined
  const from = last?.until ?? next.startOf('day').toMillis()
  const end = next.plus({ days: 1 }).startOf('day').toMillis()
  // After a change of zone across the date line, a day can end before the previous period did.
  return { day: next.toFormat('yyyy-MM-dd'), from, until: Math.max(from, end) }
}

/** Yesterday, as if its mail had been made: the first mail covers today. */
export function dayBefore(now: number, timeZone: string): MailedDay {
  const today = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  return { day: today.minus({ days: 1 }).toFormat('yyyy-MM-dd'), until: today.toMillis() }
}

/** Start of the newest day that may be covered. `startOf` is used again because clocks may skip midnight. */
function latestDay(now: number, timeZone: string): DateTime {
  const today = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  const isTime = now >= today.plus(AFTER_MIDNIGHT).toMillis()
  return today.minus({ days: isTime ? 1 : 2 }).startOf('day')
}

/** "November 20, 2026". */
export const formatDay = (day: string, { locale }: { locale: string }): string =>
  DateTime.fromISO(day, { zone: 'utc', locale }).toLocaleString(DateTime.DATE_FULL)

/** A whole calendar day of a time zone. */
export function calendarDay(day: string, timeZone: string): DueDay {
  // Computed from the day before: if clocks go from 01:00 back to 00:00, luxon reads the date alone as the second midnight.
  const before = DateTime.fromISO(day, { zone: timeZone }).minus({ days: 1 })
  const [from, until] = [1, 2].map((days) => before.plus({ days }).startOf('day').toMillis())
  return { day, from: from ?? 0, until: until ?? 0 }
}

/** The setting with the recipients of each kind of daily mail. */
export const recipients = { talks: 'EmailForDailyChatLogs', leads: 'EmailForDailyLeads' } as const satisfies Record<
  DailyMailKind,
  keyof Settings
>
export const dailyMailKinds = Object.keys(recipients) as DailyMailKind[]

type Change = { id: number; before: Partial<Settings>; after: Partial<Settings>; now: number }

/** Starts daily mails that a settings change turns on with the day of the change. */
export async function beginDailyMails(within: Store, { id, before, after, now }: Change): Promise<void> {
  const timeZone = after.TimeZone ?? defaultSettings.TimeZone
  for (const kind of dailyMailKinds) {
    const name = recipients[kind]
    if (!before[name] && after[name]) await within.dailyMails.add(id, kind, dayBefore(now, timeZone))
  }
}
