import { day } from '../fields/times.ts'

/** Minutes since midnight of a weekday (1 is Monday); an `until` not after `from` is on the next day. */
export type Opening = { weekday: number; from: number; until: number }

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const DAY = '(?:mo|tu|we|th|fr|sa|su)'
const TIME = '\\d{1,2}:\\d{2}'
const RANGE = `${DAY}(?:\\s*-\\s*${DAY})?`
/** Days and times, such as "Mo-Fr 09:00-12:00 13:00-17:30". No days means every day, no times all day. */
const PART = new RegExp(
  `^\\s*(?:(${RANGE}(?:\\s*,\\s*${RANGE})*)\\s*)?((?:${TIME}\\s*-\\s*${TIME}[\\s,]*)*)(?:[,;]\\s*|$)`,
  'i',
)

/** Parses schema.org's openingHours text (https://schema.org/openingHours); undefined if it is invalid. */
export function openingsIn(text: string): Opening[] | undefined {
  const openings: Opening[] = []
  for (let rest = text.trim(); rest !== ''; ) {
    const [whole = '', days, times = ''] = PART.exec(rest) ?? []
    if (whole.trim() === '' || (days === undefined && times === '')) return undefined
    const spans = spansIn(times)
    if (spans === undefined) return undefined
    for (const weekday of days === undefined ? [1, 2, 3, 4, 5, 6, 7] : weekdaysIn(days))
      openings.push(...spans.map((span) => ({ weekday, ...span })))
    rest = rest.slice(whole.length).trim()
  }
  return openings
}

function weekdaysIn(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((name) => DAYS.indexOf(name.trim().toLowerCase()))
    const count = ((last - first + DAYS.length) % DAYS.length) + 1
    return Array.from({ length: count }, (_, index) => ((first + index) % DAYS.length) + 1)
  })
}

function spansIn(text: string): { from: number; until: number }[] | undefined {
  if (text.trim() === '') return [{ from: 0, until: 24 * 60 }]
  const spans = [...text.matchAll(/(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})/g)].map(([, h, m, untilH, untilM]) => ({
    from: minutesOf(h, m),
    until: minutesOf(untilH, untilM),
  }))
  const isGood = spans.every(({ from, until }) => from < 24 * 60 && until <= 24 * 60 && from !== until)
  return isGood ? spans : undefined
}

const minutesOf = (hours = '', minutes = ''): number =>
  Number(minutes) > 59 ? Number.POSITIVE_INFINITY : Number(hours) * 60 + Number(minutes)

export const closedDates = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((date) => date.trim())
    .filter((date) => date !== '')

const Day = day()

export const areDates = (text: string): boolean => closedDates(text).every((date) => Day.safeParse(date).success)
