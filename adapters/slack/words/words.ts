import type { ByLanguage } from '../../bridge/words/languages.ts'
import { withWords } from '../../bridge/words/words.ts'
import { slackWordsDe } from './de.ts'
import { slackWordsEn } from './en.ts'
import { slackWordsEs } from './es.ts'
import { slackWordsFr } from './fr.ts'
import { slackWordsPt } from './pt.ts'

const own: ByLanguage<typeof slackWordsEn> = {
  en: slackWordsEn,
  es: slackWordsEs,
  fr: slackWordsFr,
  de: slackWordsDe,
  pt: slackWordsPt,
}

/** What the bot says on Slack to a person whose program speaks `locale`. */
export const wordsFor = withWords(own)
export type Words = ReturnType<typeof wordsFor>
