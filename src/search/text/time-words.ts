import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { fold } from './fold.ts'

/** Seasons, in all languages. */
const SEASONS =
  'spring summer autumn winter primavera verano otono invierno printemps ete automne hiver fruhling fruhjahr sommer herbst verao outono inverno'

/** One formatter for all names of a kind: each takes 40 KB for good. */
const namesIn = (language: Language, part: Intl.DateTimeFormatOptions, times: number[]): string[] => {
  const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' })
  return times.map((time) => fold(format.format(time)))
}
const FIRSTS_OF_MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1))
const DAYS_FROM_MONDAY = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))

const namesByLanguage = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      months: namesIn(language, { month: 'long' }, FIRSTS_OF_MONTHS),
      days: namesIn(language, { weekday: 'long' }, DAYS_FROM_MONDAY),
    },
  ]),
)

/** Names of months and days in a language, folded, in the same order in each. */
export function timesIn(language: Language): string[] {
  const { months = [], days = [] } = namesByLanguage.get(language) ?? {}
  return [...months, ...days]
}

/** English short names of months; "mar" and "may" are other words as well. */
const SHORT_MONTHS = 'jan feb apr jun jul aug sep sept oct nov dec'.split(' ')
/** Names of months in all languages, folded. */
export const MONTHS: ReadonlySet<string> = new Set([
  ...[...namesByLanguage.values()].flatMap(({ months }) => months),
  ...SHORT_MONTHS,
])

/** Names of months, days and seasons, folded: they are no places. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...SEASONS.split(' '),
  ...MONTHS,
  ...LANGUAGES.flatMap(timesIn),
])
