import { type Kysely, sql } from 'kysely'
import { Attendant } from '../../contract/events/events.ts'
import { EXCHANGES_MAX, LEASE_MAX_MS, type QueueState } from '../../core/ports/messages.ts'
import { isPostgres } from '../database/database-kind.ts'
import { hasCome } from '../database/due.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared, preparedInsert, preparedWrite } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'
import type { LockedSession } from '../transactions/lock-sessions.ts'

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
        .where((lease) => lease.not(hasCome('alive_until', given.now, LEASE_MAX_MS)))
        .orderBy('id', 'desc')
        .limit(ONE)
        .as('earlier'),
    )
    .where('id', '=', given.sessionId)
  return isPostgres(db) ? state.forShare() : state
})

export const toQueueState = (
  session: Pick<LockedSession, 'attendant' | 'turn'>,
  earlier: number | undefined,
): QueueState => ({ attendant: Attendant.parse(session.attendant), turn: session.turn, earlier })

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
