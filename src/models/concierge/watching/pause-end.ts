import { DateTime, type DurationLikeObject, Info } from 'luxon'
import type { Language } from '../../../contract/languages.ts'
import { weekdayFrom } from '../../../search/text/calendar.ts'
import { fold } from '../../../search/text/fold.ts'
import { daysIn } from '../../../search/text/time-words.ts'
import { type EndWords, endWords, MORNING } from './pause-end-words.ts'

/** When a pause ends; `hasTime` if a time of day was said. */
export type PauseEnd = { until: DateTime; hasTime: boolean }

/** Finds when a pause ends: at a day or time that is named, after a duration, else in a week. `now` is in the person's time zone. */
export function pauseEndIn(said: string, language: Language, now: DateTime): PauseEnd {
  const words = endWords[language]
  const until = words.until.exec(said)
  const named = until === null ? undefined : namedEnd(until[1] ?? '', until[0], { words, language, now })
  if (named !== undefined) return named
  // Before durations: "fin de semana" names no week.
  if (words.weekend.test(said)) return { until: comingDay(now, MONDAY), hasTime: false }
  const duration = durationIn(words, said)
  if (duration !== undefined) return { until: now.plus(duration), hasTime: 'hours' in duration }
  if (words.tonight.test(said)) return { until: comingDay(now).set({ hour: MORNING }), hasTime: true }
  return { until: now.plus({ weeks: 1 }), hasTime: false }
}

const MONDAY = 1
const SATURDAY = 6

/** The start of the next day after today, on this weekday if given. */
function comingDay(now: DateTime, weekday?: number): DateTime {
  const tomorrow = now.startOf('day').plus({ days: 1 })
  return weekday === undefined ? tomorrow : weekdayFrom(tomorrow, weekday)
}

type Context = { words: EndWords; language: Language; now: DateTime }

/** `end` is what follows the word "until", `phrase` includes it. */
function namedEnd(end: string, phrase: string, { words, language, now }: Context): PauseEnd | undefined {
  const time = timeIn(words, phrase)
  const day = dayIn(end, { words, language, now })
  if (time === undefined) return day && { until: day, hasTime: false }
  const at = (start: DateTime) => start.startOf('day').set(time)
  const isToday = day !== undefined && day.weekday === now.weekday && at(now) > now && namesWeekday(end, language)
  if (isToday) return { until: at(now), hasTime: true }
  if (day !== undefined) return { until: at(day), hasTime: true }
  return { until: at(now) > now ? at(now) : at(now.plus({ days: 1 })), hasTime: true }
}

function timeIn({ clock, times }: EndWords, phrase: string): { hour: number; minute: number } | undefined {
  const named = times.find(([pattern]) => pattern.test(phrase))?.[1]
  const groups = clock.exec(phrase)?.slice(1)
  const [hour, minute] = groups?.filter((group) => group !== undefined && /^\d+$/.test(group)).map(Number) ?? []
  if (hour !== undefined && hour < 24 && (minute ?? 0) < 60) {
    const half = groups?.find((group) => group === 'am' || group === 'pm')
    const isLate = half === 'pm' || (named ?? 0) > 12
    const shift = isLate && hour < 12 ? 12 : half === 'am' && hour === 12 ? -12 : 0
    return { hour: hour + shift, minute: minute ?? 0 }
  }
  return named === undefined ? undefined : { hour: named, minute: 0 }
}

/** The start of the day that is named, never before tomorrow; undefined if none is. */
function dayIn(end: string, { words, language, now }: Context): DateTime | undefined {
  if (words.dayAfterTomorrow.test(end)) return comingDay(now).plus({ days: 1 })
  const date = dateIn(end, language, now)
  if (date !== undefined) return date
  const weekday = weekdayIn(end, language)
  if (weekday !== undefined) return comingDay(now, weekday)
  if (words.weekend.test(end)) return comingDay(now, words.after.test(end) ? MONDAY : SATURDAY)
  if (words.nextWeek.test(end)) return comingDay(now, MONDAY)
  if (words.nextMonth.test(end)) return now.startOf('month').plus({ months: 1 })
  return words.tomorrow.test(end) ? comingDay(now) : undefined
}

const namesWeekday = (end: string, language: Language): boolean => weekdayIn(end, language) !== undefined

/** The weekday (1 is Monday) that a text names, also as the beginning of a longer word: "Montagmorgen". */
function weekdayIn(end: string, language: Language): number | undefined {
  const found = daysIn(language).findIndex((name) => new RegExp(`\\b${name}`).test(end))
  return found < 0 ? undefined : found + 1
}

/** A date such as "5 June", "June 5th", "5. Juni" or "5 de junio": the next one after today. */
function dateIn(end: string, locale: Language, now: DateTime): DateTime | undefined {
  const months = [...Info.months('long', { locale }), ...Info.months('short', { locale })]
  const names = months.map((name) => fold(name).replace('.', ''))
  const month = `\\b(${names.join('|')})\\b`
  const day = '(\\d{1,2})(?:st|nd|rd|th|er)?'
  const [, before, first, second, after] =
    new RegExp(`\\b${day} (?:of |de )?${month}|${month} ${day}\\b`).exec(end) ?? []
  const named = names.indexOf(first ?? second ?? '')
  if (named < 0) return undefined
  const date = now.startOf('day').set({ month: (named % 12) + 1, day: Number(before ?? after) })
  return date > now ? date : date.plus({ years: 1 })
}

/** A duration such as "two weeks"; undefined if none is named. */
function durationIn({ units, numbers }: EndWords, said: string): DurationLikeObject | undefined {
  const pieces = said.split(' ')
  for (const [index, piece] of pieces.entries()) {
    const unit = (['hours', 'days', 'weeks', 'months'] as const).find((one) => units[one].test(piece))
    if (unit === undefined) continue
    const before = pieces[index - 1] ?? ''
    const spelt = numbers.findIndex((number) => new RegExp(`^(?:${number})$`).test(before)) + 1
    return { [unit]: Math.min(Number(before) || spelt || 1, 99) }
  }
  return undefined
}
