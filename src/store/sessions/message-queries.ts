import { type Kysely, type OnConflictBuilder, sql } from 'kysely'
import { KEY_LIFE_MS } from '../../contract/chat.ts'
import { AppError } from '../../contract/errors.ts'
import { Attendant } from '../../contract/events/events.ts'
import { HOUR_MS } from '../../contract/fields.ts'
import {
  EXCHANGES_MAX,
  type NewQuestion,
  type QuestionState,
  type QueueState,
  type StoredQuestion,
} from '../../core/ports/messages.ts'
import { lockChatbot } from '../chatbots.ts'
import { isPostgres } from '../database/database-kind.ts'
import { hasCome } from '../database/due.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared, preparedInsert, preparedWrite } from '../database/prepared.ts'
import { messageEvent, queueEvents } from '../events/queued-events.ts'
import { recordFileUse } from '../files/file-uses.ts'
import type { Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import { commitTogether } from '../transactions/group-commit.ts'
import { type LockedSession, lockSessions, readLastAsked } from '../transactions/lock-sessions.ts'
import { atomically } from '../transactions/transactions.ts'

type AskedRow = {
  chatbotId: number
  sessionId: number
  content: string
  now: number
  type: string
  fileIds: string
  visitorName?: string | null
  key: string | null
  bodyHash: string | null
  aliveUntil: number
}

/** With it, an insert does nothing if the Idempotency-Key is taken in the session. */
export const ofSameKey = (clash: OnConflictBuilder<Tables, 'message'>) =>
  clash.columns(['session_id', 'idempotency_key']).where('idempotency_key', 'is not', null).doNothing()

export const insertQuestion = preparedInsert((db, given: AskedRow) =>
  db
    .insertInto('message')
    .values({
      chatbot_id: given.chatbotId,
      session_id: given.sessionId,
      role: 'question',
      content: given.content,
      created_at: given.now,
      type: given.type,
      state: 'asked',
      file_ids: given.fileIds,
      by_name: given.visitorName ?? null,
      idempotency_key: given.key,
      body_hash: given.bodyHash,
      alive_until: given.aliveUntil,
    })
    .onConflict(ofSameKey),
)

type Key = { sessionId: number; key: string }

const ofFailed = (db: Kysely<Tables>, { sessionId, key }: Key) =>
  db
    .updateTable('message')
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', key)
    .where('state', '=', 'failed')

/**
 * Takes its Idempotency-Key from a failed question, if one has it. `same`: what is asked again now; if the failed question is
 * this one, it is taken out of the session, since it would stand there twice.
 */
export async function freeFailedKey(
  within: Kysely<Tables>,
  { same, now, ...key }: Key & { same?: { chatbotId: number; bodyHash: string }; now: number },
): Promise<boolean> {
  if (same !== undefined) {
    const repeated = await ofFailed(within, key)
      .where('body_hash', '=', same.bodyHash)
      .where('created_at', '>=', now - KEY_LIFE_MS)
      .set({ state: 'repeated', content: '', idempotency_key: null })
      .returning('id')
      .executeTakeFirst()
    if (repeated !== undefined) {
      const of = { chatbotId: same.chatbotId, sessionId: key.sessionId }
      queueEvents(within, [messageEvent(of, repeated.id, JSON.stringify({ Change: 'Removed' }))], now)
      return true
    }
  }
  const { numUpdatedRows } = await ofFailed(within, key).set({ idempotency_key: null }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** States of questions that count nowhere. */
export const UNCOUNTED: readonly QuestionState[] = ['failed', 'repeated']

type Queued = { sessionId: number; questionId: number; now: number }

/** The attendant of a question's session, and the last earlier question still being answered. */
export const selectQueueState = prepared((db, given: Queued) => {
  const state = db
    .selectFrom('session')
    .select(['attendant', 'turn'])
    .select((is) =>
      is
        .selectFrom('message')
        .select('id')
        .where('session_id', '=', given.sessionId)
        .where('id', '<', given.questionId)
        // A literal, so that the partial index applies.
        .where('state', '=', sql.lit('asked'))
        // An hour is more than a lease takes.
        .where((lease) => lease.not(hasCome('alive_until', given.now, HOUR_MS)))
        .orderBy('id', 'desc')
        .limit(ONE)
        .as('earlier'),
    )
    .where('id', '=', given.sessionId)
  return isPostgres(db) ? state.forShare() : state
})

// A literal: SQLite compiles a statement again on each run if its limit is a parameter.
const ONE = sql.lit(1)

/** The newest exchanges of a session whose answer's id is at least `from`, newest first. */
export const selectExchanges = prepared((db, given: { sessionId: number; from: number }) =>
  db
    .selectFrom('message as answer')
    .innerJoin('message as question', 'question.id', 'answer.question_id')
    .select(['answer.id', 'question.content as question', 'answer.content as answer', 'answer.memory'])
    .where('answer.session_id', '=', given.sessionId)
    .where('answer.role', '=', 'answer')
    .where('answer.id', '>=', given.from)
    .orderBy('answer.id', 'desc')
    .limit(sql.lit(EXCHANGES_MAX)),
)

type AnswerRow = {
  chatbotId: number
  sessionId: number
  questionId: number
  content: string
  now: number
  totalToken: number
  noAnswer: number
  memory: string | null
}

export const insertAnswer = preparedInsert((db, given: AnswerRow) =>
  db.insertInto('message').values({
    chatbot_id: given.chatbotId,
    session_id: given.sessionId,
    question_id: given.questionId,
    role: 'answer',
    content: given.content,
    created_at: given.now,
    total_token: given.totalToken,
    no_answer: given.noAnswer,
    memory: given.memory,
  }),
)

export const updateState = preparedWrite((db, given: { id: number; state: string }) =>
  db
    .updateTable('message')
    .set({ state: given.state })
    .where('id', '=', given.id)
    // Otherwise a person has taken the question, or it was abandoned.
    .where('state', '=', sql.lit('asked')),
)

const stillAsked = (db: Kysely<Tables>, { ids }: { ids: string }) =>
  db.selectFrom('message').select('id').where('id', 'in', idsIn(db, ids)).where('state', '=', sql.lit('asked'))

/** Those of the questions, a JSON list of ids, that still wait for their answer. */
export const selectStillAsked = prepared(stillAsked)

/** Renews the leases of those of the questions that still wait. Returns their ids. */
export const renewLeases = prepared((db, given: { ids: string; aliveUntil: number }) => {
  const asked = stillAsked(db, given)
  return (
    db
      .updateTable('message')
      .set({ alive_until: given.aliveUntil })
      // Skips locked rows: waiting for several rows could deadlock with another process.
      .where('id', 'in', isPostgres(db) ? asked.forUpdate().skipLocked() : asked)
      .returning('id')
  )
})

/** Those of the questions whose answer is to be stopped, and why. */
export const selectRequestedStops = prepared((db, given: { ids: string }) =>
  db
    .selectFrom('message')
    .select(['id', 'stop_requested'])
    .where('id', 'in', idsIn(db, given.ids))
    .where('stop_requested', 'is not', null),
)

type Times = { now: number; aliveUntil: number }

/** Stores a question with its files. Undefined if its Idempotency-Key is taken in the session. */
export async function storeQuestion(
  db: Kysely<Tables>,
  { fileIds, idempotency, ...question }: NewQuestion,
  times: Times,
): Promise<StoredQuestion | undefined> {
  async function insert(within: Kysely<Tables>, session: LockedSession | undefined): Promise<Inserted | undefined> {
    const key = { key: idempotency?.key ?? null, bodyHash: idempotency?.bodyHash ?? null }
    const row = { ...question, ...times, ...key, fileIds: JSON.stringify(fileIds) }
    let id = await insertQuestion(within, row)
    if (id === undefined && idempotency !== null) {
      const { sessionId, chatbotId } = question
      const same = { chatbotId, bodyHash: idempotency.bodyHash }
      if (await freeFailedKey(within, { sessionId, key: idempotency.key, same, now: times.now }))
        id = await insertQuestion(within, row)
    }
    if (id === undefined || session === undefined) return undefined
    queueEvents(within, [messageEvent(question, id)], times.now)
    const queue = toQueueState(session, session.lastAsked)
    session.lastAsked = id
    return { id, queue }
  }
  async function insertWithFiles(within: Kysely<Tables>): Promise<Inserted | undefined> {
    // Locks the chatbot before its files, in the same order as removal, to avoid deadlocks.
    await lockChatbot(within, question.chatbotId)
    const sessions = await lockSessions(within, [question.sessionId])
    await readLastAsked(within, sessions)
    const inserted = await insert(within, sessions.get(question.sessionId))
    const use = { chatbotId: question.chatbotId, purpose: 'question' } as const
    if (inserted !== undefined && !(await recordFileUse(within, fileIds, use))) throw new AppError('unknownFile')
    return inserted
  }
  const { result, durable } = await mapMissingParent('noSuchSession', async () =>
    fileIds.length === 0
      ? await commitTogether(db, { sessionId: question.sessionId, kind: 'question' }, insert)
      : { result: await atomically(db, insertWithFiles), durable: Promise.resolve() },
  )
  return result && { ...result, durable }
}

type Inserted = Omit<StoredQuestion, 'durable'>

export const toQueueState = (
  session: Pick<LockedSession, 'attendant' | 'turn'>,
  earlier: number | undefined,
): QueueState => ({ attendant: Attendant.parse(session.attendant), turn: session.turn, earlier })
