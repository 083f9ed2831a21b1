import type { Language } from '../../../contract/languages.ts'
import { conciergeWordsDe } from './de.ts'
import { type ConciergeWords, conciergeWordsEn } from './en.ts'
import { conciergeWordsEs } from './es.ts'
import { conciergeWordsFr } from './fr.ts'
import { conciergeWordsPt } from './pt.ts'

export type { ConciergeWords, FactName } from './en.ts'

export const words = {
  en: conciergeWordsEn,
  es: conciergeWordsEs,
  fr: conciergeWordsFr,
  de: conciergeWordsDe,
  pt: conciergeWordsPt,
} satisfies Record<Language, ConciergeWords>
