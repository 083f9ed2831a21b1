import { closestSpelling } from '../text.ts'
import { ruled, text } from './values.ts'

function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false // Intl also accepts offsets such as +05:00, which are no IANA names
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const timeZone = () => ruled(isTimeZone, 'must be an IANA time zone such as Europe/Paris or America/New_York')

export const languageOrEmpty = () =>
  text()
    .superRefine((value, context) => {
      if (value === '' || languageNames().has(value.toLowerCase())) return
      const near = closestSpelling(value, languageNames().values())
      const hint = near === undefined ? '' : `; did you mean ${near}?`
      context.addIssue({ code: 'custom', message: `must be a language's English name such as Spanish${hint}` })
    })
    .meta({ 'x-rule': "must be a language's English name such as Spanish, or empty" })

const REGIONAL = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'es-MX',
  'es-ES',
  'es-419',
  'fr-CA',
  'fr-CH',
  'pt-BR',
  'pt-PT',
  'de-AT',
  'de-CH',
  'zh-Hans',
  'zh-Hant',
  'fil',
  'yue',
  'haw',
  'chr',
]

let languages: Map<string, string> | undefined
/**
 * English language names by their lower-case form: every two-letter ISO 639 code that has a name, and common variants.
 */
function languageNames(): Map<string, string> {
  if (languages !== undefined) return languages
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const codes = [...letters.flatMap((first) => letters.map((second) => first + second)), ...REGIONAL]
  languages = new Map(codes.flatMap((code) => names.of(code) ?? []).map((name) => [name.toLowerCase(), name]))
  return languages
}
