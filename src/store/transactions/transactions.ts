import type { Kysely } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import { writeQueuedEvents } from '../events/queued-events.ts'
import { untilDone } from '../postgres/errors.ts'
import type { Tables } from '../tables.ts'

/**
 * Whether the database is away. Nothing is tried again then: nobody knows whether a commit took place, and each try might wait
 * until it times out.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.error === 'storeUnavailable'

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
