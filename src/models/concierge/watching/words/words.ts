import type { Language } from '../../../../contract/languages.ts'
import { watchingWordsDe } from './de.ts'
import { type WatchingWords, watchingWordsEn } from './en.ts'
import { watchingWordsEs } from './es.ts'
import { watchingWordsFr } from './fr.ts'
import { watchingWordsPt } from './pt.ts'

export const watchingWords = {
  en: watchingWordsEn,
  es: watchingWordsEs,
  fr: watchingWordsFr,
  de: watchingWordsDe,
  pt: watchingWordsPt,
} satisfies Record<Language, WatchingWords>
