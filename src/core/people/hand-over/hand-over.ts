import type { Settings } from '../../../contract/chatbot.ts'
import type { Chatbot, Model, Prompt, Session, Store, Tell } from '../../ports/ports.ts'
import { exchangeTokens } from '../../sessions/tokens.ts'
import { asksForPerson } from './asking.ts'
import { type Language, languageNamed, languageOf } from './language.ts'
import { handOverMail } from './mail.ts'
import { words } from './words.ts'

/** What the visitor is told, and whether somebody of the business knows. */
export type HandOver = { text: string; told: boolean }

type Asked = { chatbot: Chatbot; settings: Settings; session: Session; question: string }

/** Writes to TalkToHumanEmail, once a talk: the mark of the talk and the mail are kept both or neither. */
export async function handOver(store: Store, { chatbot, settings, session, question }: Asked): Promise<HandOver> {
  const say = words[languageNamed(settings.AIResponseLanguage) ?? spokenIn(question)]
  if (settings.TalkToHumanEmail === '') return { text: say.nobody(settings.MessengerUrl), told: false }
  return await store.transaction(async (within) => {
    if (!(await within.sessions.handOver(session.id))) return { text: say.toldBefore, told: true }
    const mail = await handOverMail(within, { chatbot, settings, session })
    await within.mails.add({ ...mail, chatbotId: chatbot.id, cause: `talk ${session.id} handed over` })
    return { text: settings.TalkToHumanResponseMessage.trim() || say.told, told: true }
  })
}

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
