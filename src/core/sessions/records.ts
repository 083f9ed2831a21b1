import { DateTime } from 'luxon'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { startTimers } from '../people/attendants/timers.ts'
import { detectLead } from '../people/leads/detect-lead.ts'
import { keepLead } from '../people/leads/records.ts'
import type { Lead } from '../ports/people.ts'
import type { Clock, NewAnswer, NewQuestion, QuestionScope, Session, Store, StoredQuestion } from '../ports/ports.ts'

type KnownLead = Pick<Lead, 'id' | 'consent'>
/** `lead`: the visitor's lead, if this question contains one. */
export type AcceptedQuestion = StoredQuestion & { lead: KnownLead | undefined }

/** Stores a question and the lead that it contains. Undefined if its Idempotency-Key is taken. */
export async function storeQuestion(store: Store, asking: Asking): Promise<AcceptedQuestion | undefined> {
  const { session, settings, question } = asking
  await prepareLimits(store, asking)
  const detected = await detectLead(store, { session, settings, content: question.content })
  if (detected === undefined) {
    const stored = await storeWithinLimits(store, asking)
    return stored && { ...stored, lead: undefined }
  }
  return await store.transaction(async (within) => {
    // The chatbot is locked before the question is written, in the same order as removal does, to avoid deadlocks.
    await within.chatbots.lock(question.chatbotId)
    const stored = await storeWithinLimits(within, asking)
    return stored && { ...stored, lead: await keepLead(within, detected) }
  })
}

/** Stores a question for the person who attends the session. Undefined if no person does any more. */
export async function storeForPerson(
  store: Store,
  { session, settings, question, now }: Omit<Asking, 'aliveUntil'>,
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

type Asking = { question: NewQuestion; session: Session; settings: Settings; now: number; aliveUntil: number }

/** Builds the month's count if there is none. May be slow, so call it outside a transaction. */
async function prepareLimits(store: Store, { question, settings, now }: Asking): Promise<void> {
  if (settings.MessageLimit < 0) return
  await store.messages.prepareMonthCount(question.chatbotId, monthOf(now, settings.TimeZone).startsAt)
}

/**
 * Stores a question unless it exceeds one of its chatbot's limits; then nothing is stored. Undefined if its Idempotency-Key is
 * taken. Call `prepareLimits` before.
 */
async function storeWithinLimits(store: Store, asking: Asking): Promise<StoredQuestion | undefined> {
  const { question, settings, aliveUntil } = asking
  const rated = settings.RateLimitCount > 0 && settings.RateLimitTime > 0
  const limited = settings.MessageLimit >= 0
  if (!rated && !limited) return await store.messages.ask(question, aliveUntil)

  return await store.transaction(async (within) => {
    // Locked, so that concurrent questions in all processes are counted one after another.
    await within.chatbots.lock(question.chatbotId)
    const asked = await within.messages.ask(question, aliveUntil)
    if (asked !== undefined && rated) await checkRate(within.messages, asking)
    if (asked !== undefined && limited) await checkMonth(within.messages, asking)
    return asked
  })
}

type Messages = Pick<Store['messages'], 'countQuestions' | 'countMonth' | 'nthNewestAt'>

/** How far the clocks of the machines that run one service differ, at most. Questions that are later were asked before the clock was set back. */
const MACHINES_DIFFER_MS = 10_000

/** A sliding window: at most RateLimitCount questions in any RateLimitTime seconds, including the new one. */
async function checkRate(messages: Messages, { session, settings, now }: Asking): Promise<void> {
  const { RateLimitCount, RateLimitTime, RateLimitMessage } = settings
  const windowMs = RateLimitTime * 1_000
  const visitor = visitorOf(session)
  const until = now + MACHINES_DIFFER_MS
  if ((await messages.countQuestions(visitor, { since: now - windowMs + 1, until })) <= RateLimitCount) return
  const oldest = Math.min(now, (await messages.nthNewestAt(visitor, RateLimitCount + 1, until)) ?? now)
  throw new AppError('rateLimited', RateLimitMessage || undefined, { retryAfterMs: oldest + windowMs - now })
}

const visitorOf = ({ id, chatbotId, visitorId }: Session): QuestionScope =>
  visitorId === null ? { sessionId: id } : { chatbotId, visitorId }

async function checkMonth(messages: Messages, { question, settings, now }: Asking): Promise<void> {
  const month = monthOf(now, settings.TimeZone)
  if ((await messages.countMonth(question.chatbotId, month.startsAt)) <= settings.MessageLimit) return
  throw new AppError('messageLimitReached', undefined, { retryAfterMs: month.endsAt - now })
}

/** The calendar month in a time zone, in ms. */
function monthOf(now: number, zone: string): Month {
  const known = months.get(zone)
  if (known !== undefined && known.startsAt <= now && now < known.endsAt) return known
  const first = DateTime.fromMillis(now, { zone }).startOf('month')
  const month = { startsAt: first.toMillis(), endsAt: first.plus({ months: 1 }).toMillis() }
  months.set(zone, month)
  return month
}

type Month = { startsAt: number; endsAt: number }
/** Cache of the current month per time zone; there are a few hundred zones. */
const months = new Map<string, Month>()
