import { withWords } from '../../bridge/words/words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** The texts in the language of `locale`. */
export const terminalWordsFor = withWords({ en, es, fr, de, pt })
export type TerminalWords = ReturnType<typeof terminalWordsFor>
