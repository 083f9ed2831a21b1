import type { Kysely } from 'kysely'
import type { AttendantStore, TimerKind } from '../../core/ports/attendants.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { hasComeByWait } from '../database/due.ts'
import type { Tables } from '../tables.ts'

type Names = 'setTimer' | 'clearTimers' | 'dueTimers' | 'takeTimer'

export const createTimerStore = (db: Kysely<Tables>, now: Clock): Pick<AttendantStore, Names> => ({
  async setTimer(sessionId, kind, dueAt) {
    await db
      .insertInto('timer')
      .values({ session_id: sessionId, kind, due_at: dueAt, wait_ms: dueAt - now() })
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
      .where(hasComeByWait('due_at', now(), 'wait_ms'))
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
      .where(hasComeByWait('due_at', now(), 'wait_ms'))
      .returning('kind')
      .executeTakeFirst()
    return taken !== undefined
  },
})
