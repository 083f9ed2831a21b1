import { setTimeout as delay } from 'node:timers/promises'
import type { AskEvent } from '../../contract/chat.ts'
import { AppError } from '../../contract/envelope.ts'
import type { Telling } from '../handlers.ts'
import type { Clock, NewQuestion, Question, Store } from '../ports/ports.ts'
import type { Runs } from './runs.ts'

/** How long an Idempotency-Key is remembered. */
const KEY_LIFE_MS = 24 * 3_600_000
const POLL_MS = 100

type Deps = { store: Store; runs: Runs; now: Clock }

/**
 * The answer to a question that came before under the same Idempotency-Key: joined from its first fragment while it is
 * being made, read back once it is stored. Undefined when the question has to be asked, for the first time or anew.
 */
export async function joinRepeated(
  { store, runs, now }: Deps,
  { sessionId, once }: NewQuestion,
  signal: AbortSignal,
): Promise<Telling<AskEvent> | undefined> {
  if (once === null) return undefined
  for (;;) {
    const known = await store.messages.byKey(sessionId, once.key)
    if (known === undefined || (await forgotten(known))) return undefined
    if (known.bodyHash !== once.bodyHash) throw new AppError('keyReused')
    const here = runs.get(known.id)
    if (here !== undefined) return await here.follow(signal)
    if (known.state === 'answered') return await storedAnswer(store, known.id)
    await delay(POLL_MS, undefined, { signal })
  }

  /** Frees a key that is too old, or whose process died before it answered. */
  async function forgotten({ id, state, createdAt, aliveUntil }: Question): Promise<boolean> {
    const expired = createdAt < now() - KEY_LIFE_MS
    const abandoned = state === 'asked' && aliveUntil < now() && runs.get(id) === undefined
    if (expired) await store.messages.freeKey(id)
    else if (abandoned) await store.messages.fail(id)
    return expired || abandoned
  }
}

async function storedAnswer(store: Store, questionId: number): Promise<Telling<AskEvent>> {
  const answer = await store.messages.answerTo(questionId)
  if (answer === undefined) throw new AppError('noSuchSession')
  return async (tell) => {
    tell({ content: answer.content })
    tell({
      QuestionID: questionId,
      AnswerID: answer.id,
      Answer: answer.content,
      TotalToken: answer.totalToken,
      NoAnswer: answer.noAnswer,
    })
  }
}
