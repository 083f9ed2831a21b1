import { type Kysely, sql } from 'kysely'
import type { AttendantStore } from '../../core/ports/attendants.ts'
import type { MessageStore } from '../../core/ports/messages.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { idsIn } from '../database/expressions.ts'
import { prepared } from '../database/prepared.ts'
import type { Tables } from '../tables.ts'

/**
 * What processes tell each other about a running answer: the values of `message.stop_requested`. `waitingForClaim`: nothing was
 * answered, and the question goes to the person who claims.
 */
export const answerSignal = { readElsewhere: 0, stop: 1, claim: 2, waitingForClaim: 3 } as const

type AnswerSignals = Pick<MessageStore, 'stopRequests' | 'requestStop' | 'markReadElsewhere' | 'isReadElsewhere'>

/** What readers of a running answer tell the process that makes it. */
export const createAnswerSignals = (db: Kysely<Tables>, now: Clock): AnswerSignals => ({
  async stopRequests(questionIds) {
    const rows = await selectRequestedStops(db, { ids: JSON.stringify(questionIds) })
    return rows.flatMap(({ id, stop_requested: why }) => {
      if (why === answerSignal.stop) return { id, why: 'stopped' as const }
      return why === answerSignal.claim ? { id, why: 'claimed' as const } : []
    })
  },

  async requestStop(sessionId) {
    const row = await db
      .updateTable('message')
      .set({ stop_requested: answerSignal.stop })
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

  async markReadElsewhere(questionId) {
    await db
      .updateTable('message')
      .set({ stop_requested: answerSignal.readElsewhere })
      .where('id', '=', questionId)
      .where('state', '=', sql.lit('asked'))
      .where('stop_requested', 'is', null)
      .execute()
  },

  async isReadElsewhere(questionId) {
    const row = await db.selectFrom('message').select('stop_requested').where('id', '=', questionId).executeTakeFirst()
    return row?.stop_requested === answerSignal.readElsewhere
  },
})

/** Those of the questions whose answer is to be stopped, and why. */
const selectRequestedStops = prepared((db, given: { ids: string }) =>
  db
    .selectFrom('message')
    .select(['id', 'stop_requested'])
    .where('id', 'in', idsIn(db, given.ids))
    .where('stop_requested', 'is not', null),
)

type ClaimSignals = Pick<AttendantStore, 'requestClaim' | 'markWaitingForClaim' | 'unmarkWaitingForClaim'>

/** What is told between a person who claims a session and the processes that answer in it. */
export const createClaimSignals = (db: Kysely<Tables>): ClaimSignals => ({
  async requestClaim(sessionId) {
    const rows = await db
      .updateTable('message')
      .set({ stop_requested: answerSignal.claim })
      .where('session_id', '=', sessionId)
      .where('state', '=', sql.lit('asked'))
      .where((is) => is.or([is('stop_requested', 'is', null), is('stop_requested', '<', answerSignal.claim)]))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  async markWaitingForClaim(questionId) {
    await db
      .updateTable('message')
      .set({ stop_requested: answerSignal.waitingForClaim })
      .where('id', '=', questionId)
      .execute()
  },

  async unmarkWaitingForClaim(questionId) {
    const rows = db.updateTable('message').set({ stop_requested: null }).where('id', '=', questionId)
    await rows.where('state', '=', sql.lit('asked')).execute()
  },
})
