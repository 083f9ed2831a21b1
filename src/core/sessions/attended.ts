import { setTimeout as delay } from 'node:timers/promises'
import type { Final } from '../../contract/chat.ts'
import { AppError } from '../../contract/errors.ts'
import type { Store } from '../ports/ports.ts'
import type { Attempt } from './attempt.ts'

/** The final object for a question that a person will answer. */
export const finalForPerson = (questionId: number): Final => ({
  QuestionID: questionId,
  AnswerID: 0,
  Answer: '',
  TotalToken: 0,
  NoAnswer: false,
  Attendant: 'Person',
})

/** Marks a session's questions as attended; false if no person attends it any more. */
export const assignQuestionsToPerson = (store: Store, sessionId: number): Promise<boolean> =>
  store.transaction(async (within) => {
    const attendance = await within.attendants.lock(sessionId)
    if (attendance?.attendant !== 'Person') return false
    await within.attendants.assignQuestionsToPerson(sessionId)
    return true
  })

/** Maximum time that an answer waits for a claim to complete. */
const CLAIM_TIMEOUT_MS = 5_000
const POLL_MS = 20

/** Polls until `hasHappened` is true; false after the timeout. */
export async function becomesTrue(hasHappened: () => Promise<boolean>): Promise<boolean> {
  for (const giveUpAt = performance.now() + CLAIM_TIMEOUT_MS; ; await delay(POLL_MS)) {
    if (await hasHappened()) return true
    if (performance.now() > giveUpAt) return false
  }
}

/** Whether a question was passed to a person. */
export const isAttended = async (store: Store, questionId: number): Promise<boolean> =>
  ['attended', 'removed'].includes((await store.messages.question(questionId))?.state ?? '')

/** Whether a person has claimed the session since that turn, even if they have handed it back. */
export async function isClaimedSince(store: Store, sessionId: number, since: number): Promise<boolean> {
  const { attendant, turn } = await store.attendants.read(sessionId)
  return attendant === 'Person' || turn > since
}

/** Without text so far, the question goes to the person who claims; if the claim does not complete, it is answered after all. */
export async function yieldToClaim({ store, accepted: { id }, events }: Attempt): Promise<'done' | 'unclaimed'> {
  await store.attendants.markWaitingForClaim(id)
  if (await becomesTrue(() => isAttended(store, id))) {
    events.finish(finalForPerson(id))
    return 'done'
  }
  await store.attendants.unmarkWaitingForClaim(id)
  return 'unclaimed'
}

/** Ends here if a person has the question; else fails. */
export async function finishForPerson(attempt: Attempt): Promise<'done'> {
  const { store, accepted, events } = attempt
  if (!(await isAttended(store, accepted.id))) throw await lossError(attempt)
  events.finish(finalForPerson(accepted.id))
  return 'done'
}

/**
 * Why a question is lost that no person has: its session is removed, or else the client is to ask again. Removal takes the messages
 * before the session.
 */
export async function lossError({ store, task: { session, chatbot }, accepted }: Attempt): Promise<AppError> {
  const isRemoved =
    (await store.messages.question(accepted.id)) === undefined ||
    (await store.sessions.withChatbot(session.id, chatbot.workspaceId)) === undefined
  return isRemoved
    ? new AppError('noSuchSession')
    : new AppError('modelUnavailable', undefined, { retryAfterMs: 1_000 })
}
