import type { Kysely } from 'kysely'
import type { Clock, LooseBlobStore } from '../../core/ports/ports.ts'
import type { Tables } from '../tables.ts'

/** Rows of one statement, well below the databases' limits on parameters. */
const BATCH = 1_000

export const createLooseBlobStore = (db: Kysely<Tables>, now: Clock): LooseBlobStore => ({
  async add(name, removableAt) {
    await db.insertInto('loose_blob').values({ name, removable_at: removableAt }).execute()
  },
  async giveUp(name) {
    await db.updateTable('loose_blob').set({ removable_at: 0 }).where('name', '=', name).execute()
  },
  async removable(limit) {
    const rows = await db
      .selectFrom('loose_blob')
      .select('name')
      .where('removable_at', '<=', now())
      .limit(limit)
      .execute()
    return rows.map(({ name }) => name)
  },
  async forget(names) {
    if (names.length > 0) await db.deleteFrom('loose_blob').where('name', 'in', names).execute()
  },
})

/** Lets the content that files had be removed; a file without content had none. */
export async function loosen(db: Kysely<Tables>, files: { blob: string | null }[]): Promise<void> {
  const rows = files.flatMap(({ blob }) => (blob === null ? [] : { name: blob, removable_at: 0 }))
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('loose_blob')
      .values(rows.slice(from, from + BATCH))
      .execute()
}
