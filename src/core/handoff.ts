import type { Settings } from '../contract/chatbot.ts'
import { asksForPerson } from './handoff/asking.ts'
import { type Language, languageNamed, languageOf } from './handoff/language.ts'
import { handOverMail } from './handoff/mail.ts'
import { words } from './handoff/words.ts'
import type { Chatbot, Model, ModelEvent, Prompt, Session, Store } from './ports.ts'
import { exchangeTokens } from './tokens.ts'

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
  stream(prompt, signal) {
    if (asksForPerson(prompt.question) !== undefined) return receive(prompt)
    // Not a generator around every answer: only in a recording may the wish come up later.
    return prompt.type === 'Audio' ? listen(prompt, model.stream(prompt, signal)) : model.stream(prompt, signal)
  },
})

async function* receive(prompt: Prompt): AsyncGenerator<ModelEvent> {
  yield { type: 'handOver' }
  // The model goes on where it was, should the talk return to it.
  const memory = prompt.turns.at(-1)?.memory ?? null
  yield { type: 'end', totalToken: exchangeTokens({ ...prompt, turns: [] }, ''), noAnswer: false, memory }
}

async function* listen(prompt: Prompt, events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent> {
  for await (const event of events) {
    yield event
    if (event.type !== 'heard' || asksForPerson(event.question) === undefined) continue
    yield* receive({ ...prompt, question: event.question })
    return
  }
}
