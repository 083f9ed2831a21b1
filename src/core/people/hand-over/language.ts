import type { Settings } from '../../../contract/chatbot.ts'
import type { Language } from '../../../search/language/lexicon.ts'
import { fold } from '../../../search/text/fold.ts'
import type { Store } from '../../ports/ports.ts'

/** The languages that the service itself speaks are those that searches are read in. */
export type { Language }

const NAMES: [Language, string][] = [
  ['en', 'english'],
  ['es', 'spanish'],
  ['fr', 'french'],
  ['de', 'german'],
  ['pt', 'portuguese'],
]

/** The language of a setting such as "Mexican Spanish"; undefined where it is none of these. */
export const languageNamed = (name: string): Language | undefined =>
  NAMES.find(([, english]) => name.toLowerCase().includes(english))?.[0]

/** The language to speak in a session without a question at hand: the one set, or that of what the visitor wrote last. */
export async function languageOfSession(store: Store, sessionId: number, settings: Settings): Promise<Language> {
  const named = languageNamed(settings.AIResponseLanguage)
  if (named !== undefined) return named
  const said = await store.messages.said(sessionId, 20)
  return languageOf(said.flatMap(({ role, content }) => (role === 'question' ? content : [])).join('\n'))
}

/** The most frequent words that the other languages do not have. */
const COMMON: [Language, Set<string>][] = [
  ['es', words('el los las que quiero hola por con una para mi es esta tiene hay usted yo pero como donde gracias')],
  ['fr', words('je le les des est une pour avec vous bonjour mon ma et dans nous voudrais veux cette merci ou quel')],
  ['de', words('ich der das und ist ein eine mit fur sie nicht haben mochte guten zu auf wie danke bitte kann')],
  ['pt', words('eu os as que quero ola por com uma para meu e esta tem voce nao mas como onde obrigado obrigada um')],
]

function words(text: string): Set<string> {
  return new Set(text.split(' '))
}

/** The language that a text seems to be in; English where nothing tells another. */
export function languageOf(text: string): Language {
  const said = plainOf(text).split(' ')
  const scores = COMMON.map(([language, common]) => ({
    language,
    score: said.filter((word) => common.has(word)).length,
  }))
  const best = scores.reduce((top, each) => (each.score > top.score ? each : top))
  return best.score >= 2 ? best.language : 'en'
}

/** Text to match patterns against: folded, apostrophes gone, other punctuation blanks. */
export const plainOf = (text: string): string =>
  fold(text)
    .replaceAll(/['’`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
