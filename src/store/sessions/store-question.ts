import type { Kysely, OnConflictBuilder } from 'kysely'
import { KEY_LIFE_MS } from '../../contract/chat.ts'
import { AppError } from '../../contract/errors.ts'
import type { Idempotency } from '../../core/handlers.ts'
import type { NewQuestion, StoredQuestion } from '../../core/ports/messages.ts'
import { lockChatbot } from '../chatbots.ts'
import { preparedInsert } from '../database/prepared.ts'
import { messageEvent, queueEvents } from '../events/queued-events.ts'
import { recordFileUse } from '../files/file-uses.ts'
import type { Tables } from '../tables.ts'
import { mapMissingParent } from '../transactions/foreign-keys.ts'
import { commitTogether } from '../transactions/group-commit.ts'
import { type LockedSession, lockSessions, readLastAsked } from '../transactions/lock-sessions.ts'
import { atomically } from '../transactions/transactions.ts'
import { toQueueState } from './message-queries.ts'

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

type Key = { sessionId: number; idempotency: Idempotency }

const ofFailed = (db: Kysely<Tables>, { sessionId, idempotency }: Key) =>
  db
    .updateTable('message')
    .where('session_id', '=', sessionId)
    .where('idempotency_key', '=', idempotency.key)
    .where('state', '=', 'failed')

/** Takes an Idempotency-Key from a failed question. False if none has it. */
export async function freeFailedKey(within: Kysely<Tables>, key: Key): Promise<boolean> {
  const { numUpdatedRows } = await ofFailed(within, key).set({ idempotency_key: null }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Like `freeFailedKey`, for a failed question that is asked again now: it is taken out of the session, where it would stand twice.
 */
async function replaceFailed(within: Kysely<Tables>, { chatbotId, ...key }: Key & { chatbotId: number }, now: number) {
  const replaced = await ofFailed(within, key)
    .where('body_hash', '=', key.idempotency.bodyHash)
    .where('created_at', '>=', now - KEY_LIFE_MS)
    .set({ state: 'repeated', content: '', idempotency_key: null })
    .returning('id')
    .executeTakeFirst()
  if (replaced === undefined) return false
  const of = { chatbotId, sessionId: key.sessionId }
  queueEvents(within, [messageEvent(of, replaced.id, JSON.stringify({ Change: 'Removed' }))], now)
  return true
}

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
      const isReplaced = await replaceFailed(within, { chatbotId, sessionId, idempotency }, times.now)
      if (isReplaced || (await freeFailedKey(within, { sessionId, idempotency })))
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
