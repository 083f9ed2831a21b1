import { type Language, languageNamed } from '../../hand-over/language.ts'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const words = { en, es, fr, de, pt } satisfies Record<Language, MailWords>

/** The words of mails to a business: in the language of its chatbot's answers where that is set, else English. */
export const mailWords = ({ AIResponseLanguage = '' }: { AIResponseLanguage?: string }): MailWords =>
  words[languageNamed(AIResponseLanguage) ?? 'en']
