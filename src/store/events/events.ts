import { type Kysely, sql } from 'kysely'
import { EventKind } from '../../contract/events/events.ts'
import { DAY_MS } from '../../contract/fields/times.ts'
import type { EventStore } from '../../core/ports/events.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'
import { queueEvents } from './queued-events.ts'

/**
 * An event whose time is so far ahead of now was appended before the clock was set back. It is removed with the next event that
 * is old enough.
 */
const AHEAD_MS = DAY_MS

export const createEventStore = (db: Kysely<Tables>, now: Clock): EventStore => ({
  append: (events) => atomically(db, async (within) => queueEvents(within, events, now())),

  async list({ workspaceId, from, until, limit, chatbotId, sessionId, kinds }) {
    let wanted = db
      .selectFrom('event')
      .innerJoin('chatbot', 'chatbot.id', 'event.chatbot_id')
      .select(['sequence', 'kind', 'session_id', 'subject_id', 'data', 'event.created_at', 'chatbot.serial'])
      .where('event.workspace_id', '=', workspaceId)
      .where('sequence', '>', from)
      .where('sequence', '<=', until)
    if (chatbotId !== undefined) wanted = wanted.where('chatbot_id', '=', chatbotId)
    if (sessionId !== undefined) wanted = wanted.where('session_id', '=', sessionId)
    if (kinds !== undefined) wanted = wanted.where('kind', 'in', kinds)
    const rows = await wanted.orderBy('sequence').limit(limit).execute()
    return rows.map((row) => ({
      sequence: row.sequence,
      kind: EventKind.parse(row.kind),
      serialNumber: row.serial,
      sessionId: row.session_id,
      subjectId: row.subject_id,
      data: row.data,
      createdAt: row.created_at,
    }))
  },

  async head(workspaceId) {
    const row = await db
      .selectFrom('event_counter')
      .select(['last', 'pruned'])
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst()
    return row ?? { last: 0, pruned: 0 }
  },

  async heads(workspaceIds) {
    if (workspaceIds.length === 0) return new Map()
    const rows = await db
      .selectFrom('event_counter')
      .select(['workspace_id', 'last'])
      .where('workspace_id', 'in', workspaceIds)
      .execute()
    return new Map(rows.map(({ workspace_id, last }) => [workspace_id, last]))
  },

  async firstAfter(workspaceId, sequence) {
    const row = await db
      .selectFrom('event')
      .select(['sequence', 'created_at'])
      .where('workspace_id', '=', workspaceId)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst()
    return row && { sequence: row.sequence, createdAt: row.created_at }
  },

  async prune(before, limit) {
    const counters = await db.selectFrom('event_counter').select(['workspace_id', 'pruned']).execute()
    let left = limit
    for (const { workspace_id, pruned } of counters) {
      if (left === 0) break
      const old = await db
        .selectFrom('event')
        .select(['sequence', 'created_at'])
        .where('workspace_id', '=', workspace_id)
        .where('sequence', '>', pruned)
        .where('created_at', '<=', now() + AHEAD_MS)
        .orderBy('sequence')
        .limit(left)
        .execute()
      // Clocks of several processes differ slightly, so events are removed only up to the first one that is recent enough.
      const kept = old.findIndex(({ created_at }) => created_at >= before)
      const going = kept === -1 ? old : old.slice(0, kept)
      const last = going.at(-1)?.sequence
      if (last === undefined) continue
      await atomically(db, async (within) => {
        await within
          .deleteFrom('event')
          .where('workspace_id', '=', workspace_id)
          .where('sequence', '<=', last)
          .execute()
        await within
          .updateTable('event_counter')
          .set({ pruned: sql`case when pruned > ${last} then pruned else ${last} end` })
          .where('workspace_id', '=', workspace_id)
          .execute()
      })
      left -= going.length
    }
    return limit - left
  },
})
