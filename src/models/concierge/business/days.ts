import { toPlainText } from '../../../search/text/fold.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const isDay = (concept: string): boolean => DAYS.includes(concept) || concept === 'weekend'

export const isOfWeekend = (concept: string): boolean => concept === 'saturday' || concept === 'sunday'

/** The days that a text names, with ranges and "weekdays" expanded. Adds "weekday" and "weekend" where they apply. */
export function daysIn(text: string): string[] {
  const plain = toPlainText(withWholeDays(text))
  const named = DAYS.filter((day) => plain.includes(day))
  const ranges = [...plain.matchAll(/\b(\w+day)s? (?:to|through|until|till) (\w+day)s?\b/g)].flatMap(
    ([, from = '', to = '']) => DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1),
  )
  const weekdays = /\b(?:seven|7) days a week\b|\bevery day\b|\bdaily\b/.test(plain)
    ? DAYS
    : /\bweekdays?\b/.test(plain)
      ? DAYS.slice(0, 5)
      : []
  const all = new Set([...named, ...ranges, ...weekdays])
  const isWeekday = DAYS.slice(0, 5).some((day) => all.has(day))
  const isWeekend = all.has('saturday') || all.has('sunday')
  return [...all, ...(isWeekday ? ['weekday'] : []), ...(isWeekend ? ['weekend'] : [])]
}

const SHORT_DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|days?|nesdays?|sdays?|rsdays?|urdays?)?\\.?'
const DAY_RANGE = new RegExp(`\\b${SHORT_DAY} ?(?:-|–|to|through|till|until) ?${SHORT_DAY}(?![a-z])`, 'gi')
const ONE_DAY = /\b(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\b(?=\.?:? ?(?:\d|-|–|closed|by ))/gi

/** Days by their whole names: "Mon-Fri", "Sat 10-2". */
const withWholeDays = (text: string): string =>
  text
    .replace(DAY_RANGE, (_, from: string, to: string) => `${wholeDay(from)} to ${wholeDay(to)}`)
    .replace(ONE_DAY, (day) => wholeDay(day))
const wholeDay = (day: string): string => DAYS.find((whole) => whole.startsWith(day.slice(0, 3).toLowerCase())) ?? day
