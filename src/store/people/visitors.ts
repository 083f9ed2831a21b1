import { setImmediate } from 'node:timers/promises'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { parsedJson } from '../../contract/text.ts'
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

/** Events scanned per step, few enough to block others only briefly, and sessions per query. */
const EVENTS = 5_000
const IDS = 500
/** Alerts read at once: a digest may tell of hundreds of homes. */
const ALERTS = 20
const AlertWatches = z.object({ WatchIDs: z.array(z.int()) })

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

async function removeEvents(
  db: Kysely<Tables>,
  { chatbotId, sessionIds, watchIds }: { chatbotId: number; sessionIds: number[]; watchIds: number[] },
  { after = 0, until = Infinity }: { after?: number; until?: number } = {},
): Promise<number> {
  const counter = await db
    .selectFrom('event_counter')
    .innerJoin('chatbot', 'chatbot.workspace_id', 'event_counter.workspace_id')
    .select(['event_counter.workspace_id', 'last', 'pruned'])
    .where('chatbot.id', '=', chatbotId)
    .executeTakeFirst()
  if (counter === undefined) return 0
  const { workspace_id, pruned } = counter
  const last = Math.min(until, counter.last)
  const forgotten = new Set(sessionIds)
  for (let from = Math.max(pruned, after); from < last; from += EVENTS) {
    const scanned = db
      .selectFrom('event')
      .where('workspace_id', '=', workspace_id)
      .where('sequence', '>', from)
      .where('sequence', '<=', Math.min(from + EVENTS, last))
    const events = await scanned.select(['sequence', 'session_id']).where('session_id', 'is not', null).execute()
    const going = events.flatMap((event) => (forgotten.has(event.session_id ?? 0) ? event.sequence : []))
    if (watchIds.length > 0) {
      const ofNoSession = scanned.where('session_id', 'is', null).where('kind', '=', 'alert')
      const alerts = (await ofNoSession.select('sequence').execute()).map(({ sequence }) => sequence)
      going.push(...(await alertsOf(scanned, alerts, watchIds)))
    }
    for (const some of batchesOf(going, IDS))
      await db.deleteFrom('event').where('workspace_id', '=', workspace_id).where('sequence', 'in', some).execute()
    await setImmediate()
  }
  return last
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

type EventQuery = SelectQueryBuilder<Tables, 'event', object>

/** Which of these alerts, by sequence number, tell of these watches. */
async function alertsOf(events: EventQuery, alerts: number[], watchIds: number[]): Promise<number[]> {
  const forgotten = new Set(watchIds)
  const found: number[] = []
  for await (const some of inTurns(batchesOf(alerts, ALERTS))) {
    const rows = await events.select(['sequence', 'data']).where('sequence', 'in', some).execute()
    for (const { sequence, data } of rows)
      if (AlertWatches.parse(parsedJson(data)).WatchIDs.some((id) => forgotten.has(id))) found.push(sequence)
  }
  return found
}
