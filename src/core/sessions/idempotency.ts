import { setTimeout as delay } from 'node:timers/promises'
import { type AskEvent, KEY_LIFE_HOURS, KEY_LIFE_MS } from '../../contract/chat.ts'
import { AppError } from '../../contract/errors.ts'
import { invalid } from '../../contract/validation/validate.ts'
import type { EventStream, Idempotency } from '../handlers.ts'
import { LEASE_MAX_MS, type NewQuestion, type Question } from '../ports/messages.ts'
import type { Clock, Store } from '../ports/ports.ts'
import { finalForPerson } from './attended.ts'
import { POLL_MS, type RunningAnswers } from './running-answers.ts'

type Deps = { store: Store; running: RunningAnswers; now: Clock }

/**
 * The answer to an earlier question with the same Idempotency-Key: followed from its first fragment while it runs here, waited
 * for if another process runs it, else read from the store. Undefined if the question is new, expired or abandoned.
 */
export async function joinRepeated(
  { store, running, now }: Deps,
  { sessionId, idempotency }: NewQuestion,
  signal: AbortSignal,
): Promise<EventStream<AskEvent> | undefined> {
  if (idempotency === null) return undefined
  let marked: number | undefined
  for (;;) {
    const known = await store.messages.byKey(sessionId, idempotency.key)
    if (known === undefined || known.state === 'failed' || (await isForgotten(known))) return undefined
    if (known.bodyHash !== idempotency.bodyHash) throw new AppError('keyReused')
    const here = running.get(known.id)
    if (here !== undefined) return await here.follow(signal)
    if (known.state === 'attended' || known.state === 'removed') return async (tell) => tell(finalForPerson(known.id))
    if (known.state === 'answered') return await storedAnswer(store, known)
    if (known.id !== marked) await store.messages.markReadElsewhere(known.id)
    marked = known.id
    await delay(POLL_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return async () => {}
  }

  /** Frees a key that has expired or whose process died before answering. */
  async function isForgotten({ id, state, createdAt, aliveUntil }: Question): Promise<boolean> {
    const isExpired = createdAt < now() - KEY_LIFE_MS
    if (isExpired) await store.messages.freeKey(id)
    // The lease of a process that died before the clock was set back ends much later than any that is renewed.
    const isAlive = aliveUntil >= now() && aliveUntil <= now() + LEASE_MAX_MS
    if (isExpired || state !== 'asked' || isAlive || running.get(id) !== undefined) return isExpired
    return await store.messages.abandon(id)
  }
}

type KeyHolder = { id: number; bodyHash: string; createdAt: number }

/**
 * Id of `known`, which an earlier request with the same Idempotency-Key stored. Undefined if there is none, or if its key has
 * expired; then `freeKey` is called, which callers leave out whose next write frees the key anyway. Fails with `keyReused` if
 * that request asked for something else.
 */
export async function storedByRepeated(
  known: KeyHolder | undefined,
  { bodyHash }: Idempotency,
  { now, freeKey }: { now: Clock; freeKey?: (id: number) => Promise<void> },
): Promise<number | undefined> {
  if (known === undefined) return undefined
  if (known.createdAt < now() - KEY_LIFE_MS) {
    await freeKey?.(known.id)
    return undefined
  }
  if (known.bodyHash !== bodyHash) throw new AppError('keyReused')
  return known.id
}

/** Id of the message that an earlier request with the same Idempotency-Key stored in the session, see `storedByRepeated`. */
export async function messageWithKey(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  sessionId: number,
  idempotency: Idempotency,
): Promise<number | undefined> {
  const { messages } = store
  const known = await messages.withKey(sessionId, idempotency.key)
  return await storedByRepeated(known, idempotency, { now, freeKey: (id) => messages.freeKey(id) })
}

/** The error for a client that resumes an answer that does not exist. Its question is not asked again: it has read a part of the answer. */
export const noAnswerToResume = (): AppError =>
  invalid([
    {
      Field: 'Last-Event-ID',
      Message: `is of no answer in this session: it failed, was removed, is older than ${KEY_LIFE_HOURS} hours, or belongs to another session; leave the header out to ask`,
    },
  ])

async function storedAnswer(store: Store, { id: questionId, isClaimed }: Question): Promise<EventStream<AskEvent>> {
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
      ...(isClaimed && { Attendant: 'Person' }),
    })
  }
}
