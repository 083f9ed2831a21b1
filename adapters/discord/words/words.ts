import { withWords } from '../../bridge/words/words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** What the bot says on Discord to a person whose program speaks `locale`. */
export const discordWordsFor = withWords({ en, es, fr, de, pt })
export type DiscordWords = ReturnType<typeof discordWordsFor>
