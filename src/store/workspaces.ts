import type { Kysely } from 'kysely'
import type { Clock, Store } from '../core/ports/ports.ts'
import type { Tables } from './tables.ts'

export const createWorkspaceStore = (db: Kysely<Tables>, now: Clock): Store['workspaces'] => ({
  insert: (name) =>
    db.insertInto('workspace').values({ name, created_at: now() }).returning(['id', 'name']).executeTakeFirstOrThrow(),
  list: () => db.selectFrom('workspace').select(['id', 'name']).orderBy('id').execute(),
  byName: (name) => db.selectFrom('workspace').select(['id', 'name']).where('name', '=', name).executeTakeFirst(),
})
