import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { type Answer, LEASE_MAX_MS, type Question, type QuestionState } from '../../core/ports/messages.ts'
import type { Clock, Store } from '../../core/ports/ports.ts'
import { isFarAhead } from '../database/due.ts'
import { messageEvent, queueEvents } from '../events/queued-events.ts'
import type { Tables } from '../tables.ts'
import { commitTogether } from '../transactions/group-commit.ts'
import { atomically } from '../transactions/transactions.ts'
import { answerSignal, createAnswerSignals } from './answer-signals.ts'
import { createMessageHistory } from './message-history.ts'
import {
  insertAnswer,
  renewLeases,
  selectQueueState,
  selectStillAsked,
  toQueueState,
  updateState,
} from './message-queries.ts'
import { createQuestionCounts, subtractQuestion } from './question-counts.ts'
import type { RecentExchanges } from './recent-exchanges.ts'
import { storeQuestion } from './store-question.ts'

const questionColumns = [
  'id',
  'session_id',
  'state',
  'body_hash',
  'alive_until',
  'created_at',
  'stop_requested',
] as const
const answerColumns = ['id', 'content', 'total_token', 'no_answer'] as const

type Parts = { db: Kysely<Tables>; reader: Kysely<Tables>; recent: RecentExchanges; now: Clock }

/** `reader` is for slow queries. */
export function createMessageStore({ db, reader, recent, now }: Parts): Store['messages'] {
  const questions = () => db.selectFrom('message').select(questionColumns).where('role', '=', 'question')

  return {
    ask: (question, aliveUntil) => storeQuestion(db, question, { now: now(), aliveUntil }),

    async byKey(sessionId, key) {
      return toQuestion(
        await questions().where('session_id', '=', sessionId).where('idempotency_key', '=', key).executeTakeFirst(),
      )
    },

    async withKey(sessionId, key) {
      const row = await db
        .selectFrom('message')
        .select(['id', 'body_hash', 'created_at'])
        .where('session_id', '=', sessionId)
        .where('idempotency_key', '=', key)
        .where((is) => is.or([is('state', 'is', null), is('state', '!=', 'failed')]))
        .executeTakeFirst()
      return row && { id: row.id, bodyHash: row.body_hash ?? '', createdAt: row.created_at }
    },

    async question(id) {
      return toQuestion(await questions().where('id', '=', id).executeTakeFirst())
    },

    async queueStateOf(questionId, sessionId) {
      const [row] = await selectQueueState(db, { sessionId, questionId, now: now() })
      return toQueueState(row ?? { attendant: 'Bot', turn: 0 }, row?.earlier ?? undefined)
    },

    async keepAlive(questionIds, aliveUntil) {
      const ids = JSON.stringify(questionIds)
      const kept = await renewLeases(db, { ids, aliveUntil })
      if (kept.length === questionIds.length) return { kept: questionIds, lost: [] }
      const asked = new Set((await selectStillAsked(db, { ids })).map(({ id }) => id))
      return { kept: kept.map(({ id }) => id), lost: questionIds.filter((id) => !asked.has(id)) }
    },

    ...createAnswerSignals(db, now),
    ...createMessageHistory({ db, reader, recent }),
    ...createQuestionCounts(db, reader),

    async answer(answer, state) {
      const { result, durable } = await commitTogether(
        db,
        { sessionId: answer.sessionId, kind: 'answer' },
        async (within, session) => {
          if (session?.attendant === 'Person') {
            await giveToPerson(within, waiting(within, answer.questionId))
            return undefined
          }
          const isOpen = (await updateState(within, { id: answer.questionId, state: 'answered' })) > 0
          if (!isOpen) return undefined
          const id = await insertAnswer(within, { ...answer, noAnswer: answer.noAnswer ? 1 : 0, now: now() })
          if (id === undefined) throw new Error('an answer was kept without an id')
          // It has a part of its answer, which would stand twice if the question were replaced.
          if (state === 'failed') await fail(within, ofId(within, answer.questionId).set({ idempotency_key: null }))
          queueEvents(within, [messageEvent(answer, id)], now())
          return id
        },
      )
      await durable
      return result
    },

    async answerTo(questionId) {
      const row = await db
        .selectFrom('message')
        .select(answerColumns)
        .where('question_id', '=', questionId)
        .executeTakeFirst()
      return row === undefined ? undefined : toAnswer(row)
    },

    async fail(questionId) {
      await atomically(db, (within) => fail(within, waiting(within, questionId)))
    },

    abandon: (questionId) => abandon(db, questionId, hasExpired({ by: now(), now: now() })),

    async abandonBefore(time) {
      const expired = hasExpired({ by: time, now: now() })
      const found = await db
        .selectFrom('message')
        .select('id')
        .where('state', '=', sql.lit('asked'))
        .where(expired)
        .execute()
      for (const { id } of found) await abandon(db, id, expired)
    },

    async setContent(questionId, content) {
      await ofId(db, questionId).where('state', '!=', 'repeated').set({ content }).execute()
    },

    async freeKey(questionId) {
      await db.updateTable('message').set({ idempotency_key: null }).where('id', '=', questionId).execute()
    },
  }
}

/** Marks questions as attended, which excludes them from limits. Returns how many. */
export async function giveToPerson(db: Kysely<Tables>, questions: ReturnType<typeof ofId>): Promise<number> {
  const given = await questions.set({ state: 'attended' }).returning(['id', 'chatbot_id', 'created_at']).execute()
  for (const question of given) await subtractQuestion(db, question)
  return given.length
}

const ofId = (db: Kysely<Tables>, id: number) => db.updateTable('message').where('id', '=', id)
/** Update of a question, if it still waits for its answer. */
const waiting = (db: Kysely<Tables>, id: number) => ofId(db, id).where('state', '=', sql.lit('asked'))

/** Marks a question as failed: it no longer counts against limits. False if there was none. */
async function fail(db: Kysely<Tables>, question: ReturnType<typeof ofId>): Promise<boolean> {
  const failed = await question
    .set({ state: 'failed' })
    .returning(['id', 'chatbot_id', 'created_at'])
    .executeTakeFirst()
  if (failed !== undefined) await subtractQuestion(db, failed)
  return failed !== undefined
}

/** Marks a question as failed if its lease has expired. False if it was renewed or answered. */
const abandon = (db: Kysely<Tables>, id: number, expired: Expression<SqlBool>): Promise<boolean> =>
  atomically(db, (within) => fail(within, waiting(within, id).where(expired)))

/** Condition: the lease ended `by` a time, or was taken before the clock was set back. */
const hasExpired = ({ by, now }: { by: number; now: number }): Expression<SqlBool> =>
  sql<SqlBool>`(alive_until <= ${by} or ${isFarAhead('alive_until', now, LEASE_MAX_MS)})`

type QuestionRow = Pick<Tables['message'], Exclude<(typeof questionColumns)[number], 'id'>> & { id: number }

function toQuestion(row: QuestionRow | undefined): Question | undefined {
  if (row === undefined) return undefined
  return {
    id: row.id,
    sessionId: row.session_id,
    state: row.state as QuestionState,
    bodyHash: row.body_hash,
    aliveUntil: row.alive_until ?? 0,
    createdAt: row.created_at,
    isClaimed: row.stop_requested === answerSignal.claim,
  }
}

type AnswerRow = Pick<Tables['message'], 'content' | 'total_token' | 'no_answer'> & { id: number }

const toAnswer = (row: AnswerRow): Answer => ({
  id: row.id,
  content: row.content,
  totalToken: row.total_token ?? 0,
  noAnswer: row.no_answer === 1,
})
