import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Source } from '../../contract/chat.ts'
import { Attendant } from '../../contract/events/events.ts'
import type { Attendance, AttendantStore, AttendedFilter, AttendedSession } from '../../core/ports/attendants.ts'
import { LEASE_MAX_MS } from '../../core/ports/messages.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { isPostgres } from '../database/database-kind.ts'
import { COUNT_OF_ALL } from '../database/expressions.ts'
import { queueEvents } from '../events/queued-events.ts'
import { answerSignal, createClaimSignals } from '../sessions/answer-signals.ts'
import { giveToPerson } from '../sessions/messages.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'
import { createHumanMessages } from './human-messages.ts'
import { createThreadStore } from './threads.ts'
import { createTimerStore } from './timers.ts'

const columns = [
  'session.id',
  'session.chatbot_id',
  'session.attendant',
  'session.turn',
  'session.attendant_id',
  'session.attendant_name',
  'session.attended_at',
  'session.reason',
] as const

export function createAttendantStore(db: Kysely<Tables>, now: Clock): AttendantStore {
  const sessions = () => db.selectFrom('session').select(columns)
  const locks = isPostgres(db)

  const details = () =>
    sessions()
      .select(['visitor_id', 'visitor_name', 'source', 'session.created_at'])
      .select((is) =>
        is
          .selectFrom('message')
          .select((of) => of.fn.max('created_at').as('at'))
          .whereRef('session_id', '=', 'session.id')
          .as('last_at'),
      )
  const handedOver = (of: AttendedFilter) => {
    const all = db.selectFrom('session').where('chatbot_id', '=', of.chatbotId).where('attendant', '!=', sql.lit('Bot'))
    return of.attendant === undefined ? all : all.where('attendant', '=', of.attendant)
  }

  return {
    async lock(sessionId) {
      if (sessionId > ID_MAX) return undefined
      const wanted = sessions().where('id', '=', sessionId)
      const row = await (locks ? wanted.forUpdate() : wanted).executeTakeFirst()
      return row && toAttendance(row)
    },

    async read(sessionId) {
      const wanted = db.selectFrom('session').select(['attendant', 'turn']).where('id', '=', sessionId)
      const row = await (locks ? wanted.forShare() : wanted).executeTakeFirst()
      return { attendant: Attendant.parse(row?.attendant ?? 'Bot'), turn: row?.turn ?? 0 }
    },

    change: (before, { attendant, by, reason }) =>
      atomically(db, async (within) => {
        const turn = before.turn + 1
        await within
          .updateTable('session')
          .set({
            attendant,
            turn,
            attendant_id: by?.id ?? null,
            attendant_name: by?.name ?? null,
            attended_at: now(),
            reason,
          })
          .where('id', '=', before.sessionId)
          .execute()
        await within.deleteFrom('timer').where('session_id', '=', before.sessionId).execute()
        const said = {
          Attendant: attendant,
          Turn: turn,
          ...(by && { By: { ID: by.id, Name: by.name } }),
          ...(reason !== '' && { Reason: reason }),
        }
        const { chatbotId, sessionId } = before
        const event = { chatbotId, sessionId, kind: 'attendant' as const, subjectId: null, data: JSON.stringify(said) }
        queueEvents(within, [event], now())
        return turn
      }),

    async detail(sessionId) {
      if (sessionId > ID_MAX) return undefined
      const row = await details().where('session.id', '=', sessionId).executeTakeFirst()
      return row && toDetail(row)
    },

    async list(of, { offset, limit }) {
      const ids = handedOver(of).select('id').orderBy('attended_at').orderBy('id').offset(offset).limit(limit)
      const rows = await details()
        .where(
          'session.id',
          'in',
          (await ids.execute()).map(({ id }) => id),
        )
        .orderBy('attended_at')
        .orderBy('session.id')
        .execute()
      return rows.map(toDetail)
    },

    async count(of) {
      const { count } = await handedOver(of).select(COUNT_OF_ALL).executeTakeFirstOrThrow()
      return count
    },

    async answering(sessionId) {
      const waiting = db
        .selectFrom('message')
        .select(['id', 'alive_until'])
        .where((is) => isAsked(is, sessionId))
        .where((is) =>
          is.or([is('stop_requested', 'is', null), is('stop_requested', '!=', answerSignal.waitingForClaim)]),
        )
      const rows = await waiting.execute()
      // Rows locked by others belong to processes that renew their lease or answer right now, so they count as alive. Later
      // renewals wait for this transaction.
      const free = locks && rows.length > 0 ? await waiting.forUpdate().skipLocked().execute() : rows
      const until = new Map(free.map(({ id, alive_until }) => [id, alive_until ?? 0]))
      const time = now()
      return rows.map(({ id }) => {
        const end = until.get(id)
        return { id, isAlive: end === undefined || (end > time && end <= time + LEASE_MAX_MS) }
      })
    },

    assignQuestionsToPerson: (sessionId) =>
      atomically(db, (within) =>
        giveToPerson(
          within,
          within.updateTable('message').where((is) => isAsked(is, sessionId)),
        ),
      ),

    async nameVisitor(sessionId, name) {
      await db.updateTable('session').set({ visitor_name: name }).where('id', '=', sessionId).execute()
    },

    ...createClaimSignals(db),
    ...createHumanMessages(db, now),
    ...createTimerStore(db, now),
    ...createThreadStore(db, now),
  }
}

/** Condition: the message is a question of the session that waits for its answer. */
const isAsked = (is: ExpressionBuilder<Tables, 'message'>, sessionId: number) =>
  is.and([is('session_id', '=', sessionId), is('state', '=', sql.lit('asked'))])

type Row = Pick<Tables['session'], 'chatbot_id' | 'attendant_id' | 'attendant_name' | 'attended_at' | 'reason'> & {
  id: number
  attendant: string
  turn: number
}

const toAttendance = (row: Row): Attendance => ({
  sessionId: row.id,
  chatbotId: row.chatbot_id,
  attendant: Attendant.parse(row.attendant),
  turn: row.turn,
  by: row.attendant_id === null ? null : { id: row.attendant_id, name: row.attendant_name ?? '' },
  since: row.attended_at,
  reason: row.reason ?? '',
})

type DetailRow = Row &
  Pick<Tables['session'], 'visitor_id' | 'visitor_name' | 'source' | 'created_at'> & { last_at: number | null }

const toDetail = (row: DetailRow): AttendedSession => ({
  ...toAttendance(row),
  visitorId: row.visitor_id,
  visitorName: row.visitor_name,
  source: row.source as Source,
  createdAt: row.created_at,
  lastMessageAt: row.last_at,
})
