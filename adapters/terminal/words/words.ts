import type { ByLanguage } from '../../bridge/words/languages.ts'
import { withWords } from '../../bridge/words/words.ts'
import { terminalWordsDe } from './de.ts'
import { terminalWordsEn } from './en.ts'
import { terminalWordsEs } from './es.ts'
import { terminalWordsFr } from './fr.ts'
import { terminalWordsPt } from './pt.ts'

const own: ByLanguage<typeof terminalWordsEn> = {
  en: terminalWordsEn,
  es: terminalWordsEs,
  fr: terminalWordsFr,
  de: terminalWordsDe,
  pt: terminalWordsPt,
}

/** The texts in the language of `locale`. */
export const wordsFor = withWords(own)
export type Words = ReturnType<typeof wordsFor>
