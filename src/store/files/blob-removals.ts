import type { Kysely } from 'kysely'
import type { BlobRemovalStore } from '../../core/ports/files.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { batchesOf } from '../database/batches.ts'
import type { Tables } from '../tables.ts'

/** Rows per statement, well below the databases' parameter limits. */
const BATCH = 1_000

export const createBlobRemovalStore = (db: Kysely<Tables>, now: Clock): BlobRemovalStore => ({
  async schedule(name, removableAt) {
    await db.insertInto('loose_blob').values({ name, removable_at: removableAt }).execute()
  },
  async scheduleNow(name) {
    await db.updateTable('loose_blob').set({ removable_at: 0 }).where('name', '=', name).execute()
  },
  async due(after, limit) {
    const rows = await db
      .selectFrom('loose_blob')
      .select('name')
      .where('name', '>', after)
      .where('removable_at', '<=', now())
      .orderBy('name')
      .limit(limit)
      .execute()
    return rows.map(({ name }) => name)
  },
  async forget(names) {
    if (names.length > 0) await db.deleteFrom('loose_blob').where('name', 'in', names).execute()
  },
})

/** Schedules the blobs of removed files for removal. */
export async function markForRemoval(db: Kysely<Tables>, files: { blob: string | null }[]): Promise<void> {
  const rows = files.flatMap(({ blob }) => (blob === null ? [] : { name: blob, removable_at: 0 }))
  for (const some of batchesOf(rows, BATCH)) await db.insertInto('loose_blob').values(some).execute()
}
