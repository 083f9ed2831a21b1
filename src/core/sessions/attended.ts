import { setTimeout as delay } from 'node:timers/promises'
import type { Final } from '../../contract/chat.ts'
import type { Store } from '../ports/ports.ts'

/** What is answered, at once, to a question that a person is to answer. */
export const attended = (questionId: number): Final => ({
  QuestionID: questionId,
  AnswerID: 0,
  Answer: '',
  TotalToken: 0,
  NoAnswer: false,
  Attendant: 'Person',
})

/** Gives the questions of a session to the person who attends it; false when nobody does any more. */
export const giveQuestions = (store: Store, sessionId: number): Promise<boolean> =>
  store.transaction(async (within) => {
    const attendance = await within.attendants.lock(sessionId)
    if (attendance?.attendant !== 'Person') return false
    await within.attendants.giveQuestions(sessionId)
    return true
  })

/** How long an answer makes way for a claim; one that takes longer has failed. */
const MAKE_WAY_MS = 5_000
const POLL_MS = 20

/** Whether what an answer made way for has happened by now, or does soon. */
export async function isSoon(hasHappened: () => Promise<boolean>): Promise<boolean> {
  for (const giveUpAt = performance.now() + MAKE_WAY_MS; ; await delay(POLL_MS)) {
    if (await hasHappened()) return true
    if (performance.now() > giveUpAt) return false
  }
}

/** Whether a question is a person's to answer. */
export const isAttended = async (store: Store, questionId: number): Promise<boolean> =>
  (await store.messages.question(questionId))?.state === 'attended'

/** Whether a person has taken the session over since `turn`; they may have handed it back already. */
export async function isClaimedSince(store: Store, sessionId: number, since: number): Promise<boolean> {
  const { attendant, turn } = await store.attendants.read(sessionId)
  return attendant === 'Person' || turn > since
}
