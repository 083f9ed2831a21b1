import type { Settings } from '../../../contract/chatbot.ts'
import type { Language } from '../../../search/language/lexicon.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Store } from '../../ports/ports.ts'

/** The service speaks the languages that searches are parsed in. */
export type { Language }

const NAMES: [Language, string][] = [
  ['en', 'english'],
  ['es', 'spanish'],
  ['fr', 'french'],
  ['de', 'german'],
  ['pt', 'portuguese'],
]

/** The language of a setting such as "Mexican Spanish"; undefined if unsupported. */
export const languageNamed = (name: string): Language | undefined =>
  NAMES.find(([, english]) => name.toLowerCase().includes(english))?.[0]

/** The language for messages without a question at hand: from the settings, else that of the visitor's last messages. */
export async function languageOfSession(store: Store, sessionId: number, settings: Settings): Promise<Language> {
  const named = languageNamed(settings.AIResponseLanguage)
  if (named !== undefined) return named
  const said = await store.messages.said(sessionId, 20)
  return languageOf(said.flatMap(({ role, content }) => (role === 'question' ? content : [])).join('\n'))
}

/** Frequent words per language that the other languages do not have. */
const COMMON: [Language, Set<string>][] = [
  ['es', words('el los las que quiero hola por con una para mi es esta tiene hay usted yo pero como donde gracias')],
  ['fr', words('je le les des est une pour avec vous bonjour mon ma et dans nous voudrais veux cette merci ou quel')],
  ['de', words('ich der das und ist ein eine mit fur sie nicht haben mochte guten zu auf wie danke bitte kann')],
  ['pt', words('eu os as que quero ola por com uma para meu e esta tem voce nao mas como onde obrigado obrigada um')],
]

function words(text: string): Set<string> {
  return new Set(text.split(' '))
}

/** Guesses the language of a text by its frequent words; English if they do not tell. */
export function languageOf(text: string): Language {
  const said = plainOf(text).split(' ')
  const scores = COMMON.map(([language, common]) => ({
    language,
    score: said.filter((word) => common.has(word)).length,
  }))
  const best = scores.reduce((top, each) => (each.score > top.score ? each : top))
  return best.score >= 2 ? best.language : 'en'
}

/** Text in the form that patterns match: folded, without apostrophes, other punctuation as spaces. */
export const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
