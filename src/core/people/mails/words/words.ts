import { type Language, languageNamed } from '../../hand-over/language.ts'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const words = { en, es, fr, de, pt } satisfies Record<Language, MailWords>

/** Words of mails to a business, in the language set for its chatbot's answers, else English. */
export const mailWords = ({ AIResponseLanguage = '' }: { AIResponseLanguage?: string }): MailWords =>
  words[languageNamed(AIResponseLanguage) ?? 'en']
