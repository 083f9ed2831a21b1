import type { Kysely } from 'kysely'
import { subjectOfCause } from '../../core/ports/mail-causes.ts'
import type { VisitorData, VisitorStore } from '../../core/ports/people.ts'
import { batchesOf, inTurns } from '../database/batches.ts'
import { removeFiles } from '../files/file-uses.ts'
import { fileIdsIn } from '../sessions/message-history.ts'
import type { RecentExchanges } from '../sessions/recent-exchanges.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { lockSessions } from '../transactions/lock-sessions.ts'
import { atomically } from '../transactions/transactions.ts'
import { countForgotten, countForgottenMessages, lastAsked } from './forgotten-counts.ts'
import { removeEvents } from './forgotten-events.ts'

/** Sessions per query. */
const IDS = 500

type Parts = { db: Kysely<Tables>; reader: Kysely<Tables>; recent: RecentExchanges; scrub: () => Promise<void> }

/** `reader` is for slow queries. */
export const createVisitorStore = ({ db, reader, recent, scrub }: Parts): VisitorStore => {
  const messages = (sessionIds: number[]) => db.selectFrom('message').where('session_id', 'in', sessionIds)

  async function byVisitorId(chatbotId: number, visitorId: string): Promise<VisitorData> {
    const rows = await db
      .selectFrom('session')
      .select('id')
      .where('chatbot_id', '=', chatbotId)
      .where('visitor_id', '=', visitorId)
      .orderBy('id', 'desc')
      .execute()
    return { chatbotId, visitorId, sessionIds: rows.map(({ id }) => id) }
  }

  return {
    byVisitorId,

    async bySession(chatbotId, sessionId) {
      const row = await db
        .selectFrom('session')
        .select('visitor_id')
        .where('chatbot_id', '=', chatbotId)
        .where('id', '=', Math.min(sessionId, ID_MAX))
        .executeTakeFirst()
      if (row === undefined) return { chatbotId, visitorId: null, sessionIds: [] }
      if (row.visitor_id !== null) return await byVisitorId(chatbotId, row.visitor_id)
      return { chatbotId, visitorId: null, sessionIds: [sessionId] }
    },

    async idleSessions({ chatbotId, since, after }, limit) {
      const rows = await reader
        .selectFrom('session')
        .select('id')
        .where('chatbot_id', '=', chatbotId)
        .where('id', '>', after)
        .where('created_at', '<', since)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('message')
                .select('message.id')
                .whereRef('message.session_id', '=', 'session.id')
                .where('message.created_at', '>=', since),
            ),
          ),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async messageIds(sessionIds) {
      const newestFirst = sessionIds.toSorted((one, other) => other - one)
      const found: number[] = []
      for await (const some of inTurns(batchesOf(newestFirst, IDS))) {
        const rows = await messages(some).select('id').orderBy('session_id', 'desc').orderBy('id').execute()
        for (const { id } of rows) found.push(id)
      }
      return found
    },

    async fileIds(sessionIds) {
      const found = new Set<number>()
      for await (const some of inTurns(batchesOf(sessionIds, IDS))) {
        const rows = await messages(some).select('file_ids').where('file_ids', 'is not', null).execute()
        for (const { file_ids } of rows) for (const id of fileIdsIn(file_ids)) found.add(id)
      }
      return [...found]
    },

    async removeMessages(chatbotId, sessionId, limit) {
      const removed = await atomically(db, async (within) => {
        const gone = await within
          .deleteFrom('message')
          .where('id', 'in', (some) =>
            some.selectFrom('message').select('id').where('session_id', '=', sessionId).orderBy('id').limit(limit),
          )
          .returning(['id', 'role', 'state', 'no_answer', 'created_at'])
          .execute()
        if (gone.length === 0) return 0
        await countForgottenMessages(within, chatbotId, gone)
        return gone.length
      })
      recent.forget(sessionId)
      return removed
    },

    removeEvents: (chatbotId, of, range) => removeEvents(db, { chatbotId, ...of }, range),

    lastAsked: (chatbotId, sessionIds) => lastAsked(db, chatbotId, sessionIds),

    removeLeads: (chatbotId, sessionId) => atomically(db, (within) => removeLeads(within, chatbotId, sessionId)),

    removeSession: (chatbotId, sessionId, known) =>
      atomically(db, (within) => removeSession(within, { chatbotId, sessionId, ...known })),

    removeFiles: (chatbotId, fileIds) => atomically(db, (within) => removeFiles(within, chatbotId, fileIds)),

    async unsentMails(chatbotId) {
      const rows = await db
        .selectFrom('mail')
        .select(['id', 'cause'])
        .where('chatbot_id', '=', chatbotId)
        .where('state', '!=', 'sent')
        .orderBy('id')
        .execute()
      return rows.map(({ id, cause }) => ({ id, of: subjectOfCause(cause) }))
    },

    async rewriteMail(id, text) {
      if (text === undefined) await db.deleteFrom('mail').where('id', '=', id).where('state', '!=', 'sent').execute()
      else await db.updateTable('mail').set(text).where('id', '=', id).where('state', '!=', 'sent').execute()
    },

    scrub,
  }
}

async function removeSession(
  within: Kysely<Tables>,
  {
    chatbotId,
    sessionId,
    lookedUpTo,
    lastAskedAt,
  }: { chatbotId: number; sessionId: number } & Parameters<VisitorStore['removeSession']>[2],
): Promise<{ leads: number; isGone: boolean }> {
  // Waits for running writes to the session; later ones find it gone.
  await lockSessions(within, [sessionId])
  const leads = await removeLeads(within, chatbotId, sessionId)
  await within
    .deleteFrom('event')
    .where('workspace_id', '=', (owner) =>
      owner.selectFrom('chatbot').select('workspace_id').where('id', '=', chatbotId),
    )
    .where('sequence', '>', lookedUpTo)
    .where('session_id', '=', sessionId)
    .execute()
  const session = await within
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .returning('handed_over_at')
    .executeTakeFirst()
  const handedOverAt = session?.handed_over_at ?? undefined
  await countForgotten(within, chatbotId, [
    ...(handedOverAt === undefined ? [] : [{ role: 'handOver' as const, at: handedOverAt }]),
    ...(session === undefined || lastAskedAt === undefined ? [] : [{ role: 'person' as const, at: lastAskedAt }]),
  ])
  return { leads, isGone: session !== undefined }
}

async function removeLeads(within: Kysely<Tables>, chatbotId: number, sessionId: number): Promise<number> {
  const gone = await within.deleteFrom('lead').where('session_id', '=', sessionId).returning('created_at').execute()
  await countForgotten(
    within,
    chatbotId,
    gone.map(({ created_at: at }) => ({ role: 'lead' as const, at })),
  )
  return gone.length
}
