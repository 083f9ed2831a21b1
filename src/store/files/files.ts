import type { Kysely } from 'kysely'
import type { FileStore, StoredFile } from '../../core/ports/files.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { ID_MAX, type Tables } from '../tables.ts'
import { atomically } from '../transactions/transactions.ts'
import { markForRemoval } from './blob-removals.ts'
import { recordFileUse, releaseFiles, unused } from './file-uses.ts'

const columns = ['id', 'workspace_id', 'name', 'blob', 'media_type', 'size', 'confirmed_at'] as const

export const createFileStore = (db: Kysely<Tables>, now: Clock): FileStore => ({
  async insert({ workspaceId, name }) {
    const row = { workspace_id: workspaceId, name, created_at: now(), unused_since: now() }
    return (await db.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()).id
  },

  async byIds(ids) {
    const possible = ids.filter((id) => id <= ID_MAX)
    if (possible.length === 0) return []
    return (await db.selectFrom('file').select(columns).where('id', 'in', possible).execute()).map(toFile)
  },

  async withContent(after, limit) {
    const filled = db.selectFrom('file').select(columns).where('id', '>', after).where('blob', 'is not', null)
    return (await filled.orderBy('id').limit(limit).execute()).map(toFile)
  },

  fill: (id, { blob, mediaType, size }) =>
    atomically(db, async (within) => {
      // Updated to lock the row: of two PUTs that end at once, the second sees the first one's blob.
      const before = await within
        .updateTable('file')
        .set((is) => ({ blob: is.ref('blob') }))
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .returning('blob')
        .executeTakeFirst()
      if (before === undefined) return false
      await within.deleteFrom('loose_blob').where('name', '=', blob).execute()
      await markForRemoval(within, [before])
      await within.updateTable('file').set({ blob, media_type: mediaType, size }).where('id', '=', id).execute()
      return true
    }),

  async confirm(id) {
    await db
      .updateTable('file')
      .set({ confirmed_at: now() })
      .where('id', '=', id)
      .where('blob', 'is not', null)
      .where('confirmed_at', 'is', null)
      .execute()
  },

  async unconfirmedBytes(workspaceId) {
    const row = await db
      .selectFrom('file')
      .where('workspace_id', '=', workspaceId)
      .where('confirmed_at', 'is', null)
      .where('blob', 'is not', null)
      .select((is) => is.fn.sum<number | null>('size').as('bytes'))
      .executeTakeFirstOrThrow()
    return row.bytes ?? 0
  },

  use: (ids, chatbotId, purpose) => atomically(db, (within) => recordFileUse(within, ids, { chatbotId, purpose })),

  release: (chatbotId, purpose) => atomically(db, (within) => releaseFiles(within, { chatbotId, purpose }, now())),

  removeUnused: (before, limit) =>
    atomically(db, async (within) => {
      const gone = await within
        .deleteFrom('file')
        .where('id', 'in', (some) =>
          some.selectFrom('file').select('id').where('unused_since', '<', before).where(unused).limit(limit),
        )
        // Repeated outside the subquery: if somebody begins to use one meanwhile, it is found in use.
        .where('unused_since', '<', before)
        .where(unused)
        .returning('blob')
        .execute()
      await markForRemoval(within, gone)
      return gone.length
    }),
})

type Row = Pick<Tables['file'], Exclude<(typeof columns)[number], 'id'>> & { id: number }

function toFile({ id, workspace_id, name, blob, media_type, size, confirmed_at }: Row): StoredFile {
  const filled = blob !== null && media_type !== null && size !== null
  const content = filled ? { blob, mediaType: media_type, size } : undefined
  return { id, workspaceId: workspace_id, name, content, confirmed: confirmed_at !== null }
}
