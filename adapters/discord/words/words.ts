import type { ByLanguage } from '../../bridge/words/languages.ts'
import { withWords } from '../../bridge/words/words.ts'
import { discordWordsDe } from './de.ts'
import { discordWordsEn } from './en.ts'
import { discordWordsEs } from './es.ts'
import { discordWordsFr } from './fr.ts'
import { discordWordsPt } from './pt.ts'

const own: ByLanguage<typeof discordWordsEn> = {
  en: discordWordsEn,
  es: discordWordsEs,
  fr: discordWordsFr,
  de: discordWordsDe,
  pt: discordWordsPt,
}

/** What the bot says on Discord to a person whose program speaks `locale`. */
export const wordsFor = withWords(own)
export type Words = ReturnType<typeof wordsFor>
