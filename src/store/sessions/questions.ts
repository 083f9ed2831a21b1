import type { Kysely } from 'kysely'
import { AppError } from '../../contract/envelope.ts'
import type { KeptQuestion, NewQuestion } from '../../core/ports/ports.ts'
import { lockChatbot } from '../chatbots.ts'
import { atomically, soon } from '../database.ts'
import { useFiles } from '../files/file-uses.ts'
import { asChild } from '../parents.ts'
import type { Tables } from '../tables.ts'
import { insertQuestion } from './message-queries.ts'

type Times = { now: number; aliveUntil: number }

/** Keeps a question with its files. Undefined when its Idempotency-Key is taken in its session. */
export async function keepQuestion(
  db: Kysely<Tables>,
  { fileIds, once, ...question }: NewQuestion,
  times: Times,
): Promise<KeptQuestion | undefined> {
  async function insert(within: Kysely<Tables>): Promise<number | undefined> {
    const key = { key: once?.key ?? null, bodyHash: once?.bodyHash ?? null }
    const [row] = await insertQuestion(within, { ...question, ...times, ...key, fileIds: JSON.stringify(fileIds) })
    return row?.id
  }
  async function insertWithFiles(within: Kysely<Tables>): Promise<number | undefined> {
    // Before the files: whoever removes the chatbot takes them in this order too.
    await lockChatbot(within, question.chatbotId)
    const id = await insert(within)
    if (id !== undefined && !(await useFiles(within, fileIds, question.chatbotId, 'question')))
      throw new AppError('unknownFile')
    return id
  }
  const { result: id, kept } = await asChild('noSuchSession', async () =>
    fileIds.length === 0
      ? await soon(db, insert)
      : { result: await atomically(db, insertWithFiles), kept: Promise.resolve() },
  )
  return id === undefined ? undefined : { id, kept }
}
