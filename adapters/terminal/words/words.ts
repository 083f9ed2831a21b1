import type { ByLanguage } from '../../bridge/words/languages.ts'
import { withWords } from '../../bridge/words/words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

const own: ByLanguage<typeof english> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
}

/** The texts in the language of `locale`. */
export const wordsFor = withWords(own)
export type Words = ReturnType<typeof wordsFor>
