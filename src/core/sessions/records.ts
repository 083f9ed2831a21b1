import type { Settings } from '../../contract/chatbot.ts'
import { startTimers } from '../people/attendants/timers.ts'
import { keepLead } from '../people/leads/keep.ts'
import { noticeLead } from '../people/leads/notice.ts'
import type { Lead } from '../ports/people.ts'
import type { Clock, NewAnswer, Session, Store, StoredQuestion } from '../ports/ports.ts'
import { type Asking, prepareLimits, storeWithinLimits } from './limits.ts'

export type KnownLead = Pick<Lead, 'id' | 'consent'>
/** `lead`: the person who asks, as far as the session has told by now. */
export type AcceptedQuestion = StoredQuestion & { lead: KnownLead | undefined }

/** Stores a question together with the lead that it reveals. Undefined when its Idempotency-Key is taken. */
export async function storeQuestion(store: Store, asking: Asking): Promise<AcceptedQuestion | undefined> {
  const { session, settings, question } = asking
  await prepareLimits(store, asking)
  const noticed = await noticeLead(store, { session, settings, content: question.content })
  if (noticed === undefined) {
    const stored = await storeWithinLimits(store, asking)
    return stored && { ...stored, lead: undefined }
  }
  return await store.transaction(async (within) => {
    // The chatbot is locked before the question is written: its removal locks in the same order.
    await within.chatbots.lock(question.chatbotId)
    const stored = await storeWithinLimits(within, asking)
    return stored && { ...stored, lead: await keepLead(within, noticed) }
  })
}

/** Stores a question for the person who attends the session, unless nobody does any more: then undefined. */
export async function storeForPerson(
  store: Store,
  { session, settings, question, now }: Omit<Asking, 'aliveUntil'>,
): Promise<StoredQuestion | undefined> {
  const noticed = await noticeLead(store, { session, settings, content: question.content })
  return await store.transaction(async (within) => {
    if (noticed !== undefined) await within.chatbots.lock(question.chatbotId)
    const attendance = await within.attendants.lock(session.id)
    if (attendance?.attendant !== 'Person') return undefined
    const stored = await within.messages.ask(question, now)
    if (stored === undefined) return undefined
    if (noticed !== undefined) await keepLead(within, noticed)
    await within.attendants.giveQuestions(session.id)
    await startTimers(within, { sessionId: session.id, settings, now, isVisitorWaiting: true })
    return stored
  })
}

type Transcript = { questionId: number; session: Session; settings: Settings; content: string }

/** Stores the words of a recording as its question, and the lead that they reveal, if they reveal one. */
export async function storeTranscript(
  store: Store,
  { questionId, session, settings, content }: Transcript,
): Promise<KnownLead | undefined> {
  await store.messages.setContent(questionId, content)
  const noticed = await noticeLead(store, { session, settings, content })
  return noticed && (await store.transaction((within) => keepLead(within, noticed)))
}

/** The privacy text that a person is still owed: it is said once, with the first answer after they left an address. */
export const owedPrivacyText = (lead: KnownLead | undefined, settings: Settings): string =>
  lead?.consent === null ? privacyText(settings) : ''

/**
 * Stores a complete answer, and that `lead` was shown the privacy text `shown`, where it is not empty. Undefined, with
 * nothing stored, when the question waits for no answer any more.
 */
export async function storeAnswer(
  { store, now }: { store: Store; now: Clock },
  answer: NewAnswer,
  { lead, shown }: { lead: KnownLead | undefined; shown: string },
): Promise<number | undefined> {
  if (lead === undefined || shown === '') return await store.messages.answer(answer, 'answered')
  return await store.transaction(async (within) => {
    const id = await within.messages.answer(answer, 'answered')
    if (id !== undefined) await within.leads.consent(lead.id, { text: shown, at: now() })
    return id
  })
}

/** What a person who leaves an address is shown of the chatbot's privacy policy; "" where it has none. */
function privacyText(settings: Settings): string {
  const { ChatbotPrivacyPolicyName, ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl } = settings
  const parts = [ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl].map((part) => part.trim())
  const text = parts.filter((part) => part !== '').join(' ')
  const name = ChatbotPrivacyPolicyName.trim()
  if (text === '') return ''
  return name === '' ? text : `${name}: ${text}`
}
