import type { ByLanguage } from '../../contract/languages.ts'

/** What an amount is paid for: "a week", "jährlich". */
export type Period = 'day' | 'week' | 'month' | 'year'
const PERIODS = ['day', 'week', 'month', 'year'] as const

/** Stands before the name of a period, in folded text. */
const PER = '(?:an?|per|each|every|for the|im|in der|die|pro|je|jed\\w+|al|a la|por|par|cada|chaque|ao|a) '
/** In folded text. */
const NAMES: Record<Period, ByLanguage<string>> = {
  day: { en: 'day|night|daily', es: 'dia|diarios?', fr: 'jour|nuit', de: 'tag|nacht|taglich', pt: 'dia' },
  week: { en: 'week|wk|weekly', es: 'semana|semanales', fr: 'semaine', de: 'woche|wochentlich', pt: 'semana|semanais' },
  month: { en: 'month|mo|monthly', es: 'mes|mensuales', fr: 'mois|mensuels', de: 'monat|monatlich', pt: 'mes|mensais' },
  year: {
    en: 'year|yr|annum|annually|yearly',
    es: 'ano|anuales',
    fr: 'an|annee|annuels',
    de: 'jahr|jahrlich',
    pt: 'ano|anuais',
  },
}
const BEHIND = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,3}(?:${PER})?(?:${PERIODS.map((period) => `(?<${period}>${Object.values(NAMES[period]).join('|')})`).join('|')})(?![\p{L}\p{N}-])`,
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
