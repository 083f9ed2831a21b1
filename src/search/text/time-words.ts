import { LANGUAGES } from '../../contract/languages.ts'
import { fold } from './fold.ts'

/** Seasons, in all languages. */
const SEASONS =
  'spring summer autumn winter primavera verano otono invierno printemps ete automne hiver fruhling fruhjahr sommer herbst verao outono inverno'

const monthsIn = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) => nameOf(language, { month: 'long' }, Date.UTC(2024, month, 1)))

const daysIn = (language: string): string[] =>
  Array.from({ length: 7 }, (_, day) => nameOf(language, { weekday: 'long' }, Date.UTC(2024, 0, 1 + day)))

/** Names of months and days in a language, folded, in the same order in each. */
export const timesIn = (language: string): string[] => [...monthsIn(language), ...daysIn(language)]

/** English short names of months; "mar" and "may" are other words as well. */
const SHORT_MONTHS = 'jan feb apr jun jul aug sep sept oct nov dec'.split(' ')
/** Names of months in all languages, folded. */
export const MONTHS: ReadonlySet<string> = new Set([...LANGUAGES.flatMap(monthsIn), ...SHORT_MONTHS])

/** Names of months, days and seasons, folded: they are no places. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...SEASONS.split(' '),
  ...MONTHS,
  ...LANGUAGES.flatMap(timesIn),
])

function nameOf(language: string, part: Intl.DateTimeFormatOptions, time: number): string {
  return fold(new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(time))
}
