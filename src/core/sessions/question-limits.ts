import { DateTime } from 'luxon'
import type { Settings } from '../../contract/chatbot/settings.ts'
import { AppError } from '../../contract/errors.ts'
import type { NewQuestion, QuestionScope, StoredQuestion } from '../ports/messages.ts'
import type { Store } from '../ports/ports.ts'
import type { Session } from '../ports/sessions.ts'

/** A question to be stored, and what its limits depend on. `now`, and the end of its lease `aliveUntil`, in ms. */
export type QuestionToStore = {
  question: NewQuestion
  session: Session
  settings: Settings
  now: number
  aliveUntil: number
}

/** Builds the month's count if there is none. May be slow, so call it outside a transaction. */
export async function prepareLimits(store: Store, { question, settings, now }: QuestionToStore): Promise<void> {
  if (settings.MessageLimit < 0) return
  await store.messages.prepareMonthCount(question.chatbotId, monthOf(now, settings.TimeZone).startsAt)
}

/**
 * Stores a question unless it exceeds one of its chatbot's limits; then nothing is stored. Undefined if its Idempotency-Key is
 * taken. Call `prepareLimits` before.
 */
export async function storeWithinLimits(store: Store, toStore: QuestionToStore): Promise<StoredQuestion | undefined> {
  const { question, settings, aliveUntil } = toStore
  const rated = settings.RateLimitCount > 0 && settings.RateLimitTime > 0
  const limited = settings.MessageLimit >= 0
  if (!rated && !limited) return await store.messages.ask(question, aliveUntil)

  return await store.transaction(async (within) => {
    // Locked, so that concurrent questions in all processes are counted one after another.
    await within.chatbots.lock(question.chatbotId)
    const asked = await within.messages.ask(question, aliveUntil)
    if (asked !== undefined && rated) await checkRate(within.messages, toStore)
    if (asked !== undefined && limited) await checkMonth(within.messages, toStore)
    return asked
  })
}

type Messages = Pick<Store['messages'], 'countQuestions' | 'countMonth' | 'nthNewestAt'>

/** How far the clocks of several machines differ, at most. Questions that are later were asked before the clock was set back. */
const SERVER_CLOCK_SKEW_MS = 10_000

/** A sliding window: at most RateLimitCount questions in any RateLimitTime seconds, including the new one. */
async function checkRate(messages: Messages, { session, settings, now }: QuestionToStore): Promise<void> {
  const { RateLimitCount, RateLimitTime, RateLimitMessage } = settings
  const windowMs = RateLimitTime * 1_000
  const visitor = visitorOf(session)
  const until = now + SERVER_CLOCK_SKEW_MS
  if ((await messages.countQuestions(visitor, { since: now - windowMs + 1, until })) <= RateLimitCount) return
  const oldest = Math.min(now, (await messages.nthNewestAt(visitor, RateLimitCount + 1, until)) ?? now)
  throw new AppError('rateLimited', RateLimitMessage || undefined, { retryAfterMs: oldest + windowMs - now })
}

const visitorOf = ({ id, chatbotId, visitorId }: Session): QuestionScope =>
  visitorId === null ? { sessionId: id } : { chatbotId, visitorId }

async function checkMonth(messages: Messages, { question, settings, now }: QuestionToStore): Promise<void> {
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
