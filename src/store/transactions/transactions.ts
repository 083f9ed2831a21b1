import type { Kysely } from 'kysely'
import { writeQueuedEvents } from '../events/queued-events.ts'
import { untilDone } from '../postgres/errors.ts'
import type { Tables } from '../tables.ts'

/**
 * Runs `work` in one transaction, or in the current one if there is one. Where PostgreSQL undoes it,
 * as after a deadlock, `work` runs again from its start.
 */
export async function atomically<T>(db: Kysely<Tables>, work: (within: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await work(db)
  return await untilDone(() =>
    db.transaction().execute(async (within) => {
      const result = await work(within)
      await writeQueuedEvents(within)
      return result
    }),
  )
}
