import { DateTime, type DurationLikeObject, Info } from 'luxon'
import type { Language } from '../../../contract/languages.ts'
import { weekdayFrom } from '../../../search/text/calendar.ts'
import { fold } from '../../../search/text/fold.ts'

/** When a pause ends; `hasTime` if a time of day was said. */
export type PauseEnd = { until: DateTime; hasTime: boolean }

/** Words for the end of a pause in one language. All patterns match folded text without punctuation. */
type EndWords = {
  /** precedes the time at which a pause ends */
  until: RegExp
  dayAfterTomorrow: RegExp
  tomorrow: RegExp
  /** the night or evening to come */
  tonight: RegExp
  weekend: RegExp
  after: RegExp
  nextWeek: RegExp
  nextMonth: RegExp
  /** times of day, with the local hour at which each begins; the first that matches counts */
  times: [RegExp, number][]
  /** an hour, as in "9 am" or "18 Uhr": hour, minutes, "am" or "pm" */
  clock: RegExp
  /** units of time, after a number */
  units: Record<'hours' | 'days' | 'weeks' | 'months', RegExp>
  numbers: string[]
}

const MORNING = 8
const clockOf = (unit: string, before: string) =>
  new RegExp(
    `\\b(?:(?:${before}) )?(\\d{1,2})(?: (\\d{2}))? ?(?:${unit})(?: (\\d{2}))?\\b|\\b(?:${before}) (\\d{1,2})(?: (\\d{2}))?$`,
  )

const endWords: Record<Language, EndWords> = {
  en: {
    until: /\b(?:until|till|til) (.+)$/,
    dayAfterTomorrow: /\bday after tomorrow\b/,
    tomorrow: /\btomorrow\b/,
    tonight: /\b(?:tonight|overnight|(?:this|the) (?:night|evening))\b/,
    weekend: /\bweekend\b/,
    after: /\bafter\b/,
    nextWeek: /\bnext week\b/,
    nextMonth: /\bnext month\b/,
    times: [
      [/\bmorning\b/, MORNING],
      [/\b(?:noon|midday|lunch\w*)\b/, 12],
      [/\bafternoon\b/, 14],
      [/\bevening\b/, 18],
      [/\b(?:night|tonight)\b/, 21],
    ],
    clock: clockOf('(am|pm)|o clock|hours|in the \\w+', 'at|until|till|til'),
    units: { hours: /^(?:hours?|hrs?)$/, days: /^days?$/, weeks: /^weeks?$/, months: /^months?$/ },
    numbers: ['an?|one', 'two', 'three', 'four', 'five', 'six'],
  },
  es: {
    until: /\bhasta (.+)$/,
    dayAfterTomorrow: /\bpasado manana\b/,
    tomorrow: /(?<!\b(?:la|pasado) )\bmanana\b/,
    tonight: /\besta noche\b/,
    weekend: /\bfin de semana\b/,
    after: /\b(?:despues|tras)\b/,
    nextWeek: /\b(?:semana que viene|(?:proxima|siguiente) semana|semana proxima)\b/,
    nextMonth: /\b(?:mes que viene|(?:proximo|siguiente) mes|mes proximo)\b/,
    times: [
      [/\bla manana\b|\btemprano\b/, MORNING],
      [/\bmedio ?dia\b/, 12],
      [/\btarde\b/, 14],
      [/\bnoche\b/, 21],
    ],
    clock: clockOf('(am|pm)|horas|de la \\w+', 'a las?|hasta las?'),
    units: { hours: /^horas?$/, days: /^dias?$/, weeks: /^semanas?$/, months: /^mes(?:es)?$/ },
    numbers: ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis'],
  },
  fr: {
    until: /\bjusqu (.+)$/,
    dayAfterTomorrow: /\bapres demain\b/,
    tomorrow: /\bdemain\b/,
    tonight: /\b(?:ce soir|cette nuit)\b/,
    weekend: /\bweek ?end\b/,
    after: /\bapres\b(?! (?:midi|demain))/,
    nextWeek: /\bsemaine prochaine\b/,
    nextMonth: /\bmois prochain\b/,
    times: [
      [/\bapres midi\b/, 14],
      [/\bmatin(?:ee)?\b/, MORNING],
      [/\bmidi\b/, 12],
      [/\bsoir(?:ee)?\b/, 18],
      [/\bnuit\b/, 21],
    ],
    clock: clockOf('h|heures?|du (?:matin|soir)', 'a'),
    units: { hours: /^heures?$/, days: /^jours?$/, weeks: /^semaines?$/, months: /^mois$/ },
    numbers: ['une?', 'deux', 'trois', 'quatre', 'cinq', 'six'],
  },
  de: {
    until: /\bbis (.+)$/,
    dayAfterTomorrow: /\bubermorgen\b/,
    // "Montag morgen" and "am Morgen" are mornings; so is "morgen" once more after "morgen".
    tomorrow: /(?<!(?:tag|woch|abend|am|jeden|zum|heute|gestern|morgen) )\bmorgen\b/,
    tonight: /\bheute (?:nacht|abend)\b|\b(?:diese|uber) nacht\b/,
    weekend: /\bwochenendes?\b/,
    after: /\bnach\b/,
    nextWeek: /\b(?:nachste[rn]?|kommende[rn]?) woche\b/,
    nextMonth: /\b(?:nachste[nms]?|kommende[nms]?) monats?\b/,
    times: [
      [/nachmittags?\b/, 14],
      [/\b(?:fruh\w*)\b|vormittags?\b|(?<=(?:tag|woch|abend|am|zum|heute|morgen) ?)morgens?\b/, MORNING],
      [/mittags?\b/, 12],
      [/abends?\b/, 18],
      [/\bnachts?\b/, 21],
    ],
    clock: clockOf('uhr', 'um'),
    units: { hours: /^stunden?$/, days: /^tage?n?$/, weeks: /^wochen?$/, months: /^monate?n?$/ },
    numbers: ['eine[nr]?|ein', 'zwei', 'drei', 'vier', 'funf', 'sechs'],
  },
  pt: {
    until: /\bate (.+)$/,
    dayAfterTomorrow: /\bdepois de amanha\b/,
    tomorrow: /\bamanha\b/,
    tonight: /\b(?:esta|hoje a) noite\b/,
    weekend: /\b(?:fim|final) de semana\b/,
    after: /\bdepois\b(?! de amanha)|\bapos\b/,
    nextWeek: /\b(?:semana que vem|proxima semana|semana proxima)\b/,
    nextMonth: /\b(?:mes que vem|proximo mes|mes proximo)\b/,
    times: [
      [/\bmanha\b|\bcedo\b/, MORNING],
      [/\bmeio dia\b/, 12],
      [/\btarde\b/, 14],
      [/\bnoite\b/, 19],
    ],
    clock: clockOf('h|horas?|da (?:manha|tarde|noite)', 'as?'),
    units: { hours: /^horas?$/, days: /^dias?$/, weeks: /^semanas?$/, months: /^mes(?:es)?$/ },
    numbers: ['uma?', 'duas|dois', 'tres', 'quatro', 'cinco', 'seis'],
  },
}

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
function weekdayIn(end: string, locale: Language): number | undefined {
  const names = Info.weekdays('long', { locale }).map((name) => fold(name).split('-')[0] ?? '')
  const found = names.findIndex((name) => new RegExp(`\\b${name}`).test(end))
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
