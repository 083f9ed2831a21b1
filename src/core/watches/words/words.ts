import type { Language } from '../../people/hand-over/language.ts'
import { de } from './de.ts'
import { type AlertWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export const alertWords: Record<Language, AlertWords> = { en, es, fr, de, pt }
