import type { Language } from '../../../core/people/hand-over/language.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export type { FactName, Words } from './en.ts'

export const words = { en, es, fr, de, pt } satisfies Record<Language, Words>
