import type { Settings } from '../contract/chatbot.ts'
import { keepLead } from './leads/keep.ts'
import { noticeLead } from './leads/notice.ts'
import type { NewAnswer, Session, Store } from './ports.ts'
import type { Lead } from './ports-people.ts'

/** `shown`: the privacy text that the answer shows to that person, and when. */
type Beside = {
  session: Session
  settings: Settings
  shown: { lead: Pick<Lead, 'id'>; text: string; at: number } | undefined
}

/** Keeps an answer, and with it what became known of the person: that a privacy text was shown, what a recording told. */
export async function keepAnswer(store: Store, answer: NewAnswer, beside: Beside): Promise<number> {
  const { session, settings, shown } = beside
  const noticed =
    answer.heard === null ? undefined : await noticeLead(store, { session, settings, content: answer.heard })
  if (noticed === undefined && shown === undefined) return await store.messages.answer(answer, 'answered')
  return await store.transaction(async (within) => {
    // Before the answer: whoever removes the chatbot takes them in this order too.
    await within.chatbots.lock(answer.chatbotId)
    if (noticed !== undefined) await keepLead(within, noticed)
    if (shown !== undefined) await within.leads.consent(shown.lead.id, { text: shown.text, at: shown.at })
    return await within.messages.answer(answer, 'answered')
  })
}
