import type { Language } from '../../../core/people/hand-over/language.ts'
import { en } from './en.ts'

/** Everything that the concierge says, in one language. */
export type Words = typeof en
export type { FactName } from './en.ts'

export const words = { en, es: en, fr: en, de: en, pt: en } satisfies Record<Language, Words>
