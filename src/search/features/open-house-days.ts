import { DateTime } from 'luxon'
import type { Language } from '../../contract/languages.ts'

/** The ways in which listings state the day of an open house, given as ISO date: "January-17-2026" and "2026-01-17". */
export function spellingsOfDay(day: string): string[] {
  const date = DateTime.fromISO(day, { zone: 'utc', locale: 'en' })
  return [...new Set([day, date.toFormat('MMMM-d-yyyy'), date.toFormat('MMMM-dd-yyyy')])]
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de', pt: 'pt' }

/** An ISO date in words: "Saturday 17 January". */
export const dayNamed = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
