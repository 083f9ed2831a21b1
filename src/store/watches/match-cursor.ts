import type { Kysely } from 'kysely'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import type { Clock } from '../../core/ports/ports.ts'
import type { AlertStore, NewAlert } from '../../core/ports/watches.ts'
import { batchesOf, inTurns } from '../database/batches.ts'
import type { Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'
import type { AlertTable } from './tables.ts'

/** Rows per statement. */
export const ROWS_MAX = 500

type MatchCursor = Pick<AlertStore, 'behind' | 'advance' | 'markImporting'>

/** How far each chatbot's listing changes are matched with its watches; matching adds alerts. */
export const createMatchCursor = (db: Kysely<Tables>, now: Clock): MatchCursor => ({
  async behind() {
    const rows = await db
      .selectFrom('watch_cursor')
      .innerJoin('catalogue', 'catalogue.chatbot_id', 'watch_cursor.chatbot_id')
      .select(['watch_cursor.chatbot_id', 'matched', 'changes'])
      .whereRef('changes', '>', 'matched')
      .execute()
    return rows.map(({ chatbot_id, matched, changes }) => ({ chatbotId: chatbot_id, matched, last: changes }))
  },

  advance: (chatbotId, { from, to }, alerts) =>
    atomically(db, async (within) => {
      const moved = await within
        .updateTable('watch_cursor')
        .set({ matched: to })
        .where('chatbot_id', '=', chatbotId)
        .where('matched', '=', from)
        .returning('matched')
        .executeTakeFirst()
      if (moved === undefined) return false
      for await (const some of inTurns(batchesOf(alerts, ROWS_MAX))) await insertAlerts(within, chatbotId, some)
      return true
    }),

  async markImporting(chatbotId, forMs) {
    const until = forMs === 0 ? 0 : now() + forMs
    await db.updateTable('watch_cursor').set({ importing_until: until }).where('chatbot_id', '=', chatbotId).execute()
  },
})

/** Inserts alerts, except those of watches that are removed, and those that are there already. */
async function insertAlerts(db: Kysely<Tables>, chatbotId: number, alerts: NewAlert[]): Promise<void> {
  const ids = [...new Set(alerts.map(({ watchId }) => watchId))]
  const watches = await db.selectFrom('watch').select('id').where('id', 'in', ids).execute()
  await yieldIfLong()
  const existing = new Set(watches.map(({ id }) => id))
  const rows = alerts
    .filter(({ watchId }) => existing.has(watchId))
    .map(
      (alert): AlertTable => ({
        watch_id: alert.watchId,
        listing_id: alert.listingId,
        sequence: alert.sequence,
        chatbot_id: chatbotId,
        person: alert.person,
        due_at: alert.dueAt,
        in_digest: alert.inDigest ? 1 : 0,
        settled_at: null,
        told_price: null,
      }),
    )
  if (rows.length === 0) return
  await db
    .insertInto('alert')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}
