import { DateTime } from 'luxon'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import type { NewQuestion, QuestionScope, Session, Store, StoredQuestion } from '../ports/ports.ts'

export type Asking = { question: NewQuestion; session: Session; settings: Settings; now: number; aliveUntil: number }

/** Counts a whole month for the first time, which may take long: outside of any transaction. */
export async function prepareLimits(store: Store, { question, settings, now }: Asking): Promise<void> {
  if (settings.MessageLimit < 0) return
  await store.messages.prepareMonthCount(question.chatbotId, monthOf(now, settings.TimeZone).startsAt)
}

/**
 * Stores a question unless it is over one of its chatbot's limits; then nothing is stored. Undefined when its
 * Idempotency-Key is taken. `prepareLimits` comes before.
 */
export async function storeWithinLimits(store: Store, asking: Asking): Promise<StoredQuestion | undefined> {
  const { question, settings, aliveUntil } = asking
  const rated = settings.RateLimitCount > 0 && settings.RateLimitTime > 0
  const limited = settings.MessageLimit >= 0
  if (!rated && !limited) return await store.messages.ask(question, aliveUntil)

  return await store.transaction(async (within) => {
    // Questions that come at the same moment, to any process, are counted one after the other.
    await within.chatbots.lock(question.chatbotId)
    const asked = await within.messages.ask(question, aliveUntil)
    if (asked !== undefined && rated) await checkRate(within.messages, asking)
    if (asked !== undefined && limited) await checkMonth(within.messages, asking)
    return asked
  })
}

type Messages = Pick<Store['messages'], 'countQuestions' | 'countMonth' | 'nthNewestAt'>

/** A sliding window: RateLimitCount questions in any RateLimitTime seconds. The new question is among those counted. */
async function checkRate(messages: Messages, { session, settings, now }: Asking): Promise<void> {
  const { RateLimitCount, RateLimitTime, RateLimitMessage } = settings
  const windowMs = RateLimitTime * 1_000
  const visitor = visitorOf(session)
  if ((await messages.countQuestions(visitor, now - windowMs + 1)) <= RateLimitCount) return
  const oldest = (await messages.nthNewestAt(visitor, RateLimitCount + 1)) ?? now
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
/** The last month asked for, by time zone, of which there are some hundred. */
const months = new Map<string, Month>()
