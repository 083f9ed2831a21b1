import type { Settings } from '../../../contract/chatbot.ts'
import type { Chatbot, Model, Prompt, Session, Store, Tell } from '../../ports/ports.ts'
import { exchangeTokens } from '../../sessions/tokens.ts'
import { askForPerson } from './ask-for-person.ts'
import { asksForPerson } from './asking.ts'
import { type Language, languageNamed, languageOf } from './language.ts'
import { words } from './words.ts'

/** What the visitor is told, and whether somebody of the business knows. */
export type HandOver = { text: string; told: boolean }

type Asked = { chatbot: Chatbot; settings: Settings; session: Session; question: string; now: number }

/** Lets the session wait for a person; what the visitor is told says honestly who knows of it. */
export async function handOver(store: Store, { chatbot, settings, session, question, now }: Asked): Promise<HandOver> {
  const language = languageNamed(settings.AIResponseLanguage) ?? spokenIn(question)
  const say = words[language]
  const outcome = await store.transaction((within) =>
    askForPerson(within, { chatbot, settings, session, reason: question.slice(0, REASON_MAX), now }),
  )
  if (outcome.is === 'nobody') return { text: say.nobody(settings.MessengerUrl), told: false }
  if (outcome.is === 'toldBefore') return { text: say.toldBefore, told: true }
  if (outcome.is === 'told') return { text: settings.TalkToHumanResponseMessage.trim() || say.told, told: true }
  return { text: say.closed(outcome.until?.setLocale(language).toFormat('cccc, d LLLL, HH:mm') ?? ''), told: true }
}

/** As much of the wish as staff are shown as its reason. */
const REASON_MAX = 2_048

const spokenIn = (question: string): Language => asksForPerson(question) ?? languageOf(question)

/** Answers in place of `model` to who asks for a person; every model's visitors reach one alike. */
export const createReceptionist = (model: Model): Model => ({
  ...model,
  async answer(prompt, signal, tell) {
    if (asksForPerson(prompt.question) !== undefined) receive(prompt, tell)
    else if (prompt.type === 'Audio') await listen(model, { prompt, signal, tell })
    else await model.answer(prompt, signal, tell)
  },
})

function receive(prompt: Prompt, tell: Tell): void {
  tell({ type: 'handOver' })
  // The model goes on where it was, should the talk return to it.
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  tell({ type: 'end', totalToken: exchangeTokens({ ...prompt, exchanges: [] }, ''), noAnswer: false, memory })
}

type Listening = { prompt: Prompt; signal: AbortSignal; tell: Tell }

/** In a recording the wish for a person may come up later: then the model is stopped. */
async function listen(model: Model, { prompt, signal, tell }: Listening): Promise<void> {
  const stop = new AbortController()
  let wish: string | undefined
  const work = model.answer(prompt, AbortSignal.any([signal, stop.signal]), (event) => {
    if (wish !== undefined) return
    tell(event)
    if (event.type !== 'transcribed' || asksForPerson(event.question) === undefined) return
    wish = event.question
    stop.abort()
  })
  await work.catch((error: unknown) => {
    if (wish === undefined) throw error
  })
  if (wish !== undefined) receive({ ...prompt, question: wish }, tell)
}
