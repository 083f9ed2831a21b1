import { z } from 'zod'

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && startOfDay(value) !== undefined

/** A calendar day in UTC, as YYYY-MM-DD. */
export const day = () =>
  z.string().refine(isDay, { error: 'must be a day such as 2026-11-30' }).meta({ format: 'date' })

/** The start of a day (UTC) in ms since 1970; undefined if the calendar has no such day. */
export function startOfDay(value: string): number | undefined {
  const moment = new Date(`${value}T00:00:00Z`)
  // Date reads February 30 as March 2, so the result is compared with the input.
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(value) ? undefined : moment.getTime()
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time (ms since 1970) at which a period that ends with this day (UTC) is over. */
export const endOfDay = (value: string): number => (startOfDay(value) ?? 0) + DAY_MS

const isInYears = (value: string) => !/^[+-]/.test(toUtcTime(Date.parse(value)))

/** A time as ISO 8601 with its time zone, which has a year of four digits in UTC too. */
export const moment = () =>
  z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-30T09:00:00Z', abort: true })
    .refine(isInYears, { error: 'must be within the years 0000 to 9999 in UTC' })

/** A time as the service writes it. */
export const utcTime = () => z.string().describe('ISO 8601, UTC')
/** A time in ms as `utcTime`. */
export const toUtcTime = (at: number): string => new Date(at).toISOString()
