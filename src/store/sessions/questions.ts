import type { Kysely } from 'kysely'
import { AppError } from '../../contract/envelope.ts'
import type { NewQuestion, StoredQuestion } from '../../core/ports/ports.ts'
import { lockChatbot } from '../chatbots.ts'
import { atomically, mapMissingParent } from '../database.ts'
import { addPending, messageEvent } from '../events/pending.ts'
import { useFiles } from '../files/file-uses.ts'
import { commitTogether } from '../group-commit.ts'
import type { Tables } from '../tables.ts'
import { insertQuestion, lockSession } from './message-queries.ts'

type Times = { now: number; aliveUntil: number }

/** Stores a question with its files. Undefined when its Idempotency-Key is taken in its session. */
export async function storeQuestion(
  db: Kysely<Tables>,
  { fileIds, once, ...question }: NewQuestion,
  times: Times,
): Promise<StoredQuestion | undefined> {
  async function insert(within: Kysely<Tables>): Promise<number | undefined> {
    await lockSession(within, question.sessionId)
    const key = { key: once?.key ?? null, bodyHash: once?.bodyHash ?? null }
    const [row] = await insertQuestion(within, { ...question, ...times, ...key, fileIds: JSON.stringify(fileIds) })
    if (row !== undefined) addPending(within, [messageEvent(question, row.id)], times.now)
    return row?.id
  }
  async function insertWithFiles(within: Kysely<Tables>): Promise<number | undefined> {
    // The chatbot is locked before its files: its removal locks in the same order.
    await lockChatbot(within, question.chatbotId)
    const id = await insert(within)
    if (id !== undefined && !(await useFiles(within, fileIds, question.chatbotId, 'question')))
      throw new AppError('unknownFile')
    return id
  }
  const { result: id, durable } = await mapMissingParent('noSuchSession', async () =>
    fileIds.length === 0
      ? await commitTogether(db, question.sessionId, insert)
      : { result: await atomically(db, insertWithFiles), durable: Promise.resolve() },
  )
  return id === undefined ? undefined : { id, durable }
}
