import type { Language } from '../../../../contract/languages.ts'
import { languageNamed } from '../../../language.ts'
import { mailWordsDe } from './de.ts'
import { type MailWords, mailWordsEn } from './en.ts'
import { mailWordsEs } from './es.ts'
import { mailWordsFr } from './fr.ts'
import { mailWordsPt } from './pt.ts'

const words = { en: mailWordsEn, es: mailWordsEs, fr: mailWordsFr, de: mailWordsDe, pt: mailWordsPt } satisfies Record<
  Language,
  MailWords
>

/** Words of mails to a business, in the language set for its chatbot's answers, else English. */
export const mailWords = ({ AIResponseLanguage = '' }: { AIResponseLanguage?: string }): MailWords =>
  words[languageNamed(AIResponseLanguage) ?? 'en']
