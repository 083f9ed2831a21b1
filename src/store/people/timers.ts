import type { Kysely } from 'kysely'
import type { AttendantStore, TimerKind } from '../../core/ports/attendants.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { hasCome } from '../database/due.ts'
import type { Tables } from '../tables.ts'

type Names = 'setTimer' | 'clearTimers' | 'dueTimers' | 'takeTimer'

export const createTimerStore = (db: Kysely<Tables>, now: Clock): Pick<AttendantStore, Names> => ({
  async setTimer(sessionId, kind, dueAt) {
    await db
      .insertInto('timer')
      .values({ session_id: sessionId, kind, due_at: dueAt })
      .onConflict((clash) => clash.columns(['session_id', 'kind']).doNothing())
      .execute()
  },

  async clearTimers(sessionId, kinds) {
    await db.deleteFrom('timer').where('session_id', '=', sessionId).where('kind', 'in', kinds).execute()
  },

  async dueTimers(limit) {
    const rows = await db
      .selectFrom('timer')
      .selectAll()
      .where(hasCome('due_at', now()))
      .orderBy('due_at')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ sessionId: row.session_id, kind: row.kind as TimerKind, dueAt: row.due_at }))
  },

  async takeTimer(sessionId, kind) {
    const taken = await db
      .deleteFrom('timer')
      .where('session_id', '=', sessionId)
      .where('kind', '=', kind)
      .where(hasCome('due_at', now()))
      .returning('kind')
      .executeTakeFirst()
    return taken !== undefined
  },
})
