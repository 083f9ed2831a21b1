import { type ByLanguage, LANGUAGES, type Language } from '../../contract/languages.ts'

/** Seasons, in all languages. */
const SEASONS =
  'spring summer autumn winter primavera verano otono invierno printemps ete automne hiver fruhling fruhjahr sommer herbst verao outono inverno'

/** Names of months from January and of days from Monday, folded. Not by Intl, whose formats take 4 MB of an idle service. */
const MONTHS_IN: ByLanguage<string> = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  de: 'januar februar marz april mai juni juli august september oktober november dezember',
  pt: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
}
const DAYS_IN: ByLanguage<string> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  es: 'lunes martes miercoles jueves viernes sabado domingo',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  pt: 'segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado domingo',
}

/** Names of days from Monday as people say them, folded: "segunda", without "-feira". */
export const daysIn = (language: Language): string[] => DAYS_IN[language].replaceAll('-feira', '').split(' ')

/** Names of months and days in a language, folded, in the same order in each. */
export const timesIn = (language: Language): string[] => `${MONTHS_IN[language]} ${DAYS_IN[language]}`.split(' ')

/** English short names of months; "mar" and "may" are other words as well. */
const SHORT_MONTHS = 'jan feb apr jun jul aug sep sept oct nov dec'.split(' ')
/** Names of months in English, also the short ones. */
export const ENGLISH_MONTHS: readonly string[] = [...MONTHS_IN.en.split(' '), ...SHORT_MONTHS]
/** Names of months in all languages, folded. */
export const MONTHS: ReadonlySet<string> = new Set([
  ...Object.values(MONTHS_IN).flatMap((names) => names.split(' ')),
  ...SHORT_MONTHS,
])

/** Units of longer times, in English. */
export const PERIODS: ReadonlySet<string> = new Set('day days week weeks month months year years'.split(' '))

/** Names of months, days and seasons, folded: they are no places. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...SEASONS.split(' '),
  ...SHORT_MONTHS,
  ...LANGUAGES.flatMap(timesIn),
])
