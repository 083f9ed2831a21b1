import type { Kysely } from 'kysely'
import type { ApiKey, Clock, KeyKind, Store } from '../core/ports/ports.ts'
import { prepared } from './database/prepared.ts'
import type { Tables } from './tables.ts'
import { atomically } from './transactions/transactions.ts'

export const createWorkspaceStore = (db: Kysely<Tables>, now: Clock): Store['workspaces'] => ({
  insert: (name) =>
    atomically(db, async (within) => {
      const row = { name, created_at: now() }
      const workspace = await within
        .insertInto('workspace')
        .values(row)
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow()
      await within.insertInto('event_counter').values({ workspace_id: workspace.id, last: 0, pruned: 0 }).execute()
      return workspace
    }),
  list: () => db.selectFrom('workspace').select(['id', 'name']).orderBy('id').execute(),
  any: async () => (await db.selectFrom('workspace').select('id').limit(1).execute()).length > 0,
  byName: (name) => db.selectFrom('workspace').select(['id', 'name']).where('name', '=', name).executeTakeFirst(),
})

const inForce = (db: Kysely<Tables>) =>
  db.selectFrom('api_key').select(['id', 'workspace_id', 'kind', 'hash', 'hint']).where('revoked_at', 'is', null)

const byHash = prepared((db, given: { hash: string }) => inForce(db).where('hash', '=', given.hash))

export function createKeyStore(db: Kysely<Tables>, now: Clock): Store['keys'] {
  return {
    async insert({ workspaceId, kind, hash, hint }) {
      const row = { workspace_id: workspaceId, kind, hash, hint, created_at: now(), revoked_at: null }
      return (await db.insertInto('api_key').values(row).returning('id').executeTakeFirstOrThrow()).id
    },

    async byHash(hash) {
      const [row] = await byHash(db, { hash })
      return row === undefined ? undefined : toKey(row)
    },

    async list(workspaceId) {
      return (await inForce(db).where('workspace_id', '=', workspaceId).orderBy('id').execute()).map(toKey)
    },

    async revoke(id) {
      const revoked = await db
        .updateTable('api_key')
        .set({ revoked_at: now() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return Number(revoked.numUpdatedRows) > 0
    },
  }
}

type Row = Pick<Tables['api_key'], 'workspace_id' | 'kind' | 'hash' | 'hint'> & { id: number }

const toKey = ({ workspace_id, kind, ...rest }: Row): ApiKey => ({
  ...rest,
  workspaceId: workspace_id,
  kind: kind as KeyKind,
})
