import type { Language } from '../../people/hand-over/language.ts'
import { alertWordsDe } from './de.ts'
import { type AlertWords, alertWordsEn } from './en.ts'
import { alertWordsEs } from './es.ts'
import { alertWordsFr } from './fr.ts'
import { alertWordsPt } from './pt.ts'

export const alertWords: Record<Language, AlertWords> = {
  en: alertWordsEn,
  es: alertWordsEs,
  fr: alertWordsFr,
  de: alertWordsDe,
  pt: alertWordsPt,
}
