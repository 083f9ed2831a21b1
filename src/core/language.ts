import type { Settings } from '../contract/chatbot/settings.ts'
import { type ByLanguage, LANGUAGES, type Language } from '../contract/languages.ts'
import { languageOfText } from '../search/translation/tell-language.ts'
import type { Store } from './ports/ports.ts'

/** The names of the languages in settings. */
const NAMES: ByLanguage<string> = { en: 'english', es: 'spanish', fr: 'french', de: 'german', pt: 'portuguese' }

/** The language of a setting such as "Mexican Spanish"; undefined if unsupported. */
export const languageNamed = (name: string): Language | undefined =>
  LANGUAGES.find((language) => name.toLowerCase().includes(NAMES[language]))

/** The language that a visitor writes; English if the words do not tell. */
export const languageSpoken = (text: string): Language => languageOfText(text) ?? 'en'

/** How much of each message is read to tell its language, in UTF-16 units. More text would not tell it better. */
const TELLING_MAX = 500

/** The language for messages without a question at hand: from the settings, else that of the visitor's last messages. */
export async function languageOfSession(
  store: Store,
  sessionId: number,
  settings: Pick<Settings, 'AIResponseLanguage'>,
): Promise<Language> {
  const named = languageNamed(settings.AIResponseLanguage)
  if (named !== undefined) return named
  const messages = await store.messages.ofSession(sessionId, 20)
  const questions = messages.flatMap(({ role, content }) => (role === 'question' ? content.slice(0, TELLING_MAX) : []))
  return languageSpoken(questions.join('\n'))
}
