import type { Kysely } from 'kysely'
import type { Clock, KeyKind, Store } from '../core/ports.ts'
import type { Tables } from './tables.ts'

export const createKeyStore = (db: Kysely<Tables>, now: Clock): Store['keys'] => ({
  async insert({ workspaceId, kind, hash, hint }) {
    const row = { workspace_id: workspaceId, kind, hash, hint, created_at: now(), revoked_at: null }
    return (await db.insertInto('api_key').values(row).returning('id').executeTakeFirstOrThrow()).id
  },

  async byHash(hash) {
    const row = await db
      .selectFrom('api_key')
      .select(['id', 'workspace_id', 'kind', 'hash', 'hint'])
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { workspace_id, kind, ...rest } = row
    return { ...rest, workspaceId: workspace_id, kind: kind as KeyKind }
  },
})
