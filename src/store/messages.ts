import { type Kysely, sql } from 'kysely'
import { AppError } from '../contract/envelope.ts'
import type { Answer, Clock, NewQuestion, Question, QuestionState, Store } from '../core/ports.ts'
import { lockChatbot } from './chatbots.ts'
import { atomically } from './database.ts'
import { useFiles } from './file-uses.ts'
import { createMessageCounts } from './message-counts.ts'
import { asChild } from './parents.ts'
import type { Tables } from './tables.ts'

const questionColumns = ['id', 'session_id', 'state', 'body_hash', 'alive_until', 'created_at'] as const
const answerColumns = ['id', 'content', 'total_token', 'no_answer'] as const

export function createMessageStore(db: Kysely<Tables>, now: Clock): Store['messages'] {
  const questions = () => db.selectFrom('message').select(questionColumns).where('role', '=', 'question')
  const change = (
    id: number,
    row: { state?: QuestionState; idempotency_key?: null; alive_until?: number; content?: string },
  ) => db.updateTable('message').set(row).where('id', '=', id).execute()

  return {
    async ask(question, aliveUntil) {
      const { chatbotId, fileIds } = question
      if (fileIds.length === 0)
        return await asChild('noSuchSession', () => insertQuestion(db, question, aliveUntil, now()))
      return await atomically(db, async (within) => {
        // Before the files: whoever removes the chatbot takes them in this order too.
        await lockChatbot(within, chatbotId)
        const id = await asChild('noSuchSession', () => insertQuestion(within, question, aliveUntil, now()))
        if (id !== undefined && !(await useFiles(within, fileIds, chatbotId, 'question')))
          throw new AppError('unknownFile')
        return id
      })
    },

    async byKey(sessionId, key) {
      return toQuestion(
        await questions().where('session_id', '=', sessionId).where('idempotency_key', '=', key).executeTakeFirst(),
      )
    },

    async question(id) {
      return toQuestion(await questions().where('id', '=', id).executeTakeFirst())
    },

    async pendingBefore(sessionId, questionId) {
      const row = await db
        .selectFrom('message')
        .select('id')
        .where('session_id', '=', sessionId)
        .where('id', '<', questionId)
        // Spelled out, so that the index of these alone is found.
        .where('state', '=', sql.lit('asked'))
        .where('alive_until', '>', now())
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    async keepAlive(questionIds, aliveUntil) {
      const rows = await db
        .updateTable('message')
        .set({ alive_until: aliveUntil })
        .where('id', 'in', questionIds)
        .returning(['id', 'stop_requested'])
        .execute()
      return rows.flatMap(({ id, stop_requested }) => (stop_requested === 1 ? id : []))
    },

    async requestStop(sessionId) {
      const row = await db
        .updateTable('message')
        .set({ stop_requested: 1 })
        .where('id', '=', (first) =>
          first
            .selectFrom('message')
            .select((is) => is.fn.min('id').as('id'))
            .where('session_id', '=', sessionId)
            .where('state', '=', sql.lit('asked'))
            .where('alive_until', '>', now()),
        )
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    ...createMessageCounts(db),

    answer: (answer, state) =>
      atomically(db, async (within) => {
        const { id } = await within
          .insertInto('message')
          .values({
            chatbot_id: answer.chatbotId,
            session_id: answer.sessionId,
            question_id: answer.questionId,
            role: 'answer',
            content: answer.content,
            created_at: now(),
            total_token: answer.totalToken,
            no_answer: answer.noAnswer ? 1 : 0,
            memory: answer.memory,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const ended = state === 'failed' ? { state, idempotency_key: null } : { state }
        await within.updateTable('message').set(ended).where('id', '=', answer.questionId).execute()
        return id
      }),

    async answerTo(questionId) {
      const row = await db
        .selectFrom('message')
        .select(answerColumns)
        .where('question_id', '=', questionId)
        .executeTakeFirst()
      return row === undefined ? undefined : toAnswer(row)
    },

    async fail(questionId) {
      await change(questionId, { state: 'failed', idempotency_key: null })
    },

    async heard(questionId, content) {
      await change(questionId, { content })
    },

    async freeKey(questionId) {
      await change(questionId, { idempotency_key: null })
    },

    async turns(sessionId, limit) {
      const rows = await db
        .selectFrom('message as answer')
        .innerJoin('message as question', 'question.id', 'answer.question_id')
        .select(['question.content as question', 'answer.content as answer', 'answer.memory'])
        .where('answer.session_id', '=', sessionId)
        .where('answer.role', '=', 'answer')
        .orderBy('answer.id', 'desc')
        .limit(limit)
        .execute()
      return rows.toReversed()
    },
  }
}

/** The id of the question, unless its Idempotency-Key is taken in its session. */
async function insertQuestion(db: Kysely<Tables>, question: NewQuestion, aliveUntil: number, now: number) {
  const { chatbotId, sessionId, content, type, fileIds, once } = question
  const row = await db
    .insertInto('message')
    .values({
      chatbot_id: chatbotId,
      session_id: sessionId,
      role: 'question',
      content,
      created_at: now,
      type,
      state: 'asked',
      file_ids: JSON.stringify(fileIds),
      idempotency_key: once?.key ?? null,
      body_hash: once?.bodyHash ?? null,
      alive_until: aliveUntil,
    })
    .onConflict((clash) => clash.columns(['session_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type QuestionRow = Pick<Tables['message'], 'session_id' | 'state' | 'body_hash' | 'alive_until' | 'created_at'> & {
  id: number
}

function toQuestion(row: QuestionRow | undefined): Question | undefined {
  if (row === undefined) return undefined
  return {
    id: row.id,
    sessionId: row.session_id,
    state: row.state as QuestionState,
    bodyHash: row.body_hash,
    aliveUntil: row.alive_until ?? 0,
    createdAt: row.created_at,
  }
}

type AnswerRow = Pick<Tables['message'], 'content' | 'total_token' | 'no_answer'> & { id: number }

const toAnswer = (row: AnswerRow): Answer => ({
  id: row.id,
  content: row.content,
  totalToken: row.total_token ?? 0,
  noAnswer: row.no_answer === 1,
})
