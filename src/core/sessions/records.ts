import type { Settings } from '../../contract/chatbot/settings.ts'
import { startTimers } from '../people/attendants/timers.ts'
import { detectLead } from '../people/leads/detect-lead.ts'
import { keepLead } from '../people/leads/records.ts'
import type { NewAnswer, StoredQuestion } from '../ports/messages.ts'
import type { Lead } from '../ports/people.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Session } from '../ports/sessions.ts'
import { prepareLimits, type QuestionToStore, storeWithinLimits } from './question-limits.ts'

type KnownLead = Pick<Lead, 'id' | 'consent'>
/** `lead`: the visitor's lead, if this question contains one. */
export type AcceptedQuestion = StoredQuestion & { lead: KnownLead | undefined }

/** Stores a question and the lead that it contains. Undefined if its Idempotency-Key is taken. */
export async function storeQuestion(store: Store, toStore: QuestionToStore): Promise<AcceptedQuestion | undefined> {
  const { session, settings, question } = toStore
  await prepareLimits(store, toStore)
  const detected = await detectLead(store, { session, settings, content: question.content })
  if (detected === undefined) {
    const stored = await storeWithinLimits(store, toStore)
    return stored && { ...stored, lead: undefined }
  }
  return await store.transaction(async (within) => {
    // The chatbot is locked before the question is written, in the same order as removal does, to avoid deadlocks.
    await within.chatbots.lock(question.chatbotId)
    const stored = await storeWithinLimits(within, toStore)
    return stored && { ...stored, lead: await keepLead(within, detected) }
  })
}

/** Stores a question for the person who attends the session. Undefined if no person does any more. */
export async function storeForPerson(
  store: Store,
  { session, settings, question, now }: Omit<QuestionToStore, 'aliveUntil'>,
): Promise<StoredQuestion | undefined> {
  const detected = await detectLead(store, { session, settings, content: question.content })
  return await store.transaction(async (within) => {
    if (detected !== undefined) await within.chatbots.lock(question.chatbotId)
    const attendance = await within.attendants.lock(session.id)
    if (attendance?.attendant !== 'Person') return undefined
    const stored = await within.messages.ask(question, now)
    if (stored === undefined) return undefined
    if (detected !== undefined) await keepLead(within, detected)
    await within.attendants.assignQuestionsToPerson(session.id)
    await startTimers(within, { sessionId: session.id, settings, now, isVisitorWaiting: true })
    return stored
  })
}

type Transcript = { questionId: number; session: Session; settings: Settings; content: string }

/** Stores a recording's transcript as the question's text, and the lead that it contains. */
export async function storeTranscript(
  store: Store,
  { questionId, session, settings, content }: Transcript,
): Promise<KnownLead | undefined> {
  await store.messages.setContent(questionId, content)
  const detected = await detectLead(store, { session, settings, content })
  return detected && (await store.transaction((within) => keepLead(within, detected)))
}

/** The privacy text to append; it is shown once, in the first answer after the visitor left contact details. */
export const owedPrivacyText = (lead: KnownLead | undefined, settings: Settings): string =>
  lead?.consent === null ? privacyText(settings) : ''

/**
 * Stores a complete answer, and that `lead` was shown the privacy text `shown` (if not empty). Undefined, with nothing stored, if
 * the question no longer waits for an answer.
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

/** The privacy text for visitors who leave contact details; "" if the chatbot has none. */
function privacyText(settings: Settings): string {
  const { ChatbotPrivacyPolicyName, ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl } = settings
  const parts = [ChatbotPrivacyPolicyDescription, ChatbotPrivacyPolicyUrl].map((part) => part.trim())
  const text = parts.filter((part) => part !== '').join(' ')
  const name = ChatbotPrivacyPolicyName.trim()
  if (text === '') return ''
  return name === '' ? text : `${name}: ${text}`
}
