import type { ByLanguage } from '../../contract/languages.ts'
import { inAnyLanguage } from '../../contract/languages.ts'

/** What an amount is paid for: "a week", "jährlich". */
export type Period = 'day' | 'week' | 'month' | 'year'
const PERIODS = ['day', 'week', 'month', 'year'] as const

/** Stands before the noun of a period, in folded text. Without it the noun is of something else: "$749,000, year built 1962". */
const PER = `(?:/ ?|(?:${inAnyLanguage({
  en: 'an?|per|each|every|for the',
  es: 'al|a la|por|cada',
  fr: 'par|chaque',
  de: String.raw`im|in der|die|pro|je|jed\w+`,
  pt: 'por|cada|ao|a',
})}) )`
/** Nouns and adverbs, in folded text. */
const NOUNS: Record<Period, ByLanguage<string>> = {
  day: { en: 'day|night', es: 'dia', fr: 'jour|nuit', de: 'tag|nacht', pt: 'dia' },
  week: { en: 'week|wk', es: 'semana', fr: 'semaine', de: 'woche', pt: 'semana' },
  month: { en: 'month|mo', es: 'mes', fr: 'mois', de: 'monat', pt: 'mes' },
  year: { en: 'year|yr|annum', es: 'ano', fr: 'an|annee', de: 'jahr', pt: 'ano' },
}
const ADVERBS: Record<Period, ByLanguage<string>> = {
  day: { en: 'daily', es: 'diarios?', fr: 'quotidiens?', de: 'taglich', pt: 'diarios?' },
  week: { en: 'weekly', es: 'semanales', fr: 'hebdomadaires?', de: 'wochentlich', pt: 'semanais' },
  month: { en: 'monthly', es: 'mensuales', fr: 'mensuels', de: 'monatlich', pt: 'mensais' },
  year: { en: 'annually|yearly', es: 'anuales', fr: 'annuels', de: 'jahrlich', pt: 'anuais' },
}
const NAMES = PERIODS.map(
  (period) => `(?<${period}>${PER}${inAnyLanguage(NOUNS[period])}|${inAnyLanguage(ADVERBS[period])})`,
)
/** "A year ago" tells when, and "/ year built" of what. */
const OTHERWISE = ' (?:ago|built|de constru\\p{L}*)'
const BEHIND = new RegExp(
  String.raw`^[^\p{L}\p{N}/]{0,3}(?:${NAMES.join('|')})(?![\p{L}\p{N}-]|${OTHERWISE}(?!\p{L}))`,
  'u',
)

/** The period that stands right behind an amount; `after`: the folded text behind it. */
export function periodBehind(after: string): Period | undefined {
  const groups = BEHIND.exec(after)?.groups
  return groups && PERIODS.find((period) => groups[period] !== undefined)
}

/** A text behind an amount without its period: "$275 a month cheaper". */
export const withoutPeriod = (after: string): string => after.replace(BEHIND, '')

/** What an amount of each month comes to in a period: a month is taken for 30 days, or a twelfth of a year. */
export const inPeriod = (monthly: number, period: Period): number[] => MONTHS[period].map((months) => months * monthly)
const MONTHS: Record<Period, number[]> = { day: [1 / 30, 12 / 365], week: [12 / 52, 1 / 4], month: [1], year: [12] }
